import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type DefaultTheme, defineConfig, type UserConfig } from 'vitepress'
import { BROWSED, packages, root } from '../scripts/packages.js'
import { filesUnder } from '../scripts/pages.js'

/** A page's title: its first heading, without marks. */
function titleOf(file: string): string {
  const [, title = file] = /^# (.*)$/mu.exec(readFileSync(join(root, 'docs', file), 'utf8')) ?? []
  return title.replaceAll('`', '')
}

const link = (file: string) => ({ text: titleOf(file), link: `/${file.replace(/\.md$/u, '')}` })

const api = join(root, 'docs', 'api', 'markdown')

/** A package's API docs: its only page, or its overview and a page for each of its entry points. */
function apiOf(name: string): DefaultTheme.SidebarItem {
  const folder = join(api, name)
  const pages = filesUnder(folder)
    .map((file) => relative(folder, file).replaceAll(sep, '/').replace(/\.md$/u, ''))
    .filter((page) => page !== 'overview')
    .sort((one, other) => Number(other === 'index') - Number(one === 'index'))
  if (pages.length === 0) return { text: name, link: `/api/${name}` }
  const items = pages.map((page) => {
    const entry = page === 'index' ? '' : `/${page}`
    return { text: `${name}${entry}`, link: `/api/${name}${entry === '' ? '/' : entry}` }
  })
  return { text: name, link: `/api/${name}/overview`, collapsed: true, items }
}

const GUIDES = {
  'Ten minutes': [
    'journeys/a-page.md',
    'journeys/a-server.md',
    'journeys/a-bot.md',
    'journeys/an-engine.md',
  ],
  'To begin with': [
    'getting-started.md',
    'embedding.md',
    'bots.md',
    'arcade.md',
    'terminal-table.md',
  ],
  'Tables and hosts': ['react.md', 'host.md', 'host-by-mail.md', 'host-on-restate.md', 'scale.md'],
  'To understand it': [
    'contract.md',
    'writing-an-engine.md',
    'testing-an-engine.md',
    'architecture.md',
  ],
  'The society': ['society.md', 'dice-and-dictionaries.md', 'decks.md'],
  'What holds': ['speed.md', 'deep-runs.md', 'clauses.md', 'release.md'],
}

const docs = readdirSync(join(root, 'docs'))
const games = readdirSync(join(root, 'docs', 'games')).filter((file) => file !== 'README.md')
const isThere = (file: string): boolean => existsSync(join(root, 'docs', file))
const listed = Object.values(GUIDES).flat()
const more = docs.filter((file) => file.endsWith('.md') && !listed.includes(file))

const config: UserConfig = defineConfig({
  title: 'ackanomic',
  description: 'Rules engines for play-by-mail games, to embed in a server, a chat bot or a page.',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  cleanUrls: true,
  lastUpdated: false,
  markdown: { languageAlias: { mts: 'ts' } },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/getting-started', activeMatch: '^/[a-z-]+$' },
      { text: 'Games', link: '/games/', activeMatch: '^/games/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'The Arcade', link: '/arcade/index.html', target: '_self' },
    ],
    sidebar: {
      '/api/': packages.map(({ name }) => apiOf(name)),
      '/games/': [{ text: 'Games', items: games.map((file) => link(`games/${file}`)) }],
      '/': Object.entries({ ...GUIDES, More: more })
        .map(([text, files]) => ({ text, items: files.filter(isThere).map(link) }))
        .filter(({ items }) => items.length > 0),
    },
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: BROWSED.replace(/\/blob\/main\/$/u, '') }],
  },
})

export default config
