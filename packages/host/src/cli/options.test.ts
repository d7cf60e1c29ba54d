import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { HOST_OPTIONS } from './host-options.js'
import { hostProgram } from './host-program.js'
import { readOptions } from './options.js'
import { readOrder } from './run-program.js'
import { readSettings } from './settings.js'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

test.each([
  [['--port', 'x'], /--port must be a whole number from 0 to 65535/u],
  [['--workers=-1'], /--workers must be/u],
  [['--openers', 'me'], /"anybody" or "operator"/u],
  [['--log-level', 'loud'], /--log-level must be trace/u],
  [['--mail-domain', 'games.test'], /both --mail-domain and --mail-smtp/u],
  [['--database', 'postgres://ann:pw@localhost/x'], /ACKANOMIC_DATABASE or in the configuration/u],
  [['--mail-smtp', 'smtp://ann:pw@localhost'], /ACKANOMIC_MAIL_SMTP or in the configuration/u],
  [['--config', 'no-such-file.json'], /no-such-file.json cannot be read/u],
  [['--role', 'king=Ann'], /the roles are organizer, host/u],
  [['fly'], /no command "fly"/u],
  [['--restate', 'http://localhost:8080'], /--restate needs --database/u],
  [['--restate', 'x', '--database', 'postgres://x'], /--restate must be a URL/u],
  [['--url', 'ftp//x'], /--url must be a URL such as https:.*"ftp\/\/x"/u],
  [['--url', 'http://'], /--url must be a URL/u],
  [['--invitation-page', 'welcome'], /--invitation-page must be a URL/u],
  [['--origin', 'not an origin'], /--origin must be an origin such as https:/u],
  [['--origin', 'https://a.test/'], /without a path/u],
  [['--origin', '*'], /--origin must be an origin/u],
  [['invite'], /one argument/u],
  [['--fly'], /--fly/u],
])('the arguments %j are rejected with a clear message', (args, says) => {
  expect(readOrder(hostProgram, args)).toMatchObject({
    exitCode: 2,
    text: expect.stringMatching(says),
  })
})

test('options come from flags, the environment and a file, in this order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const file = {
    port: 1,
    hostname: '0.0.0.0',
    openers: 'operator',
    'seat-others': true,
    ...{ origin: ['https://a.test'], 'requests-per-minute': 7, 'mail-domain': 'games.test' },
    'mail-smtp': 'smtp://ann:pw@localhost',
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(file))
  const environment = {
    ...{ ACKANOMIC_PORT: '2', ACKANOMIC_DATABASE: 'postgres://ann:pw@localhost/x' },
    ...{ ACKANOMIC_ORIGIN: 'https://b.test, https://c.test', ACKANOMIC_HOSTNAME: '127.0.0.1' },
    ACKANOMIC_DATA: folder,
    ACKANOMIC_TRUST_PROXY: '1',
  }
  const args = ['--hostname', '::1', '--open-streams', '3']
  const { given } = readOptions(HOST_OPTIONS, args, environment)
  expect(readSettings(given, [])).toMatchObject({
    hostname: '::1',
    port: 2,
    openers: 'operator',
    seatOthers: true,
    trustProxy: true,
    ...{ origins: ['https://b.test', 'https://c.test'], data: folder },
    database: 'postgres://ann:pw@localhost/x',
    limits: { requestsPerMinute: 7, openStreams: 3 },
    mail: { domain: 'games.test', smtp: 'smtp://ann:pw@localhost' },
  })
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify({ prot: 80 }))
  expect(readOrder(hostProgram, ['--config', wrong])).toMatchObject({
    text: `${wrong}: there is no option "prot".`,
  })
  rmSync(folder, { recursive: true })
})

test('the help names every option, and the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/host/package.json'), 'utf8'))
  expect(readOrder(hostProgram, ['--version'])).toEqual({ text: version, exitCode: 0 })
  expect(readOrder(hostProgram, ['--help'])).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('--mail-smtp URL'),
  })
})
