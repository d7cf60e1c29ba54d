import {
  type Actor,
  type Context,
  defineRules,
  isHalted,
  type RefusalOf,
  type RulesOf,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { singleCaptureGoDescription } from './description.js'
import { emptyGrid, sideFor } from './grid.js'
import {
  allHavePlayed,
  countingPlay,
  countValid,
  faultOf,
  MOST_PLAYS,
  sampleValid,
  validPlays,
} from './plays.js'
import { singleCaptureGoPosition } from './position.js'
import { singleCaptureGoRejections } from './rejections.js'
import {
  beginRound,
  endRound,
  lettersFor,
  playersLeft,
  refereeFound,
  refereeLost,
  refuseLetters,
  start,
} from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { Play, Secret, SingleCaptureGo } from './types.js'

/** The rules of Single Capture Go, alone: enough for a server that keeps matches. */
export const singleCaptureGoRules: RulesOf<SingleCaptureGo> =
  /* @__PURE__ */ defineRules<SingleCaptureGo>({
    id: 'single-capture-go',
    revision: 1,
    description: singleCaptureGoDescription,
    roles: societyRoles,
    rejections: singleCaptureGoRejections,
    options: optionsSchema,
    move: moveSchema,
    checkSetup: ({ players }, options) => refuseLetters(players, options),
    setup({ players }, options) {
      const letters = lettersFor(players, options)
      const grid = emptyGrid(sideFor(players))
      return {
        shared: {
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
    moves: { play: { flat: true, check: checkPlay, play: sendPlay } },
    inquiries: { round: { play: (draft, _, ctx) => beginRound(draft, ctx) } },
    deadlines: { round: endRound },
    membership: {
      left: (draft, _, ctx) => playersLeft(draft, ctx),
      refereeLost: (draft, _, ctx) => refereeLost(draft, ctx),
      refereeFound: (draft, _, ctx) => refereeFound(draft, ctx),
    },
    settle: {
      when: (state) =>
        state.options.earlyEnd &&
        state.shared.stage === 'round' &&
        !isHalted(state.table) &&
        allHavePlayed(state),
      play: endRound,
    },
    secrecy: { referee: true },
    expects(state) {
      const { shared, secret, table } = state
      if (shared.stage !== 'round' || countValid(state) === 0) return []
      return seatsInGame(table).flatMap((of) => {
        const plays = secret[of]?.plays ?? []
        if (plays.length >= MOST_PLAYS) return []
        const need = countingPlay(state, plays) < 0 ? ('must' as const) : ('may' as const)
        return [{ what: 'play' as const, of, need, deadline: 'round', seenBy: 'self' } as const]
      })
    },
    legalMoves: (seen, seat) => ({
      complete: true,
      moves: takesPlays(seen.shared, seen.secret[seat]) ? validPlays(seen) : [],
    }),
    sampleMove: (seen, seat, choose) =>
      takesPlays(seen.shared, seen.secret[seat]) ? sampleValid(seen, choose) : undefined,
    position: singleCaptureGoPosition,
  })

/** Whether another play of a seat is taken now. */
function takesPlays(
  { stage }: SingleCaptureGo['Shared'],
  secret: Secret | null | undefined,
): boolean {
  return stage === 'round' && (secret?.plays.length ?? 0) < MOST_PLAYS
}

/** Whether a play is taken; in the rule's own way any is while a round is under way (IV). */
function checkPlay(
  { shared, options, secret }: State<SingleCaptureGo>,
  { square }: Play,
  { seat }: Actor,
): RefusalOf<SingleCaptureGo> | undefined {
  if (shared.stage !== 'round') return { code: 'noRound', facts: { round: shared.round + 1 } }
  if (!takesPlays(shared, secret[seat]))
    return { code: 'tooManyPlays', facts: { most: MOST_PLAYS } }
  return options.invalidPlays === 'keep' ? undefined : faultOf({ shared, options }, square)
}

/** Keeps a play until the end of the round; only its player and the referee are told (IV). */
function sendPlay(
  draft: Writable<State<SingleCaptureGo>>,
  { square }: Play,
  ctx: Context<SingleCaptureGo>,
  { seat }: Actor,
): void {
  const fault = faultOf(draft, square) ?? null
  const post = (): SingleCaptureGo['Post'] => ({ type: 'play', seat, square, fault })
  ctx.emit(seat, '1250.13/IV.vis.a', post)
  ctx.emit('referee', '1250.13/IV.vis.a', post)
  draft.secret[seat]?.plays.push(square)
}
