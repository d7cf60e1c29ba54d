import { playerLimits } from '@ackanomic/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { games } from './tools.js'

/** Returns the smallest number of players of a game. */
export async function minPlayers(game: string): Promise<number> {
  const rules = await games[game]?.load()
  return rules === undefined ? 0 : playerLimits(rules).least
}

/** Options that keep a match short. */
export const SHORT: Readonly<Record<string, object>> = {
  diplomacy: { variant: 'Duel', end: { year: 1, season: 'F' } },
  'pure-skill': { packSize: 3 },
  'tromino-go': { target: 1 },
  'single-capture-go': { side: 4 },
  spades: { target: 50 },
}

/** The fields of a JSON Schema that the player reads. */
interface Schema {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly minimum?: number
  readonly minLength?: number
}

/** Calls a tool; returns its value, or the text of its error. */
export async function call(client: Client, name: string, args: object = {}): Promise<unknown> {
  const { isError, content, structuredContent } = await client.callTool({
    name,
    arguments: { ...args },
  })
  const [first] = content as readonly { readonly text: string }[]
  return isError === true ? first?.text : structuredContent
}

export const newClient = (): Client => new Client({ name: 'player', version: '0' })

/** Plausible values for any field that takes a text. */
const WORDS = ['crane', 'a', 'There once was a man from Peru', 'ing', 'slant']

/** Makes a value that fits a schema; another `n` gives another value. */
function valueFor(schema: Schema, n: number): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[n % schema.enum.length]
  if (schema.anyOf !== undefined) return valueFor(schema.anyOf[n % schema.anyOf.length] ?? {}, n)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, of], i) => [key, valueFor(of, n + i)]),
      )
    case 'array':
      return (
        schema.prefixItems?.map((of) => valueFor(of, n)) ??
        Array.from({ length: schema.minItems ?? n % 7 }, (_, i) =>
          valueFor(schema.items || {}, n + i),
        )
      )
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, 0) + (n % 9)
    case 'boolean':
      return n % 2 === 0
    case 'null':
      return null
    default:
      return WORDS[n % WORDS.length]
  }
}

/** Answers a prompt as its text explains: with an answer that it quotes, or with numbers in order. */
function answerTo(question: string): string | undefined {
  const [, head, rest = ''] = /"(\/answer \d+)([^"]*)"/u.exec(question) ?? []
  if (head === undefined || /[A-Z]/u.test(rest)) return undefined
  const [, count] = /shuffle (\d+)/u.exec(question) ?? []
  const numbers = Array.from({ length: Number(count ?? 0) }, (_, i) => i)
  return `${head}${rest} ${numbers.join(' ')}`.trim()
}

interface Seen {
  readonly etag: string
  readonly isOver?: boolean
  readonly returns: readonly { readonly result: number }[] | null
  readonly next: number
  readonly questions: readonly string[]
  readonly pendingActions: readonly {
    readonly action: string
    readonly need: string
    readonly deadline: number | null
  }[]
}

const isStuck = ({ pendingActions }: Seen): boolean =>
  pendingActions.some(({ need }) => need !== 'optional')

interface Listed {
  readonly moves: readonly { readonly text: string; readonly move: unknown }[]
}

/** The number of moves that the player tries before it waits. */
const TRIES = 12

/** A player's record of a finished match. */
export interface Played {
  readonly returns: NonNullable<Seen['returns']>
  readonly moves: number
  readonly waits: number
}

/**
 * Plays a match to its end with only the tools, without knowing the game: it makes a listed move, or
 * one that fits the schema if none is listed; if all are refused, it waits.
 *
 * @param pass - runs before each wait
 * @param wait - the length of a wait
 * @param start - the number of the move that it tries first, so that two players differ
 */
export async function playToEnd(
  client: Client,
  game: string,
  match: string,
  pass: () => Promise<void> = async () => undefined,
  wait: { readonly seconds?: number } = {},
  start = 0,
): Promise<Played> {
  const { schemas } = (await call(client, 'rules', { game })) as {
    readonly schemas: { readonly move: Schema }
  }
  const kinds = schemas.move.anyOf ?? [schemas.move]
  let n = start
  let [moves, waits, after, last] = [0, 0, 0, '']
  for (;;) {
    const answer = await call(client, 'observe', { match, after })
    if (typeof answer === 'string') throw new Error(answer)
    const seen = answer as Seen
    if (seen.returns !== null) return { returns: seen.returns, moves, waits }
    after = seen.next
    // After an action that changes nothing, the player waits.
    const isNews = seen.etag !== last
    last = seen.etag
    const isDone = isNews && (await act(seen))
    if (isDone) moves += 1
    // An optional move can be repeated until it counts.
    if (!isDone || !isStuck(seen)) {
      waits += 1
      await pass()
      await call(client, 'wait', { match, ...wait, pass: isStuck(seen) })
    }
    if (waits > 4000) throw new Error(`${match} does not end: ${JSON.stringify(seen)}`)
  }

  async function act({ pendingActions, questions, etag }: Seen): Promise<boolean> {
    // Some games have only optional moves, but never end without them.
    const timely = pendingActions.filter(
      ({ need, deadline }) => need !== 'optional' || deadline !== null,
    )
    if (timely.length === 0) return false
    const [question] = questions
    const answer = answerTo(question ?? '')
    if (answer !== undefined && (await isAccepted({ text: answer }))) return true
    const { moves: listed } = (await call(client, 'legal_moves', { match })) as Listed
    for (let i = 0; i < TRIES; i++) {
      n += 1
      const text = listed[n % listed.length]?.text
      if (text !== undefined && (await isAccepted({ text, etag }))) return true
      const { action } = timely[n % timely.length] ?? { action: '' }
      const kind = kinds.find(({ properties }) => properties?.type?.const === action)
      if (kind !== undefined && (await isAccepted({ move: valueFor(kind, n) }))) return true
    }
    return false
  }

  async function isAccepted(how: object): Promise<boolean> {
    return typeof (await call(client, 'act', { match, ...how })) === 'object'
  }
}
