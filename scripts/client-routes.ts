/**
 * Writes the routes of clients from the operations, so that no client loads their schemas. With
 * `--check` it only names outdated files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clubOperations } from '../packages/club/src/club-operations.js'
import {
  fieldsOf,
  type Operation,
  type Operations,
} from '../packages/host/src/contract/operation.js'
import { hostOperations } from '../packages/host/src/host/operations.js'
import { root } from './packages.js'

const isCheck = process.argv.includes('--check')

function routeOf([name, operation]: readonly [string, Operation]): string {
  const { method, path, text } = operation
  const key = 'idempotencyKey' in fieldsOf(operation) ? ', hasKey: true' : ''
  const isText = text === undefined ? '' : ', isText: true'
  return `  ${name}: { method: '${method}', path: '${path}'${key}${isText} },`
}

function write(file: string, of: 'host' | 'club', operations: Operations): void {
  const lines = Object.entries(operations)
    .filter(([, { stream }]) => stream === undefined)
    .map(routeOf)
  const [routes, table] = [
    of === 'host' ? './create-client.js' : '@ackanomic/host/client',
    of === 'host' ? '../host/operations.js' : '../club-operations.js',
  ]
  const imports = [
    `import type { ClientRoutes } from '${routes}'`,
    `import type { ${of}Operations } from '${table}'`,
  ]
  const text = `${(of === 'host' ? imports.reverse() : imports).join('\n')}

/** The routes of the ${of}'s operations. \`npm run routes\` writes them. */
export const ${of}Routes: ClientRoutes<typeof ${of}Operations> = {
${lines.join('\n')}
}
`
  const path = join(root, file)
  if (readFileSync(path, 'utf8') === text) return
  if (isCheck) {
    console.error(`${path} is out of date. Run \`npm run routes\`.`)
    process.exitCode = 1
  } else writeFileSync(path, text)
}

write('packages/host/src/client/routes.ts', 'host', hostOperations)
write('packages/club/src/client/routes.ts', 'club', clubOperations)
