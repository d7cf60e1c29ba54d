import { days } from '@ackanomic/core'
import * as engine from '@ackanomic/core/engine'
import * as v from 'valibot'

/** The clauses of Hanabi. */
export const clauses = engine.defineClauses('hanabi', {
  '1': 'Of each colour there are three 1s, two each of 2 to 4, and one 5. Two or three players hold five cards, more players four. Everybody sees them but their holder.',
  '2': 'In turn, a player plays a card, discards one or gives a hint, and then draws. A player who is late discards their oldest card.',
  '3': 'A card that continues the firework of its colour is added to it; any other burns one of three fuses. A 5 gives a hint back.',
  '4': 'A discard gives one of eight hints back; there must be one to give.',
  '5': 'A hint costs one. It names a player and a colour or a number of theirs, and marks all their cards that have it.',
  '6': 'Play ends when the fireworks are complete, the third fuse has burned, or everybody has had a turn after the last card was drawn.',
  '7': 'All win together, unless the third fuse has burned or somebody leaves; their score is the number of cards in the fireworks.',
})

const COLOURS = ['red', 'yellow', 'green', 'blue', 'white'] as const
const RANKS = [1, 2, 3, 4, 5] as const
const HINTS = 8
type Colour = (typeof COLOURS)[number]
type Rank = (typeof RANKS)[number]
export type About = Colour | Rank
type Fireworks = Readonly<Record<Colour, number>>
export type Card = { readonly colour: Colour; readonly rank: Rank }
/** The cards that are possible after the hints. */
export type Mark = { readonly colours: readonly Colour[]; readonly ranks: readonly Rank[] }

interface Shared {
  /** The seat that must act; `null` before the deal. */
  readonly turn: number | null
  readonly hints: number
  readonly fuses: number
  /** The highest card of each firework. */
  readonly fireworks: Fireworks
  readonly discards: readonly Card[]
  readonly deck: number
  /** How many turns are left once the deck is empty. */
  readonly turnsLeft: number
  /** The public part of each hand, the oldest card first. */
  readonly marks: readonly (readonly Mark[])[]
}

const nameOfCard = ({ colour, rank }: Card): string => `${colour} ${rank}`
type Hint = { seat: number; to: number; about: About; cards: readonly number[] }
const events = {
  played: (e: { seat: number; card: Card; burned: boolean }, name: engine.NameOf) =>
    `${name(e.seat)} plays ${nameOfCard(e.card)}${e.burned ? ', and a fuse burns' : ''}.`,
  discarded: (e: { seat: number; card: Card }, name: engine.NameOf) =>
    `${name(e.seat)} discards ${nameOfCard(e.card)}.`,
  hinted: ({ seat, to, about, cards }: Hint, name: engine.NameOf) =>
    `${name(seat)} tells ${name(to)}: ${about} is card ${cards.map((at) => at + 1).join(', ')}.`,
}

const card = v.pipe(v.number(), v.integer(), v.minValue(1))
const model = engine.defineModel(clauses, {
  moves: {
    play: { card },
    discard: { card },
    hint: { to: v.number(), about: v.picklist([...COLOURS, ...RANKS]) },
  },
  shared: engine.part<Shared>(),
  // A seat always sees its own secret, so it keeps the hand of the next player instead of its own.
  secret: engine.part<{ readonly hand: readonly Card[] }>(),
  hidden: engine.part<{ readonly deck: readonly Card[] }>(),
  events: engine.part<engine.EventsOf<typeof events>>(),
  prompts: { deal: { kind: 'shuffle' } },
  deadlines: ['turn'],
  errors: {
    notYourTurn: ['hanabi/2', 'Wait for your turn.'],
    noSuchCard: ['hanabi/2', (d: { cards: number }) => `Name one of your cards, 1 to ${d.cards}.`],
    hintsFull: ['hanabi/4', 'All eight hints are there; play a card or give a hint.'],
    noHints: ['hanabi/5', 'No hint is left; play or discard a card.'],
    badHint: ['hanabi/5', 'Name another player, and a colour or a number that they hold.'],
  },
})

