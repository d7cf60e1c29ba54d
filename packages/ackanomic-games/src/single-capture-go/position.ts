import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { count } from '../shapes.js'
import {
  AT,
  EMPTY,
  emptyGrid,
  type SingleCaptureGoGrid,
  sideFor,
  turnedToAt,
  withSquares,
} from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { faultOf, isShowable, LONGEST_PLAY, MOST_PLAYS, playIn } from './plays.js'
import {
  REASONS,
  type SingleCaptureGoFate,
  type SingleCaptureGoReport,
  STATUSES,
} from './report.js'
import { lettersOf, resolve } from './resolution.js'
import { lettersFor, nextRound, refuseLetters } from './rounds.js'

/** So many rounds nobody has played. */
const MOST_ROUNDS = 1e9

const counts = v.array(count)
const text = v.string()
const grid = v.array(text)
const reasons = v.array(v.picklist(REASONS))
const square = v.strictObject({ square: text })

/** A message as it is kept. */
const keptPlay: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_PLAY),
  v.check((text) => isShowable(text) && playIn(text) === text, 'Keep plays trimmed'),
)

const fault = v.variant('code', [
  v.strictObject({ code: v.literal('notASquare'), details: v.strictObject({ text, last: text }) }),
  v.strictObject({
    code: v.literal('offGrid'),
    details: v.strictObject({ square: text, last: text }),
  }),
  v.strictObject({
    code: v.literal('letterThere'),
    details: v.strictObject({ square: text, letter: text }),
  }),
  v.strictObject({ code: v.literal('atThere'), details: square }),
])

const report = v.strictObject({
  round: count,
  attempts: v.array(
    v.strictObject({
      seat: count,
      square: keptPlay,
      status: v.picklist(STATUSES),
      fault: v.nullable(fault),
    }),
  ),
  placed: grid,
  counts,
  doomed: v.array(v.strictObject({ seat: count, reasons, groups: v.array(grid) })),
  left: counts,
  grid,
})

const schema = v.strictObject({
  shared: v.strictObject({
    letters: v.array(text),
    grid,
    opening: grid,
    round: v.pipe(count, v.maxValue(MOST_ROUNDS)),
    stage: v.picklist(['announcement', 'round']),
    fates: v.array(v.nullable(v.strictObject({ round: count, reasons }))),
    last: v.nullable(report),
  }),
  secret: v.array(v.strictObject({ plays: v.pipe(v.array(keptPlay), v.maxLength(MOST_PLAYS)) })),
  hidden: v.strictObject({}),
})

/**
 * Starts in the midst of play: before a round is announced, or in a round with the plays that are
 * in. The report of the round before may be left out, as `null`.
 */
export const singleCaptureGoPosition: PositionDefinition<SingleCaptureGo> = {
  schema,
  problem,
  resume(draft, ctx) {
    if (draft.shared.stage === 'announcement') nextRound(draft, ctx)
    else ctx.startTimer('round', days(3))
  },
}

type Laid = Parameters<PositionDefinition<SingleCaptureGo>['problem']>[0]

function problem(laid: Laid): string | undefined {
  const { shared, options, table } = laid
  const players = table.seats.length
  if (refuseLetters(players, options) !== undefined) return 'options: the Letters do not fit.'
  const letters = lettersFor(players, options)
  if (!equalJson(shared.letters, letters)) return `letters: by seat they are ${letters.join(' ')}.`
  return fatesProblem(laid) ?? gridsProblem(laid) ?? playsProblem(laid)
}

/** What is wrong with who is out of the game, and why. */
function fatesProblem({ shared, options, table, outcome }: Laid): string | undefined {
  const { fates, round, stage } = shared
  if (fates.length !== table.seats.length) return 'fates: give one for each seat, or null.'
  const waits = stage === 'round' && options.leavers === 'end-of-round'
  for (const [seat, { presence, player }] of table.seats.entries()) {
    const fate = fates[seat] ?? null
    if (fate === null) {
      if (isInGame(table, seat) || (waits && presence === 'left')) continue
      return `fates: ${player} is out of the game; say since which round, and why.`
    }
    const isNow = fate.round === round && stage === 'round'
    if (fate.round > round || (isNow && !isLeaver(fate))) {
      return `fates: ${player} cannot be out since round ${fate.round} yet.`
    }
    if (isNow && waits && outcome === null) {
      return `fates: ${player} is not out before the end of the round.`
    }
    const [first, second, ...more] = fate.reasons
    const isWhole =
      first !== undefined &&
      more.length === 0 &&
      (second === undefined || (first !== 'no Liberty' && second === 'no Liberty'))
    if (!isWhole) return `fates: of ${player}, "left" or "no play" comes first, then "no Liberty".`
    if (presence !== (first === 'left' ? 'left' : 'out')) {
      return `fates: ${player} must be ${first === 'left' ? 'left' : 'out'} at the table, too.`
    }
  }
  const least = waits ? 1 : 2
  return outcome !== null || seatsInGame(table).length >= least
    ? undefined
    : 'fates: with so few players the game is over.'
}

