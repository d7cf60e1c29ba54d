import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.js'

/** The names that are shown for people who were deleted, by their own names. */
export type StandInNames = ReadonlyMap<string, string>

/** The stand-ins of a host, which each process keeps until somebody is deleted. */
export class StandIns {
  readonly #db: Kysely<Tables>
  #names: Promise<StandInNames> | undefined

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  names(): Promise<StandInNames> {
    this.#names ??= this.#read().catch((problem: unknown) => {
      this.#names = undefined
      throw problem
    })
    return this.#names
  }

  /** The person behind a name, which may be a stand-in. */
  async personBehind(name: string): Promise<string> {
    for (const [person, standIn] of await this.names()) if (standIn === name) return person
    return name
  }

  forget(): void {
    this.#names = undefined
  }

  async #read(): Promise<StandInNames> {
    const rows = await this.#db
      .selectFrom('accounts')
      .select(['person', 'stand_in'])
      .where('deleted_at', 'is not', null)
      .execute()
    return new Map(rows.map(({ person, stand_in }) => [person, stand_in ?? '']))
  }
}

const OWN_FIELDS: readonly string[] = [
  'person',
  'persons',
  'player',
  'players',
  'holder',
  'substitute',
]

/** The fields of games that hold names. Others may hold anything. */
const GAME_FIELDS: ReadonlySet<string> = new Set(OWN_FIELDS)

/** The fields that hold names in tables, outcomes and the host's own messages. */
const HOST_FIELDS: ReadonlySet<string> = new Set([
  ...OWN_FIELDS,
  ...[
    'opener',
    'by',
    'from',
    'to',
    'names',
    'people',
    'referees',
    'refereesAway',
    'winners',
    'endorsers',
    'apart',
  ],
  ...['ranking', 'everPlayed', 'everSubstituted', 'everRefereed'],
])

/** Replaces names by stand-ins in a value that the host has made, such as a table or a message. */
export const withStandIns = <Value>(value: Value, names: StandInNames): Value =>
  names.size === 0 ? value : (replaced(value, names, HOST_FIELDS) as Value)

/** Replaces names by stand-ins in a value that a game has made. */
export const gameWithStandIns = <Value>(value: Value, names: StandInNames): Value =>
  names.size === 0 ? value : (replaced(value, names, GAME_FIELDS) as Value)

function replaced(
  value: unknown,
  names: StandInNames,
  fields: ReadonlySet<string>,
  isPlayerName = false,
): unknown {
  if (typeof value === 'string') return isPlayerName ? (names.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((each) => replaced(each, names, fields, isPlayerName))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      field,
      replaced(each, names, fields, fields.has(field)),
    ]),
  )
}

export const standInsOf = (people: Iterable<string>, names: StandInNames): StandInNames =>
  new Map(
    [...new Set(people)].flatMap((person) => {
      const standIn = names.get(person)
      return standIn === undefined ? [] : [[person, standIn] as const]
    }),
  )

export function textWithStandIns(text: string, names: StandInNames): string {
  // The longest first: "Ann Lee" is not "Ann".
  const sorted = [...names.keys()].sort((one, other) => other.length - one.length)
  if (sorted.length === 0) return text
  const any = sorted.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')).join('|')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replaceAll(whole, (name) => names.get(name) ?? name)
}
