import type { State } from '@ackanomic/core/engine'
import { dealCards, isShort } from './deck.js'
import type { Clause, Ctx, Draft, RustyLantern } from './model.js'
import { arePromptsDue, updatePrompts } from './prompts.js'
import { isStopped, restartDays, TOO_FEW, TOO_MANY } from './turns.js'

/** Something that follows from the state, however that came about. */
interface Consequence {
  isDue(state: State<RustyLantern>): boolean
  apply(draft: Draft, ctx: Ctx): void
}

const CONSEQUENCES: readonly Consequence[] = [
  /* @__PURE__ */ suspension(TOO_FEW, '1250.18/susp.a', ({ shared }) => shared.circle.length < 2),
  /* @__PURE__ */ suspension(
    TOO_MANY,
    '1250.18/susp.b',
    ({ shared, options }) => shared.circle.length > options.benches,
  ),
  {
    // If a Bard is dealt the whole deck, there is nothing to draw.
    isDue: ({ shared, hidden }) => shared.stocked && hidden.deck.length === shared.owed[0]?.cards,
    apply: (draft, ctx) => dealCards(draft, [...draft.hidden.deck.keys()], ctx),
  },
  {
    isDue: (state) => state.shared.short !== isShort(state),
    apply(draft, ctx) {
      draft.shared.short = !draft.shared.short
      const type = draft.shared.short ? 'short' : 'restocked'
      ctx.emit('public', '1250.18/card.h', () => ({ type }))
      restartDays(draft, ctx)
    },
  },
  {
    isDue: (state) => isStopped(state) !== (state.shared.stopped.since !== null),
    apply({ shared }, ctx) {
      const { before, since } = shared.stopped
      const passed = since === null ? 0 : Math.max(0, ctx.at - since)
      shared.stopped = { before: before + passed, since: since === null ? ctx.at : null }
    },
  },
  {
    isDue: ({ shared, options, hidden }) =>
      shared.deckSize !== (options.showDeckSize ? hidden.deck.length : null),
    apply({ shared, hidden }) {
      shared.deckSize = hidden.deck.length
    },
  },
  { isDue: arePromptsDue, apply: updatePrompts },
]

function suspension(
  reason: string,
  clause: Clause,
  isCase: (state: State<RustyLantern>) => boolean,
): Consequence {
  const isWanted = (state: State<RustyLantern>) => state.shared.winner === null && isCase(state)
  return {
    isDue: (state) => isWanted(state) !== state.roster.pauses.some((one) => one.reason === reason),
    apply(draft, ctx) {
      if (isWanted(draft)) ctx.pause(reason, clause)
      else ctx.resume(reason, '1250.18/susp.e')
    },
  }
}

export function hasConsequence(state: State<RustyLantern>): boolean {
  return CONSEQUENCES.some(({ isDue }) => isDue(state))
}

export function applyConsequence(draft: Draft, ctx: Ctx): void {
  CONSEQUENCES.find(({ isDue }) => isDue(draft))?.apply(draft, ctx)
}
