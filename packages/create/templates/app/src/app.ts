import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { type Matches, pageOf } from './matches.js'

const page = readFileSync(new URL('page.html', import.meta.url), 'utf8')

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The routes. The token of a person's link says who acts; without one, a request sees the public
 * view.
 */
export function createApp(matches: Matches): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(page))

  app.post('/matches', async (c) => {
    const { people } = await c.req.json().catch(() => ({}))
    if (!Array.isArray(people) || !people.every(isText))
      return c.json({ message: 'Send { "people": ["Ann"] }.' }, 400)
    try {
      const table = matches.start(people)
      void table.playBots()
      const links = Object.entries(table.people).map(([token, name]) => ({
        name,
        link: `/?match=${table.match.id}&token=${token}`,
      }))
      return c.json({ match: table.match.id, links }, 201)
    } catch (thrown) {
      return c.json({ message: thrown instanceof Error ? thrown.message : 'No match.' }, 400)
    }
  })

  app.get('/matches/:id', (c) => {
    const table = matches.get(c.req.param('id'))
    if (table === undefined) return c.json({ message: 'There is no such match.' }, 404)
    return c.json(pageOf(table, table.people[c.req.query('token') ?? ''] ?? null))
  })

  app.post('/matches/:id/moves', async (c) => {
    const table = matches.get(c.req.param('id'))
    const person = table?.people[c.req.query('token') ?? '']
    if (table === undefined || person === undefined)
      return c.json({ message: 'Open the match by a link of yours.' }, 403)
    const { move } = await c.req.json().catch(() => ({}))
    const played = table.match.play(person, isText(move) ? move : '')
    void table.playBots()
    if (played.ok) return c.json(pageOf(table, person))
    return c.json({ code: played.error.code, message: played.error.message }, 400)
  })

  /** Reports changes of a person's page, and nothing of what others do in secret. */
  app.get('/matches/:id/changes', (c) => {
    const table = matches.get(c.req.param('id'))
    if (table === undefined) return c.json({ message: 'There is no such match.' }, 404)
    const { match, people } = table
    const person = people[c.req.query('token') ?? ''] ?? null
    return streamSSE(c, async (stream) => {
      let shown = match.viewFor(person)
      const stop = match.subscribe(() => {
        if (match.viewFor(person) === shown) return
        shown = match.viewFor(person)
        void stream.writeSSE({ data: 'changed' })
      })
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      stop()
    })
  })

  return app
}
