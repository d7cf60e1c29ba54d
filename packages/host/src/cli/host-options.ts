import { list, MAX_COUNT, number, type OptionTable, text } from './options.js'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

export const HOST_OPTIONS = {
  config: text('FILE', 'the configuration file; default: config.json in the data folder'),
  data: text('FOLDER', 'the data folder; default: ackanomic-data'),
  database: {
    value: 'URL',
    isSecret: true,
    help: 'use PostgreSQL, such as postgres://user@localhost/ackanomic',
  },
  'database-connections': number(2, 1000, 'the most connections to PostgreSQL; default: 10'),
  restate: text('URL', 'let Restate run the jobs: its ingress, such as http://127.0.0.1:8080'),
  'restate-admin': text('URL', 'Restate’s admin API; default: port 9070 of the same host'),
  'restate-port': number(0, 65_535, 'the port on which Restate calls this process; default: 9080'),
  'restate-endpoint': text(
    'URL',
    'where Restate reaches all processes, such as a load balancer; default: this process',
  ),
  port: number(0, 65_535, 'the port; default: 8080'),
  hostname: text('ADDRESS', 'the address to listen on; default: 127.0.0.1, this machine only'),
  url: text('URL', 'the public URL; default: http://ADDRESS:PORT'),
  games: list(
    'MODULE',
    'a package or file that exports catalogues; default: @ackanomic/games and @ackanomic/programming-games',
  ),
  'invitation-page': text(
    'URL',
    'the page that redeems invitations; #TOKEN is appended; default: a plain page of the host',
  ),
  origin: list('ORIGIN', 'an origin that CORS allows'),
  role: list('ROLE=NAME', 'who holds a role, such as host=Ann'),
  openers: text(
    'WHO',
    'who may open matches: anybody (with a token) or operator; default: anybody',
  ),
  'seat-others': { help: 'people may seat others without asking them; default: only the operator' },
  'trust-proxy': { help: 'take client addresses from the x-forwarded-for header' },
  modules: list('MODULE', 'a package or file that exports modules of a host'),
  'log-level': text(
    'LEVEL',
    `what is logged: ${LOG_LEVELS.join(', ')}; default: info, and debug logs each request`,
  ),
  workers: number(0, 1000, 'how many workers run due jobs; default: 1; 0 only serves'),
  channels: list('MODULE', 'a package or file that exports delivery channels: functions, by name'),
  'mail-domain': text('DOMAIN', 'play by mail at the addresses of this domain; needs --mail-smtp'),
  'mail-smtp': {
    value: 'URL',
    isSecret: true,
    help: 'the outgoing mail server, such as smtp://localhost:25',
  },
  'mail-name': text('NAME', 'the name beside the host’s mail address; default: Games'),
  'mail-port': number(0, 65_535, 'the port for incoming mail; default: 2525'),
  'mail-hostname': text('ADDRESS', 'the address to listen on for mail; default: 127.0.0.1'),
  'mail-key': text('FILE', 'the private key (PEM) for STARTTLS'),
  'mail-cert': text('FILE', 'the certificate (PEM) for STARTTLS'),
  'requests-per-minute': number(1, MAX_COUNT, 'requests of one person or address; default: 600'),
  'failures-per-minute': number(1, MAX_COUNT, 'invalid tokens from one address; default: 20'),
  'openings-per-hour': number(1, MAX_COUNT, 'matches that one person opens; default: 60'),
  'sign-ups-per-hour': number(
    1,
    MAX_COUNT,
    'accounts and links by mail that one address asks for; default: 20',
  ),
  'open-streams': number(1, MAX_COUNT, 'event streams of one person or address; default: 20'),
  'body-bytes': number(1000, MAX_COUNT, 'the size of a request; default: 100000'),
  'save-bytes': number(1000, MAX_COUNT, 'the size of an imported save; default: 20000000'),
} as const satisfies OptionTable
