import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The last commit before a step became one call; hosts are compared with it unless told otherwise. */
export const BEFORE = '49539750'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Puts the sources of a commit into a folder of the bench. Returns its server of the bench. */
export function checkOut(commit: string): string {
  const target = fileURLToPath(new URL('../../.cache/host-before/', import.meta.url))
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const paths = ['packages', 'tsconfig.json', 'tsconfig.base.json', 'bench/src/host/server.ts']
  const archive = execFileSync('git', ['-C', root, 'archive', commit, ...paths], {
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', target], { input: archive })
  // Its other store needs a package that is gone.
  writeFileSync(
    `${target}packages/host/src/persistence/pglite.ts`,
    "export const pgliteStore = () => Promise.reject(new Error('Only PostgreSQL is measured.'))\n",
  )
  return `${target}bench/src/host/server.ts`
}
