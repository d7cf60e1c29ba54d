import { playOut } from '@ackanomic/core/bots'
import type { GameOf, GameTypes, State } from '@ackanomic/core/engine'
import { generator } from './generator.js'
import { ratePerSecond } from './rate.js'

/** Nobody should wait for a game that random players never end. */
const STEPS = 1500

/** A start of a game with as few people as it takes, or a sentence why there is none. */
export function smallestStart<T extends GameTypes>(game: GameOf<T>): State<T> | string {
  const names = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
  let problem = ''
  for (let players = 0; players <= names.length; players++) {
    for (const referees of [['Dee'], []]) {
      const census = { activePlayers: 20, players: 25 }
      const step = game.setup({ players: names.slice(0, players), referees, startedAt: 0, census })
      if (step.ok && players > 1) return step.value.state
      if (!step.ok) problem = step.error.says
    }
  }
  return problem
}

/** Playouts a second of one engine, in place and through `apply`, and the entries of one. */
export function measureEngine(game: GameOf<GameTypes>): readonly [number, number, number] {
  const start = smallestStart(game)
  if (typeof start === 'string') throw new Error(`${game.id}: ${start}`)
  const pick = generator(7)
  const table = game.simulate(start)
  let entries = 0
  let playouts = 0
  const inPlace = ratePerSecond(() => {
    table.reset(start)
    playouts++
    entries += playOut(table, start.table.seats.length, pick, STEPS)
  })
  const immutable = ratePerSecond(() => playThrough(game, start, pick))
  return [inPlace, immutable, entries / playouts]
}

type Mover = readonly [seat: number, move: { readonly type: string }]

function moverOf(
  { table }: State<GameTypes>,
  pick: (of: number) => number,
  sample: (seat: number) => { readonly type: string } | undefined,
): Mover | undefined {
  const seats = table.seats.length
  const first = pick(Math.max(seats, 1))
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats
    const move = sample(seat)
    if (move !== undefined) return [seat, move]
  }
  return undefined
}

function playThrough(
  game: GameOf<GameTypes>,
  start: State<GameTypes>,
  pick: (of: number) => number,
): void {
  let state = start
  let moves = 0
  for (let step = 0; step < STEPS && state.outcome === null; step++) {
    const idle = moves >= 2 * state.table.seats.length && !isWaiting(game, state)
    const entry = (idle ? timeOf(state) : undefined) ?? entryOf(game, state, pick)
    if (entry === undefined) return
    moves = entry.kind === 'move' ? moves + 1 : 0
    const next = game.apply(state, entry as unknown)
    if (!next.ok) throw new Error(`${game.id}: ${next.error.says}`)
    state = next.value.state
  }
}

function entryOf(
  game: GameOf<GameTypes>,
  state: State<GameTypes>,
  pick: (of: number) => number,
): object | undefined {
  const { clock, table } = state
  const [asked] = state.asked as readonly { id: number; to: string | number }[]
  if (asked !== undefined) {
    const answer = game.sampleAnswer(state, asked as never, pick)
    const holder = typeof asked.to === 'number' ? table.seats[asked.to]?.holder : table.referees[0]
    const by = asked.to === 'host' ? null : holder
    return { kind: 'ruling', at: clock.now, by, inquiry: asked.id, answer }
  }
  const mover = moverOf(state, pick, (seat) => game.legalMoves(game.view(state, seat)).sample(pick))
  if (mover !== undefined) {
    const by = table.seats[mover[0]]?.holder
    return { kind: 'move', at: clock.now, by, move: mover[1] }
  }
  return timeOf(state)
}

function timeOf({
  clock,
}: State<GameTypes>): { readonly kind: 'time'; readonly at: number } | undefined {
  const dues = clock.timers.flatMap(({ due }) => (due === null ? [] : [due]))
  return dues.length === 0 ? undefined : { kind: 'time', at: Math.min(...dues) }
}

/** Whether some seat must move, as in a playout in place. */
function isWaiting(game: GameOf<GameTypes>, state: State<GameTypes>): boolean {
  return state.table.seats.some((_, seat) =>
    game.expects(state, seat).some(({ need }) => need !== 'may'),
  )
}
