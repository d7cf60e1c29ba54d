import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { count } from '../shapes.js'
import { areaAround, firstGrid } from './area.js'
import { countCells, type VirusesCells } from './cells.js'
import type { VirusesReport } from './events.js'
import { moveSchema, type Viruses } from './model.js'
import { allowedNow, MOST_DROPPED, playerAt } from './moves.js'
import { isStillBarred, WINNING_SCORE } from './players.js'
import { askReferee } from './turns.js'
import { areCharacters } from './virus.js'

/** No grid is larger: two of the fastest ships take more than sixteen years to get so far apart. */
const MOST_SQUARES = 4_000_000

/** So many turns nobody has played. */
const MOST_TURNS = 1e9

const integer = v.pipe(v.number(), v.safeInteger())
const maybe = v.nullable(count)
const wholes = v.array(count)
const text = v.string()
const area = v.strictObject({ left: integer, top: integer, right: integer, bottom: integer })

const schema = v.strictObject({
  shared: v.strictObject({
    stage: v.picklist(['cells', 'turn', 'winner']),
    among: wholes,
    cells: v.array(integer),
    area,
    players: v.array(
      v.strictObject({
        virus: count,
        since: count,
        how: v.picklist(['began', 'joined', 'took over']),
      }),
    ),
    viruses: v.array(v.strictObject({ character: text, owner: maybe, abandoned: maybe })),
    turn: v.pipe(count, v.minValue(1), v.maxValue(MOST_TURNS)),
    scores: wholes,
    refereed: v.array(v.strictObject({ person: text, turn: count })),
    last: v.nullable(
      v.strictObject({
        turn: count,
        uninfected: wholes,
        moves: v.array(v.strictObject({ seat: count, move: moveSchema, conflicting: v.boolean() })),
        before: area,
        after: area,
        shift: v.strictTuple([integer, integer]),
        scorer: maybe,
        scores: wholes,
        eliminated: wholes,
      }),
    ),
  }),
  secret: v.array(v.strictObject({ moves: v.array(moveSchema) })),
  hidden: v.strictObject({}),
})

/** Starts in the midst of play: a grid, whose the viruses are, and the Gamepoints so far. */
export const virusesPosition: PositionDefinition<Viruses> = {
  schema,
  problem: (laid) =>
    playersProblem(laid) ??
    virusesProblem(laid) ??
    cellsProblem(laid.shared.cells, laid.shared.viruses.length) ??
    areaProblem(laid) ??
    stageProblem(laid) ??
    turnsProblem(laid) ??
    reportProblem(laid) ??
    movesProblem(laid),
  resume(draft, ctx) {
    if (draft.shared.stage === 'turn') ctx.startTimer('turn', days(3))
    else askReferee(draft, ctx)
  },
}

type Laid = Parameters<PositionDefinition<Viruses>['problem']>[0]

function playersProblem({ shared, table }: Laid): string | undefined {
  const { players, turn } = shared
  if (players.length !== table.seats.length || shared.scores.length !== players.length) {
    return `players, scores: there is one for each of the ${table.seats.length} seats.`
  }
  let viruses = 0
  for (const [seat, { virus, since, how }] of players.entries()) {
    if (how === 'took over' ? virus < 1 || virus > viruses : virus !== ++viruses) {
      return `players: seat ${seat} has the next new virus, or took an earlier one over.`
    }
    const fits = how === 'began' ? since === 1 : since >= 1 && since <= turn + 1
    if (!fits) return `players: seat ${seat} came in by turn ${turn}.`
  }
  return viruses === shared.viruses.length
    ? undefined
    : `viruses: there are ${viruses}, one for each who had a new one.`
}

function virusesProblem({ shared, table }: Laid): string | undefined {
  const { viruses, players, cells, turn } = shared
  const counts = countCells(cells, viruses.length)
  const marks: string[] = []
  for (const [index, { character, owner, abandoned }] of viruses.entries()) {
    const last = players.findLastIndex(({ virus }) => virus === index + 1)
    const owns = isInGame(table, last) ? last : null
    if (owner !== owns || (abandoned === null) !== (owns !== null)) {
      return `viruses: number ${index + 1} is that of ${owns === null ? 'nobody' : `seat ${owns}`}.`
    }
    if (abandoned !== null && (abandoned < 1 || abandoned > turn)) {
      return `viruses: number ${index + 1} was abandoned by turn ${turn}.`
    }
    if (character.length !== 1 || !areCharacters(character)) {
      return `viruses: number ${index + 1} needs a printable character, and no "." or "@".`
    }
    if (owner !== null || counts[index + 1] !== 0) marks.push(character)
  }
  const holders = players.filter(({ virus }, seat) => viruses[virus - 1]?.owner === seat)
  if (holders.length !== seatsInGame(table).length) return 'viruses: each player has one.'
  return new Set(marks).size === marks.length
    ? undefined
    : 'viruses: those on the grid have different characters.'
}

