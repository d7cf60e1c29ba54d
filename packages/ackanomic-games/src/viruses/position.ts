import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { isEachOnce } from '../shapes.js'
import { areaAround, initialGridSize } from './area.js'
import { countCells } from './cells.js'
import { areCharacters } from './grid.js'
import type { Viruses } from './model.js'
import { MAX_DROPPED_MOVES } from './moves.js'
import { allowedNow, firstTurnAfter, WINNING_SCORE } from './players.js'
import { secretSchema, sharedSchema } from './state.js'
import { askReferee } from './turns.js'

/** Larger than any grid: two of the fastest ships would need sixteen years. */
const MAX_SQUARES = 4_000_000

export const virusesPosition: PositionDefinition<Viruses> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem: (position) =>
    playersProblem(position) ??
    virusesProblem(position) ??
    cellsProblem(position) ??
    areaProblem(position) ??
    stageProblem(position) ??
    turnsProblem(position) ??
    reportProblem(position) ??
    movesProblem(position),
  resume(draft, ctx) {
    if (draft.shared.stage === 'turn') ctx.startTimer('turn', days(3))
    else askReferee(draft, ctx)
  },
}

type Position = Parameters<PositionDefinition<Viruses>['problem']>[0]

function playersProblem({ shared, roster }: Position): string | undefined {
  const { players, scores, turn } = shared
  const { length } = roster.seats
  if (players.length !== length || scores.length !== length)
    return `players, scores: there is one for each of the ${length} seats.`
  let viruses = 0
  for (const [seat, { virus, since, how }] of players.entries()) {
    if (how === 'took over' ? virus < 1 || virus > viruses : virus !== ++viruses)
      return `players: seat ${seat} has the next new virus, or took an earlier one over.`
    const latest = how === 'began' ? 1 : turn + 1
    if (since < 1 || since > latest) return `players: seat ${seat} came in by turn ${turn}.`
  }
  return viruses === shared.viruses.length
    ? undefined
    : `viruses: there are ${viruses}, one for each player who had a new one.`
}

function virusesProblem({ shared, roster }: Position): string | undefined {
  const { viruses, players, cells, turn } = shared
  const counts = countCells(cells, viruses.length)
  for (const [index, { character, owner, abandoned }] of viruses.entries()) {
    const last = players.findLastIndex(({ virus }) => virus === index + 1)
    const holder = isInGame(roster, last) ? last : null
    const name = `viruses: number ${index + 1}`
    if (owner !== holder || (abandoned === null) !== (holder !== null))
      return `${name} is that of ${holder === null ? 'nobody' : `seat ${holder}`}.`
    if (abandoned !== null && (abandoned < 1 || abandoned > turn))
      return `${name} was abandoned by turn ${turn}.`
    if (character.length !== 1 || !areCharacters(character))
      return `${name} needs a printable character, and no "." or "@".`
  }
  const holders = viruses.filter(({ owner }) => owner !== null)
  if (holders.length !== seatsInGame(roster).length) return 'viruses: each player has one.'
  const onGrid = viruses.filter(({ owner }, i) => owner !== null || counts[i + 1] !== 0)
  return isEachOnce(onGrid.map(({ character }) => character))
    ? undefined
    : 'viruses: those on the grid have different characters.'
}

function cellsProblem({ shared: { cells, viruses } }: Position): string | undefined {
  if (cells.length % 3 !== 0) return 'cells: give column, row and virus of each.'
  for (let at = 0; at < cells.length; at += 3) {
    const [column = 0, row = 0, virus = 0] = cells.slice(at, at + 3)
    const [columnBefore = 0, rowBefore = 0] = cells.slice(Math.max(0, at - 3), at)
    if (at > 0 && (row - rowBefore || column - columnBefore) <= 0)
      return `cells: give each once, row by row, and in a row from the left; ${column},${row} does not follow ${columnBefore},${rowBefore}.`
    if (virus < 0 || virus > viruses.length)
      return `cells: that at ${column},${row} has no such virus.`
  }
  return undefined
}

