import {
  createRosterSetup,
  type Game,
  gameName,
  type OptionText,
  playerLimits,
  refereeCount,
  refereesMayPlay,
} from '@ackanomic/core'
import { type Arguments, namesIn } from './arguments.js'
import { games } from './games.js'
import type { Place } from './session/session.js'
import { type Seating, usualSeating } from './session/start.js'
import type { Asker } from './terminal/ask.js'

export interface Chosen {
  readonly seating: Seating
  /** Your place at the start. */
  readonly you: Place
  /** The people who share the screen; empty if it is yours alone. */
  readonly here: readonly string[]
  /** The options of the game; `undefined` for its defaults. */
  readonly options: unknown
}

/** Asks for a game: its id, or `undefined` to leave. */
export async function askGame(ask: Asker): Promise<string | undefined> {
  const choices = games.map(({ id, title }) => ({ value: id, label: title }))
  return ask.choose('Which game?', choices, choices[0]?.value ?? '')
}

/**
 * Asks who plays, and the number of players if the game leaves it open; the rest only with
 * `--ask-all`. Skips what the command line has given; `undefined` to leave.
 */
export async function askSeating(
  ask: Asker,
  game: Game,
  given: Arguments,
): Promise<Chosen | undefined> {
  const here = await askHere(ask, game, given)
  const count = here && (await askCount(ask, game, given, here))
  if (here === undefined || count === undefined) return undefined
  const usual = usualSeating(game, { count, here, ...given })
  const seating = given.askAll ? await askNames(ask, game, given, usual) : usual
  if (seating === undefined) return undefined
  const judges = given.askAll ? await askJudge(ask, given, seating, here) : given.judge
  if (judges === undefined) return undefined
  const options =
    given.askAll && given.options === undefined
      ? await askOptions(ask, game, seating)
      : { chosen: given.options }
  if (options === undefined) return undefined
  const you = { name: here[0] ?? null, judges, watches: given.watch }
  return { seating, you, here: here.length > 1 ? here : [], options: options.chosen }
}

/** The players at this screen: nobody, one, or several who take turns. */
async function askHere(
  ask: Asker,
  game: Game,
  given: Arguments,
): Promise<readonly string[] | undefined> {
  if (given.hotSeat !== null) return given.hotSeat
  // Whether that person exists is checked once the match is set up.
  if (given.seat !== null) return []
  if (given.watch) return []
  const { players, referees } = usualSeating(game, { ...given, count: null, here: [] })
  const usual = players[0] ?? ''
  const { most } = playerLimits(game)
  const known = given.players === null ? null : [...players, ...referees]
  const office = referees.length === 0 ? '' : ` "${referees[0]}" is the referee;`
  const typed = await ask.text(
    `Who plays here? Give your name, or several names, separated by commas, to share the screen;${office} "nobody" watches.`,
    usual,
    (text) => hereProblem(peopleIn(text), most + referees.length, known),
  )
  return typed === undefined ? undefined : peopleIn(typed)
}

function peopleIn(typed: string): readonly string[] {
  return typed.trim().toLowerCase() === 'nobody' ? [] : namesIn(typed)
}

function hereProblem(
  names: readonly string[],
  most: number,
  known: readonly string[] | null,
): string | undefined {
  if (names.length > most) return `That is ${names.length} people, but there is room for ${most}.`
  const stranger = known === null ? undefined : names.find((name) => !known.includes(name))
  return stranger === undefined
    ? twiceProblem(names)
    : `${stranger} is not in this match; ${known?.join(', ')} are.`
}

function twiceProblem(names: readonly string[]): string | undefined {
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  return twice === undefined ? undefined : `${twice} is named twice; every name must be different.`
}

async function askCount(
  ask: Asker,
  game: Game,
  { players }: Arguments,
  here: readonly string[],
): Promise<number | undefined> {
  const { least, most } = playerLimits(game)
  if (players !== null) return players.length
  if (least === most) return least
  const seated = usualSeating(game, { count: null, here, players, referees: null }).players.length
  const fewest = Math.max(least, here.length)
  const typed = await ask.text(
    `How many players, from ${fewest} to ${most}? Bots take the other seats.`,
    `${Math.max(seated, fewest)}`,
    (text) =>
      /^\d{1,3}$/u.test(text.trim()) && Number(text) >= fewest && Number(text) <= most
        ? undefined
        : `Write a number from ${fewest} to ${most}.`,
  )
  return typed === undefined ? undefined : Number(typed)
}

