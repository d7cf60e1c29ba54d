import type { BoardMatch, EventIn, MatchChange, Stage } from '../board-match.js'

/**
 * Returns the results of a change of a match, in the order in which they are shown. Each board of
 * `@ackanomic/boards` exports one, such as `spadesStages`.
 */
export type Stages<At extends BoardMatch = BoardMatch> = (
  change: MatchChange<At>,
) => readonly Stage[]

/** How long a result is shown at each speed, in milliseconds. At `off`, no result is shown. */
export const stageTimes = { calm: 4000, normal: 2200, fast: 1000, off: 0 } as const

/** The speed of results. */
export type StageSpeed = keyof typeof stageTimes

/** A state of a match, and the result that is shown on it. */
export interface Frame<At extends BoardMatch> {
  readonly match: At
  readonly stage: Stage | null
}

/** The states still to be shown: the first is shown now, the last is the newest. */
export type Frames<At extends BoardMatch> = readonly [Frame<At>, ...Frame<At>[]]

/** The limit of waiting results; a match that is further ahead skips some. */
const MAX_WAITING = 5

/** The frames of a match without results. */
export function framesOf<At extends BoardMatch>(match: At): Frames<At> {
  return [{ match, stage: null }]
}

export function newestOf<At extends BoardMatch>(frames: Frames<At>): At {
  return (frames.at(-1) ?? frames[0]).match
}

export function nextFrames<At extends BoardMatch>(frames: Frames<At>): Frames<At> {
  const [, next, ...later] = frames
  return next === undefined ? frames : [next, ...later]
}

export function receive<At extends BoardMatch>(
  frames: Frames<At>,
  after: At,
  stages: Stages<At> | undefined,
): Frames<At> {
  const before = newestOf(frames)
  if (after === before) return frames
  if (stages === undefined || !follows(before, after)) return framesOf(after)
  const events = after.log.slice(before.log.length)
  if (after.view === before.view && events.length === 0) {
    const [first, ...later] = frames
    const renew = (frame: Frame<At>): Frame<At> =>
      frame.match === before ? { ...frame, match: after } : frame
    return [renew(first), ...later.map(renew)]
  }
  const results = stages({
    before: before.view,
    after: after.view,
    names: after.names,
    events: events as readonly EventIn<At>[],
  })
  // No result leads back to a state whose successor has been shown.
  const lastBefore = results.findLastIndex(({ on }) => on === 'before')
  const added: readonly Frame<At>[] = [
    ...results.map((stage, i) => {
      const match = i <= lastBefore ? before : after
      const { shared } = stage
      const shown = shared === undefined ? match : { ...match, view: { ...match.view, shared } }
      return { match: shown, stage: { ...stage } }
    }),
    { match: after, stage: null },
  ]
  // A state that was shown long enough, alone or below its result, is not shown again.
  const isShown = frames.length === 1 || frames.at(-2)?.match === before
  const [shown, ...waiting] = isShown ? frames.slice(0, -1) : frames
  const all = [...waiting, ...added]
  const isFar = all.filter(({ stage }) => stage !== null).length > MAX_WAITING
  const [next, ...later] = isFar ? added.slice(-MAX_WAITING - 1) : all
  if (next === undefined) return framesOf(after)
  return shown === undefined ? [next, ...later] : [shown, next, ...later]
}

/** Whether a state is a later one of the same viewer, not one in a review. */
function follows(before: BoardMatch, after: BoardMatch): boolean {
  const { length } = before.log
  return (
    before.view.role === after.view.role &&
    before.view.seat === after.view.seat &&
    (before.history?.at ?? null) === null &&
    (after.history?.at ?? null) === null &&
    before.log[length - 1]?.id === after.log[length - 1]?.id
  )
}
