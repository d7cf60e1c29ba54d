import type { Decision, HostedSubmission, MailPace, Quotas } from '@ackanomic/club'
import { seatsFree, time } from './english-numbers.js'

const decisions: Readonly<Record<Decision['decision'], string>> = {
  dismiss: 'Dismiss the reports',
  mute: 'Mute',
  unmute: 'End the mute',
  ban: 'Ban',
  unban: 'End the ban',
  quotas: 'Quotas',
  closeTable: 'Close a table',
}

/** The words for accounts, notices, Submissions and the operator, in English. */
export const englishAccounts = {
  account: {
    passkeys: 'Passkeys',
    passkeysHelp: 'With a passkey you sign in without a name and a password.',
    addPasskey: 'Add a passkey',
    noPasskeys: 'This browser offers no passkeys at this address.',
    passkeyUse: (createdAt: number, usedAt: number | null): string =>
      `Added ${time(createdAt)}, ${usedAt === null ? 'never used' : `used ${time(usedAt)}`}`,
    removePasskey: 'Remove this passkey',
    mail: 'Mail address',
    mailHelp: 'With a mail address you sign in by a link.',
    linksGoTo: (mail: string): string => `Links are sent to ${mail}.`,
    removeMail: 'Remove the address',
    newMail: 'New address',
    sendLink: 'Send a link to it',
    openLink: (mail: string): string => `Open the link in the mail to ${mail}.`,
    sessions: 'Where you are signed in',
    device: (name: string | null, isThis: boolean): string =>
      `${name ?? 'A device without a name'}${isThis ? ' (this one)' : ''}`,
    deviceUse: (createdAt: number, usedAt: number | null): string =>
      `Since ${time(createdAt)}${usedAt === null ? '' : `, last used ${time(usedAt)}`}`,
    signOutThere: 'Sign out there',
    data: 'Your data',
    exportData: 'Export my data',
    deleteAccount: 'Delete my account',
    deleteHelp:
      'Your address, passkeys, inbox and the texts of your messages are erased. You leave your tables and matches. Others see a stand-in instead of your name, which nobody else gets. The logs of your matches keep your moves and your name, so that their players can prove how they went. This cannot be undone.',
    typeYourName: (person: string): string => `Type your name, ${person}`,
    deleteForGood: 'Delete my account for good',
    signInAgain: 'Sign in again with a passkey',
    sendLinkTo: (mail: string): string => `Send a link to ${mail}`,
    openLinkHere: (mail: string): string => `Open the link in the mail to ${mail} in this browser.`,
    noPasskeyChosen: 'No passkey was chosen. Try again, or sign in another way.',
    hasPasskey: 'This authenticator has a passkey of yours already.',
    passkeyFailed: (why: string): string => `The browser could not use a passkey: ${why}`,
    aBrowser: 'A browser',
    anotherSystem: 'another system',
    browserOn: (browser: string, system: string): string => `${browser} on ${system}`,
  },

  signIn: {
    closed: 'This club is closed: people need an invitation. Ask its operator for a link.',
    newHere: 'New here',
    nameHelp:
      'Nobody else gets this name. It stays in this browser; on the page of your account, you can add what signs you in elsewhere.',
    enter: 'Enter',
    signIn: 'Sign in',
    withPasskey: 'Sign in with a passkey',
    byMail: 'By mail',
    yourMail: 'Your mail address',
    sendLink: 'Send me a link',
    linkSent: (mail: string): string =>
      `A link is on its way to ${mail}. It works once, within half an hour.`,
    linkSentIfKnown: (mail: string): string =>
      `If there is an account with ${mail}, a link is on its way. It works once, within half an hour.`,
    withLink: 'Sign in with your link',
    invited: 'You are invited',
    accept: 'Accept',
  },

  notices: {
    how: 'How I am notified',
    timeZone: 'Time zone',
    quietHours: 'Quiet hours, in which notices wait',
    from: 'From',
    until: 'To',
    quietHelp:
      'If play waits for you and your time runs out before they end, notices come at once.',
    mail: 'Mail',
    mailPaces: {
      instant: 'At once',
      hourly: 'Once an hour',
      daily: 'Once a day',
      off: 'Never',
    } satisfies Readonly<Record<MailPace, string>>,
    at: 'At',
    push: 'My browsers show',
    pushScopes: {
      turns: 'My turns, messages and invitations',
      all: 'Everything that I am told',
      off: 'Nothing',
    },
    save: 'Save',
    saved: 'Saved.',
    browsers: 'Browsers',
    noPush: 'This host sends no notices to browsers.',
    notHere: 'This browser shows no notices.',
    here: 'This browser shows them.',
    showHere: 'Show notices here',
    showNotHere: 'Show no notices here',
    anotherBrowser: (host: string): string => `Another browser, by ${host}`,
    cannotShow: 'This browser cannot show notices of this page. Open it over HTTPS, and reload it.',
    notAllowed: 'This browser does not let this page show notices. Allow it in its settings.',
    serviceSilent: 'The push service of this browser does not answer.',
    calendar: 'Calendar of deadlines',
    calendarHelp:
      'A calendar program that subscribes to this address shows your deadlines. Keep it secret: anyone who has it sees them.',
    makeAddress: 'Make an address',
    makeNewAddress: 'Make a new address',
    endAddress: 'End the address',
  },

  submissions: {
    title: 'Submissions',
    help: 'A Submission that enough Active Players endorse within a week becomes a rule, at the earliest three days after it was posted. The Speaker, the President or the Senate may veto it.',
    none: 'Nobody has posted any.',
    rules: 'Rules of the suite',
    noRules: 'The society has made none yet.',
    rule: (number: string | number, title: string): string => `Rule ${number}, ${title}`,
    since: (at: number): string => `Since ${time(at)}`,
    yourStatement: 'Your statement',
    submission: (number: number): string => `Submission ${number}`,
    by: (label: string, person: string): string => `${label} by ${person}`,
    endorsedBy: (people: readonly string[]): string => `Endorsed by ${people.join(', ')}`,
    text: 'Text',
    ofSubmission: (number: number): string => ` of Submission ${number}`,
    endorse: 'Endorse',
    thisSubmission: (number: number): string => ` Submission ${number}`,
    stage: ({ stage, endorsers, needed, deadline, rule }: HostedSubmission): string => {
      const when = (word: string): string => (deadline === null ? '' : ` ${word} ${time(deadline)}`)
      switch (stage.stage) {
        case 'posted':
          return `${endorsers.length} of ${needed} have endorsed it; the others have time${when('until')}.`
        case 'approved':
          return `It is approved, and becomes a rule${when('at')} unless it is vetoed.`
        case 'accepted':
          return rule === null ? 'It is accepted.' : `It is rule ${rule}.`
        case 'rejected': {
          const { because } = stage
          if (because.reason === 'not endorsed') return 'It is rejected: too few have endorsed it.'
          if (because.reason === 'void')
            return `It is void: ${because.flaws.map(({ message }) => message).join(' ')}`
          return `The ${because.as} has vetoed it${because.explanation === null ? '.' : `: ${because.explanation}`}`
        }
      }
    },
    veto: 'Veto',
    office: 'The office that you hold',
    offices: { speaker: 'Speaker', president: 'President', senate: 'Senate' },
    why: 'Why',
    vetoIt: 'Veto it',
    post: 'Post a Submission',
    postIt: 'Post',
    playable: (titles: readonly string[]): string =>
      `These games can be played once the society has accepted them: ${titles.join(', ')}.`,
    proposes: 'What it proposes',
    equipment: 'General Equipment',
    theGame: (title: string): string => `The game ${title}`,
    name: 'Name',
    ruleText: 'Text of the rule',
  },

  operator: {
    token: 'The operator’s token, or a moderator’s',
    tokenHelp:
      'The operator’s is in the file operator-token of the host’s folder. It stays in this browser.',
    open: 'Open',
    youAre: (isModerator: boolean): string =>
      `You are ${isModerator ? 'a moderator' : 'the operator'} of this host.`,
    forgetToken: 'Forget the token',
    reports: 'Open reports',
    noReports: 'Nobody has reported anything.',
    reportSays: (by: string, person: string, reason: string): string =>
      `${by} reports ${person}: ${reason}`,
    decide: 'Decide about a person',
    decideAbout: (person: string): string => `Decide about ${person}`,
    person: 'Person',
    decision: 'Decision',
    decisions,
    daysBarred: 'Days (empty: for good)',
    reasonKept: 'Reason, which is kept for operators',
    decideIt: 'Decide',
    sanctions: 'Mutes and bans',
    noSanctions: 'Nobody is muted or banned.',
    sanction: { ban: 'banned', mute: 'muted' },
    forGood: 'for good',
    what: 'What',
    until: 'Until',
    decided: 'Decisions',
    nothingDecided: 'Nothing has been decided.',
    decidedUntil: (decision: Decision['decision'], until: number | null): string =>
      until === null ? decisions[decision] : `${decisions[decision]}, until ${time(until)}`,
    everybody: 'everybody',
    reason: 'Reason',
    by: 'By',
    when: 'When',
    failed: 'Deliveries that failed',
    noFailed: 'All deliveries have arrived.',
    channel: 'Channel',
    match: 'Match',
    problem: 'Problem',
    retried: (person: string, delivered: number, failed: number): string =>
      `To ${person}: ${delivered} delivered, ${failed} failed again.`,
    discarded: (person: string, count: number): string => `To ${person}: ${count} discarded.`,
    retryTo: (person: string): string => `Try again to ${person}`,
    discardTo: (person: string): string => `Discard those to ${person}`,
    health: 'Health',
    openMatches: 'Open matches',
    finishedMatches: 'Finished matches',
    suspendedMatches: 'Suspended matches',
    deadlineLag: 'Seconds behind the deadlines',
    botsDue: 'Matches that wait for bots',
    botLag: 'Seconds that bots let wait',
    clockAhead: 'Minutes that the clock jumped ahead',
    pendingDeliveries: 'Deliveries to make',
    deadLetters: 'Deliveries that failed',
    quotas: 'Quotas',
    whoseQuotas: 'Whose quotas (empty: everybody’s)',
    whyQuotas: 'Why the quotas change',
    setQuotas: (person: string): string => `Set the quotas of ${person || 'everybody'}`,
    quota: {
      openTables: 'Open tables',
      tableSeats: 'Seats at open tables',
      openTournaments: 'Tournaments that have not ended',
      tournamentEntries: 'Tournaments that a person has entered',
      invitations: 'Invitations to a table',
      messagesPerHour: 'Messages in an hour',
      reportsPerHour: 'Reports in an hour',
      openSubmissions: 'Submissions that are not decided',
    } satisfies Readonly<Record<keyof Quotas, string>>,
    books: 'Books',
    noMonths: 'No month is closed yet.',
    month: (month: string, matches: number, at: number): string =>
      `${month}: ${matches === 1 ? '1 match' : `${matches} matches`}, closed ${time(at)}`,
    audit: 'Audit the books',
    balanced: 'The books balance.',
    whoseStatement: 'Whose statement',
    show: 'Show',
    statementOf: (person: string): string => `Statement of ${person}`,
    noTables: 'No table is open.',
    olderTables: 'Older tables',
    newestTables: 'Newest tables',
    tableSays: (game: string, opener: string, openedAt: number, isListed: boolean): string =>
      `${game}, opened by ${opener}, ${time(openedAt)}${isListed ? '' : ', not listed'}`,
    tableSeats: (free: number, seats: number, players: readonly string[]): string =>
      `${seatsFree(free, seats)}${players.length === 0 ? '' : ` At the table: ${players.join(', ')}.`}`,
    close: 'Close',
    theTable: (table: string): string => `the table ${table}`,
    whyClosed: 'Why the table is closed',
    closeIt: 'Close it',
    isClosed: 'It is closed.',
  },
}
