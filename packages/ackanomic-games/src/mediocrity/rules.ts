import { days, type SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, ErrorCaseOf } from '@ackanomic/core/engine'
import { deadlineOf, defineRules, isInGame, nameOf, seatsInGame } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { isNumbering } from '../shapes.js'
import { mediocrityDescription } from './description.js'
import { nextModerator, scorerOf, winningSeat } from './mediocre.js'
import { type Mediocrity, mediocrityModel } from './model.js'
import { askedIn, promptMissing, sendersOf } from './prompts.js'
import type { MediocrityRound } from './state.js'
import { NO_NUMBER } from './state.js'

type Draft = DraftOf<Mediocrity>
type Ctx = Context<Mediocrity>
/** The rules of Mediocrity, without the text. */
export const mediocrityRules = /* @__PURE__ */ defineRules<Mediocrity>(mediocrityModel, {
  id: 'mediocrity',
  description: mediocrityDescription,
  setup({ seats }, { numbers }) {
    const players = seats.length
    if (numbers !== 'drawn' && !isNumbering(numbers, players))
      return { code: 'badNumbers', details: { players } }
    const idle = { stage: 'numbers', moderator: null, free: false, most: 0, mayEnd: false } as const
    const shared = { ...idle, numbers: [], rounds: 0, scores: seats.map(() => 0), last: null }
    return { shared, secret: seats.map(() => NO_NUMBER) }
  },
  onStart(draft, ctx) {
    ctx.startTimer('announcement', days(3))
    const { numbers } = draft.options
    if (numbers === 'drawn') promptMissing(draft, ctx)
    else giveNumbers(draft, numbers, ctx)
  },
  moves: {
    begin: {
      validate({ shared, roster, clock }, _, { seat }) {
        const { stage, free } = shared
        if (stage === 'numbers') return { code: 'numbersNotDrawn' }
        const moderator = nameOf(roster, shared.moderator ?? -1)
        if (stage !== 'break') return { code: 'roundRunning', details: { moderator } }
        if (free || seat === shared.moderator) return undefined
        const until = deadlineOf(clock, 'announcement') ?? 0
        return { code: 'notNext', details: { moderator, until } }
      },
      apply: (draft, _, ctx, { seat }) => beginRound(draft, seat, ctx),
      candidates: () => [{ type: 'begin' }],
    },
    send: {
      validate({ shared, secret, options }, { number }, { seat }) {
        const { moderator, most } = shared
        if (shared.stage !== 'round') return noRound(shared)
        if (seat === moderator) return { code: 'moderatorSends' }
        if (!Number.isInteger(number) || number < 1 || number > most)
          return { code: 'outOfRange', details: { number, most } }
        const sent = secret[seat]?.number ?? null
        return sent === null || options.revisions === 'last'
          ? undefined
          : { code: 'alreadySent', details: { number: sent } }
      },
      apply(draft, { number }, ctx, { seat }) {
        draft.secret[seat] = { number, drawn: false }
        for (const to of [seat, draft.shared.moderator ?? -1])
          ctx.emit(to, '1250.17/num.send', () => ({ type: 'sent', seat, number }))
      },
      candidates: ({ shared: { most } }) =>
        Array.from({ length: most }, (_, index) => ({ type: 'send', number: index + 1 })),
    },
    result: {
      validate({ shared, roster, clock }, _, { seat }) {
        const { stage, moderator, mayEnd } = shared
        if ((stage === 'round' || stage === 'draws') && seat !== moderator)
          return { code: 'notModerator', details: { moderator: nameOf(roster, moderator ?? -1) } }
        if (stage !== 'round') return noRound(shared)
        if (mayEnd) return undefined
        return { code: 'tooEarly', details: { from: deadlineOf(clock, 'minimum') ?? 0 } }
      },
      apply(draft, _, ctx) {
        const { shared } = draft
        shared.stage = 'draws'
        shared.mayEnd = false
        if (askedIn(draft).length === 0) return
        const closed = { round: shared.rounds + 1, moderator: shared.moderator ?? -1 }
        ctx.emit('public', '1250.17/num.late', () => ({ type: 'closed', ...closed }))
        promptMissing(draft, ctx)
      },
      candidates: () => [{ type: 'result' }],
    },
  },
  prompts: {
    numbers: {
      apply(draft, order, ctx) {
        const numbers = order.map((_, seat) => order.indexOf(seat) + 1)
        giveNumbers(draft, numbers, ctx)
      },
    },
    draw: {
      deadline: 'limit',
      apply({ secret }, [number = 1], _, { details }) {
        secret[details.seat] = { number, drawn: true }
      },
    },
  },
  deadlines: {
    announcement({ shared }, ctx) {
      shared.free = true
      ctx.emit('public', steppingIn(shared), () => ({ type: 'open' }))
    },
    minimum({ shared }, ctx) {
      shared.mayEnd = true
      const moderator = shared.moderator ?? -1
      ctx.emit('public', '1250.17/round.d', () => ({ type: 'mayEnd', moderator }))
    },
    limit(draft, ctx) {
      const { moderator } = draft.shared
      if (isInGame(draft.roster, moderator ?? -1)) ctx.eliminate(moderator ?? -1)
      endRound(draft, ctx, 'expired')
    },
  },
  roster: {
    roles: societyRoles,
    left(draft, seats, ctx) {
      const { shared, secret, options, roster } = draft
      const { stage, moderator, rounds } = shared
      const staying = seatsInGame(roster).length
      const isLost = moderator !== null && seats.includes(moderator)
      const isBetween = stage === 'numbers' || stage === 'break'
      for (const seat of seats) secret[seat] = { ...NO_NUMBER }
      if (staying === 0 || (isBetween && staying === 1)) endAlone(draft, ctx)
      else if (isLost && isBetween) appointModerator(draft, ctx)
      else if (isLost && options.onModeratorLoss === 'void-round') endRound(draft, ctx, 'void')
      else if (isLost) {
        ctx.emit('public', '1250.17/leave.a', () => ({ type: 'idle', round: rounds + 1 }))
        clearRound(draft, 'idle', ctx)
      } else if (stage === 'round' && options.rangeBasis === 'current') {
        shared.most = 2 * sendersOf(draft).length
      } else {
        draft.openPrompts = draft.openPrompts.filter(
          (asked) => asked.name !== 'draw' || !seats.includes(asked.details.seat),
        )
      }
    },
  },
  afterEach: ({ shared, openPrompts }) =>
    shared.stage === 'draws' && openPrompts.length === 0 ? endRound : undefined,
  pending({ shared, secret, options, roster }, seat) {
    const { stage, moderator, free, mayEnd } = shared
    const isModerator = seat === moderator
    if (typeof seat !== 'number' || !isInGame(roster, seat)) return {}
    if (stage === 'break' && (free || isModerator))
      return { begin: { need: 'required', deadline: 'announcement' } }
    if (stage !== 'round') return {}
    if (isModerator) return mayEnd ? { result: { need: 'required', deadline: 'limit' } } : {}
    const isIn = secret[seat]?.number !== null
    if (isIn && options.revisions === 'first') return {}
    const need = isIn ? 'optional' : 'required'
    return { send: { need, deadline: mayEnd ? 'limit' : 'minimum', visibleTo: 'actor' } }
  },
  seesSecrets: ({ shared, roster }, viewer) =>
    shared.moderator === viewer && isInGame(roster, viewer),
})

