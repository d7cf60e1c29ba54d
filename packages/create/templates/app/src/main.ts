import { serve } from '@hono/node-server'
import { createApp } from './app.js'
import { Matches } from './matches.js'

const matches = new Matches('data')
matches.tick()
setInterval(() => matches.tick(), 60_000)

const port = Number(process.env.PORT ?? 8787)
serve({ fetch: createApp(matches).fetch, port }, () => {
  console.log(`Play at http://localhost:${port}/`)
})
