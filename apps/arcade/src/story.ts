import type { LogMessage } from '@ackanomic/react'

/** The scores of all seats after an entry. */
export interface ScoresAt {
  /** The number of entries. */
  readonly step: number
  /** The scores by seat. */
  readonly scores: readonly number[]
}

/** A line of the log, as far as a story needs it. */
type Line = Pick<LogMessage, 'step' | 'message'>

/** A moment at which a match was decided. */
export interface KeyMoment {
  /** The step. */
  readonly step: number
  /** The event there. */
  readonly told: string
}

/** By how much a seat is ahead of the best of the seats that do not share its score. */
function leadOf(scores: readonly number[], seat: number): number {
  const own = scores[seat] ?? 0
  const others = scores.filter((score) => score !== own)
  return others.length === 0 ? 0 : own - Math.max(...others)
}

/**
 * By how many whole points a seat is ahead of the others at the end; less than 0 if it is behind.
 */
export function marginOf(history: readonly ScoresAt[], seat: number): number | null {
  const last = history.at(-1)?.scores.map(Math.floor)
  return last === undefined || last.length < 2 ? null : leadOf(last, seat)
}

/**
 * The moment that mattered most to a seat: where its lead grew most if it has won, where it shrank
 * most if it has lost. Without scores it is the last thing that was told of the seat.
 */
export function keyMomentOf(
  history: readonly ScoresAt[],
  log: readonly Line[],
  {
    seat,
    name,
    hasWon,
  }: { readonly seat: number; readonly name: string; readonly hasWon: boolean },
): KeyMoment | null {
  const changes = history.slice(1).map(({ step, scores }, i) => {
    const change = leadOf(scores, seat) - leadOf(history[i]?.scores ?? [], seat)
    return { step, gain: hasWon ? change : -change }
  })
  const [most] = changes.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain)
  const lines = log.map(({ step, message }) => ({ step, told: spoken(message) }))
  const isResult = ({ told }: KeyMoment): boolean => RESULT.test(told)
  // The consequences of an entry may come with the next one.
  const near = lines.filter(({ step }) => most !== undefined && step >= most.step).slice(0, 6)
  const found =
    near.find(isResult) ??
    lines.findLast((line) => isResult(line) && line.told.includes(name)) ??
    null
  return found === null ? null : { step: most?.step ?? found.step, told: found.told }
}

/** Words by which a line tells how something came out. */
const RESULT =
  /\b(?:takes?|took|gets?|gains?|wins?|scores?|loses?|doomed|out|valid|surrounded|dislodged|centres?)\b/u

/** The gist of a message: its first line, of at most 140 characters. */
export function spoken(message: string): string {
  const [first = ''] = message.split('\n', 1)
  return first.length <= 140 ? first : `${first.slice(0, first.lastIndexOf(' ', 139))}…`
}
