import {
  days,
  err,
  type Game,
  type GameDescription,
  type GameError,
  type GameEvent,
  type GameView,
  type LogEntry,
  type Outcome,
  ok,
  type Result,
  refuseText,
  type SeatNumber,
} from '@ackanomic/core'
import {
  type Clauses,
  type Clock,
  defineClauses,
  isInGame,
  type Roster,
  seatOf,
} from '@ackanomic/core/engine'
import {
  type CommonErrors,
  commonErrors,
  createError,
  createRoster,
  deepFreeze,
  type ErrorDefinitions,
  normalizeText,
  participantStatusOf,
  readEntry,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import { Chess, type Move, SQUARES } from 'chess.js'
import { castDraft, type Draft, produce } from 'immer'
import * as v from 'valibot'

/** The clauses of chess. */
export const clauses: Clauses<'chess', '1' | '2' | '3' | '4'> = defineClauses('chess', {
  '1': 'White and Black move in turn, by the laws of chess.',
  '2': 'Who does not move within three days has lost.',
  '3': 'Who leaves has resigned; nobody goes on vacation, or plays in the place of another.',
  '4': 'Mate wins. Stalemate, bare kings, a third repetition and fifty idle moves are draws.',
})

/** A move in the short notation: `{ type: 'move', san: 'Nf3' }`. */
export interface ChessMove {
  readonly type: 'move'
  readonly san: string
}

/** The board and its history. Everybody may see it all. */
interface Position {
  /** The position, as FEN writes it. */
  readonly fen: string
  /** The moves so far. */
  readonly moves: readonly string[]
  /** The positions since the last capture or move of a pawn, to count repetitions in. */
  readonly since: readonly string[]
}

/** White has seat 0, Black seat 1. */
export interface ChessState extends Position {
  readonly roster: Roster
  readonly clock: Clock
  readonly openPrompts: readonly []
  readonly outcome: Outcome | null
}

interface ChessView extends GameView, Position {}

/** How a game ends. */
type How =
  | 'mate'
  | 'stalemate'
  | 'bare kings'
  | 'repetition'
  | 'idle moves'
  | 'time'
  | 'resignation'

type ChessPost =
  | { readonly type: 'moved'; readonly seat: SeatNumber; readonly san: string }
  | { readonly type: 'over'; readonly how: How; readonly winners: readonly SeatNumber[] }

type Told = readonly GameEvent<ChessPost>[]

/** The errors of chess besides those of every game. */
interface Facts extends CommonErrors {
  notYourTurn: { readonly turn: SeatNumber }
  illegal: { readonly san: string; readonly legal: readonly string[] }
  notInChess: { readonly event: string }
}

const errors: ErrorDefinitions<Facts> = {
  ...commonErrors,
  notYourTurn: ['chess/1', ({ turn }) => `It is the turn of ${SIDES[turn]}; wait for the move.`],
  illegal: [
    'chess/1',
    ({ san, legal }) => `"${sanitizeText(san)}" is no legal move here; ${suggested(legal)}.`,
  ],
  notInChess: [
    'chess/3',
    ({ event }) => `There is no "${event}" in chess; who will not go on leaves the game.`,
  ],
}

const SIDES = ['White', 'Black']
const STYLE = { w: 0, b: 1 } as const
const NO_SILENCE = { noticed: null, inquired: null }

const turnOf = ({ fen }: Position): SeatNumber => STYLE[fen.split(' ')[1] as keyof typeof STYLE]

const suggested = (legal: readonly string[]): string =>
  legal.length === 0 ? 'the game is over' : `there are ${legal.join(', ')}`

function refuse<Code extends keyof Facts>(code: Code, details: Facts[Code]) {
  return err(
    createError(errors, { code, details } as Parameters<typeof createError<Facts, string>>[1]),
  )
}

/** The clock of whoever is to move. */
function running(seat: SeatNumber, now: number): Clock {
  const due = now + days(3)
  const timer = { name: 'move', seat, started: now, due, left: null, runsDuring: ['*'] }
  return { now, timers: [timer] }
}

const tell = (at: number, clause: string, event: ChessPost): GameEvent<ChessPost> => ({
  to: 'public',
  at,
  clause,
  event,
})

/** The end: seats win, and people get it, if they are still there. */
function end(state: Draft<ChessState>, at: number, how: How, winners: readonly SeatNumber[]) {
  const { roster } = state
  const named = (seats: readonly SeatNumber[]): string[] =>
    seats.flatMap((seat) => (isInGame(roster, seat) ? (roster.seats[seat]?.player ?? []) : []))
  const losers = [0, 1].filter((seat) => !winners.includes(seat))
  const ranking = [named(winners), named(losers)].filter((group) => group.length > 0)
  state.outcome = { at, winners: named(winners), ranking, awards: [] }
  state.clock = { now: at, timers: [] }
  const clause = how === 'time' ? 'chess/2' : how === 'resignation' ? 'chess/3' : 'chess/4'
  return tell(at, clause, { type: 'over', how, winners })
}

/** How a move ends the game, or `undefined` while it goes on. */
function endBy(board: Chess, { since }: Position): How | undefined {
  if (board.isCheckmate()) return 'mate'
  if (board.isStalemate()) return 'stalemate'
  if (board.isInsufficientMaterial()) return 'bare kings'
  if (board.isDrawByFiftyMoves()) return 'idle moves'
  return since.filter((position) => position === since.at(-1)).length > 2 ? 'repetition' : undefined
}

/** The position without the numbers of moves: as far as it can come again. */
const placed = (fen: string): string => fen.split(' ').slice(0, 4).join(' ')

function moved(state: Draft<ChessState>, { san }: ChessMove, at: number): Told {
  const seat = turnOf(state)
  const board = new Chess(state.fen)
  const move: Move = board.move(san)
  if (move.piece === 'p' || move.captured !== undefined) state.since = []
  state.fen = board.fen()
  state.moves.push(move.san)
  state.since.push(placed(state.fen))
  state.clock = castDraft(running(1 - seat, at))
  const told = tell(at, 'chess/1', { type: 'moved', seat, san: move.san })
  const how = endBy(board, state)
  return how === undefined ? [told] : [told, end(state, at, how, how === 'mate' ? [seat] : [])]
}

function left(state: Draft<ChessState>, persons: readonly string[], at: number): Told {
  for (const seat of state.roster.seats) {
    if (!persons.includes(seat.player)) continue
    seat.holder = null
    seat.presence = 'left'
  }
  const stay = [0, 1].filter((seat) => isInGame(state.roster, seat))
  return [end(state, at, 'resignation', stay)]
}

const moveSchema = v.strictObject({ type: v.literal('move'), san: v.string() })

/** The entry, if it can be taken; it may be anything. */
function read(state: ChessState, given: unknown): Result<LogEntry<ChessMove>, GameError> {
  const looked = readEntry(given)
  if (!looked.ok) return refuse('invalidEntry', { problem: looked.error })
  const entry = looked.value as LogEntry<ChessMove>
  const { roster, clock, outcome } = state
  const move = entry.kind === 'move' ? v.safeParse(moveSchema, entry.move) : null
  if (move?.success === false) {
    return refuse('invalidEntry', { problem: 'move: send { type: "move", san }, such as "Nf3".' })
  }
  if (entry.at < clock.now) return refuse('outOfOrder', { at: entry.at })
  if (outcome !== null) return refuse('gameOver', { endedAt: outcome.at })
  const due = clock.timers[0]?.due ?? Number.POSITIVE_INFINITY
  if (entry.kind === 'time') return ok(entry)
  if (entry.at >= due) return refuse('tooLate', { endedAt: due })
  if (entry.kind === 'answer') {
    return refuse('noSuchPrompt', { prompt: entry.prompt, open: [] })
  }
  if (entry.kind === 'roster') {
    const { event } = entry
    if (event.type === 'join') return refuse('noJoining', { person: event.person })
    if (event.type !== 'leave') return refuse('notInChess', { event: event.type })
    const stranger = event.persons.find((person) => seatOf(roster, person) < 0)
    return stranger === undefined ? ok(entry) : refuse('notInMatch', { person: stranger })
  }
  const { by, as } = entry
  const seat = seatOf(roster, by)
  if (seat < 0 || as !== undefined) {
    const is = participantStatusOf(roster, by)
    return refuse('notAllowed', { person: by, move: 'move', roles: ['seat'], is })
  }
  const turn = turnOf(state)
  if (seat !== turn) return refuse('notYourTurn', { turn })
  const legal = new Chess(state.fen).moves()
  const { san } = entry.move
  return legal.includes(san) ? ok(entry) : refuse('illegal', { san: sanitizeText(san), legal })
}

/** Changes the draft by an entry that was read, and answers what is told of it. */
function follow(state: Draft<ChessState>, entry: LogEntry<ChessMove>): Told {
  const { at } = entry
  if (entry.kind === 'move') return moved(state, entry.move, at)
  if (entry.kind === 'roster' && entry.event.type === 'leave')
    return left(state, entry.event.persons, at)
  const due = state.clock.timers[0]?.due ?? null
  if (due !== null && at >= due) return [end(state, due, 'time', [1 - turnOf(state)])]
  state.clock.now = at
  return []
}

const isNone = (options: unknown): boolean => {
  try {
    return options === undefined || JSON.stringify(options) === '{}'
  } catch {
    return false
  }
}

/** A move as it was written, or what is wrong with it. */
function parsed(text: string, { fen }: Position): Result<ChessMove, string> {
  const board = new Chess(fen)
  try {
    if (text.length < 20)
      return ok({ type: 'move', san: board.move(normalizeText(text).trim()).san })
  } catch {
    // It is none, or none here.
  }
  return err(`"${sanitizeText(text)}" is not a move here; ${suggested(board.moves())}.`)
}

/** The board with its axes, from the side of whoever looks. */
function drawn({ fen, seat }: ChessView): string {
  const board = new Chess(fen)
  const order = seat === 1 ? [...SQUARES].reverse() : SQUARES
  const ranks = Array.from({ length: 8 }, (_, row) => order.slice(8 * row, 8 * row + 8))
  const lines = ranks.map((rank) => {
    const pieces = rank.map((square) => {
      const { color, type = '.' } = board.get(square) ?? {}
      return color === 'w' ? type.toUpperCase() : type
    })
    return `${rank[0]?.[1]}  ${pieces.join(' ')}`
  })
  return [...lines, '', `   ${ranks[0]?.map(([file]) => file).join(' ')}`].join('\n')
}

function rendered(view: ChessView): string {
  const { moves, roster, outcome } = view
  const [white, black] = roster.seats.map(({ player }) => player)
  const numbered = moves.map((san, i) => (i % 2 === 0 ? `${i / 2 + 1}. ${san}` : san))
  const won = outcome?.winners.map((name) => `${name} has won.`)[0] ?? 'Nobody has won.'
  const check = new Chess(view.fen).isCheck() ? ', in check' : ''
  const turn = outcome === null ? `${SIDES[turnOf(view)]} is to move${check}.` : won
  const line = numbered.length === 0 ? 'No move yet.' : numbered.slice(-12).join(' ')
  return [`White: ${white}. Black: ${black}.`, '', drawn(view), '', line, turn].join('\n')
}

const WORTH: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 }

