import { defineRules, isPaused, seatsInGame } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { singleCaptureGoDescription } from './description.js'
import { emptyGrid, sideFor } from './grid.js'
import { type SingleCaptureGo, type SingleCaptureGoSecret, singleCaptureGoModel } from './model.js'
import {
  allHavePlayed,
  countingPlay,
  countValid,
  faultOf,
  MOST_PLAYS,
  sampleValid,
  validPlays,
} from './plays.js'
import {
  beginRound,
  endRound,
  finish,
  lettersFor,
  playersLeft,
  refereeFound,
  refuseLetters,
  start,
} from './rounds.js'

/** The rules of Single Capture Go, alone: enough for a server that keeps matches. */
export const singleCaptureGoRules = /* @__PURE__ */ defineRules<SingleCaptureGo>(
  singleCaptureGoModel,
  {
    id: 'single-capture-go',
    revision: 1,
    description: singleCaptureGoDescription,
    roles: societyRoles,
    setup({ players }, options) {
      const refused = refuseLetters(players, options)
      if (refused !== undefined) return refused
      const letters = lettersFor(players, options)
      const grid = emptyGrid(sideFor(players))
      const fates = letters.map(() => null)
      return {
        shared: {
          letters,
          grid,
          opening: grid,
          round: 0,
          stage: 'announcement',
          fates,
          last: null,
        },
        secret: letters.map(() => ({ plays: [] })),
      }
    },
    onStart: start,
    moves: {
      play: {
        primitiveFields: true,
        /** In the rule's own way any play is taken while a round is under way (IV). */
        validate({ shared, options, secret }, { square }, { seat }) {
          const { stage, round } = shared
          if (stage !== 'round') return { code: 'noRound', details: { round: round + 1 } }
          if (!takesPlays(shared, secret[seat])) {
            return { code: 'tooManyPlays', details: { most: MOST_PLAYS } }
          }
          return options.invalidPlays === 'keep' ? undefined : faultOf({ shared, options }, square)
        },
        /** Only its player and the referee are told of a play before the end of the round (IV). */
        apply(draft, { square }, ctx, { seat }) {
          const fault = faultOf(draft, square) ?? null
          const sent = (): SingleCaptureGo['Event'] => ({ type: 'play', seat, square, fault })
          ctx.emit(seat, '1250.13/IV.vis.a', sent)
          ctx.emit('referee', '1250.13/IV.vis.a', sent)
          draft.secret[seat]?.plays.push(square)
        },
        candidates: (seen, seat) =>
          takesPlays(seen.shared, seen.secret[seat]) ? validPlays(seen) : [],
      },
    },
    prompts: { round: { apply: (draft, _, ctx) => beginRound(draft, ctx) } },
    deadlines: { round: endRound },
    roster: {
      left: (draft, _, ctx) => playersLeft(draft, ctx),
      refereeLost({ options }, _, ctx) {
        if (options.onRefereeLoss === 'end') finish([], ctx)
      },
      refereeFound: (draft, _, ctx) => refereeFound(draft, ctx),
    },
    afterEach: {
      when: (state) =>
        state.options.earlyEnd &&
        state.shared.stage === 'round' &&
        !isPaused(state.table) &&
        allHavePlayed(state),
      run: endRound,
    },
    visibility: { referee: true },
    pendingActions(state) {
      const { shared, secret, table } = state
      if (shared.stage !== 'round' || countValid(state) === 0) return []
      return seatsInGame(table).flatMap((actor) => {
        const plays = secret[actor]?.plays ?? []
        if (plays.length >= MOST_PLAYS) return []
        const need = countingPlay(state, plays) < 0 ? 'required' : 'optional'
        return [{ action: 'play', actor, need, deadline: 'round', visibleTo: 'actor' } as const]
      })
    },
    sampleMove: (seen, seat, choose) =>
      takesPlays(seen.shared, seen.secret[seat]) ? sampleValid(seen, choose) : undefined,
  },
)

/** Whether another play of a seat is taken now. */
function takesPlays(
  { stage }: SingleCaptureGo['Shared'],
  secret: SingleCaptureGoSecret | null | undefined,
): boolean {
  return stage === 'round' && (secret?.plays.length ?? 0) < MOST_PLAYS
}
