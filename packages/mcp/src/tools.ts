import { ok } from '@ackanomic/core'
import { botNames } from '@ackanomic/core/bots'
import { readReply } from '@ackanomic/core/commands'
import * as v from 'valibot'
import { type ActRequest, type Answer, games, refuse, type Venue } from './venue.js'

/** How long `wait` waits within one call, in seconds. */
const MAX_WAIT = 50

/** A number that no event has. */
const NO_EVENTS = 2_147_483_647

/** The most legal moves that one answer lists. */
const MAX_MOVES = 200

/** Returns a signal that aborts after some seconds; in a task, only when it is cancelled. */
export type SignalAfter = (seconds: number) => AbortSignal

/** A tool: what a client reads about it, and what it does. */
export interface Tool {
  /** Its description, in a sentence or two. */
  readonly description: string
  /** The schema of its arguments. */
  readonly input: v.GenericSchema
  /** Whether it changes nothing, or may take days, so that clients call it as a task. */
  readonly kind?: 'reads' | 'waits' | undefined
  /** Checks the arguments and does what they ask. The value is plain JSON. */
  call(venue: Venue, given: unknown, signalAfter: SignalAfter): Answer<object>
}

function tool<const Entries extends v.ObjectEntries>(
  description: string,
  entries: Entries,
  call: (
    venue: Venue,
    args: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    signalAfter: SignalAfter,
  ) => Answer<object>,
  kind?: Tool['kind'],
): Tool {
  const input = v.strictObject(entries)
  return {
    description,
    input,
    kind,
    async call(venue, given, signalAfter) {
      const read = v.safeParse(input, given)
      if (read.success) return call(venue, read.output, signalAfter)
      const [{ message }] = read.issues
      return refuse(
        'badArguments',
        `${v.getDotPath(read.issues[0]) ?? 'The arguments'}: ${message}`,
      )
    },
  }
}

/** Makes an object of the value of a result. */
async function as<Value>(answer: Answer<Value>, shape: (value: Value) => object): Answer<object> {
  const result = await answer
  return result.ok ? { ok: true, value: shape(result.value) } : result
}

const text = (description: string) => v.pipe(v.string(), v.description(description))
const match = text('The name of the match.')
const game = text('The id of a game.')
const options = v.pipe(v.looseObject({}), v.description('Options that fit the schema in "rules".'))
const after = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The "next" of your last observation.'),
)
const etag = text('The etag of your observation: refused if what you see has changed since.')
const pass = v.pipe(
  v.boolean(),
  v.description('Lets your own deadline fall due in a match against bots.'),
)
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT))

/** Finds the one move that a text means. A text in the game's notation, or a command, stays as it is. */
async function readProse(venue: Venue, request: ActRequest): Answer<ActRequest> {
  const { match: name, text: written } = request
  if (written === undefined || written.startsWith('/')) return ok(request)
  const seen = await venue.observe(name, NO_EVENTS)
  if (!seen.ok) return seen
  const { view, game: id } = seen.value
  const played = await games[id]?.load()
  if (played === undefined || played.notation.parse(written, view).ok) return ok(request)
  const { text: _, ...others } = request
  const read = readReply(played, view, written)
  if (read.ok) return ok({ ...others, move: read.value })
  return read.error.code === 'noMove' ? ok(request) : read
}

/** The tools, by name. */
export const tools: Readonly<Record<string, Tool>> = {
  list_games: tool(
    'Lists the games that can be played here.',
    {},
    (venue) =>
      as(venue.listGames(), (all) => ({ games: all.map(({ id, title }) => ({ id, title })) })),
    'reads',
  ),
  rules: tool(
    'Explains a game: play, winning, notation, and the JSON Schemas of options and moves. With "clauses", the rule itself.',
    { game, clauses: v.optional(text('"all", or the beginning of clause ids, such as "4e".')) },
    (venue, args) =>
      as(venue.getGame(args.game), ({ clauses, ...page }) => {
        const { clauses: wanted } = args
        if (wanted === undefined) return page
        const found = Object.entries(clauses).filter(
          ([id]) => wanted === 'all' || id.startsWith(wanted),
        )
        return { clauses: Object.fromEntries(found) }
      }),
    'reads',
  ),
  open: tool(
    'Opens a match in which you play, against "bots" (one for each other seat) or, at a host, also against "people" whom you invite.',
    {
      game,
      options: v.optional(options),
      bots: v.optional(v.array(v.picklist(botNames))),
      people: v.optional(v.array(v.string())),
    },
    (venue, args) => as(venue.open(args), (name) => ({ match: name })),
  ),
  sit: tool(
    'Takes your seat in a saved match, or at an open table of a host.',
    { match },
    (venue, args) => as(venue.sit(args.match), () => ({ match: args.match })),
  ),
  observe: tool(
    'Shows a match as you see it: the rules in short, the board as text, what happened since "after", what you must or may do and until when, what you forfeit if you do not, how to write moves with examples, and each seat\'s returns when it is over.',
    { match, after: v.optional(after, 0) },
    (venue, args) => as(venue.observe(args.match, args.after), ({ view, legal, ...seen }) => seen),
    'reads',
  ),
  legal_moves: tool(
    'Lists your legal moves as far as they can be listed; "complete" says whether these are all.',
    { match },
    async (venue, args) => {
      const seen = await venue.observe(args.match, NO_EVENTS)
      if (!seen.ok) return seen
      const { view, legal, game: id } = seen.value
      const notation = (await games[id]?.load())?.notation
      const moves = legal.moves
        .slice(0, MAX_MOVES)
        .map((move) => ({ text: notation?.format(move, view), move }))
      const complete = legal.complete && moves.length === legal.moves.length
      return { ok: true, value: { moves, complete, alsoLegal: legal.alsoLegal } }
    },
    'reads',
  ),
  act: tool(
    'Makes a move: "text" in the game\'s notation, which may be in prose if it is the only one, or "move", an object that fits its schema. The text "/answer 4 yes" answers prompt 4. Returns what you learn from it.',
    {
      match,
      text: v.optional(v.string()),
      move: v.optional(v.looseObject({})),
      etag: v.optional(etag),
    },
    async (venue, args) => {
      if ((args.text === undefined) === (args.move === undefined))
        return refuse('badArguments', 'Send either "text" or "move".')
      const read = await readProse(venue, args)
      return read.ok ? as(venue.act(read.value), (messages) => ({ messages })) : read
    },
  ),
  wait: tool(
    'Waits until the match needs you or is over. By mail that may take days: call it as a task, or again while it is "still waiting".',
    { match, seconds: v.optional(seconds, MAX_WAIT), pass: v.optional(pass, false) },
    (venue, args, signalAfter) =>
      as(venue.wait(args.match, signalAfter(args.seconds), args.pass), (isDue) => ({
        status: isDue ? 'you are needed' : 'still waiting',
      })),
    'waits',
  ),
  talk: tool(
    'Says something to the whole table or, with "to", to one person at it.',
    { match, text: v.string(), to: v.optional(v.string()) },
    (venue, args) => as(venue.talk(args.match, args.text, args.to), () => ({ sent: true })),
  ),
}
