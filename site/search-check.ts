/**
 * Asks the search of the site as it was built what people ask, as the page does, and looks which page
 * comes first; and weighs the site.
 */
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import MiniSearch from 'minisearch'
import { root } from '../scripts/packages.js'
import { filesUnder } from '../scripts/pages.js'
import { QUERIES } from './queries.js'
import { search } from './search.js'

/** What the site may weigh, unpacked, in MB. */
const MOST = 15

const files = filesUnder(join(root, 'dist', 'site')).filter((file) => statSync(file).isFile())
const built = files.find((file) => basename(file).startsWith('@localSearchIndex'))
if (built === undefined) throw new Error('There is no index: npm run site')
const { default: index } = (await import(built)) as { default: string }
const pages = MiniSearch.loadJSON(index, {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  ...search,
})

let wrong = 0
for (const [query, page] of QUERIES) {
  const found = pages.search(query).map(({ id }) => `${id}`)
  const at = found.findIndex((id) => id.replace(/\/?#.*$|\/$/u, '').endsWith(`/${page}`))
  if (at === 0) continue
  wrong += 1
  const place = at === -1 ? 'is not found' : `comes at place ${at + 1}`
  console.log(`"${query}": ${page} ${place}; first ${found.slice(0, 3).join(', ')}`)
}
const weight = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
console.log(
  `${QUERIES.length} queries, ${wrong} with another page first; ${files.length} files, ${weight.toFixed(1)} MB`,
)
if (wrong > 0 || weight > MOST) process.exitCode = 1
