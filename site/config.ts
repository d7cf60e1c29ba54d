import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type DefaultTheme, defineConfig, type UserConfig } from 'vitepress'
import { BROWSED, imported, root } from '../scripts/packages.js'
import { anchor } from '../scripts/pages.js'
import { indexed, search } from './search.js'

/** A page's title: its first heading, without marks. */
function titleOf(file: string): string {
  const [, title = file] = /^# (.*)$/mu.exec(readFileSync(join(root, 'docs', file), 'utf8')) ?? []
  return title.replaceAll('`', '')
}

const link = (file: string) => ({ text: titleOf(file), link: `/${file.replace(/\.md$/u, '')}` })

const api = join(root, 'docs', 'api', 'markdown')

/** A package in the menu of the API docs, with a page for each of its entry points. */
function apiMenu(name: string): DefaultTheme.SidebarItem {
  if (!existsSync(join(api, name))) return { text: name, link: `/api/${name}` }
  const entries = readdirSync(join(api, name))
    .map((file) => basename(file, '.md'))
    .filter((entry) => entry !== 'overview')
    .sort((one, other) => Number(other === 'index') - Number(one === 'index'))
  const items = entries.map((entry) => ({
    text: entry === 'index' ? name : `${name}/${entry}`,
    link: `/api/${name}/${entry === 'index' ? '' : entry}`,
  }))
  return { text: name, link: `/api/${name}/overview`, collapsed: true, items }
}

/** The menu: by what somebody needs. Pages in these folders that are not named here come last. */
const GUIDES = {
  Tutorials: {
    folder: 'tutorials',
    first: ['getting-started.md', 'a-page.md', 'a-server.md', 'a-bot.md', 'an-engine.md'],
  },
  'How-to guides': {
    folder: 'how-to',
    first: [
      'faq.md',
      'coming-from-boardgame-io.md',
      'store-a-match.md',
      'set-a-time-limit.md',
      'plan-ahead.md',
      'hide-information.md',
      'notify-players.md',
      'use-your-own-referee.md',
      'write-a-bot.md',
      'let-an-assistant-play.md',
      'run-an-arena.md',
      'play-in-discord.md',
      'run-a-server.md',
      'use-the-pure-functions.md',
      'start-from-a-position.md',
      'migrate-saves.md',
      'show-a-match-in-react.md',
      'render-on-a-server.md',
      'show-a-match-without-react.md',
      'host-matches.md',
      'let-people-meet.md',
      'run-a-society.md',
      'run-a-tournament.md',
      'run-an-anonymous-league.md',
      'deploy-a-host.md',
      'use-postgresql.md',
      'extend-a-host.md',
      'play-by-mail.md',
      'prove-a-match.md',
      'write-an-engine.md',
      'test-an-engine.md',
    ],
  },
  Reference: {
    folder: 'reference',
    first: ['glossary.md', 'api.md', 'errors.md', 'http.md', 'command-line.md'],
  },
  Explanation: {
    folder: 'explanation',
    first: [
      'contract.md',
      'log-and-time.md',
      'secrecy.md',
      'prompts.md',
      'trust.md',
      'two-speeds.md',
    ],
  },
}

function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, 'docs', folder)).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  )
}

const games = pagesIn('games')

/**
 * A part of the menu: the pages named, those that are there, and then all others of their folder.
 */
function menuOf(text: string, folder: string, first: readonly string[]): DefaultTheme.SidebarItem {
  const there = pagesIn(folder)
  const named = first.filter((file) => there.includes(file))
  const files = [...named, ...there.filter((file) => !first.includes(file))]
  return { text, items: files.map((file) => link(`${folder}/${file}`)) }
}

const _render: DefaultTheme.LocalSearchOptions['_render'] = (text, env, md) =>
  indexed(env.relativePath, md.render(text, Object.assign(env, { isForSearch: true })))

const { processTerm, searchOptions } = search
const miniSearch = { options: { processTerm }, searchOptions }

const config: UserConfig = defineConfig({
  title: 'ackanomic',
  description: 'Rules engines for play-by-mail games, to embed in a server, a chat bot or a page.',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  cleanUrls: true,
  // The part that all pages share is in a file of its own, not in each of them.
  metaChunk: true,
  router: { prefetchLinks: false },
  lastUpdated: false,
  transformPageData: ({ relativePath }) =>
    relativePath.startsWith('api/') ? { frontmatter: { prev: false, next: false } } : {},
  vite: {
    resolve: {
      alias: {
        './components/VPSidebar.vue': join(import.meta.dirname, 'theme', 'later-sidebar.ts'),
      },
    },
  },
  markdown: {
    languageAlias: { mts: 'ts' },
    // Links lead to the same headings as in the repository.
    anchor: { slugify: anchor },
    config: (md) => {
      // API pages have thousands of headings: only the search gets the marks at them.
      md.core.ruler.push('without-marks', ({ env, tokens }) => {
        if (env.isForSearch || !env.relativePath?.startsWith('api/')) return
        for (const { children } of tokens) {
          const at = children?.findIndex((each) => each.attrGet('class') === 'header-anchor') ?? -1
          if (at > 0) children?.splice(at - 1, 4)
        }
      })
    },
  },
  themeConfig: {
    nav: [
      {
        text: 'Guides',
        link: '/tutorials/getting-started',
        activeMatch: '^/(?:tutorials|how-to|reference|explanation)/',
      },
      { text: 'Games', link: '/games/', activeMatch: '^/games/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'The Arcade', link: '/arcade/index.html', target: '_self' },
      { text: 'GitHub', link: BROWSED.replace(/\/blob\/main\/$/u, '') },
    ],
    sidebar: {
      '/api/': imported.map(({ name }) => apiMenu(name)),
      '/games/': [{ text: 'Games', items: games.map((file) => link(`games/${file}`)) }],
      '/project/': [menuOf('For maintainers', 'project', ['architecture.md'])],
      '/': [
        ...Object.entries(GUIDES).map(([text, { folder, first }]) => menuOf(text, folder, first)),
      ],
    },
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { miniSearch, _render, disableDetailedView: true } },
  },
})

export default config
