import { days, type RandomInt } from '@ackanomic/core'
import * as engine from '@ackanomic/core/engine'
import * as v from 'valibot'

/** The rule. Errors and events cite its clauses. */
export const clauses = engine.defineClauses('high-card', {
  1: 'Each player is dealt five of the cards 1 to 20.',
  2: 'In turn and within three days, each player plays a card. The highest takes the trick, and its player leads the next.',
  3: 'A player who does not play in time plays their lowest card.',
  4: 'The player with the most tricks wins; equal ones win together.',
})

const CARDS = 20
const HAND = 5

interface Shared {
  /** The seat that must play; `null` before the deal. */
  readonly turn: number | null
  readonly trick: readonly { readonly seat: number; readonly card: number }[]
  readonly played: readonly number[]
  readonly tricks: readonly number[]
}

/** A sentence for each event; its parameter is what the event holds. */
const events = {
  dealt: (e: { cards: readonly number[] }): string => `You hold ${e.cards.join(', ')}.`,
  played: (e: { seat: number; card: number }, name: engine.NameOf): string =>
    `${name(e.seat)} plays ${e.card}.`,
  trick: (e: { seat: number }, name: engine.NameOf): string => `${name(e.seat)} takes the trick.`,
}

/** Every type of the game, declared once. */
const model = engine.defineModel(clauses, {
  moves: { play: { card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS)) } },
  shared: engine.part<Shared>(), // what everybody sees
  secret: engine.part<{ readonly hand: readonly number[] }>(), // what one seat sees
  events: engine.part<engine.EventsOf<typeof events>>(),
  prompts: { deal: { kind: 'shuffle' } },
  deadlines: ['turn'],
  errors: {
    notYourTurn: ['high-card/2', 'Wait for your turn.'],
    notInHand: [
      'high-card/2',
      (d: { card: number; hand: readonly number[] }) =>
        `You do not hold ${d.card}; play one of ${d.hand.join(', ')}.`,
    ],
  },
})

export interface HighCard extends engine.TypesOf<typeof model> {}

const shuffle = { kind: 'shuffle', of: CARDS } as const

const rules = engine.defineRules<HighCard>(model, {
  id: 'high-card',
  description: { title: 'High Card', players: { lower: 2, upper: 4 } },
  setup: ({ seats }) => ({
    shared: { turn: null, trick: [], played: [], tricks: seats.map(() => 0) },
    secret: seats.map(() => ({ hand: [] })),
  }),
  onStart: (_, ctx) => ctx.prompt('deal', shuffle, null, 'host'),
  prompts: {
    deal: {
      apply(draft, order, ctx) {
        draft.secret = draft.secret.map((_, seat) => ({ hand: handOf(order, seat) }))
        for (const [seat, { hand }] of draft.secret.entries())
          ctx.emit(seat, 'high-card/1', () => ({ type: 'dealt', cards: hand }))
        draft.shared.turn = 0
        ctx.startTimer('turn', days(3))
      },
    },
  },
  moves: {
    play: {
      candidates: ({ secret }, seat) =>
        (secret[seat]?.hand ?? []).map((card) => ({ type: 'play', card })),
      validate({ shared, secret }, { card }, { seat }) {
        if (shared.turn !== seat) return { code: 'notYourTurn' }
        const hand = secret[seat]?.hand ?? []
        return hand.includes(card) ? undefined : { code: 'notInHand', details: { card, hand } }
      },
      apply: (draft, { card }, ctx, { seat }) => play(draft, seat, card, ctx),
    },
  },
  deadlines: {
    turn(draft, ctx) {
      const seat = draft.shared.turn ?? 0
      play(draft, seat, Math.min(...(draft.secret[seat]?.hand ?? [])), ctx)
    },
  },
  pending: ({ shared }, of) =>
    of === shared.turn ? { play: { need: 'required', deadline: 'turn' } } : {},
})

/** The cards of a seat, of 0 to 19 in the order of the shuffle. */
function handOf(order: readonly number[], seat: number): number[] {
  return order
    .slice(seat * HAND, (seat + 1) * HAND)
    .map((card) => card + 1)
    .sort((a, b) => a - b)
}

function play(
  draft: engine.DraftOf<HighCard>,
  seat: number,
  card: number,
  ctx: engine.Context<HighCard>,
): void {
  const { shared } = draft
  const { hand } = engine.itemAt(draft.secret, seat)
  draft.secret[seat] = { hand: hand.filter((each) => each !== card) }
  shared.trick.push({ seat, card })
  shared.played.push(card)
  ctx.emit('public', 'high-card/2', () => ({ type: 'played', seat, card }))
  const seats = shared.tricks.length
  shared.turn = (seat + 1) % seats
  if (shared.trick.length === seats) takeTrick(draft, ctx)
  if (shared.played.length < seats * HAND) ctx.startTimer('turn', days(3))
  else ctx.end({ winners: leaders(shared.tricks) })
}

function takeTrick({ shared }: engine.DraftOf<HighCard>, ctx: engine.Context<HighCard>): void {
  const best = shared.trick.reduce((a, b) => (b.card > a.card ? b : a)).seat
  shared.tricks[best] = (shared.tricks[best] ?? 0) + 1
  shared.trick = []
  shared.turn = best
  ctx.emit('public', 'high-card/2', () => ({ type: 'trick', seat: best }))
}

function leaders(tricks: readonly number[]): number[] {
  const most = Math.max(...tricks)
  return [...tricks.keys()].filter((seat) => tricks[seat] === most)
}

/** Imagines, for bots, the cards that a viewer does not see. */
function determinize(
  view: engine.View<HighCard>,
  choose: RandomInt,
): engine.Determinization<HighCard> {
  const { shared, secret } = engine.visibleState(view)
  const seen = new Set([...shared.played, ...secret.flatMap((known) => known?.hand ?? [])])
  const order = engine.shuffled(CARDS, choose).map((card) => card + 1)
  const unseen = order.filter((card) => !seen.has(card))
  const handSize = (seat: number): number =>
    shared.turn === null
      ? 0
      : HAND -
        Math.floor(shared.played.length / secret.length) -
        (shared.trick.some((each) => each.seat === seat) ? 1 : 0)
  return {
    secret: secret.map(
      (known, seat) => known ?? { hand: unseen.splice(0, handSize(seat)).sort((a, b) => a - b) },
    ),
    hidden: {},
    openPrompts:
      shared.turn === null ? [{ name: 'deal', to: 'host', question: shuffle, details: null }] : [],
  }
}

const text = engine.defineText<HighCard>({
  events,
  notation: engine.plainNotation(model),
  render(view) {
    const { shared, roster } = view
    const players = roster.seats.map(({ player }, seat) => `${player}: ${shared.tricks[seat]}`)
    const trick = shared.trick.map(({ card }) => card).join(', ')
    const hand = view.role === 'seat' ? `\nYou hold ${view.mine.hand.join(', ')}.` : ''
    return `Tricks: ${players.join(' · ')}\nOn the table: ${trick || 'nothing'}${hand}`
  },
})

/** High Card, a whole game. */
export const game = engine.defineGame<HighCard>(rules, text, {
  scores: ({ shared }) => shared.tricks,
  determinize,
})
