import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Clauses } from '../clauses.js'
import { type GameDescription, gameName } from '../game/description.js'
import type { Game, GameText } from '../game/game.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Everything about a game that does not change from match to match, as plain JSON. */
export interface GamePage extends Pick<GameText, 'actions' | 'forfeits'> {
  readonly id: string
  readonly title: string
  readonly description: GameDescription
  /** The rule, clause by clause, in our own words. */
  readonly clauses: Readonly<Record<string, string>>
  readonly help: string
  /** The schemas of input. The engine checks more than a schema can say. */
  readonly schemas: {
    readonly options: JsonSchema
    readonly move: JsonSchema
    readonly join?: JsonSchema
  }
}

/**
 * Returns the page of a game.
 *
 * @example
 * ```ts
 * import { gamePage } from '@ackanomic/core/page'
 * import { catalogue } from '@ackanomic/games'
 *
 * const listing = catalogue['pure-skill']
 * const page = gamePage(await listing.load(), await listing.clauses())
 * page.clauses['4c(2)'] // => 'Bidding is open for three days and no longer.'
 * page.schemas.move.required // => ['type', 'card']
 * ```
 */
export function gamePage(game: Game, clauses: Clauses): GamePage {
  const { id, description, notation, actions, forfeits, schemas } = game
  return {
    id,
    title: gameName(description),
    description,
    clauses: clauses.of,
    help: notation.help,
    ...(actions === undefined ? {} : { actions }),
    ...(forfeits === undefined ? {} : { forfeits }),
    schemas: {
      options: jsonSchemaOf(schemas.options),
      move: jsonSchemaOf(schemas.move),
      ...(schemas.join === undefined ? {} : { join: jsonSchemaOf(schemas.join) }),
    },
  }
}

/** The fields of a valibot schema that describe it where JSON Schema cannot. */
interface Described extends StandardSchemaV1 {
  readonly type?: string
  /** The moves of a lazy schema; see `defineModel`. */
  readonly options?: readonly StandardSchemaV1[]
  readonly message?: unknown
}

/** The JSON Schema of a valibot schema; one that accepts everything for other libraries. */
function jsonSchemaOf(schema: Described): JsonSchema {
  if (schema['~standard'].vendor !== 'valibot') return {}
  if (schema.type === 'lazy' && schema.options !== undefined)
    return { anyOf: schema.options.map(jsonSchemaOf) }
  const { $schema: _, ...json } = toJsonSchema(schema as GenericSchema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      const { type, message } = valibotSchema as Described
      return type === 'custom' && typeof message === 'string' ? { description: message } : undefined
    },
  })
  return json
}
