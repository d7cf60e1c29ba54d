import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  isInGame,
  isPaused,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { countLetters } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { countingPlay, sampleValid } from './plays.js'
import { singleCaptureGoPosition } from './position.js'
import { allHavePlayed } from './resolution.js'
import { roundQuestion } from './rounds.js'
import { singleCaptureGoRules } from './rules.js'
import type { SingleCaptureGoSecret } from './state.js'
import { singleCaptureGoText } from './text.js'

function sampleSingleCaptureGo(
  view: View<SingleCaptureGo>,
  choose: RandomInt,
): Determinization<SingleCaptureGo> {
  const { shared, options, roster } = view
  const isRound = shared.stage === 'round'
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  const secret = known.map((secretOf, seat): SingleCaptureGoSecret => {
    if (secretOf !== null) return secretOf
    const plays = isRound && isInGame(roster, seat) && choose(4) > 0
    const play = plays ? sampleValid(view, choose) : undefined
    return { plays: play === undefined ? [] : [play.square] }
  })
  const sent = { shared, options, roster, secret }
  if (isRound && options.earlyEnd && !isPaused(roster) && allHavePlayed(sent)) {
    const unknown = secret.flatMap(({ plays }, seat) =>
      known[seat] === null && countingPlay(sent, plays) >= 0 ? [seat] : [],
    )
    const late = unknown.length === 0 ? undefined : unknown[choose(unknown.length)]
    if (late !== undefined) secret[late] = { plays: [] }
  }
  const round = shared.round + 1
  const asked = { name: 'round', to: 'referee', question: roundQuestion(round) } as const
  return { secret, hidden: {}, openPrompts: isRound ? [] : [{ ...asked, details: { round } }] }
}

/**
 * Single Capture Go, rule 1250.13: two to twelve players secretly name one square each, all at
 * once. If two name the same, nobody gets it. A player without a Liberty for a Group, or without a
 * play, is doomed. The last player wins.
 *
 * An invalid play has no effect and appears in the summary. With `invalidPlays: 'refuse'`, it is
 * refused with `notASquare` (IV.move.a), `offGrid` (IV.move.b), `letterThere` (IV.move.c) or
 * `atThere` (IV.move.d). Besides core's codes, plays are refused with `noRound` (IV.move.f) and
 * `tooManyPlays` (IV.move.h), and set-ups with `wrongLetterCount`, `sameLetter` (III.b) and
 * `notALetter` (III.c).
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
 * text.split('\n')[0] // => 'Round 1 begins. In the game: Ann (A), Bob (B).'
 *
 * const sent = singleCaptureGo.apply(round.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'play', square: 'f1' }, // there is no row f
 * })
 * if (!sent.ok) throw new Error(sent.error.message)
 * const [sentence] = sent.value.events.map(({ event }) => singleCaptureGo.describeEvent(event, ['Ann', 'Bob']))
 * sentence // => 'Ann: f1. It does not count. There is no square f1 on the grid; name one from a1 to e5.'
 * ```
 */
export const singleCaptureGo = /* @__PURE__ */ defineGame<SingleCaptureGo>(
  withPositions(singleCaptureGoRules, singleCaptureGoPosition),
  singleCaptureGoText,
  {
    // Staying in the game matters until all are doomed and Letters decide.
    scores: ({ shared, roster }) =>
      shared.letters.map((letter, seat) =>
        isInGame(roster, seat) ? 1 + countLetters(shared.grid, letter) : 0,
      ),
    determinize: sampleSingleCaptureGo,
  },
)
