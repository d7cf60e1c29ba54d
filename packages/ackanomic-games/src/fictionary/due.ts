import type { SeatNumber } from '@ackanomic/core'
import { type Context, isHalted, type State } from '@ackanomic/core/engine'
import { beginComparison, defineByDefault, giveUp } from './definitions.js'
import { defaultWord } from './ing-word.js'
import type { Draft } from './rounds.js'
import { bluffersOf, botsAct, brainiacOf, isBot, votersOf } from './spots.js'
import type { Fictionary } from './types.js'
import { beginScoring, callScorekeeper, sheep } from './voting.js'

/** The three days of a step are over: its default has happened (IV.3). */
export function timeOut(draft: Draft, ctx: Context<Fictionary>): void {
  const { now } = draft.shared
  const isOut = (seat: SeatNumber): boolean => isBot(draft.table, seat)
  const isBrainiacOut = (): boolean => isOut(brainiacOf(draft.shared))
  switch (now.stage) {
    case 'word':
      // What was chosen in time waits for those who look it up.
      if (now.sought !== null) draft.shared.now = { ...now, late: true }
      else defaultWord(draft, isBrainiacOut(), ctx)
      break
    case 'definitions':
      for (const seat of missing(draft)) defineByDefault(draft, seat, isOut(seat), ctx)
      break
    case 'report':
    case 'list':
      giveUp(draft, isBrainiacOut(), ctx)
      break
    case 'votes':
      for (const seat of missing(draft)) sheep(draft, seat, isOut(seat), ctx)
      break
    case 'scoring':
      callScorekeeper(draft, isBrainiacOut(), ctx)
      break
    default:
  }
}

/** The Bluffers whose definition or vote is still missing. */
export function missing({ shared, secret, table }: State<Fictionary>): readonly SeatNumber[] {
  if (shared.now.stage === 'votes') {
    return votersOf(table, shared).filter((seat) => shared.votes[seat] === null)
  }
  return bluffersOf(table, shared.brainiac).filter((seat) => secret[seat]?.definition === null)
}

/** Whether something happens at once: a step is complete, or a bot is to act (2c, 4c, V.1). */
export function isDue(state: State<Fictionary>): boolean {
  const { shared, table } = state
  if (isHalted(table)) return false
  const isBots = (seat: SeatNumber): boolean => botsAct(table) && isBot(table, seat)
  switch (shared.now.stage) {
    case 'numbers':
    case 'adjudication':
      return false
    case 'word':
      return shared.now.sought === null && isBots(brainiacOf(shared))
    case 'definitions':
    case 'votes': {
      const waited = missing(state)
      return waited.length === 0 || waited.some(isBots)
    }
    default:
      return isBots(brainiacOf(shared))
  }
}

/** Does what happens at once. */
export function doDue(draft: Draft, ctx: Context<Fictionary>): void {
  switch (draft.shared.now.stage) {
    case 'word':
      defaultWord(draft, true, ctx)
      break
    case 'definitions':
      if (botsActFor(draft, (seat) => defineByDefault(draft, seat, true, ctx))) {
        beginComparison(draft, ctx)
      }
      break
    case 'votes':
      if (botsActFor(draft, (seat) => sheep(draft, seat, true, ctx))) beginScoring(draft, ctx)
      break
    case 'scoring':
      callScorekeeper(draft, true, ctx)
      break
    default:
      giveUp(draft, true, ctx)
  }
}

/** Lets bots act for those who are missing; says whether nobody is missing then. */
function botsActFor(draft: Draft, act: (seat: SeatNumber) => void): boolean {
  const waited = missing(draft)
  const bots = waited.filter((seat) => botsAct(draft.table) && isBot(draft.table, seat))
  for (const seat of bots) act(seat)
  return bots.length === waited.length
}
