import { parseArgs } from 'node:util'
import { err, type LoadOptions, ok, type Result, type Timestamp } from '@ackanomic/core'
import { stateProblem } from '@ackanomic/core/engine'
import { isTimestamp } from '@ackanomic/core/untrusted'
import { type Line, line } from './session/line.js'
import { meant } from './session/suggest.js'

export interface Arguments {
  /** The name of a game, or the path of its module; `null` to ask. */
  readonly game: string | null
  /** To only show the help or the list of games. */
  readonly only: 'help' | 'list' | null
  /** Whether bots play a whole match. */
  readonly watch: boolean
  /** The seed of all chance; `null` for a secret one. */
  readonly seed: string | null
  /** The file to save to after each move. */
  readonly save: string | null
  /** The file to load. */
  readonly load: string | null
  /** The check of saved states that no log leads to; `undefined` to refuse them. */
  readonly trustState: LoadOptions['trustState']
  /** The person whose place is yours; `'nobody'` to watch. */
  readonly seat: string | null
  /** The people who take turns at this screen; `null` for one person. */
  readonly hotSeat: readonly string[] | null
  /** Whether to ask for everything before a match, or only for the essentials. */
  readonly askAll: boolean
  readonly players: readonly string[] | null
  readonly referees: readonly string[] | null
  /** The unchecked options of the game; `undefined` for its defaults. */
  readonly options: unknown
  /** Whether you answer the referee's questions of judgement. */
  readonly judge: boolean
  /** The start of the match, in milliseconds since the epoch, UTC. */
  readonly start: Timestamp | null
}

export const usageLines: readonly Line[] = [
  line('heading', 'Play any game against bots, or watch bots play it.'),
  pairs(
    'npm run terminal\tasks what you want to play',
    'npm run terminal -- pure-skill\tstarts a match at once',
    'npm run terminal -- pure-skill --watch\tshows a match of bots',
    'npm run terminal -- ./my-game.ts\tplays a game of your own',
  ),
  line('heading', 'Who plays:'),
  pairs(
    '--seat NAME\tyour seat: a player\'s, a referee\'s, or "nobody"',
    '--hot-seat A,B\tthe people at this screen; bots play the others',
    "--players A,B,C\tthe players' names",
    "--referee NAME\tthe referee's name; several separated by commas",
    "--judge\tyou also answer the referee's prompts that chance does not decide",
    '--watch\tbots play the match to its end',
  ),
  line('heading', 'The match:'),
  pairs(
    '--options JSON\tthe options of the game, such as \'{"revisions":"last"}\'',
    '--seed TEXT\tthe seed of all chance; the same seed gives the same match again',
    '--start TIME\twhen the match starts, such as 2026-11-21T12:00Z',
    '--save FILE\tsaves the match after every move',
    '--load FILE\tcontinues a saved match',
    '--trust\taccepts a save whose log does not lead to its state; only for your own saves',
    '--ask-all\tasks for everything, the options included',
  ),
  line('heading', 'For information:'),
  pairs('--list\tthe games', '--help\tthis text'),
  line('note', 'At the table, "help" shows what you can type.'),
]

function pairs(...of: readonly string[]): Line {
  return { kind: 'note', layout: 'pairs', text: of.join('\n') }
}

const known = {
  help: { type: 'boolean', short: 'h' },
  list: { type: 'boolean' },
  watch: { type: 'boolean' },
  judge: { type: 'boolean' },
  trust: { type: 'boolean' },
  'ask-all': { type: 'boolean' },
  'hot-seat': { type: 'string' },
  seed: { type: 'string' },
  save: { type: 'string' },
  load: { type: 'string' },
  seat: { type: 'string' },
  players: { type: 'string' },
  referee: { type: 'string' },
  options: { type: 'string' },
  start: { type: 'string' },
} as const

/** Reads the command line; the error is a sentence. */
export function readArguments(given: readonly string[]): Result<Arguments, string> {
  const parsed = parsedArguments(given)
  if (!parsed.ok) return parsed
  const { values, positionals } = parsed.value
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty !== undefined) return err(`--${empty[0]} is empty; give it a value.`)
  const options = optionsIn(values.options)
  if (!options.ok) return options
  const start = values.start === undefined ? null : momentIn(values.start)
  if (start !== null && !isTimestamp(start)) {
    return err(`--start ${values.start} is not a time; write it like 2026-11-21T12:00Z.`)
  }
  const barred = (['players', 'referee', 'options', 'start'] as const).find(
    (name) => values[name] !== undefined,
  )
  if (values.load !== undefined && barred !== undefined) {
    return err(`A saved match already has its --${barred}; leave it out with --load.`)
  }
  const hotSeat = values['hot-seat'] === undefined ? null : namesIn(values['hot-seat'])
  const alone = (['seat', 'watch', 'judge'] as const).find((name) => values[name] !== undefined)
  if (hotSeat !== null && alone !== undefined) {
    return err(`--${alone} is for one person; with --hot-seat, name everybody who plays here.`)
  }
  const twice = hotSeat?.find((name, i) => hotSeat.indexOf(name) !== i)
  if (twice !== undefined)
    return err(`--hot-seat names ${twice} twice; every name must be different.`)
  return ok({
    // A title of several words may come without quotes.
    game: positionals.length === 0 ? null : positionals.join(' '),
    only: values.help === true ? 'help' : values.list === true ? 'list' : null,
    watch: values.watch === true,
    seed: values.seed ?? null,
    save: values.save ?? null,
    load: values.load ?? null,
    trustState: values.trust === true ? stateProblem : undefined,
    seat: values.seat ?? null,
    hotSeat,
    askAll: values['ask-all'] === true,
    players: values.players === undefined ? null : namesIn(values.players),
    referees: values.referee === undefined ? null : namesIn(values.referee),
    options: options.value,
    judge: values.judge === true,
    start,
  })
}

type Parsed = ReturnType<typeof parse>

function parse(given: readonly string[]) {
  return parseArgs({ args: [...given], options: known, allowPositionals: true, strict: true })
}

function parsedArguments(given: readonly string[]): Result<Parsed, string> {
  try {
    return ok(parse(given))
  } catch (thrown) {
    const [says = ''] = String(thrown instanceof Error ? thrown.message : thrown).split(/\. |\n/u)
    const [, unknown = ''] = /^Unknown option '--?([^']*)'/u.exec(says) ?? []
    const near = meant(unknown, Object.keys(known))
    const or = near === undefined ? '--help lists the options' : `did you mean --${near}?`
    return err(`${says.replace(/\.$/u, '')}; ${or}${near === undefined ? '.' : ''}`)
  }
}

function optionsIn(text: string | undefined): Result<unknown, string> {
  if (text === undefined) return ok(undefined)
  try {
    return ok(JSON.parse(text))
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : ''
    return err(`--options is not JSON (${why}); write it like '{"name":"value"}'.`)
  }
}

const STAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/iu

/**
 * A time as milliseconds or a date, in UTC unless it says otherwise; `NaN` for anything else. A few
 * digits are a mistyped date, not milliseconds.
 */
function momentIn(text: string): Timestamp {
  if (/^(?:1[89]|2\d)\d\d(?:[01]\d[0-3]\d)?$/u.test(text)) return Number.NaN
  if (/^-?\d+$/u.test(text)) return Number(text)
  const [, day = '', time = '00:00', zone = 'Z'] = STAMP.exec(text) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  // Date.parse takes 31 February for a day in March.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isDay ? Date.parse(`${day}T${time}${zone.toUpperCase()}`) : Number.NaN
}

export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