async function askNames(
  ask: Asker,
  game: Game,
  given: Arguments,
  usual: Seating,
): Promise<Seating | undefined> {
  const { length } = usual.players
  const players =
    given.players ??
    (await askList(ask, `Who plays ${gameName(game.description)}?`, usual.players, length))
  if (players === undefined) return undefined
  const count = refereeCount(game.description)
  if (given.referees !== null || count === 0) return { players, referees: usual.referees }
  const barred = refereesMayPlay(game.description) ? [] : players
  const question = count === 1 ? 'Who is the referee?' : `Who are the ${count} referees?`
  const referees = await askList(ask, question, usual.referees, count, barred)
  return referees === undefined ? undefined : { players, referees }
}

async function askList(
  ask: Asker,
  question: string,
  usual: readonly string[],
  count: number,
  barred: readonly string[] = [],
): Promise<readonly string[] | undefined> {
  const typed = await ask.text(question, usual.join(', '), (text) => {
    const names = namesIn(text)
    if (names.length !== count) {
      const wanted = count === 1 ? 'one name' : `${count} names separated by commas`
      return `Write ${wanted}, not ${names.length}.`
    }
    const player = names.find((name) => barred.includes(name))
    return twiceProblem(names) ?? (player && `${player} already plays; name somebody else.`)
  })
  return typed === undefined ? undefined : namesIn(typed)
}

/** Asks whether you judge, unless referees sit here or several people share the screen. */
async function askJudge(
  ask: Asker,
  { judge, hotSeat }: Arguments,
  { referees }: Seating,
  here: readonly string[],
): Promise<boolean | undefined> {
  const isOpen = referees.length > 0 && here.length < 2 && hotSeat === null
  if (judge || !isOpen || here.some((name) => referees.includes(name))) return judge
  return ask.confirm(
    "Will you also answer the referee's prompts that chance does not decide?",
    false,
  )
}

/** Asks for the options one by one, the advanced ones last; complex values are written as JSON. */
async function askOptions(
  ask: Asker,
  game: Game,
  seating: Seating,
): Promise<{ readonly chosen: unknown } | undefined> {
  const roster = createRosterSetup(game, { ...seating, startedAt: 0 })
  const usual = await usualOptions(game)
  const texts = Object.keys({ ...game.options, ...usual }).map((name) => ({
    name,
    label: name,
    help: '',
    advanced: false,
    ...game.options?.[name],
  }))
  const chosen: Record<string, unknown> = {}
  for (const isAdvanced of [false, true]) {
    const group = texts.filter(({ advanced }) => advanced === isAdvanced)
    if (group.length === 0) continue
    const kind = isAdvanced ? 'advanced options' : 'options'
    const labels = group.map(({ label }) => label).join(', ')
    const change = await ask.confirm(`Change the ${kind} (${labels})?`, false)
    if (change === undefined) return undefined
    if (!change) break
    for (const text of group) {
      const value = await askOption(ask, text, usual[text.name], (option) => {
        const tried = game.setup(roster, { ...chosen, [text.name]: option })
        return tried.ok ? undefined : tried.error.message
      })
      if (value === undefined) return undefined
      chosen[text.name] = value
    }
  }
  return { chosen: Object.keys(chosen).length === 0 ? undefined : chosen }
}

async function usualOptions({ schemas }: Game): Promise<Readonly<Record<string, unknown>>> {
  const read = await schemas.options['~standard'].validate({})
  return read.issues === undefined ? Object(read.value) : {}
}

async function askOption(
  ask: Asker,
  { label, help, choices = {} }: OptionText,
  usual: unknown,
  problem: (option: unknown) => string | undefined,
): Promise<unknown> {
  const question = `${label}? ${help}`.trim()
  if (typeof usual === 'boolean') return ask.confirm(question, usual)
  const values = Object.entries(choices).map(([value, words]) => ({ value, label: words }))
  const areValues = values.length > 0 && values.every(({ value }) => problem(value) === undefined)
  if (typeof usual === 'string' && areValues) return ask.choose(question, values, usual)
  const read = (text: string): unknown => {
    if (typeof usual === 'string') return text
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const usually = typeof usual === 'string' ? usual : JSON.stringify(usual)
  const typed = await ask.text(question, usually, (text) => problem(read(text)))
  return typed === undefined ? undefined : read(typed)
}