function areaProblem({ shared, roster, options }: Position): string | undefined {
  const { cells, stage, turn, area } = shared
  if (cells.length === 0 ? stage === 'turn' || turn > 1 : stage === 'cells')
    return 'cells: there are some once the first grid is posted, and none before.'
  const { side } = initialGridSize(roster.starters)
  const first = { left: 1, top: 1, right: side, bottom: side }
  const around = cells.length === 0 ? first : areaAround(cells)
  const { left, top, right, bottom } = around
  if (!equalJson(area, around))
    return `area: it is ${left} to ${right} and ${top} to ${bottom}, two rings around the cells.`
  if (options.coordinates === 'area-relative' && (left !== 1 || top !== 1))
    return 'area: it begins with column 1 and row 1.'
  return (right - left + 1) * (bottom - top + 1) > MAX_SQUARES
    ? `area: it has at most ${MAX_SQUARES} squares.`
    : undefined
}

function stageProblem({ shared, roster, outcome }: Position): string | undefined {
  const { stage, among, turn, last } = shared
  const players = seatsInGame(roster).length
  if (stage === 'winner') {
    const areSeats = among.every((seat) => seat < roster.seats.length)
    return players === 0 && areSeats && among.length > 1 && isEachOnce(among)
      ? undefined
      : 'among: a winner is drawn among two or more who went last, with nobody left.'
  }
  if (among.length > 0) return 'among: no winner is drawn yet.'
  if (stage === 'cells' && (turn > 1 || last !== null))
    return 'stage: the first cells are chosen before the first turn.'
  return players < 2 && outcome === null ? 'seats: two or more players must be left.' : undefined
}

function turnsProblem({ shared, options, outcome }: Position): string | undefined {
  const { turn, scores, players, refereed } = shared
  const gained = scores.map((score, seat) => {
    const { virus, how } = players[seat] ?? {}
    const before = players.findLastIndex((each, other) => other < seat && each.virus === virus)
    return options.inheritScore && how === 'took over' ? score - (scores[before] ?? 0) : score
  })
  const all = gained.reduce((sum, score) => sum + score, 0)
  if (gained.some((score) => score < 0) || all >= turn)
    return 'scores: each turn that is over gave one Gamepoint at the most.'
  if (outcome === null && Math.max(...scores) >= WINNING_SCORE)
    return `scores: the game is over with ${WINNING_SCORE} Gamepoints.`
  const isFormer = (former: (typeof refereed)[number]): boolean =>
    former.person.trim() !== '' &&
    former.turn >= 1 &&
    former.turn <= turn &&
    turn < firstTurnAfter(former.turn)
  return refereed.every(isFormer) && isEachOnce(refereed.map(({ person }) => person))
    ? undefined
    : 'refereed: name each once who was referee in this turn or the two before.'
}

function reportProblem({ shared }: Position): string | undefined {
  const { last, turn, viruses } = shared
  if ((last === null) !== (turn === 1)) return 'last: report the last turn that is over.'
  if (last === null) return undefined
  const { uninfected, moves, before, after, scorer, scores, eliminated } = last
  const isSeat = (seat: number): boolean => seat < scores.length
  const fits =
    last.turn === turn - 1 &&
    (scorer === null || (scores[scorer] ?? 0) > 0) &&
    equalJson(after, shared.area) &&
    equalJson(scores, shared.scores.slice(0, scores.length)) &&
    uninfected.every((virus) => virus >= 1 && virus <= viruses.length) &&
    eliminated.every(isSeat) &&
    moves.every(({ seat }) => isSeat(seat)) &&
    moves.length <= 3 * scores.length &&
    before.left <= before.right &&
    before.top <= before.bottom &&
    isEachOnce(uninfected) &&
    isEachOnce(eliminated)
  return fits ? undefined : 'last: it does not fit what it led to.'
}

function movesProblem({ shared, secret, roster, options }: Position): string | undefined {
  for (const [seat, { moves }] of secret.entries()) {
    const allowed = allowedNow(shared, seat)
    const isGone = !isInGame(roster, seat) && options.leavers === 'drop'
    const most =
      allowed === 0 || isGone || shared.stage === 'cells' ? 0 : allowed + MAX_DROPPED_MOVES
    if (moves.length > most)
      return `secret: seat ${seat} can have sent ${most} moves at most in this turn.`
  }
  return undefined
}