function cellsProblem(cells: VirusesCells, viruses: number): string | undefined {
  if (cells.length % 3 !== 0) return 'cells: give column, row and virus of each.'
  for (let at = 0; at < cells.length; at += 3) {
    const [column = 0, row = 0, virus = 0] = cells.slice(at, at + 3)
    const [columnBefore = 0, rowBefore = 0] = cells.slice(Math.max(0, at - 3), at)
    if (at > 0 && (row - rowBefore || column - columnBefore) <= 0) {
      return `cells: give each once, row by row, and in a row from the left; ${column},${row} does not follow ${columnBefore},${rowBefore}.`
    }
    if (virus < 0 || virus > viruses) return `cells: that at ${column},${row} has no such virus.`
  }
  return undefined
}

function areaProblem({ shared, table, options }: Laid): string | undefined {
  const { cells, stage } = shared
  const isDue = stage === 'turn' || shared.turn > 1
  if (cells.length === 0 ? isDue : stage === 'cells') {
    return 'cells: there are some once the first grid is posted, and none before.'
  }
  const { side } = firstGrid(table.starters)
  const first = { left: 1, top: 1, right: side, bottom: side }
  const around = cells.length === 0 ? first : areaAround(cells)
  const { left, top, right, bottom } = around
  if (!equalJson(shared.area, around)) {
    return `area: it is ${left} to ${right} and ${top} to ${bottom}, two rings around the cells.`
  }
  if (options.coordinates === 'area-relative' && (left !== 1 || top !== 1)) {
    return 'area: it begins with column 1 and row 1.'
  }
  return (right - left + 1) * (bottom - top + 1) > MOST_SQUARES
    ? `area: ${MOST_SQUARES} squares are the most.`
    : undefined
}

function stageProblem({ shared, table, outcome }: Laid): string | undefined {
  const { stage, among, turn, last } = shared
  const seats = seatsInGame(table)
  if (stage === 'winner') {
    const fits = among.every((seat) => seat < table.seats.length) && seats.length === 0
    return fits && among.length > 1 && new Set(among).size === among.length
      ? undefined
      : 'among: a winner is drawn among two or more who went last, with nobody left.'
  }
  if (among.length > 0) return 'among: no winner is drawn yet.'
  if (stage === 'cells' && (turn > 1 || last !== null)) {
    return 'stage: the first cells are chosen before the first turn.'
  }
  return seats.length < 2 && outcome === null ? 'seats: two or more play on.' : undefined
}

function turnsProblem({ shared, options, outcome }: Laid): string | undefined {
  const { turn, scores, players, refereed } = shared
  const gained = scores.map((score, seat) => {
    const { virus, how } = playerAt(shared, seat)
    const before = players.findLastIndex((each, other) => other < seat && each.virus === virus)
    return options.inheritScore && how === 'took over' ? score - (scores[before] ?? 0) : score
  })
  const all = gained.reduce((sum, score) => sum + score, 0)
  if (gained.some((score) => score < 0) || all >= turn) {
    return 'scores: each turn that is over gave one Gamepoint at the most.'
  }
  if (outcome === null && Math.max(...scores) >= WINNING_SCORE) {
    return `scores: the game is over with ${WINNING_SCORE} Gamepoints.`
  }
  const persons = new Set(refereed.map(({ person }) => person))
  const fits = refereed.every(
    (former) =>
      former.person.trim() !== '' &&
      former.turn >= 1 &&
      former.turn <= turn &&
      isStillBarred(former.turn, turn),
  )
  return fits && persons.size === refereed.length
    ? undefined
    : 'refereed: name each once who was referee in this turn or the two before.'
}

function reportProblem({ shared }: Laid): string | undefined {
  const { last, turn, viruses } = shared
  if ((last === null) !== (turn === 1)) return 'last: report the last turn that is over.'
  if (last === null) return undefined
  const { uninfected, moves, after, scorer, scores, eliminated } = last
  const isSeat = (seat: number): boolean => seat < scores.length
  const fits =
    last.turn === turn - 1 &&
    (scorer === null || (scores[scorer] ?? 0) > 0) &&
    equalJson(after, shared.area) &&
    equalJson(scores, shared.scores.slice(0, scores.length)) &&
    uninfected.every((virus) => virus >= 1 && virus <= viruses.length) &&
    eliminated.every(isSeat) &&
    moves.every(({ seat }) => isSeat(seat))
  return fits && areSound(last) ? undefined : 'last: it does not fit what it led to.'
}

function areSound({ before, uninfected, eliminated, moves, scores }: VirusesReport): boolean {
  const { left, top, right, bottom } = before
  return (
    left <= right &&
    top <= bottom &&
    new Set(uninfected).size === uninfected.length &&
    new Set(eliminated).size === eliminated.length &&
    moves.length <= 3 * scores.length
  )
}

function movesProblem({ shared, secret, table, options }: Laid): string | undefined {
  for (const [seat, { moves }] of secret.entries()) {
    const allowed = allowedNow(shared, seat)
    const gone = !isInGame(table, seat) && options.leavers === 'drop'
    const most = allowed === 0 || gone || shared.stage === 'cells' ? 0 : allowed + MOST_DROPPED
    if (moves.length > most) {
      return `secret: seat ${seat} can have sent ${most} moves at most in this turn.`
    }
  }
  return undefined
}
