import { ok } from '@ackanomic/core'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type {
  Tournament,
  TournamentFormat,
  TournamentSummary,
} from '../tournaments/tournament-types.js'

export const TOURNAMENT_HELP =
  '"/tournaments" lists the tournaments, "/standings TOURNAMENT" shows one. "/enter TOURNAMENT" enters it, "/withdraw TOURNAMENT" withdraws.'

export type TournamentCommand =
  | { readonly type: 'tournaments'; readonly game: string | undefined }
  | {
      readonly type: 'standings' | 'enter' | 'withdraw'
      /** Default: the tournament that the mail is about. */
      readonly tournament: string | undefined
    }

/** Reads a command on one line. Returns `undefined` if the text is none. */
export function parseTournamentCommand(text: string): TournamentCommand | undefined {
  if (text.trim().includes('\n')) return undefined
  const [command = '', ...words] = text.trim().split(/\s+/u)
  const subject = words.join(' ') || undefined
  const name = command.toLowerCase()
  if (name === '/tournaments') return { type: 'tournaments', game: subject }
  const type = (['standings', 'enter', 'withdraw'] as const).find((each) => name === `/${each}`)
  return type === undefined ? undefined : { type, tournament: subject }
}

/** Obeys a command. Returns the lines for its sender. */
export async function runTournamentCommand(
  club: ClubApi,
  { match, person: by }: { readonly match: string; readonly person: string },
  command: TournamentCommand,
): AsyncResult<readonly string[]> {
  if (command.type === 'tournaments') {
    const listed = await club.listTournaments({ by, game: command.game })
    if (!listed.ok) return listed
    const found = listed.value.tournaments.filter(
      ({ stage }) => stage === 'open' || stage === 'running',
    )
    return ok(found.length === 0 ? ['No tournament is open or being played.'] : found.map(describe))
  }
  const obey = {
    standings: club.getTournament,
    enter: club.enterTournament,
    withdraw: club.withdrawFromTournament,
  }[command.type]
  const done = await obey({ tournament: command.tournament ?? match, by })
  return done.ok ? ok([describe(done.value), ...standingsText(done.value)]) : done
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

const standingsText = ({ standings }: Tournament): readonly string[] =>
  standings.length === 0
    ? []
    : [standings.map(({ rank, person, points }) => `${rank}. ${person}: ${points}`).join('\n')]
