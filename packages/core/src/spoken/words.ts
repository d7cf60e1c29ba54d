import type { Seated, Table } from '../table/table.js'

/** The first word of a text, in lower case, and what follows it. */
export function firstWord(text: string): readonly [word: string, rest: string] {
  const trimmed = text.trim()
  const end = trimmed.search(/\s/u)
  if (end < 0) return [trimmed.toLowerCase(), '']
  return [trimmed.slice(0, end).toLowerCase(), trimmed.slice(end).trim()]
}

/** The words of a text; a name with blanks stands in double quotes, the last of which may be missing. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)(?:"|$)|\S+/gu)].map(([word, quoted]) => quoted ?? word)
}

/** Everybody who has to do with a table, by name. */
export function peopleAt(table: Seated & Pick<Table, 'referees'>): string[] {
  const seated = table.seats.flatMap(({ player, holder }) =>
    holder === null ? [player] : [player, holder],
  )
  return [...new Set([...seated, ...table.referees])]
}

/** A name as the table spells it, where it knows one that differs in letter case alone. */
export function spelled(table: Seated & Pick<Table, 'referees'>, name: string): string {
  const people = peopleAt(table)
  if (people.includes(name)) return name
  return people.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
}

/** A text with a stop at its end. */
export function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}
