import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { type Refusal, type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { type Err, err, ok, type Result } from '../result.js'
import type { Moment } from '../time.js'
import type { GeneralCitation } from './clauses.js'
import { type GameDescription, gameName } from './description.js'
import { checkRule } from './description-check.js'
import { type EquipmentDescription, equipmentSchema } from './equipment.js'
import {
  anythingSchema,
  isText,
  momentSchema,
  nameIn,
  read,
  type SchemaOf,
  textSchema,
} from './schema.js'
import type { Submission, SubmissionStage } from './submission/submission.js'

/** The format of a saved {@link Suite}. */
export const SUITE_FORMAT = 1

/** The rule suite, as far as Games and General Equipment go: immutable, plain JSON. */
export interface Suite {
  /** The format of the save, {@link SUITE_FORMAT}. */
  readonly format: number
  /** The rules, in the order in which they were added. */
  readonly rules: readonly EnactedRule[]
}

/** A rule of the suite. */
export interface EnactedRule {
  /** Its number, such as `'1250.7'`: the class of the Game that it defines. */
  readonly rule: string
  /** Its name. */
  readonly title: string
  /** Its text. */
  readonly text: string
  /** Since when it is a rule, milliseconds since the epoch, UTC. */
  readonly since: Moment
  /** The Submission that it was, or `null` if it was made in another way. */
  readonly posted: { readonly by: string; readonly at: Moment } | null
  /** The Game that it defines; `null` if it defines none. */
  readonly game: GameDescription | null
  /** The General Equipment that it defines. */
  readonly equipment: readonly EquipmentDescription[]
}

/** A rule that the society makes by its other procedures. */
export interface NewRule {
  /** Its number. */
  readonly rule: string
  /** Its name. */
  readonly title: string
  /** Its text. */
  readonly text: string
  /** When it takes effect, milliseconds since the epoch, UTC. */
  readonly since: Moment
  /** The descriptions of Games that stand in it. Anything may stand here; it is checked. */
  readonly games: readonly unknown[]
  /** The General Equipment that it defines. Checked too. */
  readonly equipment: readonly unknown[]
}

/** From each code that a suite refuses with to the facts of its sentence. */
export interface SuiteFacts {
  /** The Submission is not accepted. */
  notAccepted: { readonly title: string; readonly stage: SubmissionStage['stage'] }
  /** The Submission has become a rule already. */
  enactedBefore: { readonly title: string; readonly rule: string }
  /** The number is another rule's, or says nothing. */
  badNumber: { readonly rule: string }
  /** The rule has no name, text or date, or defines its equipment badly. */
  badRule: { readonly problem: string }
  /** The rule defines several Games, and is void. */
  voidRule: { readonly games: number }
  /** The suite has no Game of that name, so nothing can start. */
  noSuchGame: { readonly name: string }
}

/** A refusal of a suite's. */
export type SuiteRejection = RejectionOf<SuiteFacts, GeneralCitation>

interface ReadRule extends Omit<NewRule, 'equipment'> {
  readonly equipment: readonly EquipmentDescription[]
}

const newRuleSchema: SchemaOf<ReadRule> = /* @__PURE__ */ v.strictObject({
  rule: v.string(),
  title: textSchema,
  text: textSchema,
  since: momentSchema,
  games: v.array(anythingSchema),
  equipment: v.array(equipmentSchema),
})

const suiteRejections: RejectionTable<SuiteFacts, GeneralCitation> = {
  notAccepted: {
    clause: '1250.1/V.a(2)',
    says: ({ title, stage }) =>
      `The Submission "${title}" is ${stage}; it can do nothing before it is accepted.`,
  },
  enactedBefore: {
    clause: '1250.1/V.e(2)',
    says: ({ title, rule }) => `The Submission "${title}" is rule ${rule} already.`,
  },
  badNumber: {
    clause: '1250.1/V.e(2)',
    says: ({ rule }) => `The number "${rule}" cannot be given; give one that no rule has.`,
  },
  badRule: {
    clause: '1250.1/V.a(1)',
    says: ({ problem }) => `The rule cannot be added. ${problem}`,
  },
  voidRule: {
    clause: '1250.1/III.a(2)',
    says: ({ games }) => `The rule defines ${games} Games and is void; make a rule of each.`,
  },
  noSuchGame: {
    clause: '1250.1/V.a(2)',
    says: ({ name }) =>
      `The suite has no Game called "${name}"; only an enacted rule lets an instance start.`,
  },
}

/** An empty suite. */
export function openSuite(): Suite {
  return freezePlain({ format: SUITE_FORMAT, rules: [] })
}

/**
 * Makes an accepted Submission a rule of the suite (1250.1 V.e). Refuses with `notAccepted`
 * (V.a(2)), `enactedBefore` or `badNumber` (V.e(2)).
 *
 * @param suite - the suite
 * @param submission - the Submission
 * @param rule - the number that the society gives it, such as `'1250.19'`
 */
export function enactSubmission(
  suite: Suite,
  submission: Submission,
  rule: string,
): Result<Suite, SuiteRejection> {
  const { title, text, stage, by, at, game, equipment } = submission
  if (stage.stage !== 'accepted') {
    return refuse({ code: 'notAccepted', facts: { title, stage: stage.stage } })
  }
  const before = suite.rules.find(
    ({ posted, ...other }) =>
      posted?.by === by &&
      posted.at === at &&
      other.title === title &&
      other.text === text &&
      (other.game === null) === (game === null),
  )
  if (before !== undefined) {
    return refuse({ code: 'enactedBefore', facts: { title, rule: before.rule } })
  }
  return withRule(suite, {
    rule,
    title,
    text,
    since: stage.at,
    posted: { by, at },
    game: game === null ? null : { ...game, rule },
    equipment,
  })
}

/**
 * Adds a rule that was made by another procedure than that of Submissions (1250.1 V.a). In it
 * silence about an item of section III counts as the word "none"; a rule whose Game has no readable
 * limits, or that speaks of no Game, defines none. Refuses with `badNumber` (V.e(2)), `badRule`
 * (V.a(1)) or `voidRule` (III.a(2)).
 *
 * @example
 * ```ts
 * import { addRule, enactedGame, openSuite } from '@ackanomic/core/society'
 *
 * const added = addRule(openSuite(), {
 *   rule: '1250.12',
 *   title: 'Double Crash',
 *   text: 'The ships are placed …',
 *   since: Date.UTC(2026, 0, 1),
 *   games: [{ players: { lower: 2, upper: 2 }, play: 'Sink ships.', winning: 'Sink them all.' }],
 *   equipment: [],
 * })
 * const game = added.ok ? enactedGame(added.value, 'Double Crash') : added
 * game.ok && game.value.referees // => 'none'
 * ```
 */
export function addRule(suite: Suite, made: NewRule): Result<Suite, SuiteRejection> {
  const parsed = read(newRuleSchema, made)
  if (!parsed.ok) return refuse({ code: 'badRule', facts: { problem: parsed.error.says } })
  const { rule, title, text, since, games, equipment } = parsed.value
  if (games.length > 1) return refuse({ code: 'voidRule', facts: { games: games.length } })
  const described = checkRule(
    games.map((game) => entitled(game, title)),
    'none',
  )
  const game = described.ok ? { ...described.value, rule } : null
  return withRule(suite, { rule, title, text, since, posted: null, game, equipment })
}

/**
 * The Game of the suite that has this name or rule number, the one added first if there are several.
 * Without it nothing starts: `noSuchGame` (V.a(2)).
 */
export function enactedGame(suite: Suite, name: string): Result<GameDescription, SuiteRejection> {
  for (const { rule, game } of suite.rules) {
    if (game !== null && (rule === name || gameName(game) === name)) return ok(game)
  }
  return refuse({ code: 'noSuchGame', facts: { name: nameIn(name) } })
}

/** The General Equipment that a Game uses, as the suite defines it, and what is not defined. */
export function equipmentOf(
  suite: Suite,
  game: Pick<GameDescription, 'equipment'>,
): { readonly defined: readonly EquipmentDescription[]; readonly missing: readonly string[] } {
  const all = suite.rules.flatMap(({ equipment }) => equipment)
  const defined: EquipmentDescription[] = []
  const missing: string[] = []
  for (const name of game.equipment === 'none' ? [] : game.equipment) {
    const found = all.find((item) => item.name === name)
    if (found === undefined) missing.push(name)
    else defined.push(found)
  }
  return { defined, missing }
}

function withRule(suite: Suite, rule: EnactedRule): Result<Suite, SuiteRejection> {
  if (!isText(rule.rule) || suite.rules.some((other) => other.rule === rule.rule)) {
    return refuse({ code: 'badNumber', facts: { rule: nameIn(rule.rule) } })
  }
  return ok(freezePlain({ ...suite, rules: [...suite.rules, rule] }))
}

function entitled(game: unknown, title: string): unknown {
  if (typeof game !== 'object' || game === null || Array.isArray(game)) return game
  return { ...game, title }
}

function refuse(refusal: Refusal<SuiteFacts>): Err<SuiteRejection> {
  return err(reject(suiteRejections, refusal))
}
