import { parseArgs } from 'node:util'
import { err, type Moment, ok, type Result } from '@ackanomic/core'
import { isMoment } from '@ackanomic/core/engine'

/** What was asked for on the command line. */
export interface Arguments {
  /** The id of a game, or the path of an engine; `null` to be asked. */
  readonly game: string | null
  /** Show how it is used, or the games, and do no more. */
  readonly only: 'help' | 'list' | null
  /** Let bots play a whole match. */
  readonly watch: boolean
  /** What all chance comes from; `null` for one that nobody knows. */
  readonly seed: string | null
  /** The file to save to after each move. */
  readonly save: string | null
  /** The file to go on from. */
  readonly load: string | null
  /** Whose place is yours; `'nobody'` to watch. */
  readonly seat: string | null
  /** The players' names. */
  readonly players: readonly string[] | null
  /** The referees' names. */
  readonly referees: readonly string[] | null
  /** The options of the game, to be checked by its schema; `undefined` for its defaults. */
  readonly options: unknown
  /** Whether you answer for the referee what is a matter of judgement. */
  readonly judge: boolean
  /** When the match starts, milliseconds UTC. */
  readonly start: Moment | null
}

/** How the table is used. */
export const usage = `The table: plays any game against bots, or lets bots play it.

  npm start                                 asks what you want to play
  npm start -- pure-skill                   sits down at once
  npm start -- pure-skill --watch --seed 7  shows a match of bots
  npm start -- ./my-game.ts                 plays an engine of your own

  --seat NAME          whose place is yours: a player's, a referee's, or "nobody"
  --players A,B,C      the players' names
  --referee NAME       the referee's name; several with commas
  --judge              you also answer for the referee what is no matter of chance
  --options JSON       the options of the game, such as '{"revisions":"last"}'
  --seed TEXT          what all chance comes from; the same seed, the same match
  --start TIME         when the match starts, such as 2026-11-21T12:00Z
  --watch              bots play the match to its end
  --save FILE          saves the match after every move
  --load FILE          goes on with a saved match
  --list               the games
  --help               this

At the table, "help" shows what you can type.`

const known = {
  help: { type: 'boolean', short: 'h' },
  list: { type: 'boolean' },
  watch: { type: 'boolean' },
  judge: { type: 'boolean' },
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
  const [game = null, ...more] = positionals
  if (more.length > 0) {
    return err(`Name one game, not ${positionals.length}: ${positionals.join(', ')}.`)
  }
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty !== undefined) return err(`--${empty[0]} is empty; give it a value.`)
  const options = optionsIn(values.options)
  if (!options.ok) return options
  const start = values.start === undefined ? null : momentIn(values.start)
  if (start !== null && !isMoment(start)) {
    return err(`--start ${values.start} is no time; write it like 2026-11-21T12:00Z.`)
  }
  const barred = (['players', 'referee', 'options', 'start'] as const).find(
    (name) => values[name] !== undefined,
  )
  if (values.load !== undefined && barred !== undefined) {
    return err(`A saved match has its --${barred} already; leave it out with --load.`)
  }
  return ok({
    game,
    only: values.help === true ? 'help' : values.list === true ? 'list' : null,
    watch: values.watch === true,
    seed: values.seed ?? null,
    save: values.save ?? null,
    load: values.load ?? null,
    seat: values.seat ?? null,
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
    return err(`${says.replace(/\.$/u, '')}; --help shows what there is.`)
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
 * A moment in milliseconds or as a date, in UTC unless it says otherwise; `NaN` for anything else. A
 * year or a day in digits alone is no number of milliseconds that anybody means.
 */
function momentIn(text: string): Moment {
  if (/^(?:1[89]|2\d)\d\d(?:[01]\d[0-3]\d)?$/u.test(text)) return Number.NaN
  if (/^-?\d+$/u.test(text)) return Number(text)
  const [, day = '', time = '00:00', zone = 'Z'] = STAMP.exec(text) ?? []
  const midnight = Date.parse(`${day}T00:00Z`)
  // A 31st of February would become a day in March.
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day)
  return isDay ? Date.parse(`${day}T${time}${zone.toUpperCase()}`) : Number.NaN
}

/** The names in a list with commas. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
