import type { SeatNumber } from '@ackanomic/core'
import {
  type Clock,
  type Desk,
  dueOf,
  nameOf,
  type RefusalOf,
  type State,
} from '@ackanomic/core/engine'
import { gridRows } from './grid.js'
import { seatOfPlay, trominoesOf } from './plays.js'
import { askReferee } from './referee.js'
import type { Draft } from './rounds.js'
import { letterOfPlay } from './tromino.js'
import type { Own, TrominoGo } from './types.js'
import { firstIllegal } from './watch.js'

type Refused = RefusalOf<TrominoGo> | undefined

/** Why there is nothing to look at: a round that was conceded is closed (10). */
function refuseLook({ now, plays }: Own): Refused {
  if (now.stage === 'draw') return { code: 'notBegun', facts: {} }
  if (now.stage === 'ended' && now.end.how === 'conceded') {
    return { code: 'roundOver', facts: { how: 'conceded' } }
  }
  return plays.length === 0 ? { code: 'noPlays', facts: {} } : undefined
}

/** Why the plays cannot be questioned (10). */
export function refuseQuestion({ own, table }: State<TrominoGo>): Refused {
  const { question } = own
  return question === null
    ? refuseLook(own)
    : { code: 'questioned', facts: { by: nameOf(table, question.by) } }
}

/** Why the referee cannot name that play (10): it must be the first that is illegal. */
export function refuseNaming({ own, options }: State<TrominoGo>, play: number): Refused {
  const refused = refuseLook(own)
  if (refused !== undefined) return refused
  const found = firstIllegal(own, options)
  if (found === undefined) {
    return { code: 'allLegal', facts: { play, plays: own.plays.length } }
  }
  const first = found.play + 1
  return play === first ? undefined : { code: 'notTheFirst', facts: { play, first } }
}

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
  const { question, now, plays } = draft.own
  if (question === null) throw new Error('Nothing was questioned.')
  draft.own.question = null
  desk.tell('public', '1250.11/10(1)', () => ({
    type: 'all legal',
    plays: plays.length,
    over: now.stage === 'ended',
  }))
  if (question.left === null) askReferee(draft, desk)
  else desk.start('play', question.left)
}

/** Undoes the first illegal play with all after it; its player has the time that e had (10). */
export function undoIllegal(
  draft: Draft,
  clause: TrominoGo['Clause'],
  desk: Desk<TrominoGo>,
): void {
  const { own } = draft
  const found = firstIllegal(own, draft.options)
  const { first } = own
  const undoneFirst = own.plays[found?.play ?? -1]
  if (found === undefined || undoneFirst === undefined || first === null) {
    throw new Error('No play is illegal.')
  }
  const { play, fault } = found
  const undone = own.plays.length - play
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
    grid: gridRows(trominoesOf({ plays: own.plays.slice(0, play) })),
  }))
  desk.start('play', undoneFirst.left)
}
