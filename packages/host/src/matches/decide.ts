import { createHmac } from 'node:crypto'
import {
  type ClockRules,
  createMatchClock,
  DEFAULT_ROLES,
  type Game,
  type GameError,
  type MatchDeclaration,
  type MatchProgress,
  messagePolicyAt,
  ok,
  type Result,
  type RosterSetup,
  startMatch,
  submit,
  type Timestamp,
} from '@ackanomic/core'
import { holdPlan, type Plans, parseAction, playPlans } from '@ackanomic/core/commands'
import { maskedEvent, maskOf, type Receipt, senderOf } from '@ackanomic/core/proof'
import { authorizeAction, type SenderContext } from '../auth/authorize.js'
import { keysOf } from '../auth/person-keys.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { runGame } from '../contract/game-failure.js'
import type {
  ChanceCommitment,
  CommitRequest,
  CreateMatchRequest,
  HostAction,
  SubmitRequest,
} from '../contract/match-types.js'
import type { From } from '../contract/operation.js'
import { advanceHeads, NO_ACTIONS } from './action-heads.js'
import { checkSignature } from './check-signature.js'
import { type MatchContext, PROGRAM_REFEREE, refereeFor } from './context.js'
import { type DealtSeats, dealSeats, maskedContributions } from './deal-seats.js'
import { type HostedMatch, NO_PLANS } from './match-cache.js'
import { computeChange, type MatchChange } from './match-change.js'
import { receiptFor, seatReceiptFor } from './receipts.js'

/** The outcome of an operation, for the storage to write. */
export interface Decision {
  /** `undefined` if nothing changed. */
  readonly change: MatchChange | undefined
  /** Deadlines may have fired even if the operation was rejected. */
  readonly error: GameError | undefined
  /** As JSON by name. Default: as before. */
  readonly plans?: string | undefined
  /** Whether the sender agrees to be a Substitute or a referee. */
  readonly consents?: true
  /** The receipt for the sender's action, if the log has an entry of it. */
  readonly receipt?: Receipt | null
}

