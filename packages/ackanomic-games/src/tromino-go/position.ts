import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type PositionDefinition } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import type { TrominoGo } from './model.js'
import { isFull } from './places.js'
import { notAPlay } from './playing.js'
import { turnOf } from './plays.js'
import { askReferee } from './referee.js'
import { conceded, endOf, MAX_CONCESSIONS, nextFirst, surroundedEnd } from './rounds.js'
import { PERIOD, sharedSchema, type TrominoGoRound, type TrominoGoRoundEnd } from './state.js'
import { Watch } from './watch.js'

export const trominoGoPosition: PositionDefinition<TrominoGo> = {
  shared: sharedSchema,
  problem(position) {
    const { roster, outcome } = position
    return outcome === null && !roster.seats.every((_, seat) => isInGame(roster, seat))
      ? 'seats: a player who is left alone has won.'
      : (roundsProblem(position) ??
          stageProblem(position) ??
          playsProblem(position) ??
          concessionsProblem(position))
  },
  resume(draft, ctx) {
    const { shared, roster } = draft
    // The referee is back.
    if (roster.referees.includes(shared.refereeAway ?? '')) shared.refereeAway = null
    askReferee(draft, ctx)
    if (turnOf(shared) !== null) ctx.startTimer('play', PERIOD)
  },
}

type Position = Parameters<PositionDefinition<TrominoGo>['problem']>[0]

function roundsProblem({ shared, options, outcome }: Position): string | undefined {
  const { rounds, scores } = shared
  for (const [index, round] of rounds.entries()) {
    const before = rounds[index - 1]
    if (before !== undefined && round.first !== nextFirst(before.first, before))
      return `rounds: another played first in round ${index + 1}.`
    if (!isSound(round)) return `rounds: the end of round ${index + 1} does not add up.`
  }
  const { komi, target } = options
  if (komi >= target) return 'options: the komi must be below the target.'
  const began = rounds[0]?.first ?? shared.first
  const start = [0, 1].map((seat) => (began === 1 - seat ? komi : 0))
  const sums = sumsOf(rounds, start)
  if (!equalJson(scores, sums)) return `scores: the rounds have brought ${sums.join(' and ')}.`
  const before = sumsOf(rounds.slice(0, -1), start)
  return Math.max(...before, ...(outcome === null ? scores : [])) >= target
    ? `scores: the game is over with ${target}.`
    : undefined
}

function sumsOf(rounds: readonly TrominoGoRound[], start: readonly number[]): readonly number[] {
  return start.map((komi, seat) =>
    rounds.reduce((sum, { winner, gamepoints }) => sum + (winner === seat ? gamepoints : 0), komi),
  )
}

/** Whether winner and Gamepoints of a round follow from the rest of its end. */
function isSound({ first, ...end }: TrominoGoRound): boolean {
  const { how, winner, surrounded, doubled } = end
  const isAny = surrounded[0] + surrounded[1] > 0
  return how === 'conceded'
    ? winner !== null && !isAny
    : isAny && equalJson(end, surroundedEnd(surrounded, doubled))
}

function stageProblem({ shared, outcome }: Position): string | undefined {
  const { stage, end, first, plays, concessions, question, rounds } = shared
  const last = rounds[rounds.length - 1]
  if ((stage === 'ended') !== (end !== null))
    return 'end: a round that is over has ended somehow, and no other has.'
  if (stage === 'draw') {
    const fresh = plays.length + concessions.length + rounds.length === 0 && question === null
    return first === null && fresh ? undefined : 'stage: only round 1 begins with a draw.'
  }
  // An accepted concession is among the rounds at once, and so is the last round.
  const isFinal = end?.how === 'conceded'
  const mayBeFinal = isFinal || outcome !== null
  const firsts: (SeatNumber | null)[] = [
    ...(isFinal ? [] : last === undefined ? [0, 1] : [nextFirst(last.first, last)]),
    ...(mayBeFinal && last !== undefined ? [last.first] : []),
  ]
  if (!firsts.includes(first)) return 'first: another plays first in this round.'
  if (isFinal && !equalJson(last, { first, ...end }))
    return 'rounds: the round that was conceded is the last of them.'
  if (question === null) return undefined
  const isTimed = question.left !== null
  return plays.length > 0 && !isFinal && isTimed === (stage === 'play')
    ? undefined
    : 'question: it is about plays of this round, and says what time was left of it.'
}

function playsProblem({ shared, options }: Position): string | undefined {
  const { end, first, plays } = shared
  if (first === null) return undefined
  const watch = new Watch(options.diagonalLeak)
  let ended: TrominoGoRoundEnd | null = null
  for (const [index, made] of plays.entries()) {
    const where = `plays: play ${index + 1}`
    if (ended !== null) return `${where} comes when the round is over.`
    if (notAPlay(watch, made) !== undefined) return `${where} takes squares that it cannot take.`
    const isDoubled = isFull(watch)
    watch.take(made)
    ended = endOf(watch.board, first, isDoubled)
  }
  if (!equalJson(end?.how === 'surrounded' ? end : null, ended))
    return 'end: the round is over where, and only where, the plays have surrounded a group.'
  const { illegal } = watch
  return illegal !== undefined && options.invalidPlays === 'refuse'
    ? `plays: play ${illegal.play + 1} would have been refused.`
    : undefined
}

function concessionsProblem({ shared, options }: Position): string | undefined {
  const { end, concessions } = shared
  const most = Math.max(
    ...[0, 1].map((one) => concessions.filter((each) => each.seat === one).length),
  )
  if (most > MAX_CONCESSIONS) return `concessions: ${MAX_CONCESSIONS} of each player at most.`
  if (end?.how !== 'conceded') return undefined
  const { winner } = end
  const isAccepted = concessions.some(
    (each) =>
      winner === 1 - each.seat &&
      equalJson(end, conceded(shared, winner, each.gamepoints, options)),
  )
  return isAccepted ? undefined : 'end: nothing like it has been conceded.'
}
