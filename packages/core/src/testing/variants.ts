import type { GameTypes, State } from '../engine/bundle.js'
import type { Game } from '../game/game.js'
import type { RandomInt } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { deepFreeze } from '../plain.js'
import type { Prompt } from '../prompt.js'
import { isReferee, type SeatNumber } from '../roster/roster.js'
import { describeDifference } from './describe-difference.js'
import { oneOf } from './society.js'
import { lastMoment, sentIn } from './viewers.js'

export interface Variant {
  readonly what: string
  readonly state: State<GameTypes>
}

/**
 * States that differ from a given one only in what a viewer may not know, made from other states of
 * the match with an equal public part. `seats` are those whose secrets the viewer may know.
 */
export function variantsOf(
  game: Game,
  state: State<GameTypes>,
  viewer: Viewer,
  seats: readonly SeatNumber[],
  others: readonly State<GameTypes>[],
  pick: RandomInt,
): readonly Variant[] {
  const { clock, roster, promptCount } = state
  const least = clock.now
  const later = least + pick(lastMoment(state) - least + 1)
  const timers = clock.timers.map((timer) => ({ ...timer, started: timer.started - 1 }))
  const silence = { ...roster.silence, heard: roster.silence.heard - 1 - pick(1000) }
  const variants: Variant[] = [
    { what: 'the time', state: { ...state, clock: { now: later, timers } } },
    { what: 'the silence of the referee', state: { ...state, roster: { ...roster, silence } } },
    { what: 'how many prompts there were', state: { ...state, promptCount: promptCount + 3 } },
  ]
  const alike = others.filter(
    (other) => other !== state && describeDifference(other.shared, state.shared) === undefined,
  )
  for (const other of alike.length === 0 ? [] : [oneOf(alike, pick), oneOf(alike, pick)]) {
    variants.push({ what: 'what is secret', state: spliced(game, state, viewer, seats, other) })
  }
  const isHolder = typeof viewer === 'object' && seats.length > 0
  const again = isHolder ? undefined : resampled(game, state, viewer, later, pick)
  if (again !== undefined) variants.push({ what: 'what is secret, resampled', state: again })
  return deepFreeze(variants)
}

/** The state with secrets of another one. */
function spliced(
  game: Game,
  state: State<GameTypes>,
  viewer: Viewer,
  seats: readonly SeatNumber[],
  other: State<GameTypes>,
): State<GameTypes> {
  const view = game.view(state, viewer)
  const office = refereeing(state, viewer) ? game.view(state, 'referee') : view
  const knowsHidden =
    (office.role === 'referee' && (office as { readonly hidden?: unknown }).hidden !== null) ||
    describeDifference(sentIn(view), sentIn(game.view(other, viewer))) !== undefined
  const isKnown = ({ to }: Prompt): boolean =>
    to === viewer ||
    (to === 'referee' && refereeing(state, viewer)) ||
    (typeof viewer === 'object' && typeof to === 'number')
  const { now } = other.clock
  const fits = now >= state.clock.now && now <= lastMoment(state)
  return {
    ...state,
    secret: state.secret.map((kept, seat) =>
      seats.includes(seat) ? kept : (other.secret[seat] ?? kept),
    ),
    hidden: knowsHidden ? state.hidden : other.hidden,
    openPrompts: [
      ...state.openPrompts.filter(isKnown),
      ...other.openPrompts.filter((asked) => !isKnown(asked)),
    ],
    clock: fits ? { ...state.clock, now } : state.clock,
  }
}

/** Whether a viewer is also a referee. */
function refereeing({ roster }: State<GameTypes>, viewer: Viewer): boolean {
  const person = typeof viewer === 'number' ? roster.seats[viewer]?.holder : undefined
  return isReferee(roster, (typeof viewer === 'object' ? viewer.person : person) ?? '')
}

function resampled(
  game: Game,
  state: State<GameTypes>,
  viewer: Viewer,
  now: number,
  pick: RandomInt,
): State<GameTypes> | undefined {
  const isAsked = ({ to }: Prompt): boolean =>
    to === viewer || (to === 'referee' && refereeing(state, viewer))
  if (game.determinize === undefined || state.openPrompts.some(isAsked)) return undefined
  return game.determinize(game.view(state, viewer), pick, now) as State<GameTypes>
}
