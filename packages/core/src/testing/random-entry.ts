import type { Asked, GameTypes, State } from '../engine/bundle.js'
import type { EntryOf, Game } from '../engine/contract.js'
import type { Pick } from '../engine/recipe.js'
import { nextDue } from '../table/clock.js'
import { days } from '../time.js'
import { anyMoment, soon } from './moments.js'
import { castOf, impatience, oneOf, randomEvent, relief } from './society.js'

/** What random play may need to know of a game. */
export interface PlayOptions<T extends GameTypes> {
  /** The most entries of one match, refused ones included. Default: 300. */
  readonly entries?: number
  /**
   * How many entries of a hundred are out of the ordinary: disputes, vacations, Substitutes,
   * leavers, referees lost and found, exhibitions, entries at odd times, by the wrong person or with
   * the wrong answer. Default: 15. With 0 there are only moves, rulings and the clock.
   */
  readonly unrest?: number
  /**
   * Other entries than the legal moves of seats: the referee's unasked moves, those of offices and
   * of outsiders, faulty moves that the engine accepts on purpose. They may be refused. Default:
   * none.
   */
  readonly also?: (state: State<T>, pick: Pick) => EntryOf<T> | undefined
  /** What a joiner brings, where the game lets people join. Default: nobody tries to join. */
  readonly join?: (state: State<T>, pick: Pick) => T['Join']
}

/** The next entry of a random match; it may be refused. */
export function randomEntry<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  pick: Pick,
  options: PlayOptions<T>,
): EntryOf<T> {
  const { unrest = 15 } = options
  if (unrest === 0) return usualEntry(game, state, pick, options)
  return (
    (pick(2) === 0 ? afterSilence(state, pick) : undefined) ??
    (pick(100) < unrest
      ? unusualEntry(game, state, pick, options)
      : usualEntry(game, state, pick, options))
  )
}

/** What comes of a referee's silence: the notice, the question, and the end of the three days. */
function afterSilence<T extends GameTypes>(state: State<T>, pick: Pick): EntryOf<T> | undefined {
  const event = impatience(state)
  if (event !== undefined) return { kind: 'membership', at: soon(state, pick), event }
  const due = nextDue(state.clock)
  if (state.table.silence.inquired === null || due === null) return undefined
  return { kind: 'time', at: due }
}

function usualEntry<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  pick: Pick,
  { also }: PlayOptions<T>,
): EntryOf<T> {
  const { table, asked, clock } = state
  const due = nextDue(clock)
  const event = relief(state)
  if (event !== undefined && pick(3) > 0) {
    return { kind: 'membership', at: soon(state, pick), event }
  }
  const sources: (() => EntryOf<T> | undefined)[] = [
    ...table.seats.map((_, seat) => () => moveOf(game, state, seat, pick)),
    ...asked.flatMap((inquiry) => {
      const ruling = (): EntryOf<T> | undefined => rulingOf(game, state, inquiry, pick)
      return [ruling, ruling, ruling]
    }),
    ...(also === undefined ? [] : [() => also(state, pick)]),
  ]
  if (due !== null && pick(20) === 0) return { kind: 'time', at: due }
  while (sources.length > 0) {
    const [source] = sources.splice(pick(sources.length), 1)
    const entry = source?.()
    if (entry !== undefined) return entry
  }
  return { kind: 'time', at: due ?? soon(state, pick) }
}

function unusualEntry<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  pick: Pick,
  options: PlayOptions<T>,
): EntryOf<T> {
  const at = pick(3) === 0 ? anyMoment(state, pick) : soon(state, pick)
  const { join, also } = options
  switch (pick(10)) {
    case 0:
      return { kind: 'time', at: anyMoment(state, pick) }
    case 1: {
      const entry = usualEntry(game, state, pick, options)
      return { ...entry, at }
    }
    case 2: {
      const entry = usualEntry(game, state, pick, options)
      return 'by' in entry ? { ...entry, by: oneOf(castOf(state.table), pick) } : entry
    }
    case 3: {
      const inquiry = pick(state.inquiries + 2)
      const [by = null] = state.table.referees
      return { kind: 'ruling', at, by, inquiry, answer: pick(14) }
    }
    case 4:
      if (state.asked.some(({ to }) => to === 'referee')) {
        return { kind: 'time', at: state.clock.now + days(8) }
      }
      break
    case 5: {
      const entry = also?.(state, pick)
      if (entry !== undefined) return { ...entry, at }
      break
    }
    default:
  }
  const event = randomEvent(
    state,
    pick,
    join === undefined ? undefined : (): T['Join'] => join(state, pick),
  )
  return { kind: 'membership', at, event }
}

/** A legal move of a seat by whoever acts in it, or `undefined`. */
export function moveOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: number,
  pick: Pick,
): EntryOf<T> | undefined {
  const by = state.table.seats[seat]?.holder ?? null
  const move = by === null ? undefined : game.sampleMove(state, seat, pick)
  return by === null || move === undefined
    ? undefined
    : { kind: 'move', at: soon(state, pick), by, move }
}

/** An answer at random by whoever was asked, or `undefined` where nobody can give it. */
export function rulingOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  asked: Asked<T>,
  pick: Pick,
): EntryOf<T> | undefined {
  const { table } = state
  const by =
    asked.to === 'host'
      ? null
      : asked.to === 'referee'
        ? table.referees[pick(Math.max(1, table.referees.length))]
        : (table.seats[asked.to]?.holder ?? undefined)
  if (by === undefined) return undefined
  const answer = game.sampleAnswer(state, asked, pick)
  return { kind: 'ruling', at: soon(state, pick), by, inquiry: asked.id, answer }
}
