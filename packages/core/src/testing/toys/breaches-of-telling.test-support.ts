import type { State } from '../../engine/bundle.js'
import type { WholeDefinition } from '../../engine/whole-definition.test-support.js'
import { days } from '../../time.js'
import { type Breach, besides, lodge, lodging, loose, wrapped } from './breach.test-support.js'
import { type Numbers, numbers, numbersDefinition } from './numbers.test-support.js'

const { determinize } = numbersDefinition
const pending = numbersDefinition.pending as NonNullable<typeof numbersDefinition.pending>
type Sample = NonNullable<WholeDefinition<Numbers>['determinize']>

export const breachesOfTelling: Readonly<Record<string, readonly Breach[]>> = {
  'a view shows what its viewer may know': [
    {
      what: 'a view that shows the time',
      message: 'is not what they may know (there): at now',
      game: wrapped(({ view }) => ({
        view: (state, viewer) => ({ ...view(state, viewer), now: state.clock.now }),
      })),
    },
    {
      what: 'a view that shows who has lodged',
      message: 'is not what they may know (there): at shared.lodged',
      game: wrapped(({ view }) => ({
        view(state, viewer) {
          const seen = view(state, viewer)
          const lodged = state.secret.map(({ number }) => number !== null)
          return { ...seen, shared: { ...seen.shared, lodged } } as unknown as typeof seen
        },
      })),
    },
    {
      what: 'a view that shows a secret to a stranger',
      message: 'a stranger is shown',
      game: numbers({ sentBy: ({ hidden }) => hidden.target }),
    },
  ],

  'secrets stay secret': [
    {
      what: 'pending actions that everybody sees',
      message: 'at others',
      game: numbers({
        pending(state, of) {
          const { lodge: wanted } = pending(state, of)
          return wanted === undefined ? {} : { lodge: { ...wanted, visibleTo: 'all' } }
        },
      }),
    },
    {
      what: 'pending actions that depend on the hour',
      message: 'can tell states apart by the time: at others',
      game: numbers({
        pending(state, of) {
          const { lodge: wanted } = pending(state, of)
          const isOdd = state.clock.now % 2 > 0
          return wanted === undefined || isOdd ? {} : { lodge: { ...wanted, visibleTo: 'all' } }
        },
      }),
    },
    {
      what: 'an event that tells everybody',
      message: /the public is told that seat \d has made the sealed move/u,
      game: besides((_, __, ctx) =>
        ctx.emit('public', 'numbers/1', () => ({ type: 'lodged', number: 0 })),
      ),
    },
    {
      what: 'an event that tells a neighbour',
      message: /seat \d is told that seat \d has made the sealed move/u,
      game: besides((_, { number }, ctx, { seat }) =>
        ctx.emit((seat + 1) % 3, 'numbers/1', () => ({ type: 'lodged', number })),
      ),
    },
    {
      what: 'an event that tells later',
      message: 'events tell',
      game: numbers({
        roster: {
          ...numbersDefinition.roster,
          apply(draft, { type }, ctx) {
            if (type !== 'activity') return
            ctx.emit('public', 'numbers/1', () => ({
              type: 'lodged',
              number: draft.secret.filter(({ number }) => number === null).length,
            }))
          },
        },
      }),
    },
    {
      what: 'a deadline that restarts',
      message: /has made the sealed move .*: at page\./u,
      game: besides((_, __, ctx) => ctx.startTimer('round', days(2))),
    },
    {
      what: 'a list of players who have lodged a sealed number',
      message: 'at page.view.shared.lodged',
      game: besides((draft, _, __, { seat }) => {
        const shared = loose(draft) as { lodged?: readonly number[] }
        shared.lodged = [...(shared.lodged ?? []), seat]
      }),
      options: {
        mayLearn: ({ secret }) =>
          secret.filter(({ number }) => number === null).length > 1 ? [] : 'all',
      },
    },
    {
      what: 'a refusal that tells a hidden number',
      message: 'the answer to',
      game: lodging({
        validate: (state: State<Numbers>, move, actor) =>
          move.number === state.hidden.target && state.secret[actor.seat]?.number === null
            ? { code: 'tooHigh', details: { most: move.number } }
            : lodge.validate(state, move, actor),
      }),
    },
    {
      what: 'a refusal that tells what others have done',
      message: /the answer to .* at details\.most/u,
      game: lodging({
        validate(state: State<Numbers>, move, actor) {
          const error = lodge.validate(state, move, actor)
          const most = state.secret.filter(({ number }) => number !== null).length
          return error?.code === 'tooHigh' ? { code: 'tooHigh', details: { most } } : error
        },
      }),
      options: {
        extraEntries: ({ clock }, pick) => ({
          kind: 'move',
          at: clock.now,
          by: 'Bob',
          move: { type: 'lodge', number: 50 + pick(9) },
        }),
      },
    },
  ],

  'events leak nothing': [
    {
      what: 'an event that shows a hidden number',
      message: /events tell .* what their view does not/u,
      game: besides(({ hidden }, _, ctx) =>
        ctx.emit('public', 'numbers/2', () => ({ type: 'open', round: hidden.target ?? 0 })),
      ),
    },
    {
      what: 'events in an order that tells a secret',
      message: /at \[\d\]\.event/u,
      game: besides(({ secret }, _, ctx, { seat }) => {
        const rounds = (secret[(seat + 1) % 3]?.number ?? 0) > 2 ? [1, 2] : [2, 1]
        for (const round of rounds) {
          ctx.emit('public', 'numbers/2', () => ({ type: 'open', round }))
        }
      }),
    },
    {
      what: 'a reveal under another clause than the named one',
      message: /events tell .* what their view does not/u,
      game: besides(({ hidden }, _, ctx) =>
        ctx.emit('public', 'numbers/2', () => ({ type: 'open', round: hidden.target ?? 0 })),
      ),
      options: { reveals: [{ type: 'open', clause: 'numbers/1' }] },
    },
  ],

  'moves, views and events can be written': [
    {
      what: 'a notation that reads back another move',
      message: /is written as "\d", and read as \{.*\}: at number/u,
      game: wrapped(({ notation }) => ({
        notation: { ...notation, format: ({ number }) => String(number + 1) },
      })),
    },
    {
      what: 'a notation that cannot be read back',
      message: 'which is not read: Write a number from 1',
      game: wrapped(({ notation }) => ({
        notation: { ...notation, format: ({ number }) => `number ${number}` },
      })),
    },
    {
      what: 'a notation without help',
      message: 'the help of the notation: it is empty',
      game: wrapped(({ notation }) => ({ notation: { ...notation, help: '' } })),
    },
    {
      what: 'a view without a text',
      message: 'the view of the person Ysolde as text: it is empty',
      game: wrapped(() => ({ render: ({ role }) => (role === 'person' ? '' : 'Well!') })),
    },
    {
      what: 'a view with a missing field',
      message: 'the view of the public as text: it says “undefined”',
      game: wrapped(() => ({
        render: (view) => `mine: ${(view as { readonly mine?: object }).mine}`,
      })),
    },
    {
      what: 'an event without a text',
      message: 'as text: it is no text',
      game: wrapped(() => ({ describeEvent: () => undefined as unknown as string })),
    },
    {
      what: 'half a character in a text',
      message: 'as text: it holds half a letter',
      game: wrapped(() => ({ describeEvent: () => '\ud83d' })),
    },
    {
      what: 'a clause that does not exist',
      message: 'there is no clause "numbers/7"',
      game: besides((_, __, ctx, { seat }) =>
        ctx.emit(seat, 'numbers/7' as 'numbers/1', () => ({ type: 'lodged', number: 0 })),
      ),
    },
  ],

  'a resampled state agrees with its view': [
    {
      what: 'a sample of the player’s own number',
      message: 'looks different at mine.number',
      game: sampling((view, pick) => ({
        secret: view.roster.seats.map(() => ({ number: pick(5) + 1 })),
        hidden: { target: 1 },
        openPrompts: [],
      })),
    },
    {
      what: 'a sample that throws',
      message: 'determinize throws: No idea',
      game: sampling(() => {
        throw new Error('No idea')
      }),
    },
    {
      what: 'a sample that is not plain',
      message: 'is not plain: hidden.target is NaN',
      game: sampling((view, pick) => {
        const sampled = determinize?.(view, pick)
        return { secret: [], openPrompts: [], ...sampled, hidden: { target: Number.NaN } }
      }),
    },
    {
      what: 'a sample that cannot be played on',
      message: 'cannot be played on: Not from here',
      game: wrapped((game) => {
        const made = new WeakSet<object>()
        return {
          determinize(view, pick, now) {
            const state = game.determinize?.(view, pick, now)
            if (state === undefined) throw new Error('Nothing to sample from')
            made.add(state)
            return state
          },
          simulate(state) {
            if (made.has(state)) throw new Error('Not from here')
            return game.simulate(state)
          },
        }
      }),
    },
  ],
}

function sampling(sample: Sample): Breach['game'] {
  return numbers({ determinize: sample })
}