export interface Hanabi extends engine.TypesOf<typeof model> {}
type Draft = engine.DraftOf<Hanabi>
type Ctx = engine.Context<Hanabi>
/** The seat whose secret holds the hand of a seat: the one before it. */
export const keeperOf = (seat: number, seats: number): number => (seat + seats - 1) % seats

const ALL_CARDS = COLOURS.flatMap((colour) =>
  RANKS.flatMap((rank) =>
    Array.from({ length: rank === 1 ? 3 : rank === 5 ? 1 : 2 }, (): Card => ({ colour, rank })),
  ),
)

export const has = ({ colour, rank }: Card, about: About): boolean =>
  colour === about || rank === about
export const fits = ({ colour, rank }: Card, { colours, ranks }: Mark): boolean =>
  colours.includes(colour) && ranks.includes(rank)
export const isPlayable = (fireworks: Fireworks, { colour, rank }: Card): boolean =>
  rank === fireworks[colour] + 1
export const scoreOf = (fireworks: Fireworks): number =>
  Object.values(fireworks).reduce((sum, rank) => sum + rank, 0)
const handSize = (seats: number): number => (seats > 3 ? 4 : 5)
/** How many of the 25 kinds of cards a mark leaves possible. */
export const widthOf = ({ colours, ranks }: Mark): number => colours.length * ranks.length

/** A card's possibilities after a hint that names it or not. */
export function markAfter(mark: Mark, card: Card, about: About) {
  const left = <T extends About>(all: readonly T[], own: T): T[] =>
    all.filter((each) => !all.includes(about as T) || (each === about) === (own === about))
  return { colours: left(mark.colours, card.colour), ranks: left(mark.ranks, card.rank) }
}
const shuffle = { kind: 'shuffle', of: ALL_CARDS.length } as const

function cardProblem({ shared }: engine.VisibleState<Hanabi>, card: number, seat: number) {
  if (shared.turn !== seat) return { code: 'notYourTurn' } as const
  const cards = shared.marks[seat]?.length ?? 0
  return card <= cards ? undefined : ({ code: 'noSuchCard', details: { cards } } as const)
}