/** Loads the game of a match to create. Rejects with `badRequest` or `noGame`. */
export async function loadGameToOpen(
  context: MatchContext,
  request: CreateMatchRequest,
): AsyncResult<Game> {
  const problem = automatedProblem(context, request.automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const game = await context.games[request.game]?.load()
  return game === undefined
    ? refuse('noGame', { game: request.game, games: Object.keys(context.games) })
    : { ok: true, value: game }
}

/** Commits to the chance of a match to create. Rejects with `noGame` or `noCommitment`. */
export async function decideCommitment(
  context: MatchContext,
  { match, game, by }: From<CommitRequest>,
): AsyncResult<ChanceCommitment> {
  const listing = Object.hasOwn(context.games, game) ? context.games[game] : undefined
  if (listing === undefined) return refuse('noGame', { game, games: Object.keys(context.games) })
  const { commitment } = context.referee
  if (commitment === undefined) return refuse('noCommitment', {})
  const committedAt = context.now()
  const identity = { gameId: game, matchId: match, committedAt }
  const announced = { match, game, committedAt, commitment: commitment.commitmentFor(identity) }
  const receipt = await seatReceiptFor(context, {
    ...announced,
    person: by,
    setup: null,
    contribution: null,
    at: committedAt,
    keys: await keysOf(context.store.db, by),
  })
  return { ok: true, value: { ...announced, receipt } }
}

/** The agreement of a match's people before it starts. */
export interface StartAgreement {
  /** The keys that sign their actions, by person. */
  readonly keys: MatchDeclaration['keys']
  /** The time of their last receipt, by any process's clock. The match starts no earlier. */
  readonly notBefore: Timestamp
}

/** People play under their own names, as they were named. */
const NO_DEAL: Result<DealtSeats, GameError> = ok({})

/** Starts a match. */
export function decideStart(
  context: MatchContext,
  game: Game,
  request: CreateMatchRequest,
  { keys, notBefore }: StartAgreement,
): Result<MatchChange, GameError> {
  const { match: id, automated = {}, options, position, committedAt } = request
  const { messages = 'none' } = request
  if (messagePolicyAt(game.description, null, messages) !== messages)
    return refuse('badRequest', {
      problem: `This game allows no "${messages}" messages. Leave "messages" out, or allow fewer.`,
    })
  const startedAt = Math.max(context.now(), notBefore)
  const { clock: rules } = request.roster
  const clock = rules === undefined ? ok(undefined) : clockOf(rules, startedAt)
  if (!clock.ok) return refuse('badRequest', { problem: clock.error })
  const { referees = [] } = request.roster as Partial<RosterSetup>
  const dealt = request.anonymous === true ? dealSeats(context.secret, request) : NO_DEAL
  if (!dealt.ok) return dealt
  const { masks, ...seats } = dealt.value
  const roster: unknown = { ...request.roster, ...seats, startedAt, clock: clock.value }
  const referee = refereeFor(context, { referees, automated })
  const declaration = {
    ...declarationOf(context, id, startedAt, { automated, keys }),
    ...(masks === undefined ? {} : { masks }),
  }
  const contributions = masks
    ? maskedContributions({ declaration }, request.contributions)
    : request.contributions
  const start = { id, roster, options, position, contributions, committedAt, declaration }
  const started = runGame(id, () => startMatch(game, start, { referee }))
  if (!started.ok) return started
  reportRejectedAnswers(context, id, started)
  const opened = { id, endedAt: null, automated, game, actionHeads: NO_ACTIONS }
  return { ok: true, value: changeFromStep(context, opened, undefined, started) }
}

/** A match's clock. One with offsets was made when people sat down. */
function clockOf(rules: ClockRules, startedAt: Timestamp): Result<ClockRules, string> {
  return 'offsets' in rules ? ok(rules) : createMatchClock(rules, startedAt)
}

export function declarationOf(
  { secret, referee }: MatchContext,
  id: string,
  at: Timestamp,
  { automated, keys }: Pick<MatchDeclaration, 'automated' | 'keys'>,
): MatchDeclaration {
  const salt = createHmac('sha256', secret)
    .update(JSON.stringify(['start', id, at]))
    .digest('hex')
  const dictionaries = referee.dictionaries?.() ?? {}
  return { salt, keys, automated, dictionaries, imported: null }
}

export async function decideAction(
  context: MatchContext,
  hosted: HostedMatch,
  { by: person, idempotencyKey, etag, channel, action, signed: signature }: From<SubmitRequest>,
  hasConsented: (person: string) => boolean | Promise<boolean>,
): Promise<Decision> {
  const { id, game, automated } = hosted
  const { clock, roster } = game.status(hosted.match.state)
  const at = Math.max(context.now(), clock.now)
  const referee = refereeFor(context, { referees: roster.referees, automated })
  const hasPlans = hosted.plans !== NO_PLANS
  const plans: Plans = hasPlans ? JSON.parse(hosted.plans) : {}
  // Planned moves follow deadlines that passed meanwhile.
  const planned = runGame(id, () =>
    hasPlans ? playPlans(game, hosted.match, plans, at, { referee }) : undefined,
  )
  const earlier = planned?.appended.some(({ kind }) => kind === 'move') ? planned : undefined
  const present = { ...hosted, ...withPlanned(hosted, earlier) }
  const { match } = present
  const by = maskOf(match, person)
  const sender: SenderContext = {
    match: id,
    by,
    roles: game.roles ?? DEFAULT_ROLES,
    hasRole: async (role) => context.hasRole(person, role),
    // Nobody who plays under another name is known to be here.
    hasConsented: async (named) => maskOf(match, named) === named && hasConsented(named),
  }
  const signed =
    signature && (await checkSignature(present, person, { action, idempotencyKey }, signature))
  if (signed?.ok === false) return { change: undefined, error: signed.error }
  const parsed = await readAction(hosted, action, sender, channel === 'mail')
  if (!parsed.ok) {
    const { error } = refuse('unparsable', { problem: parsed.error })
    return { change: undefined, error: error }
  }
  if (parsed.value.kind === 'consent') {
    return { change: undefined, error: undefined, consents: true }
  }
  const meant =
    parsed.value.kind === 'roster'
      ? { ...parsed.value, event: maskedEvent(match, person, parsed.value.event) }
      : parsed.value
  const entry = await authorizeAction(meant, at, sender)
  if (!entry.ok) return { change: undefined, error: entry.error }
  const step = runGame(id, () =>
    submit(game, match, entry.value as unknown, {
      referee,
      idempotencyKey,
      etag,
      // Actions in a role's name are not signed.
      signed: senderOf(entry.value) === by ? signed?.value : undefined,
    }),
  )
  const later = runGame(id, () => {
    if (!hasPlans) return undefined
    const { plans: left } = earlier ?? { plans }
    const isMove = step.ok && parsed.value.kind === 'move'
    const rest = isMove ? holdPlan(game, match.state, left, by) : left
    return playPlans(game, step.match, rest, at, { referee })
  })
  const steps: readonly (MatchProgress | undefined)[] = [earlier, step, later]
  const whole = steps.reduce(joinSteps, undefined) ?? step
  const change = changeUnlessEmpty(context, hosted, whole)
  const after = { change, plans: later === undefined ? hosted.plans : JSON.stringify(later.plans) }
  if (!step.ok) return { ...after, error: step.error }
  const before = hosted.actionHeads
  const heads = { before, after: change?.actionHeads ?? before }
  const receipt = await receiptFor(context, match, heads, whole.appended, idempotencyKey)
  return { ...after, error: undefined, receipt }
}

function withPlanned(
  { match, actionHeads }: Pick<HostedMatch, 'match' | 'actionHeads'>,
  planned: MatchProgress | undefined,
): Pick<HostedMatch, 'match' | 'actionHeads'> {
  if (planned === undefined) return { match, actionHeads }
  return { match: planned.match, actionHeads: advanceHeads(actionHeads, planned.appended) }
}

function joinSteps(
  one: MatchProgress | undefined,
  next: MatchProgress | undefined,
): MatchProgress | undefined {
  if (one === undefined || next === undefined) return one ?? next
  return {
    match: next.match,
    events: [...one.events, ...next.events],
    appended: [...one.appended, ...next.appended],
    rejectedAnswers: [...one.rejectedAnswers, ...next.rejectedAnswers],
    duplicate: one.duplicate || next.duplicate,
  }
}

/** The action, with its text parsed. The error is a sentence. */
async function readAction(
  { id, game, match }: HostedMatch,
  action: HostAction,
  { by, hasRole }: SenderContext,
  isProse: boolean,
): Promise<Result<Exclude<HostAction, { readonly kind: 'text' }>, string>> {
  if (action.kind !== 'text') return { ok: true, value: action }
  const { text, as } = action
  const isHost = text.startsWith('/answer') && (await hasRole('host'))
  return runGame(id, () => parseAction(game, match.state, text, { by, as, isHost, isProse }))
}

/** Fires due deadlines, and makes planned moves after them. */
export function decideTick(
  context: MatchContext,
  hosted: HostedMatch,
  now: Timestamp,
): Omit<Decision, 'error'> {
  const { id, game, match, automated } = hosted
  const { roster, clock } = game.status(match.state)
  const at = Math.max(now, clock.now)
  const referee = refereeFor(context, { referees: roster.referees, automated })
  const step = runGame(id, () => playPlans(game, match, JSON.parse(hosted.plans), at, { referee }))
  return { change: changeUnlessEmpty(context, hosted, step), plans: JSON.stringify(step.plans) }
}

function changeUnlessEmpty(
  context: MatchContext,
  hosted: HostedMatch,
  step: MatchProgress,
): MatchChange | undefined {
  reportRejectedAnswers(context, hosted.id, step)
  return step.appended.length === 0
    ? undefined
    : changeFromStep(context, hosted, hosted.match, step)
}

function reportRejectedAnswers(
  context: MatchContext,
  match: string,
  { rejectedAnswers }: MatchProgress,
): void {
  for (const { prompt, error } of rejectedAnswers)
    context.onError({ match, during: `answering ${prompt.name}`, problem: error.message })
}

type SteppedMatch = Pick<HostedMatch, 'id' | 'endedAt' | 'game' | 'automated' | 'actionHeads'>

/**
 * A step's change. If the books reject the result, the match ends unbooked and the operator is
 * told.
 */
export function changeFromStep(
  context: MatchContext,
  { id, endedAt, game, automated, actionHeads }: SteppedMatch,
  before: HostedMatch['match'] | undefined,
  step: MatchProgress,
): MatchChange {
  return runGame(id, () => {
    const change = computeChange(game, { id, actionHeads }, before, step, botNames(automated))
    context.matchCache.set(id, change.snapshot, step.match)
    if (change.resultRecord === undefined || endedAt !== null)
      return { ...change, resultRecord: undefined }
    const problem = context.modules.resultProblem(change.resultRecord)
    if (problem === undefined) return change
    context.onError({ match: id, during: 'booking', problem })
    return { ...change, resultRecord: undefined }
  })
}

/** The participants that are bots. */
export function botNames(automated: HostedMatch['automated']): readonly string[] {
  return Object.keys(automated).filter((person) => automated[person] !== PROGRAM_REFEREE)
}

/** The problem with `automated`, as a sentence. */
export function automatedProblem(
  context: MatchContext,
  automated: Readonly<Record<string, string>> = {},
): string | undefined {
  const known = [PROGRAM_REFEREE, ...context.bots]
  const unknown = Object.values(automated).find((program) => !known.includes(program))
  return unknown === undefined
    ? undefined
    : `This host has no program "${unknown}". It has ${known.join(', ')}.`
}
