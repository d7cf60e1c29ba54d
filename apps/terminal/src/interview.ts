import { gameName } from '@ackanomic/core'
import { refereeCount, refereesMayPlay } from '@ackanomic/core/society'
import { type Arguments, namesIn } from './arguments.js'
import { games } from './games.js'
import type { AnyGame } from './session/any-game.js'
import type { Place } from './session/place.js'
import { playerLimits, type Seating, setupOf, usualSeating } from './session/start.js'
import type { Asker } from './terminal/ask.js'

/** What was chosen before a match starts. */
export interface Chosen {
  /** Who sits down. */
  readonly seating: Seating
  /** Whose place is yours. */
  readonly you: Place
  /** The options of the game; `undefined` for its defaults. */
  readonly options: unknown
}

/** Asks which game to play: its id, or `undefined` when somebody would rather leave. */
export async function askGame(ask: Asker): Promise<string | undefined> {
  const choices = games.map(({ id, title }) => ({ value: id, label: title }))
  return ask.choose('Which game?', choices, choices[0]?.value ?? '')
}

/**
 * Asks for names, a place and options, as far as the command line has not given them; `undefined`
 * when somebody would rather leave.
 */
export async function askSeating(
  ask: Asker,
  game: AnyGame,
  given: Arguments,
): Promise<Chosen | undefined> {
  const players = given.players ?? (await askPlayers(ask, game))
  const referees = players && (given.referees ?? (await askReferees(ask, game, players)))
  if (players === undefined || referees === undefined) return undefined
  const seating = { players, referees }
  const you = await askPlace(ask, seating, given)
  if (you === undefined) return undefined
  const options =
    given.options === undefined ? await askOptions(ask, game, seating) : { chosen: given.options }
  return options === undefined ? undefined : { seating, you, options: options.chosen }
}

async function askPlayers(ask: Asker, game: AnyGame): Promise<readonly string[] | undefined> {
  const { least, most } = playerLimits(game)
  const wanted = least === most ? `${least}` : `${least} to ${most}`
  const typed = await ask.text(
    `Who plays ${gameName(game.description)}? Write ${wanted} names with commas.`,
    usualSeating(game).players.join(', '),
    (text) => namesProblem(namesIn(text), least, most),
  )
  return typed === undefined ? undefined : namesIn(typed)
}

async function askReferees(
  ask: Asker,
  game: AnyGame,
  players: readonly string[],
): Promise<readonly string[] | undefined> {
  const count = refereeCount(game.description)
  if (count === 0) return []
  const barred = refereesMayPlay(game.description) ? [] : players
  const typed = await ask.text(
    count === 1 ? 'Who is the referee?' : `Who are the ${count} referees?`,
    usualSeating(game).referees.join(', '),
    (text) => namesProblem(namesIn(text), count, count, barred),
  )
  return typed === undefined ? undefined : namesIn(typed)
}

async function askPlace(
  ask: Asker,
  { players, referees }: Seating,
  given: Arguments,
): Promise<Place | undefined> {
  const { watch: watches } = given
  if (given.seat !== null || watches) return { name: given.seat, judges: given.judge, watches }
  const places = [
    ...players.map((name) => ({ value: name, label: name })),
    ...referees
      .filter((name) => !players.includes(name))
      .map((name) => ({ value: name, label: name, hint: 'the referee' })),
    { value: '', label: 'Nobody', hint: 'you watch' },
  ]
  const place = await ask.choose('Whose place is yours?', places, players[0] ?? '')
  if (place === undefined) return undefined
  const asks = !given.judge && referees.length > 0 && !referees.includes(place)
  const judges = asks
    ? await ask.confirm('Will you also answer for the referee what is no matter of chance?', false)
    : given.judge
  return judges === undefined ? undefined : { name: place === '' ? null : place, judges, watches }
}

function namesProblem(
  names: readonly string[],
  least: number,
  most: number,
  barred: readonly string[] = [],
): string | undefined {
  if (names.length < least || names.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    return `Write ${wanted} names with commas; there are ${names.length}.`
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) return `${twice} stands there twice; names differ.`
  const player = names.find((name) => barred.includes(name))
  return player === undefined ? undefined : `${player} plays already; name somebody else.`
}

/** Asks for the options one by one; what is no simple value is written as JSON. */
async function askOptions(
  ask: Asker,
  game: AnyGame,
  seating: Seating,
): Promise<{ readonly chosen: unknown } | undefined> {
  const table = setupOf(game, seating, 0)
  const start = game.setup(table)
  const defaults = Object.entries(start.ok ? start.value.state.options : {})
  if (defaults.length === 0) return { chosen: undefined }
  const shown = defaults.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
  const change = await ask.confirm(`Change the options (${shown})?`, false)
  if (change === undefined) return undefined
  if (!change) return { chosen: undefined }
  const chosen: Record<string, unknown> = {}
  for (const [name, usual] of defaults) {
    const value = await askOption(ask, name, usual, (option) => {
      const tried = game.setup(table, { ...chosen, [name]: option })
      return tried.ok ? undefined : tried.error.says
    })
    if (value === undefined) return undefined
    chosen[name] = value
  }
  return { chosen }
}

async function askOption(
  ask: Asker,
  name: string,
  usual: unknown,
  problem: (option: unknown) => string | undefined,
): Promise<unknown> {
  if (typeof usual === 'boolean') return ask.confirm(`${name}?`, usual)
  const read = (text: string): unknown => {
    if (typeof usual === 'string') return text
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const usually = typeof usual === 'string' ? usual : JSON.stringify(usual)
  const typed = await ask.text(`${name}?`, usually, (text) => problem(read(text)))
  return typed === undefined ? undefined : read(typed)
}
