import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTheme, defineConfig, type UserConfig } from 'vitepress'
import { BROWSED, packages, root } from '../scripts/packages.js'
import { indexed, search } from './search.js'

/** A page's title: its first heading, without marks. */
function titleOf(file: string): string {
  const [, title = file] = /^# (.*)$/mu.exec(readFileSync(join(root, 'docs', file), 'utf8')) ?? []
  return title.replaceAll('`', '')
}

const link = (file: string) => ({ text: titleOf(file), link: `/${file.replace(/\.md$/u, '')}` })

const api = join(root, 'docs', 'api', 'markdown')

/** Beside a package's API docs: its overview and its entry points, each of which lists what it exports. */
function apiOf(name: string): DefaultTheme.SidebarItem[] {
  const entries = readdirSync(join(api, name), { withFileTypes: true })
    .filter((item) => existsSync(join(api, name, item.name, 'overview.md')))
    .map((item) => item.name)
    .sort((one, other) => Number(other === 'index') - Number(one === 'index'))
  const items = entries.map((entry) => ({
    text: entry === 'index' ? name : `${name}/${entry}`,
    link: `/api/${name}/${entry}/overview`,
  }))
  return [
    { text: 'All packages', link: '/api/' },
    { text: name, link: `/api/${name}/overview`, items },
  ]
}

const GUIDES = {
  Tutorials: [
    'journeys/a-page.md',
    'journeys/a-server.md',
    'journeys/a-bot.md',
    'journeys/an-engine.md',
  ],
  'How-to guides': [
    'how-to/store-a-match.md',
    'how-to/let-time-pass.md',
    'how-to/notify-players.md',
    'how-to/use-your-own-referee.md',
    'how-to/write-a-bot.md',
    'getting-started.md',
    'embedding.md',
    'bots.md',
    'react.md',
    'host.md',
    'host-by-mail.md',
    'host-on-restate.md',
    'writing-an-engine.md',
    'testing-an-engine.md',
    'arcade.md',
    'terminal-table.md',
  ],
  Reference: ['glossary.md', 'contract.md', 'decks.md', 'society.md', 'dice-and-dictionaries.md'],
  Explanation: ['architecture.md', 'about-ackanomic.md'],
  Project: ['speed.md', 'scale.md', 'deep-runs.md', 'clauses.md', 'release.md'],
}

const docs = readdirSync(join(root, 'docs'))
const games = readdirSync(join(root, 'docs', 'games')).filter((file) => file !== 'README.md')
const isThere = (file: string): boolean => existsSync(join(root, 'docs', file))
const listed = Object.values(GUIDES).flat()
const more = docs.filter((file) => file.endsWith('.md') && !listed.includes(file))

const _render: DefaultTheme.LocalSearchOptions['_render'] = (text, env, md) =>
  indexed(env.relativePath, md.render(text, env))

const { processTerm, searchOptions } = search
const miniSearch = { options: { processTerm }, searchOptions }

const config: UserConfig = defineConfig({
  title: 'ackanomic',
  description: 'Rules engines for play-by-mail games, to embed in a server, a chat bot or a page.',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  cleanUrls: true,
  // What all pages share stands in a file of its own, not in each of them.
  metaChunk: true,
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
      ...Object.fromEntries(packages.map(({ name }) => [`/api/${name}/`, apiOf(name)])),
      '/api/': packages.map(({ name }) => ({ text: name, link: `/api/${name}/overview` })),
      '/games/': [{ text: 'Games', items: games.map((file) => link(`games/${file}`)) }],
      '/': Object.entries({ ...GUIDES, More: more })
        .map(([text, files]) => ({ text, items: files.filter(isThere).map(link) }))
        .filter(({ items }) => items.length > 0),
    },
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { miniSearch, _render } },
    socialLinks: [{ icon: 'github', link: BROWSED.replace(/\/blob\/main\/$/u, '') }],
  },
})

export default config
