import type { Game } from '@ackanomic/core'
import {
  type Actor,
  type Desk,
  defineGame,
  isHalted,
  isInGame,
  type RefusalOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { singleCaptureGoClauses } from './clauses.js'
import { singleCaptureGoDescription } from './description.js'
import { countLetters, emptyGrid, sideFor } from './grid.js'
import { playersLeft, refereeFound, refereeLost } from './leaving.js'
import { lettersFor, refuseLetters } from './letters.js'
import { singleCaptureGoNotation } from './notation.js'
import {
  allHavePlayed,
  countingPlay,
  countValid,
  faultOf,
  sampleValid,
  validPlays,
} from './plays.js'
import { singleCaptureGoRejections } from './rejections.js'
import { renderSingleCaptureGo } from './render.js'
import { sampleSingleCaptureGo } from './resample.js'
import { beginRound, endRound, start } from './rounds.js'
import { saySingleCaptureGo } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { Play, SingleCaptureGo } from './types.js'

/**
 * Single Capture Go, rule 1250.13: two to twelve players secretly name a square each, all at once;
 * where two name the same nobody gets it. Whoever has a Group without Liberty, or has not played, is
 * doomed, and the last one wins.
 *
 * Invalid plays are taken, count for nothing and stand in the summary of the round; with
 * `invalidPlays: 'refuse'` they are refused at once, with `notASquare` (IV.move.a), `offGrid`
 * (IV.move.b), `letterThere` (IV.move.c) or `atThere` (IV.move.d). In any case plays are refused with
 * `noRound` (IV.move.f), and set-ups with `wrongLetterCount`, `sameLetter` (III.b) and `notALetter`
 * (III.c); besides core's codes.
 *
 * @example
 * ```ts
 * import { singleCaptureGo } from '@ackanomic/games/single-capture-go'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const begin = singleCaptureGo.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt })
 * if (!begin.ok) throw new Error(begin.error.says)
 * begin.value.state.asked[0]?.question // => { ask: 'judge', about: 'Announce that round 1 begins', choices: ['announce'] }
 *
 * const ruling = { kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: 'announce' }
 * const round = singleCaptureGo.apply(begin.value.state, ruling)
 * if (!round.ok) throw new Error(round.error.says)
 * const [text = ''] = round.value.posts.map(({ post }) => singleCaptureGo.say(post, ['Ann', 'Bob']))
 * text.split('\n') // => [
 * //   'Round 1 begins, for three days. In the game: Ann (A), Bob (B).',
 * //   '  1 2 3 4 5',
 * //   'a . . . . .',
 * //   'b . . . . .',
 * //   'c . . . . .',
 * //   'd . . . . .',
 * //   'e . . . . .',
 * //  ]
 *
 * const move = { type: 'play', square: 'f1' } // there is no row f
 * const sent = singleCaptureGo.apply(round.value.state, { kind: 'move', at: startedAt, by: 'Ann', move })
 * if (!sent.ok) throw new Error(sent.error.says)
 * const [told] = sent.value.posts.map(({ post }) => singleCaptureGo.say(post, ['Ann', 'Bob']))
 * told // => 'Ann: f1. It does not count. There is no square f1 on the grid; name one from a1 to e5.'
 * ```
 */
export const singleCaptureGo: Game<SingleCaptureGo> = /* @__PURE__ */ defineGame<SingleCaptureGo>({
  id: 'single-capture-go',
  revision: 1,
  description: singleCaptureGoDescription,
  clauses: singleCaptureGoClauses,
  rejections: singleCaptureGoRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ players }, options) => refuseLetters(players, options),
  setup({ players }, options) {
    const letters = lettersFor(players, options)
    const grid = emptyGrid(sideFor(players))
    return {
      own: {
        letters,
        grid,
        opening: grid,
        round: 0,
        stage: 'announcement',
        fates: letters.map(() => null),
        last: null,
      },
      secret: letters.map(() => ({ plays: [] })),
      hidden: {},
    }
  },
  begin: start,
  moves: { play: { by: ['seat'], check: checkPlay, play: sendPlay } },
  inquiries: { round: { play: (draft, _, desk) => beginRound(draft, desk) } },
  deadlines: { round: endRound },
  membership: {
    left: (draft, _, desk) => playersLeft(draft, desk),
    refereeLost: (draft, _, desk) => refereeLost(draft, desk),
    refereeFound: (draft, _, desk) => refereeFound(draft, desk),
  },
  settle: {
    when: (state) =>
      state.options.earlyEnd &&
      state.own.stage === 'round' &&
      !isHalted(state.table) &&
      allHavePlayed(state),
    play: endRound,
  },
  secrecy: { referee: true },
  expects(state) {
    if (state.own.stage !== 'round' || countValid(state) === 0) return []
    return seatsInGame(state.table).map((of) => ({
      what: 'play',
      of,
      must: countingPlay(state, of) < 0,
      deadline: 'round',
      seenBy: 'self',
    }))
  },
  legalMoves: (state) => ({
    complete: true,
    moves: state.own.stage === 'round' ? validPlays(state) : [],
  }),
  sampleMove: (state, _, pick) =>
    state.own.stage === 'round' ? sampleValid(state, pick) : undefined,
  // Letters decide when all are doomed; until then what matters is to be in the game.
  scores: ({ own, table }) =>
    own.letters.map((letter, seat) =>
      isInGame(table, seat) ? 1 + countLetters(own.grid, letter) : 0,
    ),
  resample: sampleSingleCaptureGo,
  notation: singleCaptureGoNotation,
  render: renderSingleCaptureGo,
  say: saySingleCaptureGo,
})

/** Whether a play is taken; in the rule's own way any is while a round is under way (IV). */
function checkPlay(
  { own, options }: State<SingleCaptureGo>,
  { square }: Play,
): RefusalOf<SingleCaptureGo> | undefined {
  if (own.stage !== 'round') return { code: 'noRound', facts: { round: own.round + 1 } }
  return options.invalidPlays === 'keep' ? undefined : faultOf({ own, options }, square)
}

/** Keeps a play until the end of the round; only its player and the referee are told (IV). */
function sendPlay(
  draft: Writable<State<SingleCaptureGo>>,
  { square }: Play,
  desk: Desk<SingleCaptureGo>,
  { seat }: Actor,
): void {
  const fault = faultOf(draft, square) ?? null
  const post = (): SingleCaptureGo['Post'] => ({ type: 'play', seat, square, fault })
  desk.tell(seat, '1250.13/IV.vis.a', post)
  desk.tell('referee', '1250.13/IV.vis.a', post)
  draft.secret[seat]?.plays.push(square)
}
