/**
 * Writes `scripts/state-shapes.json`: for each game its revision and a fingerprint of the form of
 * its states. A test compares them, so that nobody changes the form by mistake: older saves would
 * be refused. Once a form is released, a change needs a migration.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownEngineOf } from '../packages/core/src/engine/engine-of.js'
import { root } from './packages.js'
import { games } from './saves.js'

export const SHAPES: string = join(root, 'scripts/state-shapes.json')

/** The form of the states of a game, as far as its schemas describe it. */
export interface Shape {
  readonly revision: number
  readonly fingerprint: string
}

/** A schema of valibot, with the fields of every kind of schema. */
interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly items?: readonly Node[]
  readonly wrapped?: Node
  readonly value?: Node
  readonly options?: readonly (Node | string | number)[]
}

/** The structure of a schema as JSON: the names of its fields and the kinds of their values. */
function structureOf({ type, entries, item, items, wrapped, value, options = [] }: Node): object {
  const fields = Object.entries(entries ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
  const parts = [item, ...(items ?? []), wrapped, type === 'record' ? value : undefined, ...options]
  return {
    type,
    fields: fields.map(([name, field]) => [name, structureOf(field)]),
    parts: parts.flatMap((part) => (typeof part === 'object' ? [structureOf(part)] : [])),
  }
}

export async function shapesOfAll(): Promise<Readonly<Record<string, Shape>>> {
  const shapes: Record<string, Shape> = {}
  for (const [id, { load }] of Object.entries(games)) {
    const game = await load()
    const { model, position } = knownEngineOf(game)
    if (position === undefined) throw new Error(`${id} cannot start from a position`)
    const { shared, secret, hidden } = position
    const schemas = [model.options, shared, secret, hidden] as readonly (Node | undefined)[]
    const structure = schemas.map((schema) => (schema === undefined ? null : structureOf(schema)))
    const hash = createHash('sha256').update(JSON.stringify(structure))
    shapes[id] = { revision: game.revision, fingerprint: hash.digest('hex').slice(0, 16) }
  }
  return shapes
}

if (process.argv[1]?.endsWith('state-shapes.ts') === true) {
  const shapes = await shapesOfAll()
  writeFileSync(SHAPES, `${JSON.stringify(shapes, null, 2)}\n`)
  console.log(`the states of ${Object.keys(shapes).length} games`)
}
