/**
 * Asks the search of the site as it was built what people ask, as the page does, and looks which pages
 * come first; and weighs the site.
 */
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import MiniSearch from 'minisearch'
import { root } from '../scripts/packages.js'
import { filesUnder } from '../scripts/pages.js'
import { QUERIES, QUESTIONS } from './queries.js'
import { search } from './search.js'

/** The limit of the site's size, unpacked, in MB. */
const MAX_WEIGHT = 15

const files = filesUnder(join(root, 'dist', 'site')).filter((file) => statSync(file).isFile())
const built = files.find((file) => basename(file).startsWith('@localSearchIndex'))
if (built === undefined) throw new Error('There is no index: npm run site')
const { default: index } = (await import(built)) as { default: string }
const pages = MiniSearch.loadJSON(index, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  ...search,
})

/** Whether a result is a page, or the section of one, by its name in whichever folder it stands. */
function isOf(id: string, name: string): boolean {
  const path = name.includes('#') ? id : id.replace(/\/?#.*$|\/$/u, '')
  return path.endsWith(`/${name}`)
}

let wrong = 0
/** Checks that one of some pages is among the first results. */
function check(query: string, names: readonly string[], most: number): void {
  const found = pages.search(query).map(({ id }) => `${id}`)
  const at = found.findIndex((id) => names.some((name) => isOf(id, name)))
  if (at >= 0 && at < most) return
  wrong += 1
  const place = at === -1 ? 'is not found' : `comes at place ${at + 1}`
  console.log(`"${query}": ${names[0]} ${place}; first ${found.slice(0, 3).join(', ')}`)
}

for (const [query, page] of QUERIES) check(query, [page], 1)
for (const [query, ...names] of QUESTIONS) check(query, names, 3)
const weight = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
console.log(
  `${QUERIES.length} queries and ${QUESTIONS.length} questions, ${wrong} with other pages first; ${files.length} files, ${weight.toFixed(1)} MB`,
)
if (wrong > 0 || weight > MAX_WEIGHT) process.exitCode = 1
