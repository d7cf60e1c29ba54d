import type { SeatNumber } from '@ackanomic/core'
import {
  type Clock,
  deadlineOf,
  type MoveDefinition,
  type Mutable,
  nameOf,
  type Roster,
  type VisibleState,
} from '@ackanomic/core/engine'
import { trominoGridRows } from './grid.js'
import type { Act, Refused, TrominoGo } from './model.js'
import { isFull } from './places.js'
import { seatOfPlay, squaresOf } from './plays.js'
import { endOf, endRound } from './rounds.js'
import { PERIOD, type TrominoGoPlay, type TrominoGoUntimedPlay, timeLeft } from './state.js'
import { isSamePlace, isTromino, letterOfPlay, type TrominoCells } from './tromino.js'
import { faultOf, type Watch, watchOver } from './watch.js'

type Made = Extract<Act, { readonly type: 'place' | 'move' | 'pass' }>

function refuseTurn({ shared, roster }: VisibleState<TrominoGo>, seat: SeatNumber): Refused {
  const { stage, end, first, plays, question } = shared
  if (stage === 'draw' || first === null) return { code: 'notBegun' }
  if (question !== null) return { code: 'questioned', details: { by: nameOf(roster, question.by) } }
  if (end !== null) return { code: 'roundOver', details: { how: end.how } }
  const turn = seatOfPlay(first, plays.length)
  if (seat === turn) return undefined
  const details = { player: nameOf(roster, turn), letter: letterOfPlay(plays.length) }
  return { code: 'notYourTurn', details }
}

export function notAPlay(watch: Watch, made: TrominoGoUntimedPlay): Refused {
  if (made.type === 'pass') return undefined
  const { board, play } = watch
  const letter = letterOfPlay(play)
  if (made.type === 'place') return notFree(watch, made.cells)
  const { from, to } = made
  const moved = board.trominoes[board.at(from[0])]
  if (moved?.letter !== letter || !isSamePlace(moved.cells, from))
    return { code: 'notYourTromino', details: { letter, from } }
  return isSamePlace(from, to)
    ? { code: 'notMoved', details: { letter } }
    : notFree(watch, to, from)
}

function notFree({ board }: Watch, cells: TrominoCells, from?: TrominoCells): Refused {
  if (!isTromino(cells)) return { code: 'noTromino', details: { cells } }
  for (const square of cells) {
    const there = board.trominoes[board.at(square)]
    if (there === undefined || (from !== undefined && isSamePlace(there.cells, from))) continue
    return { code: 'occupied', details: { square, by: there.letter } }
  }
  return undefined
}

export const playMove: Omit<MoveDefinition<TrominoGo, Made>, 'candidates'> = {
  /** By the rule, an illegal play may remain (10). */
  validate(state, made, { seat }) {
    const refused = refuseTurn(state, seat)
    if (refused !== undefined) return refused
    const { shared, options } = state
    const due = letterOfPlay(shared.plays.length)
    if (made.type !== 'pass' && made.letter !== due)
      return { code: 'wrongLetter', details: { letter: made.letter, due } }
    const watch = watchOver(shared, options)
    const fault = (): Refused =>
      options.invalidPlays === 'refuse' ? faultOf(watch, made) : undefined
    return notAPlay(watch, made) ?? fault()
  },
  /** The grid may end the round (6). */
  apply(draft, made, ctx) {
    const { shared } = draft
    const { first, rounds } = shared
    const due = deadlineOf(draft.clock as Clock, 'play')
    if (first === null || due === null) throw new Error('A play was made when none was due.')
    const watch = watchOver(shared, draft.options)
    const { board, play } = watch
    const isDoubled = isFull(watch)
    const left = timeLeft(draft.roster as Roster, ctx.at, due)
    const stands: TrominoGoPlay =
      made.type === 'place'
        ? { type: 'place', cells: made.cells, left }
        : made.type === 'move'
          ? { type: 'move', from: made.from, to: made.to, left }
          : { type: 'pass', left }
    draft.shared.plays.push(stands as Mutable<TrominoGoPlay>)
    watch.take(stands)
    ctx.emit('public', made.type === 'pass' ? '1250.11/5(2)' : '1250.11/9(1)', () => ({
      type: 'played',
      seat: seatOfPlay(first, play),
      play: play + 1,
      letter: letterOfPlay(play),
      how: made.type,
      cells: squaresOf(made),
      grid: trominoGridRows(board.trominoes),
    }))
    const end = endOf(board, first, isDoubled)
    if (end === null) {
      ctx.startTimer('play', PERIOD)
      return
    }
    ctx.stopTimer('play')
    ctx.emit('public', '1250.11/6(1)', () => ({
      type: 'surrounded',
      round: rounds.length + 1,
      ...end,
    }))
    endRound(draft, end, ctx)
  },
}
