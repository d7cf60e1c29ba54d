import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  isInGame,
  isPaused,
  type PackedView,
  type SearchDefinition,
  withPositions,
} from '@ackanomic/core/engine'
import { countLetters } from './grid.js'
import type { SingleCaptureGo, SingleCaptureGoSecret } from './model.js'
import { allHavePlayed, countingPlay, sampleValid } from './plays.js'
import { singleCaptureGoPosition } from './position.js'
import { roundQuestion } from './rounds.js'
import { singleCaptureGoRules } from './rules.js'
import { singleCaptureGoText } from './text.js'

/** What a search needs of Single Capture Go. */
const singleCaptureGoMind: SearchDefinition<SingleCaptureGo> = {
  // Letters decide when all are doomed; until then what matters is to be in the game.
  scores: ({ shared, table }) =>
    shared.letters.map((letter, seat) =>
      isInGame(table, seat) ? 1 + countLetters(shared.grid, letter) : 0,
    ),
  determinize: sampleSingleCaptureGo,
}

/**
 * Plays at random for those whose plays a viewer may not know. With `earlyEnd` somebody's is always
 * missing: with all of them in, the round would be over.
 */
function sampleSingleCaptureGo(
  view: PackedView<SingleCaptureGo>,
  pick: RandomInt,
): Determinization<SingleCaptureGo> {
  const { shared, options, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const secret = known.map((mine, seat) => mine ?? samplePlays(view, seat, pick))
  if (shared.stage === 'round' && options.earlyEnd && !isPaused(table)) {
    leaveOneOut(view, known, secret, pick)
  }
  const round = shared.round + 1
  return {
    secret,
    hidden: {},
    openPrompts:
      shared.stage === 'announcement'
        ? [{ name: 'round', to: 'referee', question: roundQuestion(round), details: { round } }]
        : [],
  }
}

function samplePlays(
  view: PackedView<SingleCaptureGo>,
  seat: number,
  pick: RandomInt,
): SingleCaptureGoSecret {
  const mayPlay = view.shared.stage === 'round' && isInGame(view.table, seat)
  const play = mayPlay && pick(4) > 0 ? sampleValid(view, pick) : undefined
  return { plays: play === undefined ? [] : [play.square] }
}

function leaveOneOut(
  { shared, options, table }: PackedView<SingleCaptureGo>,
  known: readonly (SingleCaptureGoSecret | null)[],
  secret: SingleCaptureGoSecret[],
  pick: RandomInt,
): void {
  const sent = { shared, options, table, secret }
  if (!allHavePlayed(sent)) return
  const others = secret.flatMap(({ plays }, seat) =>
    known[seat] === null && countingPlay(sent, plays) >= 0 ? [seat] : [],
  )
  const late = others.length === 0 ? undefined : others[pick(others.length)]
  if (late !== undefined) secret[late] = { plays: [] }
}

/**
 * Single Capture Go, rule 1250.13: two to twelve players secretly name a square each, all at once;
 * where two name the same nobody gets it. A player who has a Group without Liberty, or has not played, is
 * doomed, and the last one wins.
 *
 * Invalid plays are taken, count for nothing and stand in the summary of the round; with
 * `invalidPlays: 'refuse'` they are refused at once, with `notASquare` (IV.move.a), `offGrid`
 * (IV.move.b), `letterThere` (IV.move.c) or `atThere` (IV.move.d). In any case plays are refused with
 * `noRound` (IV.move.f) and `tooManyPlays` (IV.move.h), and set-ups with `wrongLetterCount`, `sameLetter` (III.b) and `notALetter`
 * (III.c); besides core's codes.
 *
 * @example
 * ```ts
 * import { singleCaptureGo } from '@ackanomic/games/single-capture-go'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const begin = singleCaptureGo.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt })
 * if (!begin.ok) throw new Error(begin.error.message)
 * begin.value.state.openPrompts[0]?.question // => { kind: 'judge', about: 'Announce that round 1 begins', choices: ['announce'] }
 *
 * const round = singleCaptureGo.apply(begin.value.state, {
 *   kind: 'answer', at: startedAt, by: 'Dee', prompt: 0, answer: 'announce',
 * })
 * if (!round.ok) throw new Error(round.error.message)
 * const [text = ''] = round.value.events.map(({ event }) => singleCaptureGo.describeEvent(event, ['Ann', 'Bob']))
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
 * const sent = singleCaptureGo.apply(round.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'play', square: 'f1' }, // there is no row f
 * })
 * if (!sent.ok) throw new Error(sent.error.message)
 * const [told] = sent.value.events.map(({ event }) => singleCaptureGo.describeEvent(event, ['Ann', 'Bob']))
 * told // => 'Ann: f1. It does not count. There is no square f1 on the grid; name one from a1 to e5.'
 * ```
 */
export const singleCaptureGo = /* @__PURE__ */ defineGame<SingleCaptureGo>(
  withPositions(singleCaptureGoRules, singleCaptureGoPosition),
  singleCaptureGoText,
  singleCaptureGoMind,
)
