/**
 * Writes the routes that clients need from the operations, so that no client loads their schemas;
 * with `--check` it only says whether they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../packages/host/src/contract/fields.js'
import type { Operation } from '../packages/host/src/contract/operation.js'
import { hostOperations } from '../packages/host/src/operations.js'
import { root } from './packages.js'

const path = join(root, 'packages/host/src/client/routes.ts')

const lines = Object.entries<Operation>(hostOperations)
  .filter(([, { stream }]) => stream === undefined)
  .map(([name, operation]) => {
    const { method, path: route, text } = operation
    const key = 'idempotencyKey' in fieldsOf(operation) ? ', hasKey: true' : ''
    const isText = text === undefined ? '' : ', isText: true'
    return `  ${name}: { method: '${method}', path: '${route}'${key}${isText} },`
  })

const file = `import type { hostOperations } from '../operations.js'
import type { ClientRoutes } from './create-client.js'

/** The routes of all operations. \`npm run routes\` writes them. */
export const hostRoutes: ClientRoutes<typeof hostOperations> = {
${lines.join('\n')}
}
`

if (readFileSync(path, 'utf8') !== file) {
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date. Run \`npm run routes\`.`)
    process.exitCode = 1
  } else writeFileSync(path, file)
}
