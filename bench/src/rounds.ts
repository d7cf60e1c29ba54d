import type { GameOf, GameTypes, State } from '@ackanomic/core/engine'
import { type Mediocrity, mediocrity } from '@ackanomic/games/mediocrity'
import { type SingleCaptureGo, singleCaptureGo } from '@ackanomic/games/single-capture-go'
import { type Viruses, viruses } from '@ackanomic/games/viruses'
import { ratePerSecond } from './rate.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd']
const SEATS = [0, 1, 2]
/** After how many rounds is measured, and how many are played on each time. */
const LENGTHS = [20, 200, 2000]
const ROUNDS = 20

/** What happens next in a round: a seat's move, or the next deadline falls due. */
type Act<T extends GameTypes> = { readonly seat: number; readonly move: T['Move'] } | 'due'

/** Everybody names the same square, which stays `@`, so that nobody has a Letter. */
const sameSquare = (): readonly Act<SingleCaptureGo>[] => [
  ...SEATS.map((seat) => ({ seat, move: { type: 'play', square: 'c3' } }) as const),
  'due',
]

/** Everybody sends the same number, which is never the most Mediocre one. */
function sameNumber({ shared }: State<Mediocrity>): readonly Act<Mediocrity>[] {
  const seat = shared.moderator ?? 0
  const senders = SEATS.filter((sender) => sender !== seat)
  return [
    { seat, move: { type: 'begin' } },
    ...senders.map((sender) => ({ seat: sender, move: { type: 'send', number: 1 } }) as const),
    'due',
    { seat, move: { type: 'result' } },
  ]
}

/** Everybody places a cell in a corner of their own, where it dies; in turn 1 one of three. */
function deadCells({ shared }: State<Viruses>): readonly Act<Viruses>[] {
  const { left, top, right, bottom } = shared.area
  const corners = [[left, top] as const, [right, top] as const, [left, bottom] as const]
  const places = corners.map((at, seat) => ({ seat, move: { type: 'place', at } }) as const)
  return shared.turn === 1 ? [...places, 'due'] : places
}

/** What an entry costs, and how large the state is, after many rounds of a match that never ends. */
export function roundsTable(): string {
  return [
    '| game | rounds | an entry in place, µs | by `apply`, µs | the state as JSON, bytes |',
    '|---|---:|---:|---:|---:|',
    ...rowsOf(mediocrity, { numbers: [1, 2, 3] }, sameNumber),
    ...rowsOf(singleCaptureGo, { autoAnnounce: true }, sameSquare),
    ...rowsOf(viruses, {}, deadCells),
    '',
  ].join('\n')
}

function rowsOf<T extends GameTypes>(
  game: GameOf<T>,
  options: object,
  round: (state: State<T>) => readonly Act<T>[],
): readonly string[] {
  const referees = game.description.referees === 'none' ? [] : ['Dee']
  const table = { players: PLAYERS, referees, startedAt: 0, census: { players: 9 } }
  const started = game.setup(table, options as never)
  if (!started.ok) throw new Error(started.error.message)
  const simulation = game.simulate(started.value.state)
  const [asked] = simulation.openPrompts
  if (asked !== undefined) simulation.answerAtRandom(asked, (of) => of >> 1)
  let state = simulation.snapshot()
  let rounds = 0
  return LENGTHS.map((length) => {
    for (; rounds < length; rounds++) state = applied(game, state, round(state))
    let entries = 0
    const inPlace = ratePerSecond(() => {
      simulation.reset(state)
      entries = 0
      for (let i = 0; i < ROUNDS; i++) {
        for (const act of round(simulation.state)) {
          if (act === 'due') simulation.advanceToNextDeadline()
          else simulation.play(act.seat, act.move)
          entries++
        }
      }
    })
    const byApply = ratePerSecond(() => {
      let on = state
      for (let i = 0; i < ROUNDS; i++) on = applied(game, on, round(on))
    })
    const cost = (rate: number): string => (1e6 / rate / entries).toFixed(1)
    const bytes = JSON.stringify(state).length.toLocaleString('en')
    return `| ${game.id} | ${length} | ${cost(inPlace)} | ${cost(byApply)} | ${bytes} |`
  })
}

function applied<T extends GameTypes>(
  game: GameOf<T>,
  before: State<T>,
  acts: readonly Act<T>[],
): State<T> {
  let state = before
  for (const act of acts) {
    const dues = state.clock.timers.flatMap(({ due }) => (due === null ? [] : [due]))
    const entry =
      act === 'due'
        ? { kind: 'time', at: Math.min(...dues) }
        : { kind: 'move', at: state.clock.now, by: PLAYERS[act.seat], move: act.move }
    const step = game.apply(state, entry as unknown)
    if (!step.ok) throw new Error(`${game.id}: ${step.error.message}`)
    state = step.value.state
  }
  return state
}
