/**
 * Follows the tutorials with the built packages of this repository, as far as they need neither a
 * browser nor a registry; `npm run journeys` follows them whole. A tutorial may import only what it
 * installs.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from './packages.js'
import { follow } from './tutorial.js'

const docs = join(root, 'docs', 'tutorials')
const folder = join(cache, 'tutorials')
rmSync(folder, { recursive: true, force: true })
let failed = 0
const pages = readdirSync(docs).filter((file) => file.endsWith('.md'))
for (const file of pages) {
  const page = readFileSync(join(docs, file), 'utf8')
  try {
    const missing = notInstalled(page)
    if (missing.length > 0) throw new Error(`imports but does not install ${missing.join(', ')}`)
    const runs = (line: string): boolean => !/^npm install|^npx vite/u.test(line)
    console.log(`${file}: ${(await follow(page, join(folder, file), { runs })).join(', ')}`)
  } catch (thrown) {
    failed += 1
    console.log(`${file}: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
}
console.log(`${pages.length} tutorials, ${failed} problems`)
process.exit(failed > 0 ? 1 : 0)

/** The packages that a tutorial's programs import although no command installs them. */
function notInstalled(page: string): readonly string[] {
  const installed = [...page.matchAll(/^npm install (.*)$/gmu)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const imported = [...page.matchAll(/from '((?:@[^/']+\/)?[^./@'][^/']*)/gu)].map(
    ([, name = '']) => name,
  )
  return imported.filter((name) => !name.startsWith('node:') && !installed.includes(name))
}
