import {
  type Game,
  type MatchProgress,
  ORGANIZER,
  type Rejection,
  type Result,
  startMatch,
  submit,
  type TableSetup,
  type Timestamp,
  tick,
} from '@ackanomic/core'
import { loadListed } from '@ackanomic/core/catalogue'
import { entryOf, type Standing } from './authorize.js'
import { unbookable } from './bookkeeping.js'
import { type Change, changeOf } from './change.js'
import { type Household, PROGRAM_REFEREE, refereeOf } from './context.js'
import { playing } from './incidents.js'
import { type Hosted, type MatchRow, newRow } from './match-cache.js'
import { readAct } from './parse-action.js'
import { refuse } from './rejections.js'
import { openSchema, problemOf, submitSchema } from './schemas.js'
import type { ImportRequest, OpenRequest, SubmitRequest } from './types.js'

/** What something that was done to a match comes to, for whatever keeps the match to write down. */
export interface Decision {
  /** What is to be written down; `undefined` where nothing came of it. */
  readonly change: Change | undefined
  /** Why it is refused; `undefined` where it is not. Time may have passed all the same. */
  readonly refusal: Rejection | undefined
  /** Whether its sender agrees to be a Substitute, or to take the referee's office. */
  readonly isWilling?: true
}

/** The game of a match that may be opened. Refuses with `badRequest` or `noGame`. */
export async function openable(
  house: Household,
  request: OpenRequest,
): Promise<Result<Game, Rejection>> {
  const problem = problemOf(openSchema, request) ?? programsProblem(house, request.automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const game = await house.games[request.game]?.load()
  return game === undefined
    ? refuse('noGame', { game: request.game, games: Object.keys(house.games) })
    : { ok: true, value: game }
}

/** Begins a match. */
export function decideOpening(house: Household, game: Game, request: OpenRequest): Decision {
  const { match: id, automated = {}, options, position } = request
  const table: unknown = { ...request.table, startedAt: house.now() }
  const { referees = [] } = request.table as Partial<TableSetup>
  const referee = refereeOf(house, { referees, automated })
  const started = playing(id, () => startMatch(game, { id, table, options, position }, { referee }))
  if (!started.ok) return { change: undefined, refusal: started.error }
  const begun = { id, over: null, automated, game }
  return { change: changeIn(house, begun, undefined, started.value), refusal: undefined }
}

/** What a match comes to that is taken up from a save. */
export interface Taken {
  /** Its row, before the change is written down. */
  readonly row: MatchRow
  readonly change: Change
}

/** Takes up a match from a save. Refuses as `loadListed` does. */
export async function decideBringingIn(
  house: Household,
  { match: id, save, automated = {}, trustState: trust = false }: ImportRequest,
): Promise<Result<Taken, Rejection>> {
  const loaded = await loadListed(house.games, save, { trustState: trust })
  if (!loaded.ok) return loaded
  const { game, match } = loaded.value
  const base = match.checkpoint === null ? null : JSON.stringify(match.checkpoint)
  const step = {
    match,
    events: [],
    appended: match.log,
    rejectedAnswers: [],
    duplicate: false,
  }
  const change = changeOfStep(house, { id, over: null, automated, game }, undefined, step)
  return { ok: true, value: { row: { ...newRow(id, game, automated), base }, change } }
}

/** Has a person do something. */
export async function decideAct(
  house: Household,
  hosted: Hosted,
  { by, idempotencyKey, etag, action }: SubmitRequest,
  isWilling: (person: string) => boolean | Promise<boolean>,
): Promise<Decision> {
  const { id, game, match, automated } = hosted
  const standing: Standing = {
    match: id,
    by,
    roles: game.roles ?? ORGANIZER,
    holds: async (office) => house.holds(by, office),
    isWilling: async (person) => isWilling(person),
  }
  const read = await readAct(game, match.state, action, standing)
  if (!read.ok) {
    const { error } = refuse('unread', { problem: read.error })
    return { change: undefined, refusal: error }
  }
  if (read.value.kind === 'consent') {
    return { change: undefined, refusal: undefined, isWilling: true }
  }
  const situation = game.status(match.state)
  const at = Math.max(house.now(), situation.clock.now)
  const entry = await entryOf(read.value, at, standing)
  if (!entry.ok) return { change: undefined, refusal: entry.error }
  const { referees } = situation.table
  const referee = refereeOf(house, { referees, automated })
  const step = playing(id, () =>
    submit(game, match, entry.value as unknown, { referee, idempotencyKey, etag }),
  )
  const change = changeIn(house, hosted, match, step)
  return { change, refusal: step.error }
}

/** Lets happen what is due. */
export function decideTime(house: Household, hosted: Hosted, now: Timestamp): Change | undefined {
  const { id, game, match, automated } = hosted
  const { table, clock } = game.status(match.state)
  const at = Math.max(now, clock.now)
  const referee = refereeOf(house, { referees: table.referees, automated })
  const step = playing(id, () => tick(game, match, at, { referee }))
  return changeIn(house, hosted, match, step)
}

/** What a step comes to, unless nothing came of it. */
function changeIn(
  house: Household,
  hosted: Stepped,
  before: Hosted['match'] | undefined,
  step: MatchProgress,
): Change | undefined {
  for (const { prompt, rejection } of step.rejectedAnswers) {
    const during = `the answer to ${prompt.name}`
    house.onError({ match: hosted.id, during, problem: rejection.message })
  }
  return before !== undefined && step.appended.length === 0
    ? undefined
    : changeOfStep(house, hosted, before, step)
}

/** What must be known of a match to tell what a step of it comes to. */
type Stepped = Pick<Hosted, 'id' | 'over' | 'game' | 'automated'>

/** What a step comes to; a match that the books refuse ends without them, and the operator is told. */
export function changeOfStep(
  house: Household,
  { id, over, game, automated }: Stepped,
  before: Hosted['match'] | undefined,
  step: MatchProgress,
): Change {
  return playing(id, () => {
    const change = changeOf(game, id, before, step, botsIn(automated))
    house.matches.keep(id, change.checkpoint, step.match)
    if (change.record === undefined || over !== null) return { ...change, record: undefined }
    const problem = unbookable(house, change.record)
    if (problem === undefined) return change
    house.onError({ match: id, during: 'booking', problem })
    return { ...change, record: undefined }
  })
}

/** Who at the table is a bot. */
export function botsIn(programs: Hosted['automated']): readonly string[] {
  return Object.keys(programs).filter((person) => programs[person] !== PROGRAM_REFEREE)
}

/** What is wrong with what a person sends, as a refusal. */
export function unfitAct(request: SubmitRequest): Result<void, Rejection> {
  const problem = problemOf(submitSchema, request)
  return problem === undefined ? { ok: true, value: undefined } : refuse('badRequest', { problem })
}

/** What is wrong with who is a program, as a sentence. */
export function programsProblem(
  house: Household,
  programs: Readonly<Record<string, string>> = {},
): string | undefined {
  const known = [PROGRAM_REFEREE, ...(house.thread?.names ?? [])]
  const strange = Object.values(programs).find((program) => !known.includes(program))
  return strange === undefined
    ? undefined
    : `There is no program "${strange}" here; there are ${known.join(', ')}.`
}
