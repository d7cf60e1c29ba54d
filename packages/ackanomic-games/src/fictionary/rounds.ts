import { days } from '@ackanomic/core'
import type { Mutable, SeatAward, State } from '@ackanomic/core/engine'
import { itemAt, seatsInGame } from '@ackanomic/core/engine'
import { rankSeats } from '../ranking.js'
import type { Fictionary } from './model.js'
import { askWhetherIdle, type Ctx, type Draft, type Seats, stopLookup } from './prompts.js'
import { gainsOf } from './scoring.js'
import { bluffersOf, brainiacOf, nextBrainiac, spotsOf } from './spots.js'
import type { Default, FictionaryRound, FictionarySecret } from './state.js'

type Clause = Fictionary['Clause']
type Case = FictionaryRound['case']

export const NOTHING: FictionarySecret = { definition: null, how: null, order: null }

export function newRound(seats: readonly unknown[]) {
  const votes = seats.map(() => null)
  return { sought: null, word: null, defaults: [], correct: null, list: [], votes }
}

/** Somebody acts, so whether the game is idle is no longer asked. */
export function stir(draft: Draft, ctx: Ctx): void {
  if (draft.hidden.idleAsked === null) return
  draft.hidden.idleAsked = null
  ctx.cancelPrompts('idle')
}

export function beginRound(draft: Draft, round: number, ctx: Ctx): void {
  const { shared } = draft
  const brainiac = nextBrainiac(draft)
  Object.assign(shared, { stage: 'word', round, brainiac, ...newRound(shared.scores) })
  draft.secret = shared.scores.map(() => ({ ...NOTHING, order: null }))
  ctx.emit('public', '1250.10/IV.2(1)', () => ({ type: 'round', round, brainiac }))
  ctx.startTimer('step', days(3))
}

export function endRound(draft: Draft, how: Case, similar: Seats, ctx: Ctx): void {
  ctx.stopTimer('step')
  ctx.cancelPrompts('list')
  const round = roundOf(draft, how, similar)
  const { shared, roster, options } = draft
  const scores = shared.scores.map((score, seat) => score + itemAt(round.gains, seat))
  shared.scores = scores
  shared.turns[round.brainiac] = itemAt(shared.turns, round.brainiac) + 1
  // In an idle round, everything happened by default.
  const missed = round.defaults.filter(({ step }) => step <= 3).length
  shared.idle = missed === spotsOf(roster).length + 1 ? shared.idle + 1 : 0
  shared.last = round as Mutable<FictionaryRound>
  const clause = how === '3d' ? '1250.10/3d(2)' : how === '3a' ? '1250.10/3a(2)' : '1250.10/5a(1)'
  ctx.emit('public', clause, () => ({ type: 'result', scores, ...round }))
  const isTested = how === '3b' || how === '3c' || options.endTest === 'every round'
  if (isTested && endIfEven(draft, ctx)) return
  const left = spotsOf(roster).filter((seat) => roster.seats[seat]?.presence === 'left')
  if (left.length > 0 && removeSpots(draft, left, '1250.10/V.2(3)', ctx)) return
  askWhenIdle(draft, ctx)
  beginRound(draft, shared.round + 1, ctx)
}

function removeSpots(draft: Draft, seats: Seats, clause: Clause, ctx: Ctx): boolean {
  for (const seat of seats) ctx.eliminate(seat)
  ctx.emit('public', clause, () => ({ type: 'removed', seats }))
  if (spotsOf(draft.roster).length > 1)
    return draft.options.endTest === 'every round' && endIfEven(draft, ctx)
  ctx.end({ winners: [] })
  return true
}

/** Ends the game if all have been Brainiac equally often and a player here has enough (5b). */
function endIfEven({ shared, roster, options }: Draft, ctx: Ctx): boolean {
  const { scores, turns } = shared
  const isEven = new Set(spotsOf(roster).map((seat) => turns[seat])).size <= 1
  const ranking = rankSeats(scores, seatsInGame(roster))
  const [to = []] = ranking
  const [winner, ...tied] = to
  const most = scores[winner ?? -1] ?? 0
  if (winner === undefined || !isEven || most < options.target) return false
  // The player wins, even while a volunteer plays for them (V.1(2)).
  const belongsTo = 'player'
  const money = { award: 'treasury', to, as: 'player' } as const
  const awards: readonly SeatAward<Clause>[] =
    tied.length > 0
      ? [{ ...money, each: 12, clause: '1250.10/5b(4)' }]
      : [
          { ...money, each: most, clause: '1250.10/5b(3)' },
          { award: 'trophy', trophy: 'standard', to: winner, clause: '1250.10/5b(6)' },
        ]
  ctx.end({ winners: tied.length > 0 ? [] : to, ranking, awards, belongsTo })
  return true
}

function roundOf(state: State<Fictionary>, how: Case, similar: Seats): FictionaryRound {
  const { shared, secret, roster, options } = state
  const brainiac = brainiacOf(shared)
  const order = shared.list.length === 0 ? [] : (itemAt(secret, brainiac).order ?? [])
  const list = shared.list.map((definition, i) => ({ definition, author: itemAt(order, i) }))
  const votes = shared.votes.map((vote, seat) =>
    vote === 'sheep' ? order.indexOf(seat) + 1 || null : vote,
  )
  const secretly = bluffersOf(roster, brainiac).flatMap((seat): Default[] => {
    const sent = itemAt(secret, seat).how ?? 'sent'
    return sent === 'sent' ? [] : [{ step: 2, seat, bot: sent === 'bot' }]
  })
  const defaults = [...shared.defaults, ...secretly].sort((one, other) => one.step - other.step)
  const scored = { brainiac, case: how, similar: [...similar], list, votes, defaults }
  return {
    round: shared.round,
    spots: spotsOf(roster),
    word: shared.word ?? '',
    definition: itemAt(secret, brainiac).definition ?? '',
    ...scored,
    gains: gainsOf(scored, options),
  }
}

/** Asks the host to go on after an idle round of every Brainiac. Play continues, but time stops. */
function askWhenIdle(draft: Draft, ctx: Ctx): void {
  const { idle } = draft.shared
  if (idle % spotsOf(draft.roster).length !== 0) return
  stir(draft, ctx)
  if (idle > 0) askWhetherIdle(draft, idle, ctx)
}

/** During a round, bots replace leavers; otherwise their spots are removed at once (V.2). */
export function playersLeft(draft: Draft, seats: Seats, ctx: Ctx): void {
  if (seatsInGame(draft.roster).length === 0) {
    ctx.end({ winners: [] })
    return
  }
  const { stage, brainiac } = draft.shared
  if (stage !== 'numbers' && stage !== 'word') return
  if (removeSpots(draft, seats, '1250.10/V.2(4)', ctx)) return
  if (brainiac === null || !seats.includes(brainiac)) return
  stopLookup(ctx)
  beginRound(draft, draft.shared.round, ctx)
}
