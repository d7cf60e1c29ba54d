import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  isInGame,
  type PendingOf,
  type PendingSpec,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { claimedPrompt, claimMoves } from './claims.js'
import { contradictionOf, misreportOf } from './deduction.js'
import { doubleCrashDescription } from './description.js'
import { dueIn, FRESH_EXCHANGE, owedBy, type Play } from './exchanges.js'
import { type DoubleCrash, doubleCrashModel } from './model.js'
import { roundMoves, roundPrompts } from './plays.js'
import { beginRound, closeRound, end, goOn, isDue, unfinishedSeats } from './rounds.js'
import { sampleDoubleCrashMove } from './sampling.js'
import { otherThan } from './words.js'

/** The rules of Double Crash, without the text. */
export const doubleCrashRules = /* @__PURE__ */ defineRules<DoubleCrash>(doubleCrashModel, {
  id: 'double-crash',
  description: doubleCrashDescription,
  setup: () => ({
    shared: {
      stage: 'salvos',
      round: 1,
      exchanges: [FRESH_EXCHANGE],
      lookups: [],
      claims: [],
      tentative: null,
      targets: null,
      discovered: null,
      failed: [],
    },
    secret: [0, 1].map(() => ({ target: null, lookedUp: false, admitted: [] })),
  }),
  onStart: (draft, ctx) => beginRound(draft, 1, ctx),
  moves: { ...roundMoves, ...claimMoves },
  prompts: { ...roundPrompts, claimed: claimedPrompt },
  deadlines: {
    round: closeRound,
    /** The dictionary may still be asked about claims after the three days. */
    examination({ shared }) {
      shared.stage = 'dictionary'
    },
  },
  roster: {
    roles: societyRoles,
    left: (draft, _, ctx) => end(draft, seatsInGame(draft.roster)[0] ?? null, ctx),
  },
  afterEach: (state) => (isDue(state) ? goOn : undefined),
  pending,
  isWaiting: (state) => unfinishedSeats(state).some((seat) => isInGame(state.roster, seat)),
  sampleMove: sampleDoubleCrashMove,
})

function pending(state: State<DoubleCrash>, seat: SeatNumber | string): PendingOf<DoubleCrash> {
  if (typeof seat !== 'number' || !isInGame(state.roster, seat)) return {}
  const { shared, secret } = state
  const target = secret[seat]?.target ?? null
  const misreports = target !== null && misreportOf(shared, seat, target) !== undefined
  return {
    target: pendingPlay(state, 'target', seat),
    salvo: pendingPlay(state, 'salvo', seat),
    reply: pendingPlay(state, 'reply', seat),
    claim: pendingClaim(shared, seat),
    admit: misreports ? { need: 'optional', visibleTo: 'actor' } : undefined,
  }
}

function pendingClaim(
  shared: DoubleCrash['Shared'],
  seat: SeatNumber,
): PendingSpec<DoubleCrash> | undefined {
  if (shared.stage === 'examination') return { need: 'optional', deadline: 'examination' }
  return shared.targets === null && contradictionOf(shared, otherThan(seat)) !== undefined
    ? { need: 'optional', deadline: 'round' }
    : undefined
}

function pendingPlay(
  { shared, secret, options }: State<DoubleCrash>,
  play: Play,
  seat: SeatNumber,
): PendingSpec<DoubleCrash> | undefined {
  if (!dueIn(shared).includes(play)) return undefined
  const isOwed = owedBy(shared, seat, secret[seat]?.target ?? null).includes(play)
  if (!isOwed && options.revisions === 'first') return undefined
  const visibleTo = play === 'target' ? 'actor' : 'all'
  return { need: isOwed ? 'required' : 'optional', deadline: 'round', visibleTo }
}
