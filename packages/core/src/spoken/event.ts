import { type Membership, OFFICES, type Office } from '../entry.js'
import { err, ok, type Result } from '../result.js'
import type { Seated, Table } from '../table/table.js'
import { spelled, wordsOf } from './words.js'

type Event = Result<Membership, string>

/** Who is at a table. */
type At = Seated & Pick<Table, 'referees'>

/** How what happens in the society is written: what follows its word, and how that is read. */
export interface Wording {
  /** How it is written. */
  readonly usage: string
  /** What it does, in a few words. */
  readonly says: string
  /** Whether an office does it; not, when left out. */
  readonly byOffice?: boolean
  /**
   * Reads what stands after its word; the error is a sentence.
   *
   * @param actor - in whose name it is written; `null` for nobody
   * @param at - the table: a situation's, or a view's
   */
  read(
    text: string,
    actor: string | null,
    at: Seated & Pick<Table, 'referees'>,
  ): Result<Membership, string>
}

/** The names in a text, spelled as the table does; the actor's alone when there are none. */
function people(text: string, actor: string | null, at: At): readonly string[] {
  const words = wordsOf(text)
  if (words.length === 0) return actor === null ? [] : [actor]
  return words.map((word) => spelled(at, word))
}

function onePerson(
  text: string,
  actor: string | null,
  at: At,
  usage: string,
  event: (person: string) => Membership,
): Event {
  const [person, ...more] = people(text, actor, at)
  return person === undefined || more.length > 0
    ? err(`Name one person: "${usage}". A name with blanks in it stands in double quotes.`)
    : ok(event(person))
}

function officeIn(text: string, event: (as: Office) => Membership): Event {
  const named = text.replace(/^as\s+(?:the\s+)?/iu, '').toLowerCase()
  const office = named === '' ? 'speaker' : OFFICES.find((each) => each === named)
  return office === undefined
    ? err(`There is no office "${named}"; the offices are ${OFFICES.join(', ')}.`)
    : ok(event(office))
}

function referee(actor: string | null, at: At): string | null {
  const { referees } = at
  return actor !== null && referees.includes(actor) ? actor : (referees[0] ?? actor)
}

/** What a game wants of a joiner, as JSON or as plain text. */
function joinOf(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * What can happen in the society around the table (1250.1 VI to X), by the word that says it. Whom
 * it is about is whoever writes it, unless e names another.
 *
 * @example
 * ```ts
 * import { societyWordings } from '@ackanomic/core/spoken'
 *
 * const seat = { player: 'Ann', holder: 'Ann', presence: 'here', active: true } as const
 * const table = { seats: [seat], referees: ['Dee'] }
 * const read = societyWordings['vacation']?.read('with Eve', 'Ann', table)
 * read?.ok && read.value.what // => 'vacation'
 * ```
 */
export const societyWordings: Readonly<Record<string, Wording>> = {
  leave: {
    usage: 'leave [NAME ...] [ackanomic]',
    says: 'you leave the game, or others do',
    read(text, actor, at) {
      const fromAll = /(?:^|\s)ackanomic$/iu.test(text)
      const persons = people(fromAll ? text.slice(0, -'ackanomic'.length) : text, actor, at)
      return persons.length === 0
        ? err('Say who leaves: "leave NAME".')
        : ok({ what: 'leave', persons, from: fromAll ? 'ackanomic' : 'game' })
    },
  },
  vacation: {
    usage: 'vacation [NAME] [with NAME]',
    says: 'you go on vacation; "with" names a willing Substitute',
    read(text, actor, at) {
      const [who = '', substitute] = text.split(/(?:^|\s+)with\s+/iu)
      return onePerson(who, actor, at, this.usage, (person) =>
        substitute === undefined
          ? { what: 'vacation', person }
          : { what: 'vacation', person, substitute: willing(substitute, at) },
      )
    },
  },
  substitute: {
    usage: 'substitute NAME [for NAME]',
    says: 'somebody willing plays for who is on vacation',
    read(text, actor, at) {
      const [who = '', absent = ''] = text.split(/\s+for\s+/iu)
      if (who.trim() === '') return err(`Name the Substitute: "${this.usage}".`)
      return onePerson(absent, actor, at, this.usage, (person) => ({
        what: 'substitute',
        person,
        substitute: willing(who, at),
      }))
    },
  },
  back: {
    usage: 'back [NAME]',
    says: 'you are back from vacation',
    read(text, actor, at) {
      return onePerson(text, actor, at, this.usage, (person) => ({ what: 'return', person }))
    },
  },
  join: {
    usage: 'join [WHAT THE GAME WANTS]',
    says: 'you come into a running game; "as NAME join" for another',
    read(text, actor) {
      return actor === null
        ? err('Say who joins: "as NAME join".')
        : ok({ what: 'join', person: actor, join: joinOf(text) })
    },
  },
  inactive: {
    usage: 'inactive [NAME]',
    says: 'a player turns inactive',
    read(text, actor, at) {
      return onePerson(text, actor, at, this.usage, (person) => ({
        what: 'activity',
        person,
        active: false,
      }))
    },
  },
  active: {
    usage: 'active [NAME]',
    says: 'a player turns active again',
    read(text, actor, at) {
      return onePerson(text, actor, at, this.usage, (person) => ({
        what: 'activity',
        person,
        active: true,
      }))
    },
  },
  resign: {
    usage: 'resign [NAME]',
    says: 'the referee resigns',
    read(text, actor, at) {
      return onePerson(text, referee(actor, at), at, this.usage, (person) => ({
        what: 'referee resigns',
        person,
      }))
    },
  },
  appoint: {
    usage: 'appoint NAME',
    says: 'somebody willing becomes referee',
    read(text, actor, at) {
      return onePerson(text, actor, at, this.usage, (person) => ({
        what: 'referee found',
        person,
        willing: true,
      }))
    },
  },
  silence: {
    usage: 'silence',
    says: 'you point out that the referee is silent',
    read: (_, actor) =>
      actor === null
        ? err('Say who points it out: "as NAME silence".')
        : ok({ what: 'silence', by: actor }),
  },
  inquire: {
    usage: 'inquire',
    says: 'the Speaker asks the silent referee',
    byOffice: true,
    read: (text) => officeIn(text, (as) => ({ what: 'inquire', as })),
  },
  continue: {
    usage: 'continue [NAME]',
    says: 'the referee says that e goes on',
    read(text, actor, at) {
      return onePerson(text, referee(actor, at), at, this.usage, (person) => ({
        what: 'continue',
        person,
      }))
    },
  },
  dispute: {
    usage: 'dispute',
    says: 'you raise a dispute; play is suspended',
    read: (_, actor) =>
      actor === null
        ? err('Say who raises it: "as NAME dispute".')
        : ok({ what: 'dispute', by: actor }),
  },
  decide: {
    usage: 'decide [as OFFICE]',
    says: 'the Speaker, or an appointee, settles the dispute',
    byOffice: true,
    read: (text) => officeIn(text, (as) => ({ what: 'decision', as })),
  },
  exhibition: {
    usage: 'exhibition [as OFFICE]',
    says: 'the Speaker, President or Senate declares an exhibition',
    byOffice: true,
    read: (text) => officeIn(text, (as) => ({ what: 'exhibition', as })),
  },
}

function willing(name: string, at: At): { readonly person: string; readonly agrees: boolean } {
  const [person = ''] = people(name, null, at)
  return { person, agrees: true }
}
