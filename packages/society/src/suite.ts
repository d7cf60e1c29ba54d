import {
  type Err,
  type GameDescription,
  gameName,
  ok,
  type Result,
  refereeCount,
  refereesMayPlay,
  type Timestamp,
} from '@ackanomic/core'
import { describeName, equalJson, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import { castDraft } from 'immer'
import * as v from 'valibot'
import { type Books, classOf, type EnactedRule, ruleOf } from './books.js'
import { type BooksError, refuse } from './books-errors.js'
import { change } from './change.js'
import { checkRule, entitled } from './description-check.js'
import { type EquipmentDescription, generalEquipment } from './equipment/general-equipment.js'
import { reclassed } from './ledger.js'
import { anythingSchema, isSameName, isText, momentSchema, nameKey, textSchema } from './schema.js'
import type { Submission } from './submission/submission.js'
import { kindNamed } from './trophies.js'

/** A rule that the society makes without a Submission. */
export interface NewRule {
  readonly rule: string
  readonly title: string
  /** Other names of its Game in records, such as the id of an engine. */
  readonly also?: readonly string[]
  readonly text: string
  /** The time at which it takes effect. */
  readonly since: Timestamp
  /** The descriptions of its Games. Any value may be here, and is checked. */
  readonly games: readonly unknown[]
  /** The General Equipment that it defines, which is checked, too. */
  readonly equipment: readonly unknown[]
}

/** A missing influence means `'none'`. */
export const equipmentSchema: SchemaOf<EquipmentDescription> = /* @__PURE__ */ v.strictObject({
  name: textSchema,
  also: v.optional(v.array(textSchema), []),
  definition: textSchema,
  influence: v.optional(textSchema, 'none'),
})

/** The schemas of the fields from outside. */
export const ruleFields: {
  readonly [Field in Exclude<keyof EnactedRule, 'posted' | 'game'>]: SchemaOf<EnactedRule[Field]>
} = {
  rule: textSchema,
  title: textSchema,
  also: /* @__PURE__ */ v.optional(v.array(textSchema), []),
  text: textSchema,
  since: momentSchema,
  equipment: /* @__PURE__ */ v.array(equipmentSchema),
}

const newRuleSchema: SchemaOf<Omit<EnactedRule, 'posted' | 'game'> & Pick<NewRule, 'games'>> =
  /* @__PURE__ */ v.strictObject({ ...ruleFields, games: v.array(anythingSchema) })

/**
 * Makes an accepted Submission a rule of the suite (1250.1 V.e), and its earlier matches part of
 * that rule's class. It refuses with `notAccepted` (V.a(2)), `enactedBefore`, `badNumber` (V.e(2)),
 * or `badRule` for invalid names (V.a(1)).
 *
 * @example
 * ```ts
 * import { enactSubmission, createBooks, postSubmission } from '@ackanomic/society'
 *
 * const die = { name: 'Die', definition: 'It has twelve sides.' }
 * const said = { title: 'A die', text: 'There is a die of twelve sides.', describes: [die] }
 * const label = 'General Equipment Submission'
 * const posted = postSubmission({ at: 0, by: 'Ann', public: true, label, ...said })
 * if (!posted.ok) throw new Error(posted.error.message)
 * const early = enactSubmission(createBooks(), posted.value, '1250.19')
 * early.ok ? '' : early.error.code // => 'notAccepted'
 * ```
 */
export function enactSubmission(
  books: Books,
  submission: Submission,
  rule: string,
  also: readonly string[] = [],
): Result<Books, BooksError> {
  const { title, text, stage, by, at, game, equipment } = submission
  if (stage.stage !== 'accepted') {
    return refuse({ code: 'notAccepted', details: { title, stage: stage.stage } })
  }
  const before = books.suite.find(
    ({ posted, ...other }) =>
      posted?.by === by &&
      posted.at === at &&
      other.title === title &&
      other.text === text &&
      (other.game === null) === (game === null),
  )
  if (before !== undefined) {
    return refuse({ code: 'enactedBefore', details: { title, rule: before.rule } })
  }
  const names = parseUntrusted(ruleFields.also, also)
  if (!names.ok) return badForm(names.error)
  const shared = {
    rule,
    title,
    also: names.value,
    text,
    since: stage.at,
    equipment,
    // The order in which a save is read, so that saving a loaded text gives the same text.
    posted: { by, at },
  }
  return withRule(books, { ...shared, game: game === null ? null : { ...game, rule } })
}

/**
 * Adds a rule that was made without a Submission (1250.1 V.a), in which a missing item of section
 * III means "none", except for limits. It refuses with `badNumber` (V.e(2)), or with `badRule`
 * (V.a(1)), which lists all flaws and cites the clause of the first.
 *
 * @example
 * ```ts
 * import { addRule, createBooks } from '@ackanomic/society'
 *
 * const rule = { rule: '1250.12', title: 'Double Crash', text: 'The ships are …', since: 0 }
 * const game = { players: { lower: 2, upper: 2 }, ply: 'Sink ships.' }
 * const misspelt = addRule(createBooks(), { ...rule, games: [game], equipment: [] })
 * misspelt.ok ? '' : misspelt.error.message // => 'The rule cannot be added. A description has no field "ply"; leave it out.'
 * ```
 */
export function addRule(books: Books, made: NewRule): Result<Books, BooksError> {
  const parsed = parseUntrusted(newRuleSchema, made)
  if (!parsed.ok) return badForm(parsed.error)
  const { games, ...rule } = parsed.value
  if (games.length === 0) return withRule(books, { ...rule, posted: null, game: null })
  const described = checkRule(
    games.map((game) => entitled(game, rule.title)),
    'none',
  )
  if (!described.ok) {
    const problem = described.error.map(({ message }) => message).join(' ')
    const clause = described.error[0]?.clause ?? '1250.1/III.a(3)'
    return refuse({ code: 'badRule', details: { problem, clause } })
  }
  const game = { ...described.value, rule: rule.rule }
  return withRule(books, { ...rule, posted: null, game })
}

/**
 * Returns the Game of the suite with a name or rule number, or `noSuchGame` (1250.1 V.a(2)).
 *
 * @example
 * ```ts
 * import { enactedGame, createBooks } from '@ackanomic/society'
 *
 * const found = enactedGame(createBooks(), 'Spades')
 * found.ok ? '' : found.error.code // => 'noSuchGame'
 * ```
 */
export function enactedGame(
  { suite }: Pick<Books, 'suite'>,
  name: string,
): Result<GameDescription, BooksError> {
  const game = typeof name === 'string' ? ruleOf(suite, name)?.game : undefined
  return game ? ok(game) : refuse({ code: 'noSuchGame', details: { name: describeName(name) } })
}

/**
 * Compares an engine's description with the rule of the same number or name, in the items on which
 * a program depends. It refuses with `noSuchGame` (1250.1 V.a(2)) or `otherGame` (VI.a(1)).
 *
 * @example
 * ```ts
 * import { checkEnactedGame, createBooks } from '@ackanomic/society'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const checked = checkEnactedGame(createBooks(), spades.description)
 * checked.ok ? '' : checked.error.code // => 'noSuchGame'
 * ```
 */
export function checkEnactedGame(
  books: Pick<Books, 'suite'>,
  description: GameDescription,
): Result<GameDescription, BooksError> {
  const name = gameName(description)
  const rule = ruleOf(books.suite, description.rule ?? name) ?? ruleOf(books.suite, name)
  if (!rule?.game) return refuse({ code: 'noSuchGame', details: { name } })
  const engine = actedOn(books, { ...description, rule: description.rule ?? rule.rule })
  const differences = Object.entries(actedOn(books, rule.game)).flatMap(([item, said]) =>
    equalJson(said, engine[item])
      ? []
      : [`${item} is ${JSON.stringify(said)}, not ${JSON.stringify(engine[item])}`],
  )
  if (differences.length === 0) return ok(rule.game)
  return refuse({ code: 'otherGame', details: { rule: rule.rule, differences } })
}

/** The comparable form of the items on which a program depends. */
function actedOn(
  books: Pick<Books, 'suite'>,
  game: GameDescription,
): Readonly<Record<string, unknown>> {
  const { defined, missing } = equipmentOf(books, game)
  const things = [...defined.map(({ name }) => name), ...missing].map(nameKey)
  return {
    rule: game.rule,
    name: nameKey(gameName(game)),
    equipment: things.toSorted(),
    players: game.players,
    referees: refereeCount(game),
    mayPlay: refereesMayPlay(game),
    trophy: kindNamed(game.trophy),
  }
}

/**
 * Returns the General Equipment of a Game, as the suite or rule 1250.3 defines it, and the names
 * that neither defines.
 *
 * @example
 * ```ts
 * import { equipmentOf, createBooks } from '@ackanomic/society'
 *
 * const { defined, missing } = equipmentOf(createBooks(), { equipment: ['Official Dictionary', 'Bench'] })
 * defined.map(({ name }) => name) // => ['The Official Dictionary of Acka']
 * missing // => ['Bench']
 * ```
 */
export function equipmentOf(
  { suite }: Pick<Books, 'suite'>,
  game: Pick<GameDescription, 'equipment'>,
): { readonly defined: readonly EquipmentDescription[]; readonly missing: readonly string[] } {
  const all: readonly EquipmentDescription[] = [
    ...suite.flatMap(({ equipment }) => equipment),
    ...Object.values(generalEquipment),
  ]
  const defined: EquipmentDescription[] = []
  const missing: string[] = []
  for (const name of game.equipment === 'none' ? [] : game.equipment) {
    const found = all.find((one) => [one.name, ...one.also].some((each) => isSameName(each, name)))
    if (found === undefined) missing.push(name)
    else defined.push(found)
  }
  return { defined, missing }
}

function badForm(problem: string): Err<BooksError> {
  return refuse({ code: 'badRule', details: { problem, clause: '1250.1/V.a(1)' } })
}

function withRule(books: Books, rule: EnactedRule): Result<Books, BooksError> {
  if (!isText(rule.rule) || books.suite.some((other) => other.rule === rule.rule)) {
    return refuse({ code: 'badNumber', details: { rule: describeName(rule.rule) } })
  }
  const suite = [...books.suite, rule]
  const ledger = reclassed(books.ledger, (game) => classOf(suite, game), books.options)
  return ok(
    change(books, (draft) => {
      draft.suite = castDraft(suite)
      draft.ledger = castDraft(ledger)
    }),
  )
}
