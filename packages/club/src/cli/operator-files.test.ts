import { readFileSync } from 'node:fs'
import { readOrder } from '@ackanomic/host/cli'
import { startServer } from '@ackanomic/host/http'
import { expect, test } from 'vitest'
import { world } from '../fresh.test-support.js'
import { clubProgram } from './club-program.js'

const read = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test('the dashboard asks only for metrics that a host has', async () => {
  const { panels } = JSON.parse(read('docs/how-to/operator/grafana.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const named = expressions.flatMap((expr) => expr.match(/\b[a-z]\w*_\w+/gu) ?? [])
  const { host } = await world()
  const operatorToken = 'o'.repeat(32)
  const server = await startServer(host, { operatorToken })
  const headers = { authorization: `Bearer ${operatorToken}` }
  // The metrics count a request only after it has been answered.
  await fetch(`${server.url}/health`)
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
  const known = new Set(metrics.match(/^\w+/gmu))
  const functions = ['histogram_quantile']
  expect(named.length).toBeGreaterThan(9)
  expect(named.filter((name) => !known.has(name) && !functions.includes(name))).toEqual([])
  // The dashboard shows every metric of the host itself.
  const own = [...known].filter((name) => /^ackanomic_(?!http)/u.test(name))
  expect(own.filter((name) => !named.includes(name))).toEqual([])
  await server.close()
  await host.close()
})

const UNIT = 'packages/club/systemd/ackanomic-club.service'

test('the systemd unit and the compose file set only options that the command has', () => {
  const help = readOrder(clubProgram, ['--help'])
  for (const file of [UNIT, 'docs/how-to/operator/compose.yaml']) {
    const text = read(file)
    const variables = text.match(/ACKANOMIC_[A-Z_]+/gu) ?? []
    expect(variables.length).toBeGreaterThan(0)
    for (const variable of variables) {
      const flag = variable.slice('ACKANOMIC_'.length).toLowerCase().replaceAll('_', '-')
      expect(help).toMatchObject({ text: expect.stringContaining(`--${flag} `) })
    }
  }
  const { bin } = JSON.parse(read('packages/club/package.json'))
  const [, command] = /^ExecStart=\S+\/\.bin\/(\S+)/mu.exec(read(UNIT)) as readonly string[]
  expect(Object.keys(bin)).toEqual([command])
})

test('the compose file requires the public URL, which passkeys need', () => {
  expect(read('docs/how-to/operator/compose.yaml')).toMatch(/ACKANOMIC_URL: \$\{ACKANOMIC_URL:\?/u)
})

test('the package contains the systemd unit', () => {
  expect(JSON.parse(read('packages/club/package.json')).files).toContain('systemd')
})
