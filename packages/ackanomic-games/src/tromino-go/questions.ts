import type { SeatNumber } from '@ackanomic/core'
import type { Clock } from '@ackanomic/core/engine'
import { asPlain, type Desk, dueOf } from '@ackanomic/core/engine'
import { askReferee } from './duties.js'
import { firstIllegal } from './faults.js'
import { gridRows } from './grid.js'
import { positionOf, seatOfPlay } from './plays.js'
import { askForPost, type Draft, PERIOD } from './rounds.js'
import { letterOfPlay } from './tromino.js'
import type { TrominoGo } from './types.js'

/** A player questions the plays: time stands still until the referee answers (10). */
export function questionPlays(draft: Draft, by: SeatNumber, desk: Desk<TrominoGo>): void {
  const due = dueOf(draft.clock as Clock, 'play')
  desk.stop('play')
  desk.withdraw('round')
  draft.own.question = { by, left: due === null ? null : due - desk.at }
  desk.tell('public', '1250.11/10(1)', () => ({ type: 'questioned', seat: by }))
  askReferee(draft, desk)
}

/** All plays are legal: play goes on where it was, with the time that was left (10). */
export function confirmPlays(draft: Draft, desk: Desk<TrominoGo>): void {
  const { question, now, plays } = asPlain(draft.own)
  if (question === null) return
  draft.own.question = null
  desk.tell('public', '1250.11/10(1)', () => ({
    type: 'all legal',
    plays: plays.length,
    over: now.stage === 'ended',
  }))
  if (question.left !== null) desk.start('play', question.left)
  else if (now.stage === 'ended') askForPost(draft, now.end, desk)
}

/** Undoes the first illegal play with all after it; its player has the time that e had (10). */
export function undoIllegal(
  draft: Draft,
  clause: TrominoGo['Clause'],
  desk: Desk<TrominoGo>,
): void {
  const own = asPlain(draft.own)
  const found = firstIllegal(own, draft.options)
  if (found === undefined || own.first === null) return
  const { play, fault } = found
  const { first } = own
  const undone = own.plays.length - play
  const left = own.plays[play]?.left ?? PERIOD
  const grid = gridRows(positionOf({ plays: own.plays.slice(0, play) }).trominoes)
  draft.own.plays.splice(play)
  draft.own.now = { stage: 'play' }
  draft.own.question = null
  desk.withdraw('legality')
  desk.withdraw('round')
  desk.tell('public', clause, () => ({
    type: 'illegal',
    play: play + 1,
    seat: seatOfPlay(first, play),
    letter: letterOfPlay(play),
    fault,
    undone,
    grid,
  }))
  desk.start('play', left)
}
