import type { RosterEvent } from '../entry.js'
import { err, ok, type Result } from '../result.js'
import {
  DEFAULT_ROLES,
  type OfficialEvent,
  type RoleDefinitions,
  type RoleName,
  rolesFor,
} from '../roles.js'
import type { Roster, Seated } from '../roster/roster.js'
import { sanitizeText } from '../sanitize-text.js'
import { participants, spelledAs, splitAtWord, splitWords } from './words.js'

type Event = Result<RosterEvent, string>

type At = Seated & Pick<Roster, 'referees'>

/** The syntax of a command for a roster event, and its parser. */
export interface CommandSpec {
  readonly usage: string
  readonly description: string
  /** Whether a role outside the match gives the command. Default: `false`. */
  readonly byRole?: boolean
  /** Parses the text after the first word; `actor` may be `null`. The error is a sentence. */
  parse(
    text: string,
    actor: string | null,
    at: Seated & Pick<Roster, 'referees'>,
    roles?: RoleDefinitions,
  ): Result<RosterEvent, string>
}

const QUOTE = 'Put a name that contains blanks in double quotes.'

function people(text: string, actor: string | null, at: At): readonly string[] {
  const words = splitWords(text)
  if (words.length === 0) return actor === null ? [] : [actor]
  const known = participants(at)
  return words.map((word) => spelledAs(known, word))
}

function onePerson(
  text: string,
  actor: string | null,
  at: At,
  usage: string,
  event: (person: string) => RosterEvent,
): Event {
  const [person, ...more] = people(text, actor, at)
  return person === undefined || more.length > 0
    ? err(`Name one person: "${usage}". ${QUOTE}`)
    : ok(event(person))
}

type Way = readonly [usage: string, says: string]

/** A command about one person: the writer, unless the text names somebody. */
function ofOne(
  [usage, says]: Way,
  event: (person: string) => RosterEvent,
  meant: (actor: string | null, at: At) => string | null = (actor) => actor,
): CommandSpec {
  const read: CommandSpec['parse'] = (text, actor, at) =>
    onePerson(text, meant(actor, at), at, usage, event)
  return { usage, description: says, parse: read }
}

function bySelf(
  [usage, says]: Way,
  who: string,
  event: (person: string, text: string) => RosterEvent,
): CommandSpec {
  const read: CommandSpec['parse'] = (text, actor) =>
    actor === null ? err(who) : ok(event(actor, text))
  return { usage, description: says, parse: read }
}

/** A command of a role: the first one that may give it, unless the text names one. */
function byRole([usage, says]: Way, what: OfficialEvent): CommandSpec {
  return {
    usage,
    description: says,
    byRole: true,
    parse(text, _actor, _at, roles = DEFAULT_ROLES) {
      const named = text.replace(/^as\s+(?:the\s+)?/iu, '').toLowerCase()
      const names = Object.keys(roles)
      const as: RoleName | undefined =
        named === '' ? rolesFor(what, roles)[0] : names.find((each) => each.toLowerCase() === named)
      return as === undefined
        ? err(`There is no role "${sanitizeText(named, 60)}"; the roles are ${names.join(', ')}.`)
        : ok({ type: what, as })
    },
  }
}

function referee(actor: string | null, at: At): string | null {
  const { referees } = at
  return actor !== null && referees.includes(actor) ? actor : (referees[0] ?? actor)
}