function noRound({ stage }: Mediocrity['Shared']): ErrorCaseOf<Mediocrity> {
  if (stage === 'draws') return { code: 'resultAnnounced' }
  return { code: stage === 'idle' ? 'noModerator' : 'noRound' }
}

const steppingIn = ({ rounds }: Mediocrity['Shared']): Mediocrity['Clause'] =>
  rounds === 0 ? '1250.17/mod.e' : '1250.17/mod.d'

function giveNumbers(draft: Draft, numbers: readonly number[], ctx: Ctx): void {
  draft.shared.numbers = [...numbers]
  ctx.emit('public', '1250.17/start.b', () => ({ type: 'numbers', numbers }))
  appointModerator(draft, ctx)
}

function appointModerator({ shared, roster }: Draft, ctx: Ctx): void {
  const before = shared.numbers[shared.moderator ?? -1] ?? 0
  const moderator = nextModerator(shared.numbers, seatsInGame(roster), before) ?? -1
  shared.stage = 'break'
  shared.moderator = moderator
  const clause = shared.rounds === 0 ? '1250.17/mod.a' : '1250.17/mod.b'
  ctx.emit('public', clause, () => ({ type: 'next', moderator }))
}

function beginRound(draft: Draft, moderator: SeatNumber, ctx: Ctx): void {
  const { shared, roster } = draft
  const steppedIn = shared.moderator !== moderator
  const most = 2 * (seatsInGame(roster).length - 1)
  shared.stage = 'round'
  shared.moderator = moderator
  shared.most = most
  shared.free = false
  ctx.stopTimer('announcement')
  ctx.startTimer('minimum', days(3))
  ctx.startTimer('limit', days(6))
  const begun = { type: 'begins', round: shared.rounds + 1, moderator, most, steppedIn } as const
  ctx.emit('public', steppedIn ? steppingIn(shared) : '1250.17/round.a', () => begun)
}

