import { type Listing, listGame } from '@ackanomic/core/catalogue'
import type { GameOf } from '@ackanomic/core/engine'
import { acksDescription } from './acks-and-exceptions/description.js'
import type { AcksAndExceptions } from './acks-and-exceptions/model.js'
import { runtimeErrorDescription } from './runtime-error/description.js'
import type { RuntimeError } from './runtime-error/model.js'

/** The programming games by their ids. */
export type ProgrammingCatalogue = {
  readonly 'acks-and-exceptions': Listing<'acks-and-exceptions', GameOf<AcksAndExceptions>>
  readonly 'runtime-error': Listing<'runtime-error', GameOf<RuntimeError>>
}

/**
 * The programming games. Use `mergeCatalogues` to list them together with others.
 *
 * @example
 * ```ts
 * import { programmingCatalogue } from '@ackanomic/programming-games'
 *
 * Object.keys(programmingCatalogue) // => ['acks-and-exceptions', 'runtime-error']
 * const game = await programmingCatalogue['runtime-error'].load()
 * game.description.players // => { lower: 2, upper: 4 }
 * ```
 */
export const programmingCatalogue: ProgrammingCatalogue = {
  'acks-and-exceptions': /* @__PURE__ */ listGame({
    id: 'acks-and-exceptions',
    entryPoint: '@ackanomic/programming-games/acks-and-exceptions',
    description: acksDescription,
    load: async () => (await import('./acks-and-exceptions/game.js')).acksAndExceptions,
    clauses: async () => (await import('./acks-and-exceptions/clauses.js')).acksClauses,
    tactics: async () => (await import('./acks-and-exceptions/tactics.js')).acksTactics,
  }),
  'runtime-error': /* @__PURE__ */ listGame({
    id: 'runtime-error',
    entryPoint: '@ackanomic/programming-games/runtime-error',
    description: runtimeErrorDescription,
    load: async () => (await import('./runtime-error/game.js')).runtimeError,
    clauses: async () => (await import('./runtime-error/clauses.js')).runtimeErrorClauses,
    tactics: async () => (await import('./runtime-error/tactics.js')).runtimeErrorTactics,
  }),
}