function joinOf(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The commands for roster events (1250.1 VI to X). A command is about its writer by default.
 *
 * @example
 * ```ts
 * import { rosterCommands } from '@ackanomic/core/commands'
 *
 * const seat = { player: 'Ann', holder: 'Ann', presence: 'here', active: true } as const
 * const roster = { seats: [seat], referees: ['Dee'] }
 * const read = rosterCommands['vacation']?.parse('with Eve', 'Ann', roster)
 * read?.ok && read.value.type // => 'vacation'
 * ```
 */
export const rosterCommands: Readonly<Record<string, CommandSpec>> = {
  leave: {
    usage: 'leave [NAME ...] [community]',
    description: 'you leave the match, or others do; with "community", all matches',
    parse(text, actor, at) {
      const fromAll = /(?:^|\s)community$/iu.test(text)
      const persons = people(fromAll ? text.slice(0, -'community'.length) : text, actor, at)
      return persons.length === 0
        ? err('Say who leaves: "leave NAME".')
        : ok({ type: 'leave', persons, from: fromAll ? 'community' : 'match' })
    },
  },
  vacation: {
    usage: 'vacation [NAME] [with NAME]',
    description: 'you go on vacation; "with" names a willing Substitute',
    parse(text, actor, at) {
      const [who = '', substitute, ...more] = splitAtWord(text, 'with')
      if (more.length > 0) return err(`Write "with" once: "${this.usage}". ${QUOTE}`)
      if (substitute === undefined)
        return onePerson(who, actor, at, this.usage, (person) => ({ type: 'vacation', person }))
      return withSubstitute(who, substitute, actor, at, this.usage, 'vacation')
    },
  },
  substitute: {
    usage: 'substitute NAME [for NAME]',
    description: 'somebody willing plays for a player on vacation',
    parse(text, actor, at) {
      const [who = '', absent = '', ...more] = splitAtWord(text, 'for')
      if (who.trim() === '') return err(`Name the Substitute: "${this.usage}".`)
      if (more.length > 0) return err(`Write "for" once: "${this.usage}". ${QUOTE}`)
      return withSubstitute(absent, who, actor, at, this.usage, 'substitute')
    },
  },
  back: ofOne(['back [NAME]', 'you are back from vacation'], (person) => ({
    type: 'return',
    person,
  })),
  join: bySelf(
    ['join [WHAT THE GAME WANTS]', 'you join a running game; "as NAME join" is for somebody else'],
    'Say who joins: "as NAME join".',
    (person, text) => ({ type: 'join', person, join: joinOf(text) }),
  ),
  inactive: ofOne(['inactive [NAME]', 'a player turns inactive'], (person) => ({
    type: 'activity',
    person,
    active: false,
  })),
  active: ofOne(['active [NAME]', 'a player turns active again'], (person) => ({
    type: 'activity',
    person,
    active: true,
  })),
  resign: ofOne(
    ['resign [NAME]', 'the referee resigns'],
    (person) => ({ type: 'refereeResigns', person }),
    referee,
  ),
  appoint: ofOne(['appoint NAME', 'somebody willing becomes referee'], (person) => ({
    type: 'refereeFound',
    person,
    willing: true,
  })),
  silence: bySelf(
    ['silence', 'you point out that the referee is silent'],
    'Say who points it out: "as NAME silence".',
    (by) => ({ type: 'silence', by }),
  ),
  inquire: byRole(['inquire [as ROLE]', 'asks the silent referee whether they go on'], 'inquire'),
  continue: ofOne(
    ['continue [NAME]', 'the referee says that they go on'],
    (person) => ({ type: 'continue', person }),
    referee,
  ),
  dispute: bySelf(
    ['dispute', 'you raise a dispute; play is suspended'],
    'Say who raises it: "as NAME dispute".',
    (by) => ({ type: 'dispute', by }),
  ),
  decide: byRole(['decide [as ROLE]', 'settles the dispute'], 'decision'),
  exhibition: byRole(['exhibition [as ROLE]', 'declares an exhibition'], 'exhibition'),
}

function withSubstitute(
  absent: string,
  substitute: string,
  actor: string | null,
  at: At,
  usage: string,
  type: 'vacation' | 'substitute',
): Event {
  const [name, ...more] = people(substitute, null, at)
  if (name === undefined || more.length > 0) return err(`Name one Substitute: "${usage}". ${QUOTE}`)
  const willing = { person: name, agrees: true }
  return onePerson(absent, actor, at, usage, (person) => ({ type, person, substitute: willing }))
}
