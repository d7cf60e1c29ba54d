#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { hostVenue } from '../host-venue.js'
import { createHttpServer } from '../http.js'
import { localVenue } from '../local-venue.js'
import { createMcpServer } from '../server.js'

const HELP = `Lets an assistant play: npx @ackanomic/mcp [--folder FOLDER | --host URL [--port PORT]]

  --folder FOLDER   plays against bots, and saves matches there (default: ackanomic-matches)
  --player NAME     the assistant's name in these matches (default: You)
  --host URL        plays at a host instead, with the token in ACKANOMIC_TOKEN
  --port PORT       serves /mcp over HTTP; each client sends the token of its own person
  --no-legal-moves  leaves out the tool that lists legal moves

Without --port it speaks over standard input and output.`

try {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      folder: { type: 'string', default: 'ackanomic-matches' },
      player: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      'legal-moves': { type: 'boolean', default: true },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { folder, player, host, port, 'legal-moves': legalMoves } = values
  if (values.help === true) console.log(HELP)
  else if (port !== undefined) {
    if (host === undefined) throw new TypeError('--port needs --host, the address of a host.')
    const server = createHttpServer(host, { legalMoves })
    server.listen(Number(port), () =>
      console.error(`Serving http://localhost:${port}/mcp for ${host}.`),
    )
  } else {
    const { ACKANOMIC_TOKEN: token } = process.env
    const venue = host === undefined ? localVenue(folder, player) : hostVenue({ url: host, token })
    await createMcpServer(venue, { legalMoves }).connect(new StdioServerTransport())
  }
} catch (thrown) {
  if (!(thrown instanceof TypeError)) throw thrown
  console.error(`${thrown.message}\n\n${HELP}`)
  process.exitCode = 2
}
