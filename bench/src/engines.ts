import { cpuUsage } from 'node:process'
import { rollout } from '@ackanomic/core/bots'
import type { GameOf, GameTypes, State } from '@ackanomic/core/engine'
import { generator } from './generator.js'

/** Random players may never end a game. */
const STEPS = 1500

/** The seconds of processor time for each speed, after a warm-up. */
const SECONDS = 5
const WARM_UP = 1

/** The most matches that `apply` replays, if that time is enough. */
const MATCHES = 50

/** Starts a game with as few people as possible; the error is a sentence. */
function smallestStart<T extends GameTypes>(game: GameOf<T>): State<T> | string {
  const names = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
  let problem = ''
  for (let players = 0; players <= names.length; players++) {
    for (const referees of [['Dee'], []]) {
      const census = { activePlayers: 20, players: 25 }
      const step = game.setup({ players: names.slice(0, players), referees, startedAt: 0, census })
      if (step.ok && players > 1) return step.value.state
      if (!step.ok) problem = step.error.message
    }
  }
  return problem
}

export interface EngineRates {
  /** The number of entries of a random rollout. */
  readonly entries: number
  /** Entries per second of processor time in place: each move is drawn at random and made. */
  readonly inPlace: number
  /**
   * Entries per second by `apply` alone: entries of random matches, read, checked, played, frozen.
   */
  readonly byApply: number
}

/** Measures an engine with as few people as possible: all entries over all processor time. */
export function measureEngine(game: GameOf<GameTypes>): EngineRates {
  const start = smallestStart(game)
  if (typeof start === 'string') throw new Error(`${game.id}: ${start}`)
  const pick = generator(7)
  const simulation = game.simulate(start)
  const inPlace = overall(() => {
    simulation.reset(start)
    return rollout(simulation, start.roster.seats.length, pick, STEPS)
  })
  const matches: unknown[][] = []
  for (const began = cpuUsage(); matches.length < MATCHES && spent(began) < SECONDS; ) {
    matches.push(randomMatch(game, start, pick))
  }
  let next = 0
  const byApply = overall(() => {
    const entries = matches[next++ % matches.length] ?? []
    let state = start
    for (const entry of entries) state = taken(game, state, entry)
    return entries.length
  })
  return { entries: inPlace.entries, inPlace: inPlace.rate, byApply: byApply.rate }
}

/** Plays match after match, and divides all entries by all processor time after a warm-up. */
function overall(match: () => number): { readonly entries: number; readonly rate: number } {
  for (const began = cpuUsage(); spent(began) < WARM_UP; ) match()
  const began = cpuUsage()
  let [entries, matches] = [0, 0]
  while (spent(began) < SECONDS) {
    entries += match()
    matches++
  }
  return { entries: entries / matches, rate: entries / spent(began) }
}

function spent(began: NodeJS.CpuUsage): number {
  const { user, system } = cpuUsage(began)
  return (user + system) / 1e6
}

function taken(game: GameOf<GameTypes>, state: State<GameTypes>, entry: unknown): State<GameTypes> {
  const step = game.apply(state, entry)
  if (!step.ok) throw new Error(`${game.id}: ${step.error.message}`)
  return step.value.state
}

type Mover = readonly [seat: number, move: { readonly type: string }]

function moverOf(
  { roster }: State<GameTypes>,
  pick: (of: number) => number,
  sample: (seat: number) => { readonly type: string } | undefined,
): Mover | undefined {
  const seats = roster.seats.length
  const first = pick(Math.max(seats, 1))
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats
    const move = sample(seat)
    if (move !== undefined) return [seat, move]
  }
  return undefined
}

function randomMatch(
  game: GameOf<GameTypes>,
  start: State<GameTypes>,
  pick: (of: number) => number,
): unknown[] {
  const entries: unknown[] = []
  let state = start
  let moves = 0
  while (entries.length < STEPS && state.outcome === null) {
    const idle = moves >= 2 * state.roster.seats.length && !isWaiting(game, state)
    const entry = (idle ? timeOf(state) : undefined) ?? entryOf(game, state, pick)
    if (entry === undefined) break
    moves = entry.kind === 'move' ? moves + 1 : 0
    state = taken(game, state, entry)
    entries.push(entry)
  }
  return entries
}

function entryOf(
  game: GameOf<GameTypes>,
  state: State<GameTypes>,
  pick: (of: number) => number,
): { readonly kind: string; readonly [part: string]: unknown } | undefined {
  const { clock, roster } = state
  const [asked] = state.openPrompts as readonly { id: number; to: string | number }[]
  if (asked !== undefined) {
    const answer = game.sampleAnswer(state, asked as never, pick)
    const holder =
      typeof asked.to === 'number' ? roster.seats[asked.to]?.holder : roster.referees[0]
    const by = asked.to === 'host' ? null : holder
    return { kind: 'answer', at: clock.now, by, prompt: asked.id, answer }
  }
  const mover = moverOf(state, pick, (seat) => game.legalMoves(game.view(state, seat)).sample(pick))
  if (mover !== undefined) {
    const by = roster.seats[mover[0]]?.holder
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

/** Whether some seat must move, as in a rollout in place. */
function isWaiting(game: GameOf<GameTypes>, state: State<GameTypes>): boolean {
  return state.roster.seats.some((_, seat) =>
    game.pendingActions(state, seat).some(({ need }) => need !== 'optional'),
  )
}
