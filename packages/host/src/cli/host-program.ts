import { createRequire } from 'node:module'
import { DEFAULT_ROLES } from '@ackanomic/core'
import { openHost } from '../host/open-host.js'
import type { Program } from './program.js'

export const hostProgram: Program<undefined> = {
  name: 'ackanomic-host',
  about: 'Hosts matches of play-by-mail games.',
  version: createRequire(import.meta.url)('@ackanomic/host/package.json').version,
  options: {},
  commands: [],
  roles: [...Object.keys(DEFAULT_ROLES), 'host'],
  schemas: [],
  read: () => undefined,
  open: (options) => openHost(options),
}
