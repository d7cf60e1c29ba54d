import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { filesUnder } from '../scripts/pages.js'

/** The address of the site, without the slash at its end. */
const SITE = 'https://ackanomic.github.io/ackanomic'

/** The parts of the documentation, in their order. */
const PARTS: Readonly<Record<string, string>> = {
  tutorials: 'Tutorials',
  'how-to': 'How-to guides',
  games: 'Games',
  reference: 'Reference',
  explanation: 'Explanation',
}

/** Writes each page as plain Markdown beside its HTML, and `llms.txt`, which lists the guides. */
export function writePlainPages(source: string, site: string): void {
  const pages = filesUnder(source)
    .filter((file) => file.endsWith('.md') && !file.includes('.vitepress'))
    .map((file) => ({
      path: relative(source, file).replaceAll(sep, '/'),
      text: readFileSync(file, 'utf8'),
    }))
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
  writeFileSync(join(site, 'llms.txt'), listOf(pages))
}

/** The list of the guides, in the form of llmstxt.org. */
export function listOf(pages: readonly { readonly path: string; readonly text: string }[]): string {
  const linesOf = (part: string): string[] =>
    pages
      .filter(({ path }) => path.startsWith(`${part}/`))
      .map(({ path, text }) => {
        const [, title = path] = /^# (.+)$/mu.exec(text) ?? []
        return `- [${title}](${SITE}/${path})`
      })
  const parts = Object.entries(PARTS).map(
    ([part, title]) => `## ${title}\n\n${linesOf(part).join('\n')}\n`,
  )
  const about =
    '> Turn-based games to play by mail, as a TypeScript library, a host and a server of the Model Context Protocol. Every page is also there as plain text, with `.md` at the end of its address.'
  return `# ackanomic\n\n${about}\n\n${parts.join('\n')}`
}