const rules = engine.defineRules<Hanabi>(model, {
  id: 'hanabi',
  description: { title: 'Hanabi', players: { lower: 2, upper: 5 } },
  setup: ({ seats }) => ({
    shared: {
      turn: null,
      hints: HINTS,
      fuses: 3,
      discards: [],
      turnsLeft: seats.length,
      deck: ALL_CARDS.length,
      marks: seats.map(() => []),
      fireworks: { red: 0, yellow: 0, green: 0, blue: 0, white: 0 },
    },
    secret: seats.map(() => ({ hand: [] })),
    hidden: { deck: [] },
  }),
  onStart: (_, ctx) => ctx.prompt('deal', shuffle, null, 'host'),
  prompts: {
    deal: {
      apply(draft, order, ctx) {
        draft.hidden.deck = order.map((card) => engine.itemAt(ALL_CARDS, card))
        const seats = draft.shared.marks.length
        for (let card = 0; card < handSize(seats); card++)
          for (let seat = 0; seat < seats; seat++) draw(draft, seat)
        draft.shared.turn = 0
        ctx.startTimer('turn', days(3))
      },
    },
  },
  moves: {
    play: {
      candidates: () => RANKS.map((card) => ({ type: 'play', card })),
      validate: (state, { card }, { seat }) => cardProblem(state, card, seat),
      apply(draft, { card: at }, ctx, { seat }) {
        const { shared } = draft
        const card = take(draft, seat, at - 1)
        const burned = !isPlayable(shared.fireworks, card)
        if (burned) shared.discards.push(card)
        else shared.fireworks[card.colour] = card.rank
        if (burned) shared.fuses -= 1
        else if (card.rank === 5) shared.hints = Math.min(HINTS, shared.hints + 1)
        ctx.emit('public', 'hanabi/3', () => ({ type: 'played', seat, card, burned }))
        endTurn(draft, seat, ctx)
      },
    },
    discard: {
      candidates: () => RANKS.map((card) => ({ type: 'discard', card })),
      validate: (state, { card }, { seat }) =>
        cardProblem(state, card, seat) ??
        (state.shared.hints === HINTS ? { code: 'hintsFull' } : undefined),
      apply: (draft, { card }, ctx, { seat }) => discard(draft, seat, card - 1, ctx),
    },
    hint: {
      candidates: ({ shared }) =>
        shared.marks.flatMap((_, to) =>
          [...COLOURS, ...RANKS].map((about) => ({ type: 'hint', to, about }) as const),
        ),
      validate({ shared, secret }, { to, about }, { seat }) {
        if (shared.turn !== seat) return { code: 'notYourTurn' }
        if (shared.hints === 0) return { code: 'noHints' }
        const hand = shared.marks[to] && secret[keeperOf(to, secret.length)]?.hand
        const isHeld = hand?.some((card) => has(card, about)) ?? false
        return to !== seat && isHeld ? undefined : { code: 'badHint' }
      },
      apply(draft, { to, about }, ctx, { seat }) {
        const { shared } = draft
        const { hand } = engine.itemAt(draft.secret, keeperOf(to, draft.secret.length))
        const cards = [...hand.keys()].filter((at) => has(engine.itemAt(hand, at), about))
        shared.hints -= 1
        const marks = engine.itemAt(shared.marks, to)
        shared.marks[to] = marks.map((mark, at) => markAfter(mark, engine.itemAt(hand, at), about))
        ctx.emit('public', 'hanabi/5', () => ({ type: 'hinted', seat, to, about, cards }))
        endTurn(draft, seat, ctx)
      },
    },
  },
  deadlines: { turn: (draft, ctx) => discard(draft, draft.shared.turn ?? 0, 0, ctx) },
  pending: ({ shared }, of) => {
    const due = { need: 'oneOf', deadline: 'turn' } as const
    return of === shared.turn ? { play: due, discard: due, hint: due } : {}
  },
  seesSecrets: ({ secret }, viewer) =>
    typeof viewer === 'number' &&
    [...secret.keys()].filter((seat) => seat !== keeperOf(viewer, secret.length)),
  roster: { left: (_, __, ctx) => ctx.end({ winners: [] }) },
})

function draw(draft: Draft, seat: number): void {
  const card = draft.hidden.deck.shift()
  draft.shared.deck = draft.hidden.deck.length
  if (card === undefined) return
  engine.itemAt(draft.secret, keeperOf(seat, draft.secret.length)).hand.push(card)
  draft.shared.marks[seat]?.push({ colours: [...COLOURS], ranks: [...RANKS] })
}

/** Takes a card out of a hand, with its mark. */
function take({ shared, secret }: Draft, seat: number, at: number): Card {
  engine.itemAt(shared.marks, seat).splice(at, 1)
  const { hand } = engine.itemAt(secret, keeperOf(seat, secret.length))
  return engine.itemAt(hand.splice(at, 1), 0)
}

function discard(draft: Draft, seat: number, at: number, ctx: Ctx): void {
  const card = take(draft, seat, at)
  draft.shared.discards.push(card)
  draft.shared.hints = Math.min(HINTS, draft.shared.hints + 1)
  ctx.emit('public', 'hanabi/2', () => ({ type: 'discarded', seat, card }))
  endTurn(draft, seat, ctx)
}

