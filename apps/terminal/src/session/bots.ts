import type { LogEntry, Prompt, RandomInt, SeatNumber } from '@ackanomic/core'
import { type OnTable, situationOf, wantsOf } from './table-state.js'

/** How often a sampler is asked for a move of a kind that is wanted. */
const TRIES = 50

/**
 * A move that a bot makes for a seat: of a kind that is wanted of it, or that it merely may make;
 * `undefined` where it has none. It knows no more than its view.
 */
export function botEntry(
  at: OnTable,
  seat: SeatNumber,
  by: string,
  must: boolean,
  choose: RandomInt,
): LogEntry | undefined {
  const { game, match } = at
  const wanted = wantsOf(at, by)
    .mine.filter(({ need }) => (need !== 'optional') === must)
    .map(({ action }) => action)
  if (wanted.length === 0) return undefined
  const legal = game.legalMoves(game.view(match.state, seat))
  for (let i = 0; i < TRIES; i++) {
    const move = legal.sample(choose)
    if (move === undefined) return undefined
    if (!isWanted(move, wanted)) continue
    const entry: LogEntry = { kind: 'move', at: situationOf(at).clock.now, by, move }
    if (game.check(match.state, entry) === undefined) return entry
  }
  return undefined
}

/** Whether a move is of a wanted type; where a game's moves have none, any will do. */
function isWanted(move: unknown, wanted: readonly string[]): boolean {
  const { type } = Object(move) as { readonly type?: unknown }
  return typeof type !== 'string' || wanted.includes(type)
}

/**
 * An answer at random to an open prompt; `undefined` where nobody is there to give one, or the game
 * knows of none: then it is left to whoever judges.
 */
export function botRuling(at: OnTable, asked: Prompt, choose: RandomInt): LogEntry | undefined {
  const { game, match } = at
  const { table, clock } = situationOf(at)
  const { to, id } = asked
  const by =
    to === 'host'
      ? null
      : to === 'referee'
        ? table.referees[0]
        : (table.seats[to]?.holder ?? undefined)
  const answer = by === undefined ? undefined : game.sampleAnswer?.(match.state, asked, choose)
  if (by === undefined || answer === undefined) return undefined
  const entry: LogEntry = { kind: 'answer', at: clock.now, by, prompt: id, answer }
  return game.check(match.state, entry) === undefined ? entry : undefined
}