/** What is wrong with the grids, and with the report from which they follow. */
function gridsProblem(laid: Laid): string | undefined {
  const { grid, opening, fates, round, stage, last, letters } = laid.shared
  const side = sideFor(letters.length)
  const grids = [grid, opening, ...(last === null ? [] : [last.placed, last.grid])]
  if (!grids.every((one) => isGrid(one, side))) {
    return `grid: draw ${side} rows of ${side} squares, each ".", "@" or a Letter.`
  }
  const there = letters.filter((_, seat) => fates[seat] === null)
  if (!grid.every((row) => Array.from(row).every((at) => isEither(at) || there.includes(at)))) {
    return 'grid: only those who are in the game have Letters on it.'
  }
  const after = (start: SingleCaptureGoGrid, since: number): SingleCaptureGoGrid =>
    turnedToAt(start, lettersOf(laid.shared, fatesSince(fates, since)))
  if ((stage === 'round' || last === null) && !equalJson(grid, after(opening, round))) {
    return 'grid: it is what it was at the opening, but for those who have left since.'
  }
  if (last === null) return stage === 'round' && round === 0 ? 'round: the first is 1.' : undefined
  const wanted = stage === 'round' ? round - 1 : round
  if (last.round !== wanted) return `last: the last round that is over was ${wanted}.`
  return equalJson(stage === 'round' ? opening : grid, after(last.grid, last.round))
    ? lastProblem(laid, last)
    : 'grid: it does not follow from the last round.'
}

const isEither = (there: string): boolean => there === EMPTY || there === AT

function isGrid(rows: SingleCaptureGoGrid, side: number): boolean {
  return rows.length === side && rows.every((row) => row.length === side && /^[.@A-Z]+$/.test(row))
}

/** The seats that are out since a round. */
function fatesSince(
  fates: readonly (SingleCaptureGoFate | null)[],
  round: number,
): readonly number[] {
  return fates.flatMap((fate, seat) => (fate?.round === round ? [seat] : []))
}

const isLeaver = ({ reasons: [first, ...more] }: SingleCaptureGoFate): boolean =>
  first === 'left' && more.length === 0

/** What is wrong with a report: who was judged in it, and what follows from what was sent. */
function lastProblem(
  { shared, options, table }: Laid,
  last: SingleCaptureGoReport,
): string | undefined {
  const judged = [...last.left, ...last.doomed.map(({ seat }) => seat)]
  for (const [seat, fate] of shared.fates.entries()) {
    const doom = last.doomed.find((one) => one.seat === seat)
    const since = fate?.round ?? Number.POSITIVE_INFINITY
    const fits =
      since > last.round
        ? last.left.includes(seat)
        : since < last.round
          ? !judged.includes(seat)
          : fate !== null &&
            (doom === undefined ? isLeaver(fate) : equalJson(fate.reasons, doom.reasons))
    if (!fits) return `last: what it says of seat ${seat} is not what became of it.`
  }
  const gone = last.doomed.flatMap(({ seat, reasons }) => (reasons.includes('left') ? [seat] : []))
  const struck = fatesSince(shared.fates, last.round).filter((seat) => !judged.includes(seat))
  const opening = shared.stage === 'round' ? openingOf(shared, last) : shared.opening
  const again = resolve({
    shared: {
      ...shared,
      round: last.round,
      opening,
      grid: shared.stage === 'round' ? last.placed : turnedToAt(opening, lettersOf(shared, struck)),
      fates: shared.fates.map((_, seat) => (judged.includes(seat) ? null : OUT)),
    },
    options,
    secret: shared.letters.map((_, seat) => ({
      plays: last.attempts.flatMap((sent) => (sent.seat === seat ? [sent.square] : [])),
    })),
    table: {
      seats: table.seats.map((place, seat) => ({
        ...place,
        presence: judged.includes(seat) && !gone.includes(seat) ? 'here' : 'left',
      })),
    },
  })
  return equalJson(again, last) ? undefined : 'last: it does not follow from what was sent.'
}

/** Stands for whatever put somebody out before. */
const OUT: SingleCaptureGoFate = { round: 0, reasons: ['left'] }

/** As much of the grid with which a round began as its report tells. */
function openingOf(
  { letters }: Laid['shared'],
  { attempts }: SingleCaptureGoReport,
): SingleCaptureGoGrid {
  const barred = attempts.flatMap(({ fault }): [string, string][] => {
    if (fault?.code === 'letterThere') return [[fault.details.square, fault.details.letter]]
    return fault?.code === 'atThere' ? [[fault.details.square, AT]] : []
  })
  return withSquares(emptyGrid(sideFor(letters.length)), new Map(barred))
}

/** What is wrong with what was sent in the round that is under way. */
function playsProblem({ shared, secret, options }: Laid): string | undefined {
  for (const [seat, { plays }] of secret.entries()) {
    const isOut =
      shared.stage === 'announcement' || (shared.fates[seat]?.round ?? shared.round) < shared.round
    if (isOut && plays.length > 0) return `secret: seat ${seat} has sent nothing now.`
    const faulty = plays.find((play) => faultOf({ shared, options }, play) !== undefined)
    if (options.invalidPlays === 'refuse' && faulty !== undefined) {
      return `secret: the play “${faulty}” of seat ${seat} would have been refused.`
    }
  }
  return undefined
}
