import * as v from 'valibot'
import { cloneJson } from '../../plain.js'
import { err, ok } from '../../result.js'
import { applying, type Breach, besides, loose, wrapped } from './breach.test-support.js'
import { numbers, position, ROSTER } from './numbers.test-support.js'

let calls = 0
const looks: unknown[] = []
const again = {
  complete: true,
  alsoLegal: [],
  moves: [{ type: 'lodge' as const, number: 1 }],
  sample: () => undefined,
}

export const breachesOfState: Readonly<Record<string, readonly Breach[]>> = {
  'functions are pure': [
    {
      what: 'a move that counts its calls',
      message: 'apply gives two answers to one question: at value.state.shared.calls',
      game: besides((draft) => {
        loose(draft).calls = calls++
      }),
    },
    {
      what: 'a state that is not frozen',
      message: 'the state that apply gives is not frozen',
      game: applying(({ state }) => ({ state: cloneJson(state) })),
    },
    {
      what: 'an apply that freezes the entry',
      message: 'apply or check freezes the entry',
      game: applying((_, entry) => {
        Object.freeze(entry)
        return {}
      }),
    },
    {
      what: 'an apply that changes the entry',
      message: 'apply or check changes the entry that it is given: at seen',
      game: applying((_, entry) => {
        if (!Object.isFrozen(entry)) Reflect.set(entry as object, 'seen', true)
        return {}
      }),
    },
    {
      what: 'an apply that keeps the entry',
      message: 'what apply gives changes with the entry',
      game: applying((_, entry) => ({ entry })),
    },
    {
      what: 'legal moves in a list that is reused',
      message: /legalMoves gives seat \d two answers/u,
      game: wrapped(({ legalMoves }) => ({
        legalMoves(view) {
          const legal = legalMoves(view)
          return legal.complete && legal.moves.length > 0 ? again : legal
        },
      })),
    },
    {
      what: 'a view that remembers who looked',
      message: 'view or expects gives the public two answers: at view.looks',
      game: wrapped(({ view }) => ({
        view: (state, viewer) => ({ ...view(state, viewer), looks: looks.push(viewer) }),
      })),
    },
    {
      what: 'a render that changes the view',
      message: 'render changes the view of the public: at view.role',
      game: wrapped(() => ({
        render(view) {
          Reflect.set(view, 'role', 'nobody')
          return 'text'
        },
      })),
    },
    {
      what: 'a missing score',
      message: 'scores is not a number for each seat',
      game: numbers({ scores: ({ secret }) => secret.slice(1).map(() => 0) }),
    },
    {
      what: 'a score that is not a number',
      message: 'scores is not a number for each seat',
      game: numbers({ scores: ({ secret }) => secret.map(() => Number.NaN) }),
    },
    {
      what: 'a set-up that keeps the roster',
      message: 'the state changes with the roster or the options given',
      game: wrapped(({ setup }) => ({
        setup(roster, options) {
          const step = setup(roster as unknown, options as unknown)
          return step.ok ? ok({ ...step.value, events: [{ roster } as never] }) : step
        },
      })),
    },
  ],

  'states survive JSON': [
    ...(
      [
        ['a date', new Date(0), 'an instance of Date'],
        ['undefined', undefined, 'undefined'],
        ['a negative zero', -0, '-0'],
        ['not a number', Number.NaN, 'NaN'],
        ['an infinity', Number.POSITIVE_INFINITY, 'Infinity'],
        ['holes', new Array(2), 'holes or fields of its own'],
        ['a class instance', new (class Pack {})(), 'an instance of Pack'],
        ['a set', new Set(), 'an instance of Set'],
        ['a function', () => 0, 'a function'],
      ] as const
    ).map(
      ([what, value, message]): Breach => ({
        what,
        message,
        game: besides((draft) => {
          loose(draft).last = value
        }),
      }),
    ),
    {
      what: 'play that refuses a copy of its state',
      message: 'a state that was written and read back goes on as another: at ok',
      game: wrapped(({ apply }) => {
        const known = new WeakSet<object>()
        return {
          apply(state, entry) {
            const step = apply(state, entry as unknown)
            if (step.ok) known.add(step.value.state)
            return state.shared.rounds.length === 0 || known.has(state)
              ? step
              : err({ code: 'notOpen', clause: 'numbers/1', details: null, message: 'No.' })
          },
        }
      }),
    },
  ],

  'replay gives the same state': [
    {
      what: 'a replay that leaves out the last entry',
      message: 'gives another state than apply',
      game: wrapped(({ applyAll }) => ({
        applyAll: (state, entries) => applyAll(state, entries.slice(0, -1)),
      })),
    },
    {
      what: 'a replay that refuses',
      message: 'refuses what apply accepted',
      game: wrapped(({ applyAll }) => ({
        applyAll: (state, entries) => applyAll(state, [...entries, 'and so on']),
      })),
    },
    {
      what: 'a replay that is not frozen',
      message: 'what applyAll gives is not frozen',
      game: wrapped(({ applyAll }) => ({
        applyAll(state, entries) {
          const all = applyAll(state, entries)
          return all.ok ? ok(cloneJson(all.value) as typeof state) : all
        },
      })),
    },
    {
      what: 'a replay that names the wrong entry',
      message: 'applyAll refuses otherwise than apply: at error.index',
      game: wrapped(({ applyAll }) => ({
        applyAll(state, entries) {
          const all = applyAll(state, entries)
          return all.ok ? all : err({ ...all.error, index: 0 })
        },
      })),
    },
  ],

  'both speeds give the same states': [
    {
      what: 'a list that is in two places',
      message: 'the simulation stands elsewhere than apply: at shared.right[0]',
      game: besides((draft) => {
        const shared = loose(draft) as { left?: number[]; right?: number[] }
        if (shared.left !== undefined) shared.left.push(1)
        else {
          shared.left = []
          shared.right = shared.left
        }
      }),
    },
    {
      what: 'objects that are compared by identity',
      message: 'the simulation stands elsewhere than apply: at shared.found',
      game: besides((draft) => {
        const [first = null] = draft.shared.rounds
        const shared = loose(draft)
        shared.found = first !== null && shared.first === first
        shared.first = first
      }),
    },
    {
      what: 'a check that refuses nothing',
      message: 'check disagrees with apply',
      game: wrapped(() => ({ check: () => undefined })),
    },
    {
      what: 'a check with another message',
      message: 'check disagrees with apply: at message',
      game: wrapped(({ check }) => ({
        check(state, entry) {
          const error = check(state, entry)
          return error === undefined ? undefined : { ...error, message: 'No.' }
        },
      })),
    },
    {
      what: 'a simulation that starts over',
      message: 'differs from the state of apply',
      game: wrapped(({ simulate, setup }) => {
        const start = setup(ROSTER)
        return { simulate: (state) => simulate(start.ok ? start.value.state : state) }
      }),
    },
    {
      what: 'a simulation that lets anybody move',
      message: /simulation\.sample of seat \d is not that of legalMoves/u,
      game: wrapped(({ simulate }) => ({
        simulate(state) {
          const simulation = simulate(state)
          simulation.sample = () => ({ type: 'lodge', number: 1 })
          return simulation
        },
      })),
    },
  ],

  'positions are checked': [
    {
      what: 'a state of play that is refused',
      message: 'A number is a number.',
      game: numbers({ position: { ...position, problem: () => 'A number is a number.' } }),
    },
    {
      what: 'a state that is not checked',
      message: 'a forged save throws',
      game: numbers({
        position: {
          ...position,
          shared: v.any(),
          secret: v.any(),
          hidden: v.any(),
          problem: () => undefined,
        },
      }),
    },
    {
      what: 'a start that changes the position',
      message: 'a start from a position is no position',
      game: numbers({
        position: {
          ...position,
          problem: (state) => (state.outcome === null ? position.problem(state) : undefined),
          resume(draft, ctx) {
            position.resume(draft, ctx)
            if (ctx.at === ROSTER.startedAt) draft.shared.phase = 'target'
          },
        },
      }),
    },
  ],
}
