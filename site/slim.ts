import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder } from '../scripts/pages.js'

/** The style of most of the code. */
const PLAIN = '--shiki-light:#24292E;--shiki-dark:#E1E4E8;'

/**
 * Makes a built site smaller.
 *
 * - A page has its text twice, as HTML and as a script for visits from another page. The theme loads
 *   every page as HTML, so the scripts go.
 * - Colours of code are inline styles; they become classes, the commonest that of a line.
 * - The blanks between the tags of a head go.
 * - Two small scripts in the head of every page become one file.
 * - The attributes that scope styles get short names, and links open where they are.
 */
export function slim(site: string): void {
  const scripts = filesUnder(join(site, 'assets')).filter((file) =>
    /\.md\.[\w-]+\.js$/u.test(basename(file)),
  )
  for (const file of scripts) rmSync(file)
  const files = filesUnder(site).filter(
    (file) => /\.(?:html|js|css)$/u.test(file) && !file.startsWith(join(site, 'arcade')),
  )
  const scopes = new Map<string, string>()
  const colours = new Map<string, string>()
  const short = (names: Map<string, string>, name: string, prefix: string): string => {
    const known = names.get(name) ?? prefix + names.size.toString(36)
    names.set(name, known)
    return known
  }
  const styleSheets: string[] = []
  let early = ''
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const shorter = text
      .replaceAll(' target="_blank" rel="noreferrer"', '')
      .replace(/ *<meta name="(?:generator|description)"[^>]*>\n/gu, (meta) =>
        meta.includes('generator') || file.startsWith(join(site, 'api')) ? '' : meta,
      )
      .replace(
        /<script id="check-dark-mode">([\s\S]*?)<\/script>\s*<script id="check-mac-os">([\s\S]*?)<\/script>/u,
        (_, dark: string, mac: string) => {
          early = `${dark};${mac}`
          const [, base = '/'] = /href="([^"]*)vp-icons\.css"/u.exec(text) ?? []
          return `<script src="${base}early.js"></script>`
        },
      )
      .replace(/<head>[\s\S]*?<body>/u, (head) => head.replace(/>\s+</gu, '><'))
      .replace(/data-v-[\da-f]{8}/gu, (scope) => short(scopes, scope, 'v-'))
      .replaceAll(new RegExp(`<span style="${PLAIN}">([^<]*)</span>`, 'gu'), '$1')
      .replace(
        /<span style="(--shiki[^"]*)"/gu,
        (_, style: string) => `<span class="${short(colours, style, 'c')}"`,
      )
    if (shorter !== text) writeFileSync(file, shorter)
    if (/^style\..*\.css$/u.test(basename(file))) styleSheets.push(file)
  }
  writeFileSync(join(site, 'early.js'), early)
  const rules = [[PLAIN, 'line'] as const, ...colours]
    .map(([style, name]) => `.vp-code .${name}{${style}}`)
    .join('\n')
  for (const file of styleSheets) writeFileSync(file, `${readFileSync(file, 'utf8')}\n${rules}\n`)
}
