import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type RefusalOf, type Seen, type State } from '@ackanomic/core/engine'
import { faultOf, firstIllegal } from './faults.js'
import { type Made, positionOf, seatOfPlay } from './plays.js'
import { type Cells, isSamePlace, isTromino, letterOfPlay, trominoAt } from './tromino.js'
import type { Move, Place, TrominoGo } from './types.js'

/** How many concessions of a player are taken in a round. */
export const MOST_CONCESSIONS = 20

type Refused = RefusalOf<TrominoGo> | undefined

/** Why no play can be made by a seat now, whatever it is. */
function checkTurn({ own, table }: State<TrominoGo>, seat: SeatNumber): Refused {
  const { now, first, plays, question } = own
  if (now.stage === 'draw' || first === null) return { code: 'notBegun', facts: {} }
  if (question !== null) {
    return { code: 'questioned', facts: { by: nameOf(table, question.by) } }
  }
  if (now.stage === 'ended') return { code: 'roundOver', facts: { how: now.end.how } }
  const turn = seatOfPlay(first, plays.length)
  if (seat === turn) return undefined
  const facts = { player: nameOf(table, turn), letter: letterOfPlay(plays.length) }
  return { code: 'notYourTurn', facts }
}

/** Why a play of the right form is refused as illegal, where the options say so. */
function checkLegal({ own, options }: State<TrominoGo>, made: Made): Refused {
  return options.illegalPlays === 'refuse' ? faultOf(positionOf(own), made, options) : undefined
}

/** Why a tromino cannot be added; in the rule's own way it may be illegal and stand (10). */
export function checkPlace(state: State<TrominoGo>, move: Place, seat: SeatNumber): Refused {
  return (
    checkTurn(state, seat) ??
    checkLetter(state, move) ??
    checkCells(state, move.cells) ??
    checkLegal(state, move)
  )
}

function checkLetter({ own }: State<TrominoGo>, { letter }: Place | Move): Refused {
  const due = letterOfPlay(own.plays.length)
  return letter === due ? undefined : { code: 'wrongLetter', facts: { letter, due } }
}

function checkCells({ own }: State<TrominoGo>, cells: Cells, without?: Cells): Refused {
  if (!isTromino(cells)) return { code: 'noTromino', facts: { cells } }
  const { trominoes } = positionOf(own)
  for (const square of cells) {
    const there = trominoAt(trominoes, square)
    if (there === undefined) continue
    if (without !== undefined && isSamePlace(there.cells, without)) continue
    return { code: 'occupied', facts: { square, by: there.letter } }
  }
  return undefined
}

/** Why a tromino cannot be moved; in the rule's own way it may be illegal and stand (10). */
export function checkMove(state: State<TrominoGo>, move: Move, seat: SeatNumber): Refused {
  const refused = checkTurn(state, seat) ?? checkLetter(state, move)
  if (refused !== undefined) return refused
  const { letter, from, to } = move
  const { trominoes } = positionOf(state.own)
  const isThere = trominoes.some(
    (tromino) => tromino.letter === letter && isSamePlace(tromino.cells, from),
  )
  if (!isThere) return { code: 'notYourTromino', facts: { letter, from } }
  if (isSamePlace(from, to)) return { code: 'notMoved', facts: { letter } }
  return checkCells(state, to, from) ?? checkLegal(state, move)
}

/** Why one cannot pass; in the rule's own way one may, and be found out (5, 10). */
export function checkPass(state: State<TrominoGo>, seat: SeatNumber): Refused {
  return checkTurn(state, seat) ?? checkLegal(state, { type: 'pass' })
}

/** Why nothing can be conceded or accepted: that takes a round that goes on (7). */
function checkRound({ own: { now } }: State<TrominoGo>): Refused {
  if (now.stage === 'draw') return { code: 'notBegun', facts: {} }
  return now.stage === 'ended' ? { code: 'roundOver', facts: { how: now.end.how } } : undefined
}

/** Why one cannot concede (7). */
export function checkConcede(state: State<TrominoGo>, seat: SeatNumber): Refused {
  const made = state.own.concessions.filter((each) => each.seat === seat).length
  const tooMany = { code: 'tooManyConcessions', facts: { most: MOST_CONCESSIONS } } as const
  return checkRound(state) ?? (made < MOST_CONCESSIONS ? undefined : tooMany)
}

/** The Gamepoints of the opponent's concessions in this round, each number once. */
export function openTo({ own }: Pick<Seen<TrominoGo>, 'own'>, seat: SeatNumber): readonly number[] {
  const { now, concessions } = own
  if (now.stage !== 'play' || concessions.length === 0) return []
  const others = concessions.filter((concession) => concession.seat !== seat)
  return [...new Set(others.map(({ gamepoints }) => gamepoints))]
}

/** Why a concession cannot be accepted (7). */
export function checkAccept(
  state: State<TrominoGo>,
  gamepoints: number,
  seat: SeatNumber,
): Refused {
  const refused = checkRound(state)
  if (refused !== undefined) return refused
  const open = openTo(state, seat)
  if (open.includes(gamepoints)) return undefined
  const isOwn = state.own.concessions.some((each) => each.gamepoints === gamepoints)
  return isOwn
    ? { code: 'ownConcession', facts: { gamepoints } }
    : { code: 'noConcession', facts: { gamepoints, open } }
}

/** Why the plays cannot be questioned (10): a round that was conceded is closed. */
export function checkQuestion({ own, table }: State<TrominoGo>): Refused {
  const { now, question, plays } = own
  if (now.stage === 'draw') return { code: 'notBegun', facts: {} }
  if (question !== null) {
    return { code: 'questioned', facts: { by: nameOf(table, question.by) } }
  }
  if (now.stage === 'ended' && now.end.how === 'conceded') {
    return { code: 'roundOver', facts: { how: 'conceded' } }
  }
  return plays.length === 0 ? { code: 'noPlays', facts: {} } : undefined
}

/** Why the referee cannot name that play (10): it must be the first that is illegal. */
export function checkIllegal({ own, options }: State<TrominoGo>, play: number): Refused {
  const { now, plays } = own
  if (now.stage === 'draw') return { code: 'notBegun', facts: {} }
  if (now.stage === 'ended' && now.end.how === 'conceded') {
    return { code: 'roundOver', facts: { how: 'conceded' } }
  }
  if (plays.length === 0) return { code: 'noPlays', facts: {} }
  const found = firstIllegal(own, options)
  if (found === undefined) return { code: 'allLegal', facts: { play, plays: plays.length } }
  const first = found.play + 1
  return play === first ? undefined : { code: 'notTheFirst', facts: { play, first } }
}
