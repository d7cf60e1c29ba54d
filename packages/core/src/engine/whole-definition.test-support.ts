import type { Migration } from '../game/game.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { ErrorDefinitions } from '../game-error.js'
import type { GameTypes, PromptName } from './bundle.js'
import type { GameOf } from './contract.js'
import { defineGame } from './define-game.js'
import type {
  GameDefinition,
  PositionDefinition,
  SearchDefinition,
  TextDefinition,
} from './definition.js'
import type { Model } from './model.js'
import { defineRules } from './rules.js'
import { defineText } from './text.js'
import { withPositions } from './with-positions.js'

export type WholeDefinition<T extends GameTypes> = Omit<GameDefinition<T>, 'migrations'> &
  Omit<TextDefinition<T>, 'options'> &
  SearchDefinition<T> & {
    readonly errors: ErrorDefinitions<T['Errors'], T['Clause']>
    readonly options: StandardSchemaV1<unknown, T['Options']>
    readonly move: StandardSchemaV1<unknown, T['Move']>
    readonly join?: StandardSchemaV1<unknown, T['Join']>
    readonly schemas?: { readonly [Name in PromptName<T>]?: StandardSchemaV1 }
    readonly position?: PositionDefinition<T>
    readonly revision?: number
    readonly migrations?: Readonly<Record<number, Migration>>
  }

export function wholeGame<T extends GameTypes>(whole: WholeDefinition<T>): GameOf<T> {
  const { errors, move, join, schemas = {}, position } = whole
  const { revision = 1, migrations = {}, options, ...definition } = whole
  const model = { options, move, fields: {}, join, errors, answers: schemas }
  const rules = defineRules<T>(model as unknown as Model<T>, definition as GameDefinition<T>)
  const placed = position === undefined ? rules : withPositions(rules, position)
  return { ...defineGame<T>(placed, defineText<T>(definition), whole), revision, migrations }
}