function endTurn(draft: Draft, seat: number, ctx: Ctx): void {
  const { shared } = draft
  const seats = shared.marks.length
  if (shared.deck === 0) shared.turnsLeft -= 1
  else if (engine.itemAt(shared.marks, seat).length < handSize(seats)) draw(draft, seat)
  shared.turn = (seat + 1) % seats
  if (shared.fuses === 0) ctx.end({ winners: [] })
  else if (shared.turnsLeft === 0 || scoreOf(shared.fireworks) === 25)
    ctx.end({ winners: [...shared.marks.keys()] })
  else ctx.startTimer('turn', days(3))
}

/** The cards that a viewer does not see: in hands and in the deck. */
export function unseenBy({ shared, secret }: engine.VisibleState<Hanabi>): Card[] {
  const seen = [...shared.discards, ...secret.flatMap((known) => known?.hand ?? [])]
  for (const colour of COLOURS)
    seen.push(...RANKS.slice(0, shared.fireworks[colour]).map((rank) => ({ colour, rank })))
  const unseen = [...ALL_CARDS]
  for (const card of seen) {
    const at = unseen.findIndex((each) => has(each, card.colour) && has(each, card.rank))
    unseen.splice(at, 1)
  }
  return unseen
}

const plain = engine.plainNotation(model)

/** Hanabi, a whole game of hands that others see. */
export const hanabi = engine.defineGame<Hanabi>(
  rules,
  engine.defineText<Hanabi>({
    events,
    notation: {
      help: 'Write "play 1", "discard 1", "hint Bob red" or "hint Bob 3".',
      parse(text, view) {
        const seatOf = (name: string): string => `${engine.seatNamed(view.roster, name)}`
        return plain.parse(text.replace(/(?<=^hint ).+(?= \S+$)/iu, seatOf), view)
      },
      format: (move, { roster }) =>
        move.type === 'hint'
          ? `hint ${engine.nameOf(roster, move.to)} ${move.about}`
          : `${move.type} ${move.card}`,
    },
    render(view) {
      const { shared, roster, secret } = engine.visibleState(view)
      const { hints, fuses, deck, fireworks } = shared
      const told = ({ colours, ranks }: Mark): string =>
        `${colours.length === 1 ? colours : '?'} ${ranks.length === 1 ? ranks : '?'}`
      const hands = roster.seats.map(({ player }, seat) => {
        const marks = shared.marks[seat]?.map(told).join(', ')
        const cards = secret[keeperOf(seat, secret.length)]?.hand.map(nameOfCard).join(', ')
        return `${player}: ${cards === undefined ? '' : `${cards}; knows `}${marks}`
      })
      const top = COLOURS.map((colour) => `${colour} ${fireworks[colour]}`).join(', ')
      return [top, `${hints} hints, ${fuses} fuses, ${deck} in the deck`, ...hands].join('\n')
    },
  }),
  {
    scores: ({ shared }) => shared.marks.map(() => scoreOf(shared.fireworks)),
    /** Imagines the cards that a viewer does not see, as the hints allow. */
    determinize(view, choose) {
      const { shared, secret } = engine.visibleState(view)
      const all = unseenBy(engine.visibleState(view))
      const unseen = engine.shuffled(all.length, choose).map((at) => engine.itemAt(all, at))
      const hands = secret.map((known) => [...(known?.hand ?? [])])
      const missing = secret.flatMap((known, keeper) => {
        const marks = known === null ? shared.marks[(keeper + 1) % secret.length] : []
        return (marks ?? []).map((mark, at) => ({ keeper, at, mark }))
      })
      missing.sort((a, b) => widthOf(a.mark) - widthOf(b.mark))
      for (const { keeper, at, mark } of missing) {
        const found = unseen.findIndex((card) => fits(card, mark))
        const [card] = unseen.splice(Math.max(found, 0), 1)
        if (card !== undefined) engine.itemAt(hands, keeper)[at] = card
      }
      const deal = { name: 'deal', to: 'host', question: shuffle, details: null } as const
      const [deck, openPrompts] = shared.turn === null ? [[], [deal]] : [unseen, []]
      return { secret: hands.map((hand) => ({ hand })), hidden: { deck }, openPrompts }
    },
  },
)
