import type { Game } from '@ackanomic/core'
import { asPlain, defineGame, type State, seatsInGame, type Wanted } from '@ackanomic/core/engine'
import { checkAdmission, checkClaim, claimError, reportClaimed } from './claims.js'
import { doubleCrashClauses } from './clauses.js'
import { contradictionOf, misreportOf } from './deduction.js'
import { doubleCrashDescription } from './description.js'
import { endWithoutWinner, win } from './ending.js'
import { doubleCrashMoves, sampleDoubleCrashMove } from './legal.js'
import { doubleCrashNotation } from './notation.js'
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
import { doubleCrashRejections } from './rejections.js'
import { renderDoubleCrash } from './render.js'
import { sampleDoubleCrash } from './resample.js'
import { beginRound, closeExamination, closeRound, goOn, isDue } from './rounds.js'
import { sayDoubleCrash } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { DoubleCrash } from './types.js'
import { exchangeOf, freshExchange, isSalvoRound, otherThan } from './words.js'

/**
 * Double Crash, rule 1250.12: each of two players has a secret Target Word, and fires Salvos of
 * words at the other's, who replies how often each word crashes with it. There is no referee; the
 * host is asked what is in the dictionary.
 *
 * Refuses moves with `targetTooLate`, `targetChosen`, `targetLength` and `noTarget` (R1(1)),
 * `salvoNotDue` and `replyNotDue` (IV.time(5)), `salvoPosted`, `wrongSize` and `wordLength`
 * (IV.salvo), `replyPosted` and `notTheSalvo` (IV.reply(1)), `noSuchReport` and `noError`
 * (IV.err(1)), `roundsOver` (IV.end(1)), `notProvable`, `examinationOver` and `claimedAlready`
 * (IV.rev), besides core's codes.
 *
 * @example
 * ```ts
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt })
 * if (!start.ok) throw new Error(start.error.says)
 * const words = ['HEART', 'SPADE', 'STAFF', 'CHAFF', 'SWORD', 'WORDY']
 * const opened = doubleCrash.apply(start.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'opening', target: 'CRASH', words },
 * })
 * if (!opened.ok) throw new Error(opened.error.says)
 * opened.value.state.own.exchanges[0]?.salvos[0]?.length // => 6
 *
 * const again = doubleCrash.apply(opened.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'target', word: 'CHASM' },
 * })
 * again.ok ? '' : again.error.says // => 'You have chosen CRASH already, and the first choice stands.'
 * ```
 */
export const doubleCrash: Game<DoubleCrash> = /* @__PURE__ */ defineGame<DoubleCrash>({
  id: 'double-crash',
  revision: 1,
  description: doubleCrashDescription,
  clauses: doubleCrashClauses,
  rejections: doubleCrashRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: () => ({
    own: {
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
    secret: [
      { target: null, admitted: false },
      { target: null, admitted: false },
    ],
    hidden: {},
  }),
  begin: (draft, desk) => beginRound(draft, 1, desk),
  moves: {
    target: {
      by: ['seat'],
      check: (state, { word }, { seat }) => checkTarget(state, word, seat),
      play: (draft, { word }, desk, { seat }) => chooseTarget(draft, word, seat, desk),
    },
    salvo: {
      by: ['seat'],
      check: (state, { words }, { seat }) => checkSalvo(state, words, seat),
      play: (draft, { words }, desk, { seat }) => postSalvo(draft, words, seat, desk),
    },
    opening: {
      by: ['seat'],
      check: (state, { target, words }, { seat }) =>
        checkTarget(state, target, seat) ?? checkSalvo(state, words, seat),
      play(draft, { target, words }, desk, { seat }) {
        chooseTarget(draft, target, seat, desk)
        postSalvo(draft, words, seat, desk)
      },
    },
    reply: {
      by: ['seat'],
      check: (state, { lines }, { seat }) => checkReply(state, lines, seat),
      play: (draft, { lines }, desk, { seat }) => postReply(draft, lines, seat, desk),
    },
    claim: {
      by: ['seat'],
      check: (state, { error }, { seat }) => checkClaim(state, error, seat),
      play: (draft, { error }, desk, { seat }) =>
        claimError(draft, seat, otherThan(seat), error, desk),
    },
    admit: {
      by: ['seat'],
      check: (state, { error }, { seat }) => checkAdmission(state, error, seat),
      play: (draft, { error }, desk, { seat }) => claimError(draft, seat, seat, error, desk),
    },
  },
  inquiries: {
    chosen: {
      play: (draft, found, desk, { about }) => reportChosen(draft, found, about.seat, desk),
      sample: (_, __, pick) => pick(4) > 0,
    },
    claimed: {
      play: (draft, found, desk, asked) => reportClaimed(draft, found, asked, desk),
      sample: (_, __, pick) => pick(4) > 0,
    },
    salvo: {
      deadline: 'round',
      play: (draft, found, desk, { about }) => reportSalvo(draft, found, about, desk),
      // All words of a Salvo must be found, or it comes back again and again.
      sample: (_, __, pick) => pick(16) > 0,
    },
  },
  deadlines: { round: closeRound, examination: closeExamination },
  membership: {
    left(draft, _, desk) {
      const [seat] = seatsInGame(asPlain(draft.table))
      if (seat === undefined) endWithoutWinner(desk)
      else win(draft, seat, desk)
    },
  },
  settle: { when: isDue, play: goOn },
  secrecy: { referee: false },
  expects: wantedIn,
  legalMoves: doubleCrashMoves,
  sampleMove: sampleDoubleCrashMove,
  resample: sampleDoubleCrash,
  notation: doubleCrashNotation,
  render: renderDoubleCrash,
  say: sayDoubleCrash,
})

function wantedIn(state: State<DoubleCrash>): readonly Wanted<DoubleCrash>[] {
  const { own, secret, table } = state
  return seatsInGame(table).flatMap((of) => {
    const target = secret[of]?.target ?? null
    const wanted = own.tentative === null ? dueOf(state, of, target) : []
    const against = otherThan(of)
    if (own.targets !== null ? !own.examined : contradictionOf(own, against) !== undefined) {
      const deadline = own.targets === null ? 'round' : 'examination'
      wanted.push({ what: 'claim', of, need: 'may', deadline, seenBy: 'all' })
    }
    if (target !== null && misreportOf(own, of, target) !== undefined) {
      wanted.push({ what: 'admit', of, need: 'may', seenBy: 'self' })
    }
    return wanted
  })
}

/** What the round asks of a seat. */
function dueOf(
  { own, options }: State<DoubleCrash>,
  of: number,
  target: string | null,
): Wanted<DoubleCrash>[] {
  const exchange = exchangeOf(own)
  const mayRevise = options.revisions === 'last'
  const wanted: Wanted<DoubleCrash>[] = []
  const due = (what: 'target' | 'salvo' | 'reply', isDone: boolean): void => {
    if (isDone && !mayRevise) return
    const seenBy = what === 'target' ? 'self' : 'all'
    wanted.push({ what, of, must: !isDone, deadline: 'round', seenBy })
  }
  if (own.round === 1) due('target', target !== null)
  if (isSalvoRound(own.round)) due('salvo', (exchange?.salvos[of] ?? null) !== null)
  else due('reply', (exchange?.replies[of] ?? null) !== null)
  return wanted
}