/** Ends a round, scored only with a result; then the game or the next round follows (res, win). */
function endRound(draft: Draft, ctx: Ctx, ended: MediocrityRound['ended'] = 'result'): void {
  const { shared, secret, roster } = draft
  const senders = ended === 'result' ? sendersOf(draft) : []
  const numbers = secret.map(({ number }, seat) => (senders.includes(seat) ? number : null))
  const drawn = senders.filter((seat) => secret[seat]?.drawn === true)
  const scorer = scorerOf(numbers)
  if (scorer !== null) shared.scores[scorer] = (shared.scores[scorer] ?? 0) + 1
  const last = { moderator: shared.moderator ?? -1, ended, numbers, drawn, scorer }
  const round = shared.rounds + 1
  const without = ended === 'void' ? '1250.17/leave.a' : '1250.17/exp.a'
  ctx.emit('public', ended === 'result' ? '1250.17/res.a' : without, () => {
    const scores = shared.scores.map((score, seat) => (isInGame(roster, seat) ? score : null))
    return { type: ended, round, ...last, scores }
  })
  clearRound(draft, 'break', ctx)
  ctx.stopTimer('limit')
  shared.rounds = round
  shared.last = last
  const seats = seatsInGame(roster)
  const seat = winningSeat(shared.scores, seats)
  if (seat !== null) {
    const score = shared.scores[seat] ?? 0
    ctx.emit('public', '1250.17/win.a', () => ({ type: 'won', seat, score }))
    end([seat], ctx)
  } else if (seats.length < 2) endAlone(draft, ctx)
  else {
    ctx.startTimer('announcement', days(3))
    appointModerator(draft, ctx)
  }
}

function clearRound({ shared, secret }: Draft, stage: 'break' | 'idle', ctx: Ctx): void {
  ctx.cancelPrompts('draw')
  ctx.stopTimer('minimum')
  shared.stage = stage
  shared.most = 0
  shared.mayEnd = false
  for (let seat = 0; seat < secret.length; seat++) secret[seat] = { number: null, drawn: false }
}

/** Ends a game that cannot go on, with at most one player left. */
function endAlone({ roster, options }: Draft, ctx: Ctx): void {
  end(options.soleSurvivor === 'wins' ? seatsInGame(roster) : [], ctx)
}

function end(winners: readonly SeatNumber[], ctx: Ctx): void {
  const trophy = { award: 'trophy', trophy: 'standard', clause: '1250.17/trophy' } as const
  ctx.end({ winners, awards: winners.map((to) => ({ ...trophy, to })) })
}
