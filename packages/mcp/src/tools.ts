import { type GameError, type MatchPage, ok, type Result } from '@ackanomic/core'
import { botNames } from '@ackanomic/core/bots'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import type { GamePage } from '@ackanomic/core/page'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import type * as mcp from '@modelcontextprotocol/sdk/types.js'
import * as v from 'valibot'

/** All games, whose notations write the legal moves. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

/** The most legal moves that one answer lists. */
const MAX_MOVES = 200

/** How long `wait` waits within one call, in seconds. */
const MAX_WAIT = 50

const field = <const Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.optional(v.pipe(schema, v.description(description)))

const match = v.pipe(v.string(), v.description('The name of the match.'))
const game = v.pipe(v.string(), v.description('The id of a game.'))
const number = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A tool as a client reads about it, and the schema of its arguments. */
export type Tool = Pick<mcp.Tool, 'description' | 'annotations' | 'execution'> & {
  readonly input: v.GenericSchema
}

const READS = { annotations: { readOnlyHint: true } }

/** The tools, by name. */
export const tools = {
  list_games: {
    description: 'Lists the games that can be played here.',
    input: v.strictObject({}),
    ...READS,
  },
  rules: {
    description:
      'Explains a game, with JSON Schemas of options and moves; or "clauses" of its rule.',
    input: v.strictObject({
      game,
      clauses: field(v.string(), '"all", or the beginning of clause ids, such as "4e".'),
    }),
    ...READS,
  },
  open: {
    description: 'Opens a match against "bots" or, at a host, also "people" whom you invite.',
    input: v.strictObject({
      game,
      options: field(v.looseObject({}), 'Options that fit the schema in "rules".'),
      bots: field(
        v.array(v.picklist(botNames)),
        'One a seat. Default: the fewest; at a host, none.',
      ),
      people: v.optional(v.array(v.string())),
      anonymous: field(v.boolean(), 'At a host: nobody knows who has which seat until the end.'),
    }),
  },
  sit: {
    description: 'Takes your seat in a saved match, or at an open table of a host.',
    input: v.strictObject({ match }),
  },
  observe: {
    description:
      'Shows a match as you see it: the rules in short, the board as text, what happened since "after", what you must or may do and until when, what you forfeit if you do not, how to write moves with examples, and each seat\'s returns when it is over.',
    input: v.strictObject({ match, after: field(number, 'The "next" of your last observation.') }),
    ...READS,
  },
  legal_moves: {
    description: 'Lists your legal moves as far as possible; "complete" says if these are all.',
    input: v.strictObject({ match }),
    ...READS,
  },
  act: {
    description:
      'Makes a move: "text" in the game\'s notation, which may be in prose if it is the only one, or "move", an object that fits its schema. The text "/answer 4 yes" answers prompt 4. Returns what you learn from it.',
    input: v.pipe(
      v.strictObject({
        match,
        text: v.optional(v.string()),
        move: v.optional(v.looseObject({})),
        etag: field(v.string(), 'That of your observation: refused if what you see has changed.'),
      }),
      v.check(
        ({ text, move }) => (text === undefined) !== (move === undefined),
        'Send either "text" or "move".',
      ),
    ),
  },
  wait: {
    description:
      'Waits until the match needs you or is over. By mail that may take days: call it as a task, or again while it is "still waiting".',
    input: v.strictObject({
      match,
      seconds: v.optional(v.pipe(number, v.maxValue(MAX_WAIT)), MAX_WAIT),
      pass: field(v.boolean(), 'Against bots: lets your own deadline fall due.'),
    }),
    execution: { taskSupport: 'optional' },
  },
  talk: {
    description: 'Says something to the whole table or, with "to", to one person at it.',
    input: v.strictObject({ match, text: v.string(), to: v.optional(v.string()) }),
  },
} as const satisfies Readonly<Record<string, Tool>>

/** Why something is refused: a code, and a sentence. */
export type VenueError = Pick<GameError, 'code' | 'message'>

/** A result that may take a while. Its value is plain JSON. */
export type Answer<Value extends object = object> = Promise<Result<Value, VenueError>>

/**
 * A place where matches are played: what each tool does there. Nothing that a player sends throws.
 */
export type Venue = {
  readonly [Name in keyof typeof tools]: (
    args: v.InferOutput<(typeof tools)[Name]['input']>,
  ) => Answer<Name extends 'observe' ? Pick<MatchPage, 'text'> : object>
}

export function refuse(code: string, message: string): Result<never, VenueError> {
  return { ok: false, error: { code, message } }
}

/** The page of a game, or those of its clauses whose ids begin with a text. */
export function rulesOf({ clauses, ...page }: GamePage, wanted: string | undefined): object {
  if (wanted === undefined) return page
  const all = Object.entries(clauses)
  const found = all.filter(([id]) => wanted === 'all' || id.startsWith(wanted))
  return { clauses: Object.fromEntries(found) }
}

/** Writes the legal moves of somebody who sees a match. */
export async function movesOf(id: string, page: Pick<MatchPage, 'view' | 'legal'>): Answer {
  const { moves: legal, complete, alsoLegal } = page.legal
  const notation = (await games[id]?.load())?.notation
  const listed = legal.slice(0, MAX_MOVES)
  const moves = listed.map((move) => ({ text: notation?.format(move, page.view), move }))
  return ok({ moves, complete: complete && listed.length === legal.length, alsoLegal })
}

/** Says whether a person with this page is needed: they must act, or the match is over. */
export function statusOf(page: Pick<MatchPage, 'pendingActions' | 'returns'>) {
  const isDue = page.pendingActions.some(({ need }) => need !== 'optional')
  const isNeeded = isDue || page.returns !== null
  return { status: isNeeded ? 'you are needed' : 'still waiting' } as const
}
