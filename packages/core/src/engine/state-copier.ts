import { cloneJson, type Mutable } from '../plain.js'
import type { Clock } from '../roster/clock.js'
import type { MatchClock } from '../roster/match-clock.js'
import type { Roster, Seat } from '../roster/roster.js'
import type { DraftOf, GameTypes, State } from './bundle.js'

/** Copies a state for changes in place: field by field, which is many times faster than a loop. */
export function copyState<T extends GameTypes>(
  state: State<T>,
  records: readonly string[],
): DraftOf<T> {
  const { options, shared, secret, hidden, roster, clock, openPrompts, promptCount, outcome } =
    state
  return {
    options,
    shared: copyOwn(shared, records),
    secret: cloneJson<unknown>(secret),
    hidden: cloneJson<unknown>(hidden),
    roster: copyRoster(roster),
    clock: copyClock(clock),
    openPrompts: cloneJson<unknown>(openPrompts),
    promptCount,
    outcome: cloneJson<unknown>(outcome),
  } as unknown as DraftOf<T>
}

/** Copies the game's own part; append-only lists are copied without their items. */
export function copyOwn(shared: object, records: readonly string[]): object {
  const { ...copy } = shared as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part !== 'object' || part === null) continue
    copy[key] = records.includes(key) ? [...(part as unknown[])] : cloneJson(part)
  }
  return copy
}

export const copyClock = ({ now, timers }: Clock): Mutable<Clock> => ({
  now,
  timers: cloneJson(timers),
})

export function copyRoster(roster: Roster): Mutable<Roster> {
  const { startedAt, starters, most, refereesWanted, exhibition, duel, silence } = roster
  const { heard, noticed, inquired } = silence
  return {
    startedAt,
    seats: roster.seats.map(copySeat),
    starters,
    most,
    referees: [...roster.referees],
    refereesWanted,
    refereesAway: [...roster.refereesAway],
    everPlayed: [...roster.everPlayed],
    everSubstituted: [...roster.everSubstituted],
    everRefereed: [...roster.everRefereed],
    duel: duel === null ? null : { challenged: duel.challenged },
    exhibition,
    pauses: roster.pauses.map(({ reason, since, clause }) => ({ reason, since, clause })),
    silence: { heard, noticed, inquired },
    // Play never changes it.
    ...(roster.clock === undefined ? {} : { clock: roster.clock as Mutable<MatchClock> }),
  }
}

const copySeat = ({ player, holder, presence, active, bank }: Seat): Mutable<Seat> =>
  bank === undefined
    ? { player, holder, presence, active }
    : { player, holder, presence, active, bank }
