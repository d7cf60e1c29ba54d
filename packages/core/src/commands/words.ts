import { typedKey } from '../normalize-text.js'
import type { Roster, Seated } from '../roster/roster.js'
import type { Duration } from '../time.js'

/**
 * Splits a text into its first word, in lower case, and the rest.
 *
 * @example
 * ```ts
 * import { splitFirstWord } from '@ackanomic/core/commands'
 *
 * splitFirstWord('Resigns  Ann Lee') // => ['resigns', 'Ann Lee']
 * ```
 */
export function splitFirstWord(text: string): readonly [word: string, rest: string] {
  const trimmed = text.trim()
  const end = trimmed.search(/\s/u)
  if (end < 0) return [typedKey(trimmed), '']
  return [typedKey(trimmed.slice(0, end)), trimmed.slice(end).trim()]
}

/**
 * Splits a text into words. Double quotes hold a name with blanks together.
 *
 * @example
 * ```ts
 * import { splitWords } from '@ackanomic/core/commands'
 *
 * splitWords('Ann "Bob Lee') // => ['Ann', 'Bob Lee']
 * ```
 */
export function splitWords(text: string): string[] {
  return [...text.matchAll(/"([^"]*)(?:"|$)|\S+/gu)].map(([word, quoted]) => quoted ?? word)
}

export function splitAtWord(text: string, keyword: string): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/"[^"]*(?:"|$)|\S+|\s+/gu)) {
    if (typedKey(piece) === keyword) parts.push('')
    else parts.push(`${parts.pop()}${piece}`)
  }
  return parts
}

/**
 * Returns the names of everybody in a match.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { participants } from '@ackanomic/core/commands'
 *
 * const started = pureSkill.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }, {})
 * if (started.ok) participants(started.value.state.roster) // => ['Ann', 'Bob', 'Cyd', 'Dee']
 * ```
 */
export function participants(roster: Seated & Pick<Roster, 'referees'>): string[] {
  const seated = roster.seats.flatMap(({ player, holder }) =>
    holder === null ? [player] : [player, holder],
  )
  return [...new Set([...seated, ...roster.referees])]
}

/**
 * Returns a name as the match spells it, if only case, dashes or quotes differ.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { canonicalName } from '@ackanomic/core/commands'
 *
 * const started = pureSkill.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }, {})
 * if (started.ok) canonicalName(started.value.state.roster, 'ANN') // => 'Ann'
 * ```
 */
export function canonicalName(roster: Seated & Pick<Roster, 'referees'>, name: string): string {
  return spelledAs(participants(roster), name)
}

export function spelledAs(people: readonly string[], name: string): string {
  if (people.includes(name)) return name
  const key = typedKey(name)
  const [only, ...more] = people.filter((known) => typedKey(known) === key)
  return only === undefined || more.length > 0 ? name : only
}

/**
 * Adds a full stop to a text without a final punctuation mark.
 *
 * @example
 * ```ts
 * import { toSentence } from '@ackanomic/core/commands'
 *
 * toSentence('Name one person') // => 'Name one person.'
 * toSentence('Who resigns?') // => 'Who resigns?'
 * ```
 */
export function toSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}

/**
 * Formats a length of time in its two largest units, such as `2 days 5 hours`.
 *
 * @example
 * ```ts
 * import { hours } from '@ackanomic/core'
 * import { formatDuration } from '@ackanomic/core/commands'
 *
 * formatDuration(hours(53)) // => '2 days 5 hours'
 * ```
 */
export function formatDuration(length: Duration): string {
  const whole = Math.max(0, Math.round(length / 60_000))
  const parts = [
    counted(Math.floor(whole / 1440), 'day'),
    counted(Math.floor(whole / 60) % 24, 'hour'),
    counted(whole % 60, 'minute'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'less than a minute' : parts.slice(0, 2).join(' ')
}

function counted(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}