const description: GameDescription = {
  rule: null,
  title: 'Chess',
  name: null,
  equipment: ['a board', '32 men'],
  play: 'By the laws of chess, three days a move.',
  referees: 'none',
  trophy: 'none',
  winning: 'Mate the king.',
  further: 'none',
  players: { lower: 2, upper: 2 },
}

/** Chess, written by hand: the laws are those of chess.js. */
export const chess: Game<ChessState, ChessMove, GameError, ChessPost> = {
  id: 'chess',
  revision: 1,
  description,
  schemas: { move: moveSchema, options: v.strictObject({}) },
  setup(announced, options, position) {
    const opened = createRoster(description, announced)
    if (!opened.ok) return opened
    const { roster } = opened.value
    if (!isNone(options)) return refuse('badOptions', { problem: 'There are none in chess.' })
    if (position !== undefined && position !== null) {
      return refuse('badPosition', { problem: 'It starts from the beginning alone.' })
    }
    const fen = new Chess().fen()
    const board = { fen, moves: [], since: [placed(fen)] }
    const clock = running(0, roster.startedAt)
    const state: ChessState = { ...board, roster, clock, openPrompts: [], outcome: null }
    return ok(deepFreeze({ state, events: [], entry: null }))
  },
  apply(state, given) {
    const entry = read(state, given)
    if (!entry.ok) return entry
    let events: Told = []
    // Immer shares what stays as it was, and freezes what is new.
    const next = produce(state, (draft) => {
      events = follow(draft, entry.value)
    })
    return ok(deepFreeze({ state: next, events, entry: entry.value }))
  },
  check(state, given) {
    const entry = read(state, given)
    return entry.ok ? undefined : entry.error
  },
  status: (state) => state,
  outcome: ({ outcome }) => outcome ?? undefined,
  view({ fen, moves, since, roster, clock, outcome }, viewer): ChessView {
    const { silence: _, ...shownTable } = roster
    const deadlines = clock.timers.map(({ started: __, ...deadline }) => deadline)
    const seen = { fen, moves, since, roster: shownTable, deadlines, outcome }
    if (typeof viewer === 'number' && viewer in roster.seats)
      return { ...seen, role: 'seat', seat: viewer }
    if (viewer === 'referee') return { ...seen, role: 'referee' }
    return { ...seen, role: typeof viewer === 'object' && viewer !== null ? 'person' : 'public' }
  },
  pendingActions(state, viewer, whose) {
    const [timer] = state.clock.timers
    if (timer === undefined) return []
    const actor = turnOf(state)
    if (viewer !== actor && whose !== 'all') return []
    return [{ action: 'move', actor, need: 'required', deadline: timer.due, prompt: null }]
  },
  legalMoves(view: ChessView) {
    const isOn = view.outcome === null && view.seat === turnOf(view)
    const sans = isOn ? new Chess(view.fen).moves() : []
    const moves = sans.map((san): ChessMove => ({ type: 'move', san }))
    return {
      moves,
      complete: true,
      alsoLegal: [],
      sample: (choose) => moves[moves.length < 2 ? 0 : choose(moves.length)],
    }
  },
  notation: {
    help: 'Write a move as chess players do: e4, Nf3, O-O, exd6, e8=Q. To resign, leave the game.',
    parse(text, view: ChessView) {
      const read = parsed(text, view)
      return read.ok ? read : refuseText(read.error, 'Write a move as chess players do.')
    },
    format: ({ san }) => san,
  },
  render: (view: ChessView) => rendered(view),
  describeEvent(post: ChessPost, names) {
    if (post.type === 'moved') return `${names[post.seat]} plays ${post.san}.`
    const [winner] = post.winners
    if (winner === undefined) return `Nobody wins, by ${post.how}.`
    return `${names[winner]} wins, by ${post.how}.`
  },
  /** Nothing is hidden, so that a state is what the view shows, and the present moment. */
  determinize({ role: _, seat: __, deadlines, ...seen }: ChessView, _choose, now) {
    const { startedAt } = seen.roster
    const latest = now ?? deadlines.reduce((at, { due }) => Math.max(at, (due ?? 0) - 1), startedAt)
    const timers = deadlines.map((deadline) => ({ ...deadline, started: latest }))
    const roster = { ...seen.roster, silence: { heard: startedAt, ...NO_SILENCE } }
    return deepFreeze({ ...seen, roster, clock: { now: latest, timers }, openPrompts: [] as const })
  },
  /** The men on the board, as far as that goes. */
  scores({ fen, outcome }) {
    if (outcome !== null) return [0, 0]
    const men = [...(placed(fen).split(' ')[0] ?? '')]
    const worth = (isSide: (man: string) => boolean): number =>
      men.filter(isSide).reduce((sum, man) => sum + (WORTH[man.toLowerCase()] ?? 0), 0)
    return [worth((man) => man < 'a'), worth((man) => man > 'a')]
  },
}
