import type {
  Tournament,
  TournamentFormat,
  TournamentPairing,
  TournamentSummary,
} from '@ackanomic/club'
import type { MatchClock } from '@ackanomic/core'
import { englishAccounts } from './english-accounts.js'
import { duration, points, seatsFree, time } from './english-numbers.js'

const WEEKDAYS = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

const formats: Readonly<Record<TournamentFormat, string>> = {
  knockOut: 'Knock-out',
  roundRobin: 'Round robin',
  swiss: 'Swiss tournament',
}

const stageOf = ({
  stage,
  entered,
  maxPlayers,
  round,
  rounds,
  winners,
}: TournamentSummary): string =>
  stage === 'open'
    ? `${entered} of ${maxPlayers} have entered.`
    : stage === 'running'
      ? `Round ${round}${rounds === null ? '' : ` of ${rounds}`} is being played.`
      : stage === 'cancelled'
        ? 'It is cancelled.'
        : winners.length === 0
          ? 'Nobody won.'
          : `${winners.join(' and ')} won.`

export const englishClub = {
  ...englishAccounts,
  time,
  duration,
  points,
  seatsFree,
  youAre: (person: string): string => `You are ${person}.`,
  isYou: (person: string): string => `${person} (you)`,
  allTables: 'All tables',
  askingHost: 'Asking the host…',
  hostSilent: 'The host does not answer. Trying again…',
  hostSilentOnce: 'The host does not answer; try again.',
  hostSilentWhy: (why: string): string => `The host does not answer: ${why}`,
  noHost: 'This page has no host, so there is nobody to play with. `npm start` runs one.',
  hereYouPlay: 'Here you play with other people.',
  ratingsTitle: 'Ratings',
  tournaments: 'Tournaments',
  theSociety: 'The society',
  noticesTitle: 'Notices',
  myAccount: 'My account',
  send: 'Send',
  remove: 'Remove',
  openedBy: (opener: string): string => `${opener} opened it.`,

  lobby: {
    myMatches: 'My matches',
    noMatches: 'None yet. Sit down at a table, or open one.',
    over: 'Over',
    by: (deadline: number): string => `by ${time(deadline)}`,
    othersAct: 'Waiting for others',
    unread: (count: number): string => `${count} unread`,
    tables: 'Open tables',
    noTables: 'Nobody has opened a table. Open one below.',
    youSitHere: 'You sit here',
    sitDown: 'Sit down',
    atTable: (title: string, opener: string): string => `at ${title} of ${opener}`,
  },

  table: {
    open: 'Open a table',
    openIt: 'Open the table',
    whoMaySit: 'Who may sit down',
    admits: {
      anybody: 'Anybody',
      link: 'People with the link',
      invited: 'People whom I invite',
    },
    deadlinesRun: 'Deadlines run',
    isAnonymous: 'Nobody knows who plays which seat until the match is over.',
    anonymous: 'The seats are dealt. Nobody knows who plays which until the match is over.',
    clocks: {
      always: 'Always',
      week: 'Not on weekends',
      daytime: 'Not on weekends, and not from 22:00 to 7:00',
    },
    botsAndMessages: 'Bots and messages',
    botsAmong: 'Bots among the players',
    messages: 'Messages',
    messagePolicies: {
      game: 'As the game allows',
      private: 'In private, and to the table',
      open: 'To the table only',
      none: 'None',
    },
    closesOn: (at: number): string => `It closes on ${time(at)} unless it has started.`,
    started: 'The match has started.',
    closed: 'It is closed.',
    /** The times at which a table’s deadlines pause, and the spare time of its players. */
    clock: ({ timeZone, quiet = [], holidays = [], bank }: MatchClock): string => {
      const times = quiet.map(({ days: on, from = '00:00', to = '24:00' }) => {
        const weekdays = on?.map((day) => WEEKDAYS[day]).join(', ') ?? 'all days'
        return from === '00:00' && to === '24:00'
          ? `on ${weekdays}`
          : `on ${weekdays} from ${from} to ${to}`
      })
      const still = holidays.length === 0 ? times : [...times, `on ${holidays.join(', ')}`]
      return [
        ...(still.length === 0 ? [] : [`Deadlines pause ${still.join('; ')} (${timeZone}).`]),
        ...(bank === undefined ? [] : [`Each player has ${duration(bank.start)} of spare time.`]),
      ].join(' ')
    },
    atTable: 'At the table',
    bot: (level: string): string => `${level} bot`,
    freeSeat: 'free seat',
    referees: (name: string): string => `${name} referees`,
    invited: 'Invited',
    invitation: {
      invited: (name: string): string => `${name} has not answered yet`,
      accepted: (name: string): string => `${name} has accepted`,
      declined: (name: string): string => `${name} has declined`,
      removed: (name: string): string => `${name} may not come any more`,
    },
    leave: 'Leave my seat',
    start: 'Start now',
    close: 'Close the table',
    watch: 'Watch',
    inviteByName: 'Invite somebody by name',
    invite: 'Invite',
  },

  talk: {
    talk: 'Talk',
    talkUnread: (unread: number): string => `Talk (${unread})`,
    earlier: 'Show earlier messages',
    nothing: 'Nobody has written anything.',
    nothingPublic: 'Nobody has written anything to spectators.',
    written: 'What was written',
    heading: (from: string | null, to: string | null | undefined, isPublic: boolean, at: number) =>
      `${from ?? 'You'}${to === null ? '' : ` to ${to ?? 'you'}, in private`}${isPublic ? ' to everybody' : ''}, ${time(at)}`,
    report: 'Report',
    message: (n: number): string => `message ${n}`,
    whatIsWrong: 'What is wrong with it?',
    reportIt: 'Report it',
    reported: 'Reported to the operator.',
    notAllowed: 'This table allows no messages now.',
    to: 'To',
    wholeTable: 'the whole table',
    public: 'Public',
    private: (name: string): string => `${name}, in private`,
    text: 'Message',
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Unmute ${name}`,
    reportPerson: 'Report a person',
    reportPersonHelp: 'Only the operator sees it. The person is not told.',
    whom: 'Whom do you report?',
    whatDone: 'What have they done?',
    reportThem: 'Report them',
    personReported: (name: string): string => `${name} is reported to the operator.`,
  },

  rating: {
    none: 'Nobody has a rating in this game yet.',
    noneThen: 'Nobody had a rating in this game then.',
    rank: 'Rank',
    player: 'Player',
    score: 'Score',
    matches: 'Matches',
    help: 'The score is a cautious estimate of skill. It counts matches without bots that everybody may watch.',
    season: 'Season',
    thisSeason: (season: number | undefined): string => `This season (${season})`,
    seasonUntil: (season: number, endsAt: number | null): string =>
      `Season ${season}${endsAt === null ? '' : `, until ${time(endsAt)}`}`,
  },

  tournament: {
    formats,
    stage: stageOf,
    none: 'Nobody has opened a tournament yet.',
    listed: (format: TournamentFormat, game: string, each: TournamentSummary): string =>
      `${formats[format]} of ${game}, by ${each.opener}. ${stageOf(each)}`,
    takePart: 'You take part',
    open: 'Open a tournament',
    openIt: 'Open the tournament',
    title: 'Title',
    format: 'Format',
    atOneTable: 'Players at a table',
    roundsWanted: 'Rounds (empty: enough to find a winner)',
    most: 'The most people who may enter',
    isPublic: 'Everybody may see it. Otherwise only people with its link can.',
    iEnter: 'I take part',
    isAnonymous: 'Nobody knows who plays whom until their match is over.',
    limits: 'Time limits, and who may not meet',
    fewest: 'The fewest people with whom it starts (empty: one full table)',
    entryDays: 'Days in which people can enter (empty: 14)',
    roundDays: 'Days that a round may last (empty: as long as its matches)',
    apart: 'Who may not meet: their names on one line, such as “Ann, Bob”. Only you see the list.',
    openerDecides: 'What you decide as the opener',
    apartFromNow:
      'Who may not meet from the next round on: their names on one line, such as “Ann, Bob”. Only you see the list.',
    keepApart: 'Keep them apart',
    personToRemove: 'Person to remove',
    choosePerson: 'Choose a person',
    removeThem: 'Remove them',
    all: 'All tournaments',
    says: (game: string, each: Tournament): string =>
      [
        `${formats[each.format]} of ${game}, opened by ${each.opener}.`,
        stageOf(each),
        each.stage === 'open' &&
          `It starts with ${each.minPlayers === each.maxPlayers ? each.maxPlayers : `${each.minPlayers} to ${each.maxPlayers}`} people. It is cancelled on ${time(each.expiresAt)} unless it has started.`,
        each.roundTime !== null && `A round lasts up to ${duration(each.roundTime)}.`,
        each.anonymous && 'Nobody knows who plays whom until their match is over.',
        each.trophy !== 'none' &&
          `A single winner of three or more gets ${each.trophy === 'standard' ? 'a standard Trophy' : `the Trophy “${each.trophy}”`}.`,
      ]
        .filter(Boolean)
        .join(' '),
    enter: 'Enter',
    withdraw: 'Withdraw',
    cancel: 'Cancel the tournament',
    ifYouEnter:
      'If you enter, you agree to sit down at the tables of all rounds. You can withdraw at any time.',
    linkEnters: 'People with this link can enter:',
    people: 'People',
    standings: 'Standings',
    points: 'Points',
    withdrawn: (name: string): string => `${name}, withdrawn`,
    rounds: 'Rounds',
    round: (round: number): string => `Round ${round}`,
    yourMatch: 'your match',
    result: ({ kind, points: each, decided }: TournamentPairing): string =>
      kind === 'bye'
        ? 'has no match'
        : kind === 'apart'
          ? 'may not meet'
          : each === null
            ? 'goes on'
            : `${each.map(points).join(' : ')}${decided === 'forfeit' ? ', forfeited' : ''}`,
    crossTable: 'Cross table',
    number: 'No.',
    against: (name: string): string => `against ${name}`,
    buchholz: 'Buchholz',
    sonnebornBerger: 'Sonneborn-Berger',
  },
}
