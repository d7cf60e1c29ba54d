import type { Game } from '../../game/game.js'
import type { PendingAction, RandomInt } from '../../game/view.js'
import { nextDeadlineOf } from '../../roster/clock.js'
import { seatsInGame } from '../../roster/roster.js'
import { shown } from '../describe-difference.js'
import { type Case, type Law, type LawOptions, lawOver, momentsOf, must } from '../law.js'
import { answerEntry } from '../random-entry.js'
import type { RandomMatch } from '../random-match.js'
import { oneOf } from '../society.js'

const MAX_ABANDONED_ENTRIES = 1000

/** Play ends, or waits for somebody who can act, even if all players leave. */
export function ending<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('nothing is ever stuck', game, options, (given) => {
    const { match, pick } = given
    for (const { state, after } of momentsOf(match)) {
      must(
        isWaiting(game, state),
        'nobody can act, no deadline runs, and the game is not over',
        after,
      )
    }
    const { state, after } = oneOf(momentsOf(match), pick)
    abandoned(given, state, after)
  })
}

/** Random legal moves, answers and the clock end every match. */
export function endsInTime<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  const within = options.endsWithin === undefined ? 1000 : options.endsWithin
  const play = { ...options, disruption: 0, entries: within ?? 1 }
  const look = ({ match }: { readonly match: RandomMatch<S, M> }): void => {
    if (within === null) return
    must(
      game.status(match.state).outcome !== null,
      `a match has not ended within ${within} entries`,
    )
  }
  return lawOver('play ends', game, options, look, play)
}

/** Whether something can still happen: a deadline, a change of people, or a person's action. */
function isWaiting<S, M>(game: Game<S, M>, state: S): boolean {
  const { outcome, clock, roster } = game.status(state)
  if (outcome !== null || nextDeadlineOf(clock) !== null) return true
  if (roster.pauses.some(({ reason }) => reason === 'dispute' || reason === 'no referee'))
    return true
  return isExpected(game, state)
}

function isExpected<S, M>(game: Game<S, M>, state: S): boolean {
  const { roster, openPrompts } = game.status(state)
  const canAct = (of: PendingAction['actor']): boolean => {
    if (of === 'referee') return roster.referees.length > 0
    if (typeof of !== 'number') return true
    const seat = roster.seats[of]
    return seat !== undefined && (seat.holder !== null || seat.presence === 'away')
  }
  if (openPrompts.some(({ to }) => canAct(to))) return true
  const viewers = ['public', 'referee', ...roster.seats.keys()] as const
  return viewers.some((viewer) =>
    game.pendingActions(state, viewer).some(({ actor }) => canAct(actor)),
  )
}

/** Everybody leaves, and only the clock and answers remain. */
function abandoned<S, M>({ game, pick }: Case<S, M>, state: S, index: number): void {
  if (game.status(state).outcome !== null) return
  const persons = seatsInGame(game.status(state).roster).map(
    (seat) => game.status(state).roster.seats[seat]?.player ?? '',
  )
  if (persons.length === 0) return
  const at = game.status(state).clock.now
  const event = { type: 'leave', persons: [...new Set(persons)], from: 'match' } as const
  const left = game.apply(state, { kind: 'roster', at, event })
  must(left.ok, `the players cannot leave: ${left.ok ? '' : left.error.code}`, index)
  if (!left.ok) return
  let now = left.value.state
  for (let i = 0; i < MAX_ABANDONED_ENTRIES; i++) {
    const next = leftAlone(game, now, pick)
    if (next === undefined) {
      const rests = isWaiting(game, now)
      must(rests, 'all players left, and the game neither ends nor waits for anybody', index)
      return
    }
    now = next
  }
  const last = shown(game.status(now))
  must(false, `all players left, and the game goes on and on: ${last}`, index)
}

/** The next step that needs no player; `undefined` if there is none. */
function leftAlone<S, M>(game: Game<S, M>, state: S, pick: RandomInt): S | undefined {
  if (game.status(state).outcome !== null) return undefined
  for (const asked of game.status(state).openPrompts) {
    const answer = answerEntry(game, state, asked, pick)
    const step = answer === undefined ? undefined : game.apply(state, answer)
    if (step?.ok) return step.value.state
  }
  const due = nextDeadlineOf(game.status(state).clock)
  const step = due === null ? undefined : game.apply(state, { kind: 'time', at: due })
  return step?.ok ? step.value.state : undefined
}
