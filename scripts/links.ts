/**
 * Checks that every link from a page to a file of the repository, and every path, test and npm
 * script that a page names, exists.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathsIn, scriptsIn, testsIn } from './link-check.js'
import { BROWSED, root } from './packages.js'
import { anchor, pages } from './pages.js'

/** The file of a path on a page; on pages of the site, `/contract` is a guide of ours. */
function fileAt(path: string, page: string, fromRoot: boolean): string {
  if (path === '') return page
  if (path.startsWith('/')) return join(root, 'docs', path.endsWith('/') ? path : `${path}.md`)
  return join(fromRoot ? root : dirname(page), path)
}

const all = new Map(pages().map(({ file, text }) => [join(root, file), text]))
let links = 0
let broken = 0
function report(page: string, problem: string): void {
  broken += 1
  console.log(`${page.slice(root.length)}: ${problem}`)
}

function hasScript(folder: string, script: string): boolean {
  const manifest = join(root, folder, 'package.json')
  return existsSync(manifest) && script in JSON.parse(readFileSync(manifest, 'utf8')).scripts
}

for (const [page, text] of all) {
  const prose = text.replace(/^(\s*)```[\s\S]*?^\1```/gm, '').replace(/`[^`\n]*`/g, '``')
  for (const [, linked, named] of prose.matchAll(/\]\(([^)\s]+)\)|^ +link: (\S+)$/gm)) {
    const target = linked ?? named ?? ''
    const isOurs = target.startsWith(BROWSED)
    if (/^[a-z]+:/.test(target) && !isOurs) continue
    links += 1
    const [path = '', fragment] = target.replace(BROWSED, '').split('#')
    const file = fileAt(path, page, isOurs)
    const headings = [...(all.get(file) ?? '').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      anchor(title),
    )
    const found =
      existsSync(file) && (fragment === undefined || !all.has(file) || headings.includes(fragment))
    if (!found) report(page, `${target} leads nowhere`)
  }
  for (const { title, file } of testsIn(prose)) {
    const path = join(dirname(page), file)
    if (existsSync(path) && !readFileSync(path, 'utf8').includes(title))
      report(page, `${file} has no test “${title}”`)
  }
  for (const path of pathsIn(text)) {
    links += 1
    if (!existsSync(join(root, path))) report(page, `there is no ${path}`)
  }
  for (const { folder, script } of scriptsIn(text)) {
    links += 1
    if (!hasScript(folder, script)) report(page, `there is no script ${script} ${folder}`)
  }
}
console.log(`${links} links, paths and scripts on ${all.size} pages, ${broken} broken`)
if (broken > 0) process.exitCode = 1
