/**
 * Makes the site: the first page, the guides, a page for each game with the game playable on it, the
 * API docs, one search over all of it, the figures as drawings, and each page as plain text. The pages are those of the
 * repository; links that leave the docs lead to the repository.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import type { Clauses } from '@ackanomic/core/engine'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { build } from 'vitepress'
import { clausePlaces } from '../scripts/clause-places.js'
import { clausePage, clausePageName, clauseTables } from '../scripts/clause-tables.js'
import { must } from '../scripts/command.js'
import { BROWSED, cache, root } from '../scripts/packages.js'
import { filesUnder } from '../scripts/pages.js'
import { writePlainPages } from './plain.js'
import { withPlots } from './plots.js'
import { slim } from './slim.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)
const source = join(cache, 'site')
const docs = join(root, 'docs')
const slashed = (path: string): string => path.replaceAll(sep, '/')

/** Where a page of the repository is found on the site; nothing, when it is not on it. */
function placeOf(path: string): string | undefined {
  const within = slashed(relative(root, path))
  if (within.startsWith('docs/api/markdown/')) return within.replace('docs/api/markdown/', 'api/')
  const isPage = /\.(?:md|svg|png|webp)$|\/[^.]*$/u.test(within)
  // Its many pictures are looked at where they are kept.
  if (within === 'docs/tables/README.md') return undefined
  return within.startsWith('docs/') && isPage ? within.replace('docs/', '') : undefined
}

const asIndex = (place: string): string =>
  place.replace(/(^|\/)README\.md$|^api\/overview\.md$/u, (found) =>
    found.startsWith('api/') ? 'api/index.md' : found.replace('README', 'index'),
  )

/** A link of a page, as it is on the site. */
function led(page: string, target: string): string {
  const isOurs = target.startsWith(BROWSED)
  if (/^(?:[a-z]+:|#|\/)/u.test(target) && !isOurs) return target
  const [path = '', fragment] = target.replace(BROWSED, '').split('#')
  const file = join(isOurs ? root : dirname(page), decodeURIComponent(path))
  const mark = fragment === undefined ? '' : `#${fragment}`
  const place = placeOf(file)
  if (place === undefined) return `${BROWSED}${slashed(relative(root, file))}${mark}`
  return `/${asIndex(place).replace(/(?:index)?\.md$/u, '')}${mark}`
}

/** The anchors of the API docs to which a link leads. */
const linked = new Set<string | undefined>()

/** A page of the API docs: its title is what people import, and anchors without a link go. */
function asApi(place: string, text: string): string {
  const imports = place.replace(/^api\/|(?:\/index|\/overview)?\.md$/gu, '')
  return text
    .replace(/^# .*$/mu, `# ${imports}`)
    .replace(/<a id="(to-[^"]*)"><\/a>\s*/gu, (mark, id: string) => (linked.has(id) ? mark : ''))
}

/** A page with its links led anew; code is left alone. */
function page(path: string): string {
  const parts = readFileSync(path, 'utf8').split(/(^(?:\s*)```[\s\S]*?^\s*```|`[^`\n]*`)/gmu)
  const text = parts.map((part, i) =>
    i % 2 === 1
      ? part
      : part.replace(/\]\(([^)\s]+)\)/gu, (_, target: string) => `](${led(path, target)})`),
  )
  return text.join('')
}

/** The game itself, on its page: nothing of it is loaded before it is asked for; and its clauses. */
function playable(id: string, { rule: name }: Clauses): string {
  const rule = `/clauses/${clausePageName(name)}`
  return `\n<PlayHere game="${id}" />\n\n[The rule, clause by clause, with the code and the tests](${rule})\n`
}

const tables = await clauseTables()

/** Links to the clauses of all rules, for the end of each such page. */
const allRules = tables.map(({ rule }) => `[${rule}](/clauses/${clausePageName(rule)})`).join(' · ')

rmSync(source, { recursive: true, force: true })
await must('npm run docs')
for (const path of filesUnder(join(docs, 'api', 'markdown')).filter((file) => file.endsWith('.md')))
  for (const [, id] of readFileSync(path, 'utf8').matchAll(/#(to-[^)]*)\)/gu)) linked.add(id)
for (const path of filesUnder(docs).filter((file) => file.endsWith('.md'))) {
  const place = placeOf(path)
  if (place === undefined) continue
  const to = join(source, asIndex(place))
  const [, game = ''] = /^games\/([a-z-]+)\.md$/u.exec(place) ?? []
  const shown = place.startsWith('api/@') ? asApi(place, page(path)) : page(path)
  const { text, drawings } = withPlots(basename(place, '.md'), shown)
  mkdirSync(dirname(to), { recursive: true })
  for (const { file, svg } of drawings) writeFileSync(join(dirname(to), file), svg)
  const clauses = await games[game]?.clauses()
  const played =
    clauses === undefined ? text : text.replace(/^(# .*)$/mu, `$1\n${playable(game, clauses)}`)
  writeFileSync(to, played)
}
const places = clausePlaces()
mkdirSync(join(source, 'clauses'), { recursive: true })
for (const table of tables)
  writeFileSync(
    join(source, 'clauses', `${clausePageName(table.rule)}.md`),
    `${clausePage(table, places)}\n${allRules}\n`,
  )
for (const path of filesUnder(docs).filter((file) => /\.(?:svg|png|webp)$/u.test(file))) {
  const to = join(source, slashed(relative(docs, path)))
  mkdirSync(dirname(to), { recursive: true })
  cpSync(path, to)
}
// Only pictures with a path from the page get into the built site.
const first = page(join(import.meta.dirname, 'index.md')).replaceAll('](/tables/', '](./tables/')
writeFileSync(join(source, 'index.md'), first)
for (const file of ['config.ts', 'theme/index.ts']) {
  const to = join(source, '.vitepress', file)
  const from = slashed(join(import.meta.dirname, file))
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, `export { default } from '${from}'\n`)
}
await must(`npm run arcade:build -- --outDir "${join(source, 'public', 'arcade')}" --emptyOutDir`)
const site = join(root, 'dist', 'site')
await build(source, { outDir: site })
slim(site)
writePlainPages(source, site)
console.log('the site is in dist/site')
