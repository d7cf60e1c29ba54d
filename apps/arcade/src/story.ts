import type { LogMessage } from '@ackanomic/react'

/** The scores of all seats after an entry. */
export interface ScoresAt {
  readonly step: number
  readonly scores: readonly number[]
}

/** A line of the log, as far as a story needs it. */
type Line = Pick<LogMessage, 'step' | 'message'>

/** A moment at which a match was decided. */
export interface KeyMoment {
  readonly step: number
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
 * most if it has lost. Without scores it is what ended the match, or the last result that names the
 * player.
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
    near.find(({ told }) => POINTS.test(told)) ??
    near.find(isResult) ??
    lines.findLast(({ told }) => DECISIVE.test(told)) ??
    lines.findLast((line) => isResult(line) && line.told.includes(name)) ??
    lines.findLast(isResult) ??
    null
  return found === null ? null : { step: most?.step ?? found.step, told: found.told }
}

/** Words by which a line tells of points. */
const POINTS = /\b(?:scored?|scores|Gamepoints|points)\b/u

/** Words by which a line tells how something came out. */
const RESULT =
  /\b(?:takes?|took|gets?|gains?|wins?|scores?|loses?|doomed|out|valid|surrounded|dislodged|centres?)\b/u

/** Words by which a line tells what ended the match. */
const DECISIVE = /\b(?:and is right|end has come)\b/u

/** The gist of a message: as many whole sentences of its first line as have 140 characters. */
export function spoken(message: string): string {
  const [line = ''] = message.split('\n', 1)
  const first = line.replace(/:$/u, '.')
  if (first.length <= 140) return first
  const end = first.lastIndexOf('. ', 139)
  return end > 0 ? first.slice(0, end + 1) : `${first.slice(0, first.lastIndexOf(' ', 139))}…`
}
