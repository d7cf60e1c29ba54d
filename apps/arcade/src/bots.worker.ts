import { answerThoughts, type ThoughtPort } from '@ackanomic/react/worker'
import { games } from './games.js'

answerThoughts(globalThis as unknown as ThoughtPort, async (id) => {
  const listed = games[id]
  if (listed === undefined) throw new Error(`There is no game ${id}.`)
  return listed.load()
})
