/**
 * Writes the lists of games in the docs and the README from the catalogue. With `--check` it only
 * names outdated ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayerLimit } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { BROWSED, root } from './packages.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)

const MARKS = ['<!-- games, from the catalogue -->', '<!-- end of games -->'] as const

function limit(of: PlayerLimit): string {
  if (of === 'none') return ''
  if (typeof of === 'number') return String(of)
  const words = of.expression === 'activePlayers' ? 'active players' : of.expression
  const more = of.plus === undefined ? '' : ` and ${of.plus}`
  const less = of.minus === undefined ? '' : `, less ${of.minus}`
  return `the number of ${words}${more}${less}`
}

function playersOf({
  lower,
  upper,
}: {
  readonly lower: PlayerLimit
  readonly upper: PlayerLimit
}): string {
  if (upper === 'none') return `${limit(lower)} or more`
  return lower === upper ? limit(lower) : `${limit(lower)} to ${limit(upper)}`
}

function table(pages: string, of: object): string {
  const rows = Object.values(games)
    .filter(({ id }) => id in of)
    .map(({ id, rule, title, description, entryPoint }) => {
      const page = join(root, 'docs/games', `${id}.md`)
      const name = existsSync(page) ? `[${title}](${pages}${id}.md)` : title
      return `| ${rule ?? ''} | ${name} | ${playersOf(description.players)} | \`${entryPoint}\` |`
    })
  return ['| rule | game | players | entry point |', '|---|---|---|---|', ...rows].join('\n')
}

const onlyCheck = process.argv.includes('--check')
for (const [file, pages, of] of [
  ['README.md', 'docs/games/', games],
  ['docs/games/README.md', '', games],
  ['packages/ackanomic-games/README.md', `${BROWSED}docs/games/`, catalogue],
  ['packages/programming-games/README.md', `${BROWSED}docs/games/`, programmingCatalogue],
] as const) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const [before, rest = ''] = text.split(MARKS[0])
  const [, after = ''] = rest.split(MARKS[1])
  const wanted = `${before}${MARKS[0]}\n\n${table(pages, of)}\n\n${MARKS[1]}${after}`
  if (text === wanted) continue
  if (onlyCheck) {
    console.error(`${file} does not list the games as the catalogue does; run: npm run games`)
    process.exitCode = 1
  } else writeFileSync(path, wanted)
}
if (process.exitCode === undefined) console.log(`${Object.keys(games).length} games are listed`)
