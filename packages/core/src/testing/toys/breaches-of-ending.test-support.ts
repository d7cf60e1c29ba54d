import { err } from '../../result.js'
import type { Roster } from '../../roster/roster.js'
import { days } from '../../time.js'
import { applying, type Breach, besides, wrapped } from './breach.test-support.js'
import { numbers } from './numbers.test-support.js'

/** Returns the toy game with another winner. */
const won = (who: (roster: Roster) => string | undefined) =>
  applying(({ state }) => {
    const winner = state.outcome === null ? undefined : who(state.roster)
    if (winner === undefined) return {}
    return { state: { ...state, outcome: { ...state.outcome, winners: [winner] } } }
  })
/** Ways to break the laws of the end and of events, by law. */
export const breachesOfEnding: Readonly<Record<string, readonly Breach[]>> = {
  'nothing is ever stuck': [
    {
      what: 'required actions that nobody is told of',
      message: 'nobody can act, no deadline runs',
      game: numbers({
        pending: () => ({}),
        prompts: {
          target: {
            apply(draft) {
              draft.shared.phase = 'numbers'
            },
          },
        },
      }),
    },
    {
      what: 'a pause that nobody can end',
      message: 'nobody can act, no deadline runs',
      game: besides((_, __, ctx) => ctx.pause('awe', 'numbers/1')),
    },
    {
      what: 'a deadline that restarts for ever',
      message: 'all players left, and the game goes on and on',
      game: numbers({
        roster: { left: () => undefined },
        deadlines: { round: (_, ctx) => ctx.startTimer('round', days(1)) },
        afterEach: () => undefined,
      }),
    },
    {
      what: 'players who cannot leave',
      message: 'the players cannot leave: notAway',
      game: wrapped(({ apply }) => ({
        apply: (state, entry) =>
          (entry as { kind?: string }).kind === 'roster' && state.shared.rounds.length === 0
            ? err({
                code: 'notAway',
                clause: '1250.1/VI.c(6)',
                details: { person: 'Ann' },
                message: 'No.',
              })
            : apply(state, entry as unknown),
      })),
    },
  ],

  'a program can referee': [
    {
      what: 'a pause that only a person can end',
      message: 'no deadline runs, and play waits',
      game: besides((_, __, ctx) => ctx.pause('awe', 'numbers/1')),
    },
  ],

  'a refused step keeps what time has changed': [
    {
      what: 'a check that calls a late entry malformed',
      message: 'submit refuses with invalidEntry, apply with',
      game: wrapped(({ check }) => ({
        check(state, entry) {
          const error = check(state, entry)
          return error?.code === 'tooLate'
            ? {
                code: 'invalidEntry',
                clause: 'contract/form',
                details: { problem: '' },
                message: 'No.',
              }
            : error
        },
      })),
    },
  ],

  'play ends': [
    {
      what: 'rounds that repeat for ever',
      message: 'a match has not ended within 60 entries',
      game: numbers({
        deadlines: { round: (_, ctx) => ctx.startTimer('round', days(1)) },
        afterEach: ({ shared, secret }) =>
          shared.phase === 'numbers' && secret.every(({ number }) => number !== null)
            ? (draft) => {
                for (const each of draft.secret) each.number = null
              }
            : undefined,
      }),
      options: { endsWithin: 60 },
    },
    {
      what: 'play that takes longer than announced',
      message: 'a match has not ended within 3 entries',
      game: numbers(),
      options: { endsWithin: 3 },
    },
  ],

  'an outcome is final': [
    {
      what: 'play that goes on after the end',
      message: 'an entry is accepted after the end',
      game: wrapped(({ apply }) => ({
        apply(state, entry) {
          const step = apply(state, entry as unknown)
          return step.ok || step.error.code !== 'gameOver'
            ? step
            : { ok: true, value: { state, events: [], entry: null } }
        },
      })),
    },
    {
      what: 'an outcome other than that of the state',
      message: 'outcome does not tell that of the situation: at winners',
      game: wrapped(({ outcome }) => ({
        outcome(state) {
          const found = outcome(state)
          return found === undefined ? undefined : { ...found, winners: ['Zoe', 'Zoe', 'Zoe'] }
        },
      })),
    },
    {
      what: 'an outcome before the end',
      message: /a game that goes on has an outcome|outcome does not tell that of the situation/u,
      game: wrapped(({ outcome }) => ({
        outcome: (state) =>
          outcome(state) ?? { at: state.clock.now, winners: [], ranking: [], awards: [] },
      })),
    },
    {
      what: 'a winner who did not play',
      message: 'Zoe wins, but nobody of that name may',
      game: won(() => 'Zoe'),
    },
    {
      what: 'a winner who has left',
      message: 'wins, but nobody of that name may',
      game: won(({ seats }) => seats.find(({ presence }) => presence === 'left')?.player),
    },
    {
      what: 'a win for a player whose Substitute has played',
      message: 'wins, but nobody of that name may',
      game: won(
        ({ seats }) => seats.find(({ player, holder }) => ![player, null].includes(holder))?.player,
      ),
    },
    {
      what: 'an award under a clause that does not exist',
      message: 'the clause of an award: there is no clause "numbers/8"',
      game: numbers({
        roster: {
          left(_, __, ctx) {
            const clause = 'numbers/8' as 'numbers/1'
            const awards = [{ award: 'points', to: [], each: 1, clause }] as const
            ctx.end({ winners: [], ranking: [], awards })
          },
        },
      }),
    },
    {
      what: 'pending actions after the end',
      message: 'something is expected of the public after the end',
      game: wrapped(({ pendingActions }) => ({
        pendingActions: (state, viewer) =>
          state.outcome === null
            ? pendingActions(state, viewer)
            : [{ action: 'lodge', actor: 0, need: 'required', deadline: null, prompt: null }],
      })),
    },
  ],

  'events are frozen copies': [
    {
      what: 'events that can be changed',
      message: 'is not frozen',
      game: applying(({ events }) => ({ events: events.map((event) => ({ ...event })) })),
    },
    {
      what: 'an event for a seat that does not exist',
      message: 'is for a seat that is not there',
      game: besides((_, __, ctx) =>
        ctx.emit(7, 'numbers/1', () => ({ type: 'lodged', number: 0 })),
      ),
    },
    {
      what: 'an event that is not plain',
      message: 'event.number is NaN',
      game: besides((_, __, ctx) =>
        ctx.emit('public', 'numbers/1', () => ({ type: 'lodged', number: Number.NaN })),
      ),
    },
    {
      what: 'an event from the future',
      message: 'is not stamped between',
      game: applying(({ events }) => ({
        events: Object.freeze(events.map((event) => Object.freeze({ ...event, at: event.at + 1 }))),
      })),
    },
  ],
}
