import type { Desk, State } from '@ackanomic/core/engine'
import { deal, isShort, turnShort } from './deck.js'
import type { Draft } from './draft.js'
import { askAnew, isUnasked } from './inquiries.js'
import { standsStill, TOO_FEW, TOO_MANY } from './standstill.js'
import type { RustyLantern } from './types.js'

/** Something that follows from the state as it stands, whatever has led to it. */
interface Consequence {
  /** Whether it is due. */
  isDue(state: State<RustyLantern>): boolean
  /** Does it. */
  happen(draft: Draft, desk: Desk<RustyLantern>): void
}

/** In the order in which they are looked at. */
const CONSEQUENCES: readonly Consequence[] = [
  /* @__PURE__ */ suspension(TOO_FEW, '1250.18/susp.a', ({ own }) => own.circle.length < 2),
  /* @__PURE__ */ suspension(
    TOO_MANY,
    '1250.18/susp.b',
    ({ own, options }) => own.circle.length > options.benches,
  ),
  {
    // Where all cards of the deck are dealt to one Bard there is nothing to draw.
    isDue: ({ own, hidden }) => own.stocked && hidden.deck.length === own.owed[0]?.cards,
    happen: (draft, desk) => deal(draft, [...draft.hidden.deck.keys()], desk),
  },
  { isDue: (state) => state.own.short !== isShort(state), happen: turnShort },
  {
    isDue: (state) => standsStill(state) !== (state.own.stopped.since !== null),
    happen(draft, desk) {
      const { before, since } = draft.own.stopped
      draft.own.stopped =
        since === null
          ? { before, since: desk.at }
          : { before: before + Math.max(0, desk.at - since), since: null }
    },
  },
  {
    isDue: ({ own, options, hidden }) =>
      own.deckSize !== (options.showDeckSize ? hidden.deck.length : null),
    happen(draft) {
      draft.own.deckSize = draft.hidden.deck.length
    },
  },
  { isDue: isUnasked, happen: askAnew },
]

/** The tale is suspended as long as something is the case, and nobody has won. */
function suspension(
  reason: string,
  clause: RustyLantern['Clause'],
  isSo: (state: State<RustyLantern>) => boolean,
): Consequence {
  const ought = (state: State<RustyLantern>): boolean => state.own.winner === null && isSo(state)
  return {
    isDue: (state) => ought(state) !== state.table.halts.some((halt) => halt.reason === reason),
    happen(draft, desk) {
      if (ought(draft)) desk.halt(reason, clause)
      else desk.resume(reason, '1250.18/susp.e')
    },
  }
}

/** Whether something follows from the state. */
export function isUnsettled(state: State<RustyLantern>): boolean {
  return CONSEQUENCES.some(({ isDue }) => isDue(state))
}

/** Does the first thing that follows from the state. */
export function settle(draft: Draft, desk: Desk<RustyLantern>): void {
  CONSEQUENCES.find(({ isDue }) => isDue(draft))?.happen(draft, desk)
}
