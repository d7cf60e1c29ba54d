import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClubClient } from '@ackanomic/club/client'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/** The preview of a link in messengers and search engines. */
export interface Preview {
  readonly title: string
  readonly description: string
  /** The id of the game whose picture is shown. */
  readonly game: string
}

const FRONT_DOOR: Preview = {
  title: 'The Arcade',
  description: 'Fourteen games of cards, words and maps. Play bots at once, or friends by a link.',
  game: 'spades',
}

/** The pages that a guest at the host may look up. */
export type Guest = Pick<ClubClient, 'getMatch' | 'getTable'>

/**
 * Describes the page that a link means, as a guest may see it: a match that everybody may watch, a
 * table whose link the sender gave, or a game. All else is the front door.
 *
 * @param at - the address of the page, such as `play/ghost`
 */
export async function previewOf(at: string, guest: Guest | undefined): Promise<Preview> {
  const [place = '', query = ''] = at.split('?', 2)
  const [page, kind = '', name = ''] = place.split('/').map(decoded)
  if (page === 'host') return (await previewOfMatch(kind, name, guest)) ?? FRONT_DOOR
  if (page === 'club' && kind === 'table') {
    const link = new URLSearchParams(query).get('link') ?? undefined
    return (await previewOfTable(name, link, guest)) ?? FRONT_DOOR
  }
  const game = Object.hasOwn(games, kind) ? games[kind] : undefined
  if (game === undefined || (page !== 'play' && page !== 'learn')) return FRONT_DOOR
  return { title: `Play ${game.title}`, description: game.description.play, game: kind }
}

async function previewOfMatch(game: string, match: string, guest: Guest | undefined) {
  const shown = await guest?.getMatch({ match })
  const listed = games[game]
  if (shown?.ok !== true || shown.value.game !== game || listed === undefined) return undefined
  const { names, view } = shown.value
  const winners = view.outcome?.winners ?? []
  const title = `${listed.title}: ${list(names)}`
  const ending = winners.length === 0 ? 'The match is over; nobody won.' : `${list(winners)} won.`
  const description = view.outcome === null ? `Watch the match. ${listed.description.play}` : ending
  return { title, description, game }
}

async function previewOfTable(table: string, link: string | undefined, guest: Guest | undefined) {
  const shown = await guest?.getTable({ table, link })
  if (shown?.ok !== true || shown.value.stage !== 'open') return undefined
  const { game, opener, title } = shown.value
  const { description } = games[game] ?? {}
  return {
    title: `${opener} invites you to ${title ?? games[game]?.title ?? game}`,
    description: description?.play ?? FRONT_DOOR.description,
    game,
  }
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Writes a preview into the head of the page. */
export function withPreview(page: string, preview: Preview, address: string): string {
  const { title, description, game } = preview
  const tags = {
    'og:type': 'website',
    'og:site_name': FRONT_DOOR.title,
    'og:title': title,
    'og:description': description,
    'og:image': `${address}previews/${game}.webp`,
    'twitter:card': 'summary_large_image',
  }
  const written = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  )
  return page.replace('</head>', () => `${written.join('\n')}\n</head>`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
}

const PICTURES = new URL('../../../docs/tables/', import.meta.url)

/** The picture of a game's table, or `undefined` if there is no such game. */
export function previewPicture(game: string): Buffer | undefined {
  return Object.hasOwn(games, game)
    ? readFileSync(new URL(`${game}-middle-1440-light.webp`, PICTURES))
    : undefined
}

/** The page as it was built. */
export const pageIn = (root: string): string => readFileSync(join(root, 'index.html'), 'utf8')
