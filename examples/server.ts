import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  automaticReferee,
  type MatchProgress,
  playerView,
  saveMatch,
  startMatch,
  submit,
  tick,
  viewerOf,
} from '@ackanomic/core'
import { type ListedMatch, loadListedMatch, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/**
 * Serves matches of any game, each in a file of a folder, to people known by bearer tokens: `GET /name`
 * tells what they may see; `POST /name` starts a match (`{ game, roster, options }`) or takes `{ move }`,
 * `{ prompt, answer }` or `{ leave: true }`, with a `idempotencyKey` and the page's `etag` if they like.
 */
export async function serve(
  folder: string,
  secret: string,
  people: ReadonlyMap<string, string>,
  now: () => number = Date.now,
): Promise<Server> {
  const made = automaticReferee(secret)
  if (!made.ok) throw new Error(made.error.message)
  const referee = made.value
  const hosted = new Map<
    string,
    Pick<ListedMatch, 'game' | 'match'> & Pick<MatchProgress, 'events'>
  >()
  for (const id of readdirSync(folder)) {
    const loaded = await loadListedMatch(games, readFileSync(`${folder}/${id}`, 'utf8'))
    if (!loaded.ok) throw new Error(`${id}: ${loaded.error.message}`)
    hosted.set(id, { ...loaded.value, events: [] })
  }
  const answer = async (id: string, by: string | undefined, sent: string | undefined) => {
    if (sent !== undefined && by === undefined) return 'Say who you are, by your token.'
    const {
      game: name,
      roster,
      options,
      leave,
      move,
      idempotencyKey,
      etag,
      ...rest
    } = JSON.parse(sent ?? '{}')
    const game = hosted.get(id)?.game ?? (await games[name]?.load())
    if (game === undefined || !/^[\w-]{1,60}$/.test(id)) return 'No such match, nor game.'
    const [old, at] = [hosted.get(id), now()]
    const helped = { referee, idempotencyKey, etag }
    const kept = ({ match, events }: MatchProgress) => {
      if (match !== old?.match) writeFileSync(`${folder}/${id}`, saveMatch(match))
      const told = [...(old?.events ?? []), ...events]
      hosted.set(id, { game, match, events: told })
      const viewer = by === undefined ? 'public' : viewerOf(game.status(match.state), by)
      return playerView(game, match.state, viewer, { events: told })
    }
    if (old === undefined) {
      const start = startMatch(game, { id, roster: { ...roster, startedAt: at }, options }, helped)
      return start.ok ? kept(start) : start.error.message
    }
    if (sent === undefined) return kept(tick(game, old.match, at, helped))
    const left = { kind: 'roster', event: { type: 'leave', persons: [by], from: 'match' } }
    const done = move === undefined ? { ...rest, kind: 'answer', by } : { kind: 'move', by, move }
    const step = submit(game, old.match, { ...(leave === true ? left : done), at }, helped)
    const look = kept(step)
    return step.ok ? look : step.error.message
  }
  return createServer(async (request, response) => {
    const by = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    const sent = request.method === 'POST' ? await text(request) : undefined
    const told = await answer(request.url?.slice(1) ?? '', by, sent).catch(() => 'Send JSON.')
    response.writeHead(typeof told === 'string' ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(told))
  })
}
