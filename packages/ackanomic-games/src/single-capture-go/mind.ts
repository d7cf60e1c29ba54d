import type { Choose } from '@ackanomic/core'
import {
  isHalted,
  isInGame,
  type MindRecipe,
  type PackedView,
  type Sampled,
} from '@ackanomic/core/engine'
import { countLetters } from './grid.js'
import { allHavePlayed, countingPlay, sampleValid } from './plays.js'
import { roundQuestion } from './rounds.js'
import type { Secret, SingleCaptureGo } from './types.js'

/** What a search needs of Single Capture Go. */
export const singleCaptureGoMind: MindRecipe<SingleCaptureGo> = {
  // Letters decide when all are doomed; until then what matters is to be in the game.
  scores: ({ own, table }) =>
    own.letters.map((letter, seat) =>
      isInGame(table, seat) ? 1 + countLetters(own.grid, letter) : 0,
    ),
  resample: sampleSingleCaptureGo,
}

/**
 * Plays at random for those whose plays a viewer may not know. With `earlyEnd` somebody's is always
 * missing: with all of them in, the round would be over.
 */
function sampleSingleCaptureGo(
  view: PackedView<SingleCaptureGo>,
  pick: Choose,
): Sampled<SingleCaptureGo> {
  const { own, options, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const secret = known.map((mine, seat) => mine ?? samplePlays(view, seat, pick))
  if (own.stage === 'round' && options.earlyEnd && !isHalted(table)) {
    leaveOneOut(view, known, secret, pick)
  }
  const round = own.round + 1
  return {
    secret,
    hidden: {},
    asked:
      own.stage === 'announcement'
        ? [{ name: 'round', to: 'referee', question: roundQuestion(round), about: { round } }]
        : [],
  }
}

function samplePlays(view: PackedView<SingleCaptureGo>, seat: number, pick: Choose): Secret {
  const mayPlay = view.own.stage === 'round' && isInGame(view.table, seat)
  const play = mayPlay && pick(4) > 0 ? sampleValid(view, pick) : undefined
  return { plays: play === undefined ? [] : [play.square] }
}

function leaveOneOut(
  { own, options, table }: PackedView<SingleCaptureGo>,
  known: readonly (Secret | null)[],
  secret: Secret[],
  pick: Choose,
): void {
  const sent = { own, options, table, secret }
  if (!allHavePlayed(sent)) return
  const others = secret.flatMap(({ plays }, seat) =>
    known[seat] === null && countingPlay(sent, plays) >= 0 ? [seat] : [],
  )
  const late = others.length === 0 ? undefined : others[pick(others.length)]
  if (late !== undefined) secret[late] = { plays: [] }
}
