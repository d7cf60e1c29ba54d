import type { AnswerEntry, Game, Match, SeatNumber } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { BotRequest } from './bots.js'
import { entriesOf } from './history.js'

/** A bot that merely may do something does it this seldom: once in so many chances. */
const SELDOM = 10

/** A match, and who sits at the screen: all others are played by bots. */
export interface Sitting {
  /** The game. */
  readonly game: Game
  /** The match. */
  readonly match: Match
  /** The names of those who sit at the screen. */
  readonly here: ReadonlySet<string>
  /** What all chance of bots comes from. */
  readonly seed: string
}

/** A bot's turn: what it is to think about, and in whose name it acts. */
export interface Turn {
  /** Which seat. */
  readonly seat: SeatNumber
  /** Who acts in it. */
  readonly by: string
  /** What to think about. */
  readonly thought: Pick<BotRequest, 'game' | 'view' | 'now' | 'seed'>
}

/** Whether a move is wanted of a seat that must be made, or may. */
function isWanted({ game, match }: Sitting, seat: SeatNumber, must: boolean): boolean {
  return game
    .pendingActions(match.state, seat)
    .some(
      ({ actor, need, prompt }) =>
        actor === seat && prompt === null && (need !== 'optional') === must,
    )
}

/**
 * Whose turn it is of those who are not here. Who must act comes first; who merely may gets a chance
 * now and then, once between two acts of somebody here.
 *
 * @param idle - the seats that had their chance, or have no move
 */
export function turnOf(sitting: Sitting, idle: Set<SeatNumber>): Turn | undefined {
  const { game, match, here, seed } = sitting
  const { table, clock } = game.status(match.state)
  for (const must of [true, false]) {
    for (const [seat, { holder: by }] of table.seats.entries()) {
      if (by === null || here.has(by) || idle.has(seat)) continue
      if (!isWanted(sitting, seat, must)) continue
      const shared = `${seed}/${seat}/${entriesOf(match)}`
      if (!must && seededRandom(`${shared}/whether`)(SELDOM) > 0) {
        idle.add(seat)
        continue
      }
      const view = game.view(match.state, seat)
      return { seat, by, thought: { game: game.id, view, now: clock.now, seed: shared } }
    }
  }
  return undefined
}

/** An answer at random to what nobody here is asked, and the table's program cannot answer. */
export function rulingOf({ game, match, here, seed }: Sitting): AnswerEntry | undefined {
  const { openPrompts, table, clock } = game.status(match.state)
  for (const inquiry of openPrompts) {
    const { to, id } = inquiry
    const by = to === 'host' ? null : to === 'referee' ? table.referees[0] : table.seats[to]?.holder
    if (by === undefined || (by !== null && here.has(by))) continue
    const choose = seededRandom(`${seed}/inquiry ${id}/${entriesOf(match)}`)
    const answer = game.sampleAnswer?.(match.state, inquiry, choose)
    if (answer === undefined) continue
    const entry: AnswerEntry = { kind: 'answer', at: clock.now, by, prompt: id, answer }
    if (game.check(match.state, entry) === undefined) return entry
  }
  return undefined
}
