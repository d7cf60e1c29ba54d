import { days, type SeatNumber } from '@ackanomic/core'
import { defineRules, isInGame, isPaused, type VisibleState } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { singleCaptureGoDescription } from './description.js'
import { emptyGrid, gridSideFor } from './grid.js'
import { type SingleCaptureGo, singleCaptureGoModel } from './model.js'
import { countingPlay, countValid, faultOf, MAX_PLAYS, sampleValid, validPlays } from './plays.js'
import { allHavePlayed } from './resolution.js'
import {
  beginRound,
  contendersOf,
  endRound,
  finish,
  lettersFor,
  nextRound,
  playersLeft,
  refuseLetters,
} from './rounds.js'

/** The rules of Single Capture Go, without the text. */
export const singleCaptureGoRules = /* @__PURE__ */ defineRules<SingleCaptureGo>(
  singleCaptureGoModel,
  {
    id: 'single-capture-go',
    description: singleCaptureGoDescription,
    setup({ seats }, options) {
      const players = seats.length
      const refused = refuseLetters(players, options)
      if (refused !== undefined) return refused
      const letters = lettersFor(players, options)
      const grid = emptyGrid(options.side ?? gridSideFor(players))
      const fates = letters.map(() => null)
      const start = { round: 0, stage: 'announcement', fates, last: null } as const
      return {
        shared: { letters, grid, opening: grid, ...start },
        secret: letters.map(() => ({ plays: [] })),
      }
    },
    onStart(draft, ctx) {
      const players = contendersOf(draft)
      const side = draft.shared.grid.length
      ctx.emit('public', '1250.13/III.b', () => ({ type: 'start', players, side }))
      nextRound(draft, ctx)
    },
    moves: {
      play: {
        /** By default, any play is accepted during a round, as the rule says (IV). */
        validate(state, { square }, { seat }) {
          const { stage, round } = state.shared
          if (stage !== 'round') return { code: 'noRound', details: { round: round + 1 } }
          if (!takesPlays(state, seat))
            return { code: 'tooManyPlays', details: { most: MAX_PLAYS } }
          return state.options.invalidPlays === 'keep' ? undefined : faultOf(state, square)
        },
        /** Only the player and the referee learn of a play before the end of the round (IV). */
        apply(draft, { square }, ctx, { seat }) {
          const fault = faultOf(draft, square) ?? null
          for (const to of [seat, 'referee'] as const)
            ctx.emit(to, '1250.13/IV.vis.a', () => ({ type: 'play', seat, square, fault }))
          draft.secret[seat]?.plays.push(square)
        },
        candidates: (state, seat) => (takesPlays(state, seat) ? validPlays(state) : []),
      },
    },
    prompts: { round: { apply: (draft, _, ctx) => beginRound(draft, ctx) } },
    deadlines: { round: endRound },
    roster: {
      roles: societyRoles,
      left: (draft, _, ctx) => playersLeft(draft, ctx),
      apply({ shared, options }, { type }, ctx) {
        const { onRefereeLoss } = options
        const { stage, round } = shared
        if (type === 'refereeLost' && onRefereeLoss === 'end') finish([], ctx)
        // The three days go on, or begin anew with `restart-period`.
        if (type !== 'refereeFound' || stage !== 'round' || onRefereeLoss !== 'restart-period')
          return
        ctx.emit('public', '1250.13/gen.ref', () => ({ type: 'restart', round }))
        ctx.startTimer('round', days(3))
      },
    },
    afterEach: (state) =>
      state.options.earlyEnd &&
      state.shared.stage === 'round' &&
      !isPaused(state.roster) &&
      allHavePlayed(state)
        ? endRound
        : undefined,
    seesSecrets: (_, viewer) => viewer === 'referee',
    pending(state, of) {
      const isWanted = typeof of === 'number' && isInGame(state.roster, of) && takesPlays(state, of)
      if (!isWanted || countValid(state) === 0) return {}
      const { plays = [] } = state.secret[of] ?? {}
      const need = countingPlay(state, plays) < 0 ? 'required' : 'optional'
      return { play: { need, deadline: 'round', visibleTo: 'actor' } }
    },
    sampleMove: (state, seat, choose) =>
      takesPlays(state, seat) ? sampleValid(state, choose) : undefined,
  },
)

function takesPlays({ shared, secret }: VisibleState<SingleCaptureGo>, seat: SeatNumber): boolean {
  return shared.stage === 'round' && (secret[seat]?.plays.length ?? 0) < MAX_PLAYS
}
