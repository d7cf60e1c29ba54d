import type { LogMessage, Stage } from '@ackanomic/react'

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
  /** The line of the log that tells it, and its step, which may be later. */
  readonly told: string
  readonly toldAt: number
}

/** By how many whole points a seat is ahead of the best of the seats that do not share its score. */
function leadOf(scores: readonly number[], seat: number): number {
  const whole = scores.map(Math.floor)
  const own = whole[seat] ?? 0
  const others = whole.filter((score) => score !== own)
  return others.length === 0 ? 0 : own - Math.max(...others)
}

/**
 * By how many whole points a seat is ahead of the others at the end; less than 0 if it is behind.
 */
export function marginOf(history: readonly ScoresAt[], seat: number): number | null {
  const last = history.at(-1)?.scores
  return last === undefined || last.length < 2 ? null : leadOf(last, seat)
}

/**
 * The moment that mattered most to a seat: what put it out or ended the match at once, if a line
 * tells it. Otherwise it is where its lead grew most if it has won, and where it shrank most if it
 * has lost, the last of several such; without scores, the last result that names the player.
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
  const [most] = changes
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || b.step - a.step)
  const isResult = ({ told }: KeyMoment): boolean => RESULT.test(told)
  const isOwnResult = (line: KeyMoment): boolean => isResult(line) && line.told.includes(name)
  const lines = log.flatMap(linesOf)
  // The consequences of an entry may come with the next one.
  const near = log
    .filter(({ step }) => most !== undefined && step >= most.step)
    .slice(0, 6)
    .flatMap(linesOf)
  const isOut = ({ told }: KeyMoment): boolean => !hasWon && OUT.test(told) && told.includes(name)
  const ended = lines.findLast(isOut) ?? lines.findLast(({ told }) => DECISIVE.test(told))
  if (ended !== undefined) return ended
  const found =
    near.find(({ told }) => POINTS.test(told)) ??
    near.find((line) => line.step === most?.step && isOwnResult(line)) ??
    near.find(isResult) ??
    lines.findLast(isOwnResult) ??
    lines.findLast(isResult) ??
    null
  return found === null ? null : { ...found, step: most?.step ?? found.step }
}

/** A result as sentences: its title, and each line of its text. */
export function sentencesOf({ title, text }: Stage): string {
  return [title, ...(text?.split('\n') ?? [])]
    .map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`))
    .join(' ')
}

/** Whether sentences say that people won the match, not only that they are named or won a round. */
export function tellsWinners(said: string, winners: readonly string[]): boolean {
  return (
    /\b(?:wins?|won)\b(?! the round)/u.test(said) && winners.every((name) => said.includes(name))
  )
}

/** Words by which a line tells that a player is out. */
const OUT = /\b(?:out of the game|is doomed)\b/u

/** Words by which a line tells of points. */
const POINTS = /\b(?:scored?|scores|Gamepoints|points)\b/u

/** Words by which a line tells how something came out. */
const RESULT =
  /\b(?:takes?|took|gets?|gains?|wins?|scores?|loses?|doomed|out|valid|surrounded|dislodged|centres?)\b/u

/** Words by which a line tells what ended the match. */
const DECISIVE =
  /\b(?:and is right|end has come|has won with|have won together|they win|Target Word of \S+, and wins|has made an error|their second|most Mediocre score)\b/u

function linesOf({ step, message }: Line): readonly KeyMoment[] {
  return message.split('\n').map((line) => ({ step, told: spoken(line), toldAt: step }))
}

/** The gist of a line: as many of its whole sentences as have 140 characters. */
export function spoken(line: string): string {
  const said = line.trim().replace(/:$/u, '.')
  if (said.length <= 140) return said
  const end = said.lastIndexOf('. ', 139)
  return end > 0 ? said.slice(0, end + 1) : `${said.slice(0, said.lastIndexOf(' ', 139))}…`
}
