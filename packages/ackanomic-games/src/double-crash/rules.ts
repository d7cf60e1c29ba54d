import {
  defineRules,
  isInGame,
  type RulesOf,
  type State,
  seatsInGame,
  type Wanted,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { checkAdmission, checkClaim, claimError, reportClaimed } from './claims.js'
import { contradictionOf, misreportOf } from './deduction.js'
import { doubleCrashDescription } from './description.js'
import { doubleCrashMoves, sampleDoubleCrashMove } from './legal.js'
import {
  checkReply,
  checkSalvo,
  checkTarget,
  chooseTarget,
  postReply,
  postSalvo,
  reportChosen,
  reportSalvo,
} from './plays.js'
import { doubleCrashPosition } from './position.js'
import { doubleCrashRejections } from './rejections.js'
import {
  beginRound,
  closeExamination,
  closeRound,
  endWithoutWinner,
  goOn,
  isDue,
  unfinishedSeats,
  win,
} from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { DoubleCrash, Secret } from './types.js'
import { dueIn, freshExchange, otherThan, owedBy } from './words.js'

/** What a seat knows before it has chosen. */
const FRESH: Secret = { target: null, lookedUp: false, admitted: [] }

/** The rules of Double Crash, alone: enough for a server that keeps matches. */
export const doubleCrashRules: RulesOf<DoubleCrash> = /* @__PURE__ */ defineRules<DoubleCrash>({
  id: 'double-crash',
  revision: 1,
  description: doubleCrashDescription,
  roles: societyRoles,
  rejections: doubleCrashRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: () => ({
    shared: {
      round: 1,
      exchanges: [freshExchange()],
      lookups: [],
      claims: [],
      tentative: null,
      targets: null,
      examined: false,
      discovered: null,
      failed: [],
    },
    secret: [FRESH, FRESH],
    hidden: {},
  }),
  begin: (draft, ctx) => beginRound(draft, 1, ctx),
  moves: {
    target: {
      check: (state, { word }, { seat }) => checkTarget(state, word, seat),
      play: (draft, { word }, ctx, { seat }) => chooseTarget(draft, word, seat, ctx),
    },
    salvo: {
      check: (state, { words }, { seat }) => checkSalvo(state, words, seat),
      play: (draft, { words }, ctx, { seat }) => postSalvo(draft, words, seat, ctx),
    },
    opening: {
      check: (state, { target, words }, { seat }) =>
        checkTarget(state, target, seat) ?? checkSalvo(state, words, seat),
      play(draft, { target, words }, ctx, { seat }) {
        chooseTarget(draft, target, seat, ctx)
        postSalvo(draft, words, seat, ctx)
      },
    },
    reply: {
      check: (state, { lines }, { seat }) => checkReply(state, lines, seat),
      play: (draft, { lines }, ctx, { seat }) => postReply(draft, lines, seat, ctx),
    },
    claim: {
      check: (state, { error }, { seat }) => checkClaim(state, error, seat),
      play: (draft, { error }, ctx, { seat }) =>
        claimError(draft, seat, otherThan(seat), error, ctx),
    },
    admit: {
      check: (state, { error }, { seat }) => checkAdmission(state, error, seat),
      play: (draft, { error }, ctx, { seat }) => claimError(draft, seat, seat, error, ctx),
    },
  },
  inquiries: {
    chosen: {
      play: (draft, found, ctx, { about }) => reportChosen(draft, found, about.seat, ctx),
    },
    claimed: {
      play: (draft, found, ctx, asked) => reportClaimed(draft, found, asked, ctx),
    },
    salvo: {
      deadline: 'round',
      play: (draft, found, ctx, { about }) => reportSalvo(draft, found, about, ctx),
    },
  },
  deadlines: { round: closeRound, examination: closeExamination },
  membership: {
    left(draft, _, ctx) {
      const [seat] = seatsInGame(draft.table)
      if (seat === undefined) endWithoutWinner(ctx)
      else win(draft, seat, ctx)
    },
  },
  settle: { when: isDue, play: goOn },
  secrecy: { referee: false },
  expects: wantedIn,
  isWaiting: (state) => unfinishedSeats(state).some((seat) => isInGame(state.table, seat)),
  legalMoves: doubleCrashMoves,
  sampleMove: sampleDoubleCrashMove,
  position: doubleCrashPosition,
})

function wantedIn(state: State<DoubleCrash>): readonly Wanted<DoubleCrash>[] {
  const { shared, secret, table } = state
  return seatsInGame(table).flatMap((of) => {
    const target = secret[of]?.target ?? null
    const wanted = playsOf(state, of, target)
    const against = otherThan(of)
    if (
      shared.targets !== null ? !shared.examined : contradictionOf(shared, against) !== undefined
    ) {
      const deadline = shared.targets === null ? 'round' : 'examination'
      wanted.push({ what: 'claim', of, need: 'may', deadline, seenBy: 'all' })
    }
    if (target !== null && misreportOf(shared, of, target) !== undefined) {
      wanted.push({ what: 'admit', of, need: 'may', seenBy: 'self' })
    }
    return wanted
  })
}

/** What the round wants of a seat, and what e may send again. */
function playsOf(
  { shared, options }: State<DoubleCrash>,
  of: number,
  target: string | null,
): Wanted<DoubleCrash>[] {
  const owed = owedBy(shared, of, target)
  return dueIn(shared)
    .filter((what) => options.revisions === 'last' || owed.includes(what))
    .map((what) => ({
      what,
      of,
      need: owed.includes(what) ? 'must' : 'may',
      deadline: 'round',
      seenBy: what === 'target' ? 'self' : 'all',
    }))
}
