import * as v from 'valibot'
import type { State, VisibleState } from '../../engine/bundle.js'
import type { Context } from '../../engine/context.js'
import type { GameOf } from '../../engine/contract.js'
import { wholeGame } from '../../engine/whole-definition.test-support.js'
import type { Mutable } from '../../plain.js'
import { err, ok } from '../../result.js'
import { isInGame, seatsInGame } from '../../roster/roster.js'
import { days } from '../../time.js'

type Card = 'Duke' | 'Captain' | 'Contessa'

export interface Coup {
  readonly Shared: {
    readonly stage: 'deal' | 'turn' | 'draw'
    readonly turn: number
    readonly turns: number
    readonly coins: readonly number[]
    readonly holds: readonly boolean[]
    readonly lost: readonly Card[]
  }
  readonly Secret: { readonly card: Card | null }
  readonly Hidden: { readonly deck: readonly Card[] }
  readonly Options: { readonly turns: number }
  readonly GivenOptions: Partial<{ readonly turns: number }>
  readonly Move:
    | { readonly type: 'income' | 'exchange' }
    | { readonly type: 'strike'; readonly at: number }
  readonly Event: {
    readonly type: 'drew' | 'lost'
    readonly seat: number
    readonly card: Card | null
  }
  readonly Prompts: {
    readonly deal: { readonly kind: 'shuffle'; readonly details: null }
    readonly draw: { readonly kind: 'pick'; readonly details: null }
  }
  readonly Deadline: 'turn'
  readonly Errors: { readonly notYourTurn: null; readonly noStrike: null }
  readonly Clause: 'coup/1' | 'coup/2'
  readonly Join: null
}

type Draft = Mutable<State<Coup>>
const PRICE = 3
const CARDS = ['Duke', 'Captain', 'Contessa'] as const
const DECK: readonly Card[] = [...CARDS, ...CARDS, ...CARDS]

function nextTurn(draft: Draft, ctx: Context<Coup>): void {
  const { shared, roster } = draft
  const left = seatsInGame(roster)
  if (left.length < 2 || shared.turns >= draft.options.turns) {
    ctx.end({ winners: left.length === 1 ? left : [], ranking: [], awards: [] })
    return
  }
  shared.stage = 'turn'
  shared.turns += 1
  shared.turn = left.find((seat) => seat > shared.turn) ?? left[0] ?? 0
  ctx.startTimer('turn', days(3))
}

/** Turns up a player's card; only a Contessa saves its player. */
function lose(draft: Draft, seat: number, ctx: Context<Coup>): void {
  const card = draft.secret[seat]?.card ?? null
  draft.secret[seat] = { card: null }
  draft.shared.holds[seat] = false
  if (card !== null) draft.shared.lost.push(card)
  ctx.emit('public', 'coup/1', () => ({ type: 'lost', seat, card }))
  if (card !== 'Contessa' && isInGame(draft.roster, seat)) ctx.eliminate(seat)
}

const move = v.variant('type', [
  v.strictObject({ type: v.picklist(['income', 'exchange']) }),
  v.strictObject({ type: v.literal('strike'), at: v.pipe(v.number(), v.integer()) }),
])

const check = ({ shared }: VisibleState<Coup>, _: unknown, { seat }: { readonly seat: number }) =>
  shared.stage === 'turn' && shared.turn === seat
    ? undefined
    : ({ code: 'notYourTurn', details: null } as const)

/**
 * A small Coup: each player holds a secret card and may exchange it; a player who is struck without
 * a Contessa is out. It can have two faults: all are told which card was drawn, or the exchange is
 * not listed.
 */
