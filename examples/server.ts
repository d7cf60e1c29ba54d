import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { House } from './house.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/**
 * Serves matches of any game. `GET /name` tells what whoever asks may see, `POST /name` starts a match
 * (`{ game, table, options }`), or takes what its sender does (`{ move }`, `{ inquiry, answer }` or
 * `{ leave: true }`, each with a `key` and the page's `tag` if e likes). `people` has the names of the
 * people by their bearer tokens.
 */
export async function serve(
  folder: string,
  secret: string,
  people: ReadonlyMap<string, string>,
  now: () => number = Date.now,
): Promise<Server> {
  mkdirSync(folder, { recursive: true })
  const house = new House(games, folder, secret, now)
  await house.open()
  const wake = (): void => {
    setTimeout(wake, Math.min(house.beat() - now(), 60_000)).unref()
  }
  wake()
  const answer = async (id: string, by: string | undefined, sent: string | undefined) => {
    house.beat()
    if (!/^[\w-]{1,60}$/.test(id)) return 'Name a match.'
    if (sent === undefined) return house.look(id, by) ?? 'There is no such match.'
    if (by === undefined) return 'Say who you are, by your token.'
    const { game, table, options, ...entry } = JSON.parse(sent)
    const isMove = game === undefined
    const start = () => house.start(id, game, table, options)
    const refusal = isMove ? house.take(id, by, entry) : await start()
    return refusal ?? house.look(id, by)
  }
  return createServer(async (request, response) => {
    const by = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    const sent = request.method === 'POST' ? await text(request) : undefined
    const told = await answer(request.url?.slice(1) ?? '', by, sent).catch(() => 'Send JSON.')
    response.writeHead(typeof told === 'string' ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(told))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2)
  const people = new Map(names.map((name) => [randomBytes(16).toString('hex'), name]))
  for (const [token, name] of people) console.log(`${name}: Bearer ${token}`)
  const server = await serve('matches', randomBytes(32).toString('hex'), people)
  server.listen(8080, () => console.log('http://localhost:8080/name-of-a-match'))
}
