import type { MailAnswer, MailSender } from '@ackanomic/host'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type {
  Tournament,
  TournamentFormat,
  TournamentPage,
  TournamentSummary,
} from '../tournaments/tournament-types.js'
import { answerOf, commandWords } from './answers.js'

export const TOURNAMENT_HELP =
  '"/tournaments" lists the tournaments, "/standings TOURNAMENT" shows one. "/enter TOURNAMENT" enters it, "/withdraw TOURNAMENT" withdraws.'

/** Obeys a command about tournaments. Returns `undefined` if the text is none. */
export function obeyTournamentCommand(
  club: ClubApi,
  { match, person: by }: MailSender,
  text: string,
): AsyncResult<MailAnswer> | undefined {
  const [command = '', ...words] = commandWords(text)
  const subject = words.join(' ') || undefined
  // Default: the tournament that the mail is about.
  const request = { tournament: subject ?? match, by }
  switch (command.toLowerCase()) {
    case '/tournaments':
      return answerOf(club.listTournaments({ by, game: subject }), listText)
    case '/standings':
      return answerOf(club.getTournament(request), standingsText)
    case '/enter':
      return answerOf(club.enterTournament(request), standingsText)
    case '/withdraw':
      return answerOf(club.withdrawFromTournament(request), standingsText)
    default:
      return undefined
  }
}

const FORMATS: Readonly<Record<TournamentFormat, string>> = {
  roundRobin: 'round robin',
  swiss: 'Swiss',
  knockOut: 'knock-out',
}

function describe(each: TournamentSummary): string {
  const { entered, maxPlayers, round, rounds, winners } = each
  const title = each.title === null ? '' : `, "${each.title}"`
  const counted = rounds === null ? '' : ` of ${rounds}`
  const won = winners.length === 0 ? 'nobody has won' : `won by ${winners.join(' and ')}`
  const states = {
    open: `${entered} of ${maxPlayers} have entered`,
    running: `round ${round}${counted} is being played`,
    finished: `it is over, ${won}`,
    cancelled: 'it is cancelled',
  }
  const own = each.hasEntered ? ' You take part.' : ''
  return `Tournament "${each.tournament}" (${each.game}, ${FORMATS[each.format]}${title}), opened by ${each.opener}: ${states[each.stage]}.${own}`
}

function listText({ tournaments }: TournamentPage): readonly string[] {
  const current = tournaments.filter(({ stage }) => stage === 'open' || stage === 'running')
  return current.length === 0 ? ['No tournament is open or being played.'] : current.map(describe)
}

function standingsText(tournament: Tournament): readonly string[] {
  const lines = tournament.standings.map(
    ({ rank, person, points }) => `${rank}. ${person}: ${points}`,
  )
  return [describe(tournament), ...(lines.length === 0 ? [] : [lines.join('\n')])]
}
