import type { Game, Referee, RosterSetup } from '@ackanomic/core'
import { seededRandom, seededReferee, type Tactics } from '@ackanomic/core/bots'
import { describeDifference } from '@ackanomic/core/testing'

/** A match to be played by the rollout policy of tactics alone. */
interface PolicyMatch<State, Move> {
  readonly game: Game<State, Move>
  readonly tactics: Tactics<State, Move>
  readonly roster: RosterSetup
  readonly options?: unknown
  /** The source of all chance. */
  readonly seed: string
  /** Answers prompts first. Default: chance answers, or the first choice of a question. */
  readonly referee?: Referee
  /** The number of steps after which the match is stopped. Default: 10,000. */
  readonly steps?: number
}

/**
 * Plays a match by the rollout policy of tactics, and returns the last state.
 *
 * @throws Error if a move is illegal, or depends on something that its seat may not know
 */
export function playWithPolicy<State, Move>({
  game,
  tactics,
  roster,
  options,
  seed,
  referee,
  steps = 10_000,
}: PolicyMatch<State, Move>): State {
  const start = game.setup(roster, options)
  if (!start.ok) throw new Error(start.error.message)
  const match = game.simulate?.(start.value.state)
  if (match === undefined) throw new Error(`${game.id} has no simulate.`)
  const pick = seededRandom(seed)
  const chance = seededReferee(seed)
  const seats = roster.players.length
  const played = { gameId: game.id, matchId: `seed ${seed}`, committedAt: roster.startedAt }
  const moveSomebody = (): boolean => {
    const first = pick(seats)
    for (let i = 0; i < seats; i++) {
      const seat = (first + i) % seats
      const { state } = match
      const chosen = `${seed} ${pick(1_000_000)}`
      const replyIn = (world: State) => tactics.rolloutPolicy(world, seat, seededRandom(chosen))
      const move = replyIn(state)
      const other = game.determinize?.(game.view(state, seat), pick)
      const swayed = other === undefined ? undefined : describeDifference(move, replyIn(other))
      if (swayed !== undefined) {
        throw new Error(`Seat ${seat} is swayed by what it may not know: ${swayed}`)
      }
      if (move === undefined) continue
      const { clock, roster: seating } = game.status(state)
      const by = seating.seats[seat]?.holder ?? ''
      const error = game.check(state, { kind: 'move', at: clock.now, by, move })
      if (error !== undefined) {
        throw new Error(`Seat ${seat} replies with ${JSON.stringify(move)}: ${error.message}`)
      }
      match.play(seat, move)
      return true
    }
    return false
  }
  for (let step = 0; step < steps && !match.isOver; step++) {
    const [asked] = match.openPrompts
    if (asked !== undefined) {
      const { question } = asked
      const only = question.kind === 'judge' ? question.choices?.[0] : undefined
      match.answer(asked, referee?.(asked, played) ?? chance(asked, played) ?? only)
    } else if (!moveSomebody() && !match.advanceToNextDeadline()) break
  }
  return match.state
}
