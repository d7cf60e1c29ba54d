export const MAX_TEXT_LENGTH = 10_000
export const MAX_SUBJECT_LENGTH = 200
export const MAX_CARD_LENGTH = 80
export const MAX_CARDS = 1000

/** The recommended length of a play. */
export const MIN_LINES = 12
export const MAX_LINES = 25

/** The only reasons for which a play may be denied, in the rule's order. */
export const RUSTY_LANTERN_DENIALS = [
  'incomprehensible',
  'non sequitur',
  'against the spirit',
  'wrong length',
  'no card specified',
  'nothing played',
  'card not brought in',
] as const

/** The reason why a play is denied. */
export type RustyLanternDenial = (typeof RUSTY_LANTERN_DENIALS)[number]

export const DEAD_POTS = ['return', 'barkeep', 'keep-in-pot'] as const

export function openPlayOf<Play extends { readonly answered: unknown }>({
  plays,
}: {
  readonly plays: readonly Play[]
}): Play | undefined {
  const last = plays.at(-1)
  return last?.answered === null ? last : undefined
}

/**
 * Returns the number of lines in a text, without empty ones.
 *
 * @example
 * ```ts
 * import { countLines } from '@ackanomic/games/rusty-lantern'
 *
 * countLines('It was a dark night.\n\nThe door opened.') // => 2
 * ```
 */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}

/**
 * Returns the tale so far: the texts of successful plays, and the epilogue.
 *
 * @example
 * ```ts
 * import { rustyLantern, storySoFar } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * storySoFar(start.value.state.shared) // => []
 * ```
 */
export function storySoFar({
  plays,
  epilogue,
}: {
  readonly plays: readonly {
    readonly text: string
    readonly answered: { readonly is: string } | null
  }[]
  readonly epilogue: string | null
}): readonly string[] {
  const told = plays.filter(({ answered }) => answered?.is === 'verified').map(({ text }) => text)
  return epilogue === null ? told : [...told, epilogue]
}

/** A number of entities of one kind, such as `'A$'` or `'Favour'`. `count` is 1 or more. */
export interface RustyLanternStake {
  readonly kind: string
  readonly count: number
}

export function isCurrency({ kind }: RustyLanternStake): boolean {
  return kind.toLowerCase() === 'a$'
}

/** Entities as text, such as `A$5 and 1 × Favour`. */
export function stakesText(stakes: readonly RustyLanternStake[]): string {
  const each = stakes.map((stake) =>
    isCurrency(stake) ? `A$${stake.count}` : `${stake.count} × ${stake.kind}`,
  )
  return each.length === 0 ? 'nothing' : each.join(' and ')
}

export function isPaid(asked: readonly RustyLanternStake[], paid: readonly RustyLanternStake[]) {
  const isMet = ({ kind, count }: RustyLanternStake): boolean =>
    paid.some((each) => each.kind.toLowerCase() === kind.toLowerCase() && each.count === count)
  return paid.length === asked.length && asked.every(isMet)
}
