import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import {
  AT,
  EMPTY,
  emptyGrid,
  gridSideFor,
  type LetterGrid,
  turnedToAt,
  withSquares,
} from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { faultOf } from './plays.js'
import { resolve } from './resolution.js'
import { lettersFor, nextRound, refuseLetters } from './rounds.js'
import {
  type SingleCaptureGoFate,
  type SingleCaptureGoReport,
  secretSchema,
  sharedSchema,
} from './state.js'

/** Positions before a round is announced, or in it. The last report may be `null`. */
export const singleCaptureGoPosition: PositionDefinition<SingleCaptureGo> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem: (position) =>
    lettersProblem(position) ??
    fatesProblem(position) ??
    gridsProblem(position) ??
    playsProblem(position),
  resume(draft, ctx) {
    if (draft.shared.stage === 'announcement') nextRound(draft, ctx)
    else ctx.startTimer('round', days(3))
  },
}

type Position = Parameters<PositionDefinition<SingleCaptureGo>['problem']>[0]

function lettersProblem({ shared, options, roster }: Position): string | undefined {
  const players = roster.seats.length
  if (refuseLetters(players, options) !== undefined) return 'options: the Letters do not fit.'
  const letters = lettersFor(players, options)
  return equalJson(shared.letters, letters)
    ? undefined
    : `letters: by seat they are ${letters.join(' ')}.`
}

function fatesProblem({ shared, options, roster, outcome }: Position): string | undefined {
  const { fates, round, stage } = shared
  if (fates.length !== roster.seats.length) return 'fates: give one for each seat, or null.'
  const waits = stage === 'round' && options.leavers === 'end-of-round'
  for (const [seat, { presence, player }] of roster.seats.entries()) {
    const fate = fates[seat] ?? null
    if (fate === null) {
      if (isInGame(roster, seat) || (waits && presence === 'left')) continue
      return `fates: ${player} is out of the game; say since which round, and why.`
    }
    const isNow = fate.round === round && stage === 'round'
    if (fate.round > round || (isNow && fate.reasons.join() !== 'left'))
      return `fates: ${player} cannot be out since round ${fate.round} yet.`
    if (isNow && waits && outcome === null)
      return `fates: ${player} is not out before the end of the round.`
    if (!/^((left|no play)(,no Liberty)?|no Liberty)$/.test(fate.reasons.join()))
      return `fates: of ${player}, "left" or "no play" comes first, then "no Liberty".`
    const expected = fate.reasons[0] === 'left' ? 'left' : 'out'
    if (presence !== expected) return `fates: ${player} must be ${expected} at the table, too.`
  }
  return outcome !== null || seatsInGame(roster).length >= (waits ? 1 : 2)
    ? undefined
    : 'fates: with so few players the game is over.'
}

function gridsProblem(position: Position): string | undefined {
  const { shared, options } = position
  const { grid, opening, fates, round, stage, last, letters } = shared
  const side = options.side ?? gridSideFor(letters.length)
  const grids = [grid, opening, ...(last === null ? [] : [last.placed, last.grid])]
  const form = new RegExp(`^([.@A-Z]{${side}}\n){${side}}$`)
  if (!grids.every((rows) => form.test(rows.map((row) => `${row}\n`).join(''))))
    return `grid: draw ${side} rows of ${side} squares, each ".", "@" or a Letter.`
  const known = [EMPTY, AT, ...letters.filter((_, seat) => fates[seat] === null)]
  if (![...grid.join('')].every((content) => known.includes(content)))
    return 'grid: only those who are in the game have Letters on it.'
  const after = (start: LetterGrid, since: number): LetterGrid =>
    turnedToAt(start, letters, outSince(shared, since))
  if ((stage === 'round' || last === null) && !equalJson(grid, after(opening, round)))
    return 'grid: it is what it was at the opening, but for those who have left since.'
  if (last === null) return stage === 'round' && round === 0 ? 'round: the first is 1.' : undefined
  const lastRound = stage === 'round' ? round - 1 : round
  if (last.round !== lastRound) return `last: the last round that is over was ${lastRound}.`
  return equalJson(stage === 'round' ? opening : grid, after(last.grid, last.round))
    ? lastProblem(position, last)
    : 'grid: it does not follow from the last round.'
}

function outSince({ fates }: Position['shared'], round: number): readonly number[] {
  return fates.flatMap((fate, seat) => (fate?.round === round ? [seat] : []))
}

function lastProblem({ shared, options, roster }: Position, last: SingleCaptureGoReport) {
  const { fates, letters } = shared
  const judged = [...last.left, ...last.doomed.map(({ seat }) => seat)]
  const odd = fates.findIndex((fate, seat) => {
    const doom = last.doomed.find((one) => one.seat === seat)
    if (fate === null || fate.round > last.round) return !last.left.includes(seat)
    if (fate.round < last.round) return judged.includes(seat)
    return !equalJson(fate.reasons, doom?.reasons ?? ['left'])
  })
  if (odd >= 0) return `last: what it says of seat ${odd} is not what became of it.`
  const struck = outSince(shared, last.round).filter((seat) => !judged.includes(seat))
  const stayed = last.doomed.filter(({ reasons }) => !reasons.includes('left'))
  const present = [...last.left, ...stayed.map(({ seat }) => seat)]
  const isNext = shared.stage === 'round'
  const opening = isNext ? openingOf(last) : shared.opening
  const again = resolve({
    shared: {
      ...shared,
      round: last.round,
      opening,
      grid: isNext ? last.placed : turnedToAt(opening, letters, struck),
      fates: fates.map((_, seat) => (judged.includes(seat) ? null : OUT)),
    },
    options,
    secret: letters.map((_, seat) => ({
      plays: last.attempts.flatMap((sent) => (sent.seat === seat ? [sent.square] : [])),
    })),
    roster: {
      seats: roster.seats.map((place, seat) => ({
        ...place,
        presence: present.includes(seat) ? 'here' : 'left',
      })),
    },
  })
  return equalJson(again, last) ? undefined : 'last: it does not follow from what was sent.'
}

const OUT: SingleCaptureGoFate = { round: 0, reasons: ['left'] }

/** The grid at the beginning of a round, as far as its report shows it. */
function openingOf({ attempts, grid }: SingleCaptureGoReport): LetterGrid {
  const taken = attempts.flatMap(({ fault }): [string, string][] => {
    if (fault?.code === 'letterThere') return [[fault.details.square, fault.details.letter]]
    return fault?.code === 'atThere' ? [[fault.details.square, AT]] : []
  })
  return withSquares(emptyGrid(grid.length), new Map(taken))
}

function playsProblem({ shared, secret, options }: Position): string | undefined {
  const { fates, round, stage } = shared
  for (const [seat, { plays }] of secret.entries()) {
    const isOut = stage === 'announcement' || (fates[seat]?.round ?? round) < round
    if (isOut && plays.length > 0) return `secret: seat ${seat} has sent nothing now.`
    const faulty = plays.find((play) => faultOf({ shared, options }, play) !== undefined)
    if (options.invalidPlays === 'refuse' && faulty !== undefined)
      return `secret: the play “${faulty}” of seat ${seat} would have been refused.`
  }
  return undefined
}
