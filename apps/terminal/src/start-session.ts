import {
  err,
  type Game,
  gameName,
  type LoadOptions,
  ok,
  type Result,
  readSaveHeader,
} from '@ackanomic/core'
import { canonicalName, participants } from '@ackanomic/core/commands'
import type { Arguments } from './arguments.js'
import type { Saves } from './files.js'
import { openGame, openListed } from './open-game.js'
import { playLines } from './session/rules.js'
import type { Around } from './session/session.js'
import {
  loadSession,
  type Opened,
  type Seating,
  startSession,
  usualSeating,
} from './session/start.js'
import { meant } from './session/suggest.js'
import { wordReferee } from './session/words.js'
import { askGame, askSeating } from './setup-wizard.js'
import type { Asker } from './terminal/ask.js'
import type { World } from './terminal/world.js'

/** Why no session starts: a sentence, and the exit code. */
export interface Leaving {
  /** The complaints; empty if nothing went wrong. */
  readonly message: string
  /** 0 if the person leaves, 1 for an unusable save, 2 for wrong arguments. */
  readonly code: 0 | 1 | 2
}

/** The start of a watched match without a given time. */
const WATCHED_START = Date.UTC(2026, 0, 1)

/**
 * Opens a match from a save, from the command line, or by asking. If a game or a save is named, it
 * asks nothing.
 */
export async function sitDown(
  args: Arguments,
  world: World,
  saves: Saves,
  asker: () => Promise<Asker>,
): Promise<Result<Opened, Leaving>> {
  const around = {
    you: { name: null, judges: args.judge, watches: args.watch },
    here: [],
    seed: args.seed ?? world.seed(),
    words: await wordReferee(),
    clauses: null,
  }
  if (args.load !== null) return fromSave(args, args.load, world, saves, around)
  if (args.game !== null) return fromArguments(args, args.game, world, around)
  return fromQuestions(args, world, around, await asker())
}

async function fromSave(
  args: Arguments,
  file: string,
  world: World,
  saves: Saves,
  around: Around,
): Promise<Result<Opened, Leaving>> {
  const kept = saves.read(file)
  if (!kept.ok) return leave(1, kept.error)
  const { text } = kept.value
  const seed = args.seed ?? kept.value.seed ?? around.seed
  const opened = await openSave(text, args.game, world.folder, { ...around, seed }, args)
  if (!opened.ok) return leave(1, `${file}: ${opened.error}`)
  saves.took(file, text)
  return inPlace(opened.value, args)
}

/** Loads a match of any game, or of the given one; the error is a sentence. */
export async function openSave(
  text: string,
  game: string | Game | null,
  folder: string,
  around: Around,
  options: LoadOptions,
): Promise<Result<Opened, string>> {
  const head = readSaveHeader(text)
  if (!head.ok) return err(head.error.message)
  if (game !== null && typeof game !== 'string' && game.id === head.value.game) {
    return loadSession(game, text, around, options)
  }
  const found =
    typeof game === 'string' ? await openGame(game, folder) : await openListed(head.value.game)
  if (!found.ok) return found
  const { clauses } = found.value
  return loadSession(found.value.game, text, { ...around, clauses }, options)
}

async function fromArguments(
  args: Arguments,
  name: string,
  world: World,
  around: Around,
): Promise<Result<Opened, Leaving>> {
  const found = await openGame(name, world.folder)
  if (!found.ok) return leave(2, found.error)
  const { game, clauses } = found.value
  const here = args.hotSeat ?? []
  const seating = usualSeating(game, { ...args, here })
  const opened = startedAt(game, seating, args.options, args, world, { ...around, clauses })
  return opened.ok ? inPlace(opened.value, args) : leave(2, opened.error)
}

async function fromQuestions(
  args: Arguments,
  world: World,
  around: Around,
  ask: Asker,
): Promise<Result<Opened, Leaving>> {
  const id = await askGame(ask)
  if (id === undefined) return leave(0, '')
  const found = await openGame(id, world.folder)
  if (!found.ok) return leave(1, found.error)
  const { game, clauses } = found.value
  for (const { text } of playLines(game)) ask.tell(text)
  for (;;) {
    const chosen = await askSeating(ask, game, args)
    if (chosen === undefined) return leave(0, '')
    const { seating, options, you, here } = chosen
    const at = { ...around, clauses, you, here }
    const opened = startedAt(game, seating, options, args, world, at)
    if (opened.ok) return args.seat === null ? opened : inPlace(opened.value, args)
    // Options from the command line are not asked for again.
    if (args.players !== null || args.referees !== null || args.options !== undefined) {
      return leave(2, opened.error)
    }
    ask.tell(opened.error)
  }
}

function startedAt(
  game: Game,
  seating: Seating,
  options: unknown,
  args: Arguments,
  world: World,
  around: Around,
): Result<Opened, string> {
  const start = args.start ?? (args.watch ? WATCHED_START : world.now())
  return startSession(game, seating, options, start, around)
}

/** Puts you into the requested place; by default the first player's. */
function inPlace(opened: Opened, { seat, watch, hotSeat }: Arguments): Result<Opened, Leaving> {
  const { session } = opened
  const { roster } = session.status
  const people = participants(roster)
  const sits = (name: string | null, here: readonly string[] = []): Result<Opened, Leaving> => {
    session.you = { ...session.you, name }
    session.here = here.length > 1 ? here : []
    return ok(opened)
  }
  const wanted = hotSeat ?? (seat === null ? [] : [seat])
  const names = wanted.map((name) => canonicalName(roster, name))
  const stranger = names.find((name) => !people.includes(name))
  if (seat?.toLowerCase() === 'nobody' && stranger !== undefined) return sits(null)
  if (stranger !== undefined) {
    const near = meant(stranger, people)
    const or = near === undefined ? '' : ` Did you mean ${near}?`
    const which =
      hotSeat === null
        ? `--seat is one of ${people.join(', ')}, or nobody`
        : `--hot-seat names some of ${people.join(', ')}`
    return leave(2, `Nobody called ${stranger} is here.${or} ${which}.`)
  }
  return sits(names[0] ?? (watch ? null : (people[0] ?? null)), names)
}

function leave(code: Leaving['code'], message: string): Result<never, Leaving> {
  return err({ code, message })
}

/** The match in play, and your place in it. */
export function greeting({ session, note }: Opened): string {
  const { game, you, here } = session
  const { seats, referees } = session.status.roster
  const players = seats.map(({ player }) => player).join(', ')
  const office = referees.length === 0 ? '' : `; referee ${referees.join(', ')}`
  const who = you.watches
    ? 'Bots play.'
    : you.name === null
      ? 'You only watch; "wait" continues.'
      : `You are ${you.name}.`
  const sharing = here.length < 2 ? '' : ` At this screen: ${here.join(', ')}.`
  const judging = you.judges ? " You answer the referee's prompts." : ''
  const noted = note === null ? '' : `\n${note}`
  return `${gameName(game.description)}: ${players}${office}. ${who}${sharing}${judging}${noted}`
}