export function coup(drawnFor: 'its player' | 'all' = 'its player', isWhole = true): GameOf<Coup> {
  return wholeGame<Coup>({
    id: 'coup',
    description: {
      rule: null,
      title: 'Coup',
      name: null,
      equipment: 'none',
      players: { lower: 2, upper: 4 },
      play: 'Strike at the others.',
      referees: 'none',
      winning: 'Be the last.',
      further: 'none',
      trophy: 'none',
    },
    errors: {
      notYourTurn: ['coup/1', () => 'It is not your turn.'],
      noStrike: ['coup/1', () => 'Strike at another player, for 3 coins.'],
    },
    options: v.strictObject({
      turns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)), 30),
    }),
    move,
    setup: ({ seats }) => ({
      shared: {
        stage: 'deal',
        turn: -1,
        turns: 0,
        coins: seats.map(() => 1),
        holds: seats.map(() => false),
        lost: [],
      },
      secret: seats.map(() => ({ card: null })),
      hidden: { deck: [] },
    }),
    onStart: (_, ctx) => ctx.prompt('deal', { kind: 'shuffle', of: DECK.length }, null, 'host'),
    moves: {
      income: {
        validate: check,
        apply(draft, _, ctx, { seat }) {
          draft.shared.coins[seat] = (draft.shared.coins[seat] ?? 0) + 1
          nextTurn(draft, ctx)
        },
      },
      exchange: {
        validate: check,
        apply(draft, _, ctx, { seat }) {
          const card = draft.secret[seat]?.card ?? null
          if (card !== null) draft.hidden.deck.push(card)
          draft.secret[seat] = { card: null }
          draft.shared.holds[seat] = false
          draft.shared.stage = 'draw'
          ctx.stopTimer('turn')
          ctx.prompt('draw', { kind: 'pick', of: draft.hidden.deck.length }, null, 'host')
        },
      },
      strike: {
        validate(state, made, actor) {
          const error = check(state, made, actor)
          const isRich = (state.shared.coins[actor.seat] ?? 0) >= PRICE
          const isThere = made.at !== actor.seat && isInGame(state.roster, made.at)
          return error ?? (isRich && isThere ? undefined : { code: 'noStrike', details: null })
        },
        apply(draft, { at }, ctx, { seat }) {
          draft.shared.coins[seat] = (draft.shared.coins[seat] ?? 0) - PRICE
          lose(draft, at, ctx)
          nextTurn(draft, ctx)
        },
      },
    },
    prompts: {
      deal: {
        apply(draft, order, ctx) {
          const deck = order.map((place) => DECK[place] as Card)
          for (const seat of seatsInGame(draft.roster)) {
            draft.secret[seat] = { card: deck.pop() ?? null }
            draft.shared.holds[seat] = true
          }
          draft.hidden.deck = deck
          nextTurn(draft, ctx)
        },
      },
      draw: {
        apply(draft, picked, ctx) {
          const seat = draft.shared.turn
          const [card = 'Duke'] = draft.hidden.deck.splice(picked, 1)
          draft.secret[seat] = { card }
          draft.shared.holds[seat] = true
          const to = drawnFor === 'all' ? 'public' : seat
          ctx.emit(to, 'coup/2', () => ({ type: 'drew', seat, card }))
          nextTurn(draft, ctx)
        },
      },
    },
    deadlines: { turn: nextTurn },
    roster: {
      left(draft, seats, ctx) {
        for (const seat of seats) lose(draft, seat, ctx)
        const isTheirs = draft.shared.stage !== 'deal' && seats.includes(draft.shared.turn)
        if (isTheirs) ctx.cancelPrompts()
        if (isTheirs || seatsInGame(draft.roster).length < 2) nextTurn(draft, ctx)
      },
    },
    pending: ({ shared }, of) =>
      shared.stage === 'turn' && shared.turn === of
        ? { income: { need: 'required', deadline: 'turn' } }
        : {},
    listMoves({ shared, roster }, seat) {
      if (shared.stage !== 'turn' || shared.turn !== seat) return { complete: true, moves: [] }
      const targets = (shared.coins[seat] ?? 0) < PRICE ? [] : seatsInGame(roster)
      const strikes = targets.flatMap((at) =>
        at === seat ? [] : [{ type: 'strike', at } as const],
      )
      const exchange = isWhole ? [{ type: 'exchange' } as const] : []
      return { complete: true, moves: [{ type: 'income' }, ...exchange, ...strikes] }
    },
    determinize(view, pick) {
      const { shared } = view
      const known = 'known' in view ? view.known : []
      const unseen = shared.stage === 'deal' ? [] : [...DECK]
      for (const card of [...shared.lost, ...known.map((secret) => secret?.card ?? null)]) {
        if (card !== null) unseen.splice(unseen.indexOf(card), 1)
      }
      const draw = (): Card | null => unseen.splice(pick(unseen.length), 1)[0] ?? null
      const secret = shared.holds.map(
        (holds, seat) => known[seat] ?? { card: holds ? draw() : null },
      )
      const shuffle = { kind: 'shuffle', of: DECK.length } as const
      const draws = { kind: 'pick', of: unseen.length } as const
      return {
        secret,
        hidden: { deck: unseen },
        openPrompts: [
          ...(shared.stage === 'deal'
            ? [{ name: 'deal', to: 'host', question: shuffle, details: null } as const]
            : []),
          ...(shared.stage === 'draw'
            ? [{ name: 'draw', to: 'host', question: draws, details: null } as const]
            : []),
        ],
      }
    },
    notation: {
      help: 'Write income, exchange, or strike 2.',
      parse(text) {
        const [type, at] = text.trim().split(' ')
        const read = v.safeParse(move, at === undefined ? { type } : { type, at: Number(at) })
        return read.success ? ok(read.output) : err('Write a move, such as "income".')
      },
      format: (made) => (made.type === 'strike' ? `strike ${made.at}` : made.type),
    },
    render: ({ shared, role }) => `${role}: ${shared.coins.join(', ')} coins`,
    events: { drew: sayCard, lost: sayCard },
  })
}

function sayCard({ type, seat, card }: Coup['Event']): string {
  return `Seat ${seat} ${type} ${card ?? 'no card'}.`
}
