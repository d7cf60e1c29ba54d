import { isVisibleTo, type Viewer } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import { MatchScript as AnyScript } from '@ackanomic/core/testing'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { runtimeError } from './game.js'
import type { RuntimeError } from './model.js'
import { cards, statement } from './proof/positions.test-support.js'
import type { RuntimeErrorShared, Stage } from './state.js'

type Move = RuntimeError['Move']
type Options = RuntimeError['Options']
type Post = RuntimeError['Event']

export const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov'] as const

/** The time of every entry; the clock does not run in these matches. */
export const AT: number = Date.UTC(2026, 10, 21)

/** The places of cards; `rest` says where the other cards are. */
export interface Scene {
  readonly hands: readonly string[]
  /** The statements by seat, as words: `'5D QD 2H'`. */
  readonly laid?: readonly (readonly string[])[]
  /** The discard pile, the top card last. */
  readonly discard?: string
  /** The deck, the top card first. */
  readonly deck?: string
  /** Where the other cards are: under the deck, or in a seat's hand. Default: under the deck. */
  readonly rest?: number | 'deck'
  readonly seen?: readonly string[]
  readonly turn?: number
  readonly stage?: Stage
  readonly options?: Partial<Options>
}

/** A table in the middle of a game. */
export function sceneOf({ hands, options = {}, ...given }: Scene): State<RuntimeError> {
  const roster = { players: NAMES.slice(0, hands.length), referees: [], startedAt: AT }
  const held = hands.map(cards)
  const laid = hands.map((_, seat) => (given.laid?.[seat] ?? []).map(statement))
  const discard = cards(given.discard ?? '')
  const deck = cards(given.deck ?? '')
  const mentioned = [
    ...held.flat(),
    ...laid.flat().flatMap((s): RuntimeErrorCard[] => [s.lower, s.upper, s.function]),
    ...discard,
    ...deck,
  ]
  const rest = RUNTIME_ERROR_CARDS.filter((card) => !mentioned.includes(card))
  if (given.rest === undefined || given.rest === 'deck') deck.push(...rest)
  else held[given.rest]?.push(...rest)
  const shared: RuntimeErrorShared = {
    stage: given.stage ?? 'scripting',
    turn: given.turn ?? 0,
    statements: laid,
    hands: held.map(({ length }) => length),
    deck: deck.length,
    discard,
    input: null,
    faceDown: null,
    ahead: [],
    shuffling: false,
    seen: hands.map((_, seat) => cards(given.seen?.[seat] ?? '')),
    pool: null,
    solver: null,
    proved: null,
  }
  const secret = held.map((hand) => ({ hand, faceDown: null }))
  const position = { shared, secret, hidden: { deck: [...deck].reverse() } }
  const start = runtimeError.setup(roster, options, position)
  if (!start.ok) throw new Error(start.error.message)
  return start.value.state
}

/** A match that continues from a scene. */
export class Script extends AnyScript<RuntimeError> {
  constructor(scene: Scene | State<RuntimeError>) {
    const state = 'clock' in scene ? scene : sceneOf(scene)
    const players = state.roster.seats.map(({ player }) => player)
    super(runtimeError, { players, referees: [], startedAt: AT }, state.options)
    this.setState(state)
  }

  /** Makes a written move; returns the refusal's message, or `''`. */
  does(by: string, text: string): string {
    const move = this.#written(by, text)
    return typeof move === 'string' ? move : this.sends({ kind: 'move', at: AT, by, move })
  }

  refuses(by: string, text: string): string {
    const move = this.#written(by, text)
    if (typeof move === 'string') return move
    const error = this.game.check(this.state, { kind: 'move', at: AT, by, move })
    return error === undefined ? '' : `${error.code} ${error.clause}`
  }

  answers(answer: unknown): string {
    const [asked] = this.state.openPrompts
    return this.sends({ kind: 'answer', at: AT, by: null, prompt: asked?.id ?? -1, answer })
  }

  leaves(...persons: readonly string[]): string {
    const event = { type: 'leave', persons, from: 'match' } as const
    return this.sends({ kind: 'roster', at: AT, event })
  }

  /** Sends any entry; returns the refusal's message, or `''`. */
  sends(entry: unknown): string {
    if (this.game.check(this.state, entry) !== undefined) return this.errorOf(entry).message
    this.apply(entry as EntryOf<RuntimeError>)
    const [asked] = this.state.openPrompts
    // A program answers the solver's prompts.
    return asked?.name === 'plan'
      ? this.answers(this.game.sampleAnswer(this.state, asked, () => 0))
      : ''
  }

  hand(seat: number): string {
    return (this.state.secret[seat]?.hand ?? []).join(' ')
  }

  /** The discard pile, as words, the top card last. */
  get pile(): string {
    return this.state.shared.discard.join(' ')
  }

  /** The types of the game's own events of the last entry that reach a viewer. */
  eventTypes(viewer: Viewer = 'public'): string[] {
    return this.ownEvents(viewer).map(({ type }) => type)
  }

  /** The game's own events of the last entry that reach a viewer. */
  ownEvents(viewer: Viewer = 'public'): Post[] {
    return this.events.filter((post) => isVisibleTo(post, viewer)).map(({ event }) => event as Post)
  }

  #written(by: string, text: string): Move | string {
    const seat = NAMES.indexOf(by as 'Ann')
    const read = this.game.notation.parse(text, this.view(seat))
    return read.ok ? read.value : read.error.message
  }
}
