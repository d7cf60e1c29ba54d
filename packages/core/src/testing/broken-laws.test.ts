import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { EntryOf, Game } from '../game/contract.js'
import type { Recipe } from '../game/recipe.js'
import { asPlain, copyPlain } from '../plain.js'
import { err, ok } from '../result.js'
import { days } from '../time.js'
import type { LawOptions } from './law.js'
import { lawsOf } from './laws.js'
import { type Draft, type Numbers, numbers, numbersRecipe, reveal, TABLE } from './numbers.test-support.js'

type Options = Partial<LawOptions<Numbers>>
type Breach = readonly [what: string, game: Game<Numbers>, options?: Options]

const { lodge } = numbersRecipe.moves
const { legalMoves, expects } = numbersRecipe

/** The toy game with another way to lodge a number. */
const lodging = (play: (typeof lodge)['play'], more: Partial<typeof lodge> = {}): Game<Numbers> =>
  numbers({ moves: { lodge: { ...lodge, ...more, play } } })

/** The toy game with something done besides when a number is lodged. */
const besides = (more: (...given: Parameters<(typeof lodge)['play']>) => void): Game<Numbers> =>
  lodging((...given) => {
    lodge.play(...given)
    more(...given)
  })

/** The toy game with some of its functions replaced from outside. */
const wrapped = (wrap: (game: Game<Numbers>) => Partial<Game<Numbers>>): Game<Numbers> => {
  const game = numbers()
  return { ...game, ...wrap(game) }
}

const own = (draft: Draft): Record<string, unknown> => draft.own as unknown as Record<string, unknown>

let calls = 0
const kept: unknown[] = []
const cached = { exhaustive: true as const, of: [{ type: 'lodge' as const, number: 1 }] }
const twins = (draft: Draft): void => {
  const list: number[] = []
  own(draft)['left'] = list
  own(draft)['right'] = list
}

const breaches: Readonly<Record<string, readonly Breach[]>> = {
  'functions are pure': [
    ['a play that counts its calls', besides((draft) => void (own(draft)['calls'] = calls++))],
    [
      'a state that is not frozen',
      wrapped(({ apply }) => ({
        apply: (state, entry) => {
          const step = apply(state, entry)
          return step.ok ? ok({ ...step.value, state: copyPlain(step.value.state) as typeof state }) : step
        },
      })),
    ],
    [
      'an entry that is frozen',
      wrapped(({ apply }) => ({ apply: (state, entry) => apply(state, Object.freeze(entry)) })),
    ],
    [
      'an entry that is changed',
      wrapped(({ apply }) => ({
        apply: (state, entry) => {
          const step = apply(state, entry)
          if (!Object.isFrozen(entry)) Reflect.set(entry as object, 'seen', true)
          return step
        },
      })),
    ],
    [
      'an entry that is kept',
      wrapped(({ apply }) => ({
        apply: (state, entry) => {
          const step = apply(state, entry)
          return step.ok ? ok({ ...step.value, entry: entry as EntryOf<Numbers> }) : step
        },
      })),
    ],
    [
      'legal moves in a list that is used again',
      wrapped(({ legalMoves: moves }) => ({
        legalMoves: (state, seat) => {
          const legal = moves(state, seat)
          return legal.exhaustive && legal.of.length > 0 ? cached : legal
        },
      })),
    ],
    ['a view that remembers who looked', wrapped(({ view }) => ({
      view: (state, viewer) => ({ ...view(state, viewer), looks: kept.push(viewer) }),
    }))],
    ['a render that sorts the view in place', wrapped(() => ({
      render: (view) => {
        Reflect.set(view, 'role', 'nobody')
        return 'text'
      },
    }))],
    ['a set-up that keeps the options', wrapped(({ setup }) => ({
      setup: (table, options) => {
        const step = setup(table, options)
        const posts = step.ok ? step.value.posts : []
        return step.ok ? ok({ ...step.value, posts: [...posts, { table } as never] }) : step
      },
    }))],
  ],
  'states survive JSON': [
    ['a date', besides((draft) => void (own(draft)['since'] = new Date(0)))],
    ['undefined', besides((draft) => void (own(draft)['last'] = undefined))],
    ['a negative zero', besides((draft) => void (own(draft)['sum'] = -0))],
    ['not a number', besides((draft) => void (own(draft)['mean'] = 0 / 0))],
    ['a hole', besides((draft) => void (own(draft)['list'] = new Array(2)))],
    ['a class instance', besides((draft) => void (own(draft)['pack'] = new (class Pack {})()))],
    [
      'play that knows the very state that it gave',
      wrapped(({ apply }) => {
        const known = new WeakSet<object>()
        return {
          apply: (state, entry) => {
            const step = apply(state, entry)
            if (step.ok) known.add(step.value.state)
            const isNew = state.own.rounds.length > 0 && !known.has(state)
            return isNew ? err({ code: 'notOpen', clause: 'numbers/1', facts: null, says: 'No.' }) : step
          },
        }
      }),
    ],
  ],
  'replay gives the same state': [
    [
      'a replay that leaves out the last entry',
      wrapped(({ applyAll }) => ({ applyAll: (state, entries) => applyAll(state, entries.slice(0, -1)) })),
    ],
    [
      'a replay that is not frozen',
      wrapped(({ applyAll }) => ({
        applyAll: (state, entries) => {
          const all = applyAll(state, entries)
          return all.ok ? ok(copyPlain(all.value) as typeof state) : all
        },
      })),
    ],
    [
      'a replay that miscounts where it is refused',
      wrapped(({ applyAll }) => ({
        applyAll: (state, entries) => {
          const all = applyAll(state, entries)
          return all.ok ? all : err({ ...all.error, index: 0 })
        },
      })),
    ],
  ],
  'both speeds give the same states': [
    [
      'a list that stands in two places',
      besides((draft) => {
        const lists = draft.own as unknown as { left?: number[] }
        if (lists.left === undefined) twins(draft)
        else lists.left.push(1)
      }),
    ],
    [
      'objects that are compared by identity',
      besides((draft) => {
        const { rounds } = draft.own
        own(draft)['found'] = (rounds as unknown[]).includes(asPlain(rounds)[0])
      }),
    ],
    ['a check that refuses nothing', wrapped(() => ({ check: () => undefined }))],
    [
      'a check of another opinion',
      wrapped(({ check }) => ({
        check: (state, entry) => {
          const refusal = check(state, entry)
          return refusal === undefined ? undefined : { ...refusal, says: 'No.' }
        },
      })),
    ],
    [
      'a simulation that starts over',
      wrapped(({ simulate, setup }) => {
        const start = setup(TABLE)
        return { simulate: (state) => simulate(start.ok ? start.value.state : state) }
      }),
    ],
  ],
  'legal moves are those that are accepted': [
    [
      'a move that is too high',
      numbers({
        legalMoves: (state, seat) => {
          const legal = legalMoves(state, seat)
          return legal.exhaustive && legal.of.length > 0
            ? { exhaustive: true, of: [...legal.of, { type: 'lodge', number: 99 }] }
            : legal
        },
      }),
    ],
    [
      'a move that is left out',
      numbers({
        legalMoves: (state, seat) => {
          const legal = legalMoves(state, seat)
          return legal.exhaustive ? { exhaustive: true, of: legal.of.slice(1) } : legal
        },
      }),
    ],
    [
      'a sample that is not in the list',
      numbers({
        sampleMove: ({ own: { phase }, secret }, seat) =>
          phase === 'numbers' && secret[seat]?.number === null
            ? { type: 'lodge', number: 99 }
            : undefined,
      }),
    ],
    [
      'a sample where there is none',
      numbers({ sampleMove: () => ({ type: 'lodge', number: 1 }) }),
    ],
    [
      'samples that are refused',
      numbers({
        legalMoves: (state, seat) => ({
          exhaustive: false,
          sample: (pick) =>
            state.own.phase === 'numbers' && state.secret[seat]?.number === null
              ? { type: 'lodge', number: pick(7) + 1 }
              : undefined,
        }),
      }),
    ],
    ['a faulty move', numbers(), { isFaulty: (_, __, { number }) => number === 3 }],
  ],
  'a refusal changes nothing and says why': [
    ['a sentence with a hole', saying((most) => `Lodge at most ${(most as { no?: number }).no}.`)],
    ['no sentence', saying(() => ' ')],
    ['a clause that does not exist', saying(() => 'No.', 'numbers/9')],
    ['a clause without a rule', saying(() => 'No.', '3')],
    ['a clause of another rule', saying(() => 'No.', '1250.99/1')],
    [
      'facts that are not plain',
      lodging(lodge.play, {
        check: (state, move, actor) =>
          move.number > 3
            ? { code: 'tooHigh', facts: { most: Number.NaN } }
            : lodge.check(state, move, actor),
      }),
    ],
    [
      'a simulation that is changed by what it refuses',
      wrapped(({ simulate }) => ({
        simulate: (state) => {
          const simulation = simulate(state)
          return new Proxy(simulation, {
            get: (target, key) => {
              if (key === 'apply') {
                return (entry: unknown) => {
                  const refusal = target.apply(entry)
                  if (refusal !== undefined) Reflect.set(target.state.table, 'most', 99)
                  return refusal
                }
              }
              const value: unknown = Reflect.get(target, key, target)
              return typeof value === 'function' ? value.bind(target) : value
            },
          })
        },
      })),
    ],
  ],
  'junk is refused, and nothing throws': [
    [
      'a move that is believed',
      numbers({
        move: v.looseObject({ type: v.literal('lodge') }) as never,
        moves: {
          lodge: {
            ...lodge,
            check: (state, move, actor) =>
              move.number.toFixed(0) === '0' ? undefined : lodge.check(state, move, actor),
          },
        },
      }),
    ],
    ['junk that gets into the state', numbers({
      move: v.strictObject({ type: v.literal('lodge'), number: v.any() }),
      moves: { lodge: { ...lodge, check: ({ own: { phase } }) => phase === 'numbers' ? undefined : { code: 'notOpen', facts: null } } },
    })],
    ['options that are believed', numbers({
      options: v.any(),
      checkSetup: (_, options) => (options.rounds.toFixed(0) === '0' ? { code: 'notOpen', facts: null } : undefined),
    })],
    ['a notation that throws', wrapped(({ notation }) => ({
      notation: { ...notation, parse: (text) => {
        if (text.includes('\u0000')) throw new Error('What?')
        return notation.parse(text, undefined as never)
      } },
    }))],
    ['a notation that refuses without a word', wrapped(({ notation }) => ({
      notation: { ...notation, parse: () => err('') },
    }))],
    ['a view that shows a seat to anybody', wrapped(({ view }) => ({
      view: (state, viewer) => typeof viewer === 'number' || viewer === 'public' ? view(state, Number(viewer) < 0 ? 0 : viewer) : view(state, viewer),
    }))],
    ['a view that throws', wrapped(({ view }) => ({
      view: (state, viewer) => {
        if (Number.isNaN(viewer)) throw new Error('Who?')
        return view(state, viewer)
      },
    }))],
    ['a simulation that believes', wrapped(({ simulate }) => ({
      simulate: (state) => {
        const simulation = simulate(state)
        const { apply } = simulation
        simulation.apply = (entry) => {
          if ((entry as { kind: string }).kind === 'junk') throw new Error('Junk!')
          return apply.call(simulation, entry)
        }
        return simulation
      },
    }))],
  ],
  'a view shows what its viewer may know': [
    ['the time', wrapped(({ view }) => ({
      view: (state, viewer) => ({ ...view(state, viewer), now: state.clock.now }),
    }))],
    ['who has lodged', wrapped(({ view }) => ({
      view: (state, viewer) => {
        const { own: seen, ...rest } = view(state, viewer)
        const lodged = state.secret.map(({ number }) => number !== null)
        return { ...rest, own: { ...seen, lodged } } as ReturnType<typeof view>
      },
    }))],
    ['other seats', numbers({ secrecy: { referee: true, seats: ({ secret }) => secret.map((_, seat) => seat) } })],
    ['what the referee may not know', numbers(), { mayKnow: (_, viewer) => (typeof viewer === 'number' ? [viewer] : []) }],
    ['something to strangers', numbers({ secrecy: { referee: true, person: ({ hidden }) => hidden.target } })],
  ],
  'secrets stay secret': [
    ['expectations that all see', numbers({
      expects: (state) => expects(state).map((wanted) => ({ ...wanted, seenBy: 'all' as const })),
    })],
    ['a post to all', besides((_, __, desk) => desk.tell('all', 'numbers/1', () => ({ type: 'lodged', number: 0 })))],
    ['a post to a neighbour', besides((_, { number }, desk, { seat }) =>
      desk.tell({ seat: (seat + 1) % 3 }, 'numbers/1', () => ({ type: 'lodged', number })),
    )],
    ['a deadline that starts anew', besides((_, __, desk) => desk.start('round', days(2)))],
    ['a list of who has lodged, where that is sealed', besides((draft, _, __, { seat }) => {
      own(draft)['lodged'] = [...((own(draft)['lodged'] ?? []) as number[]), seat]
    }), { mayLearn: ({ secret }) => secret.filter(({ number }) => number === null).length > 1 ? [] : 'all' }],
    ['a refusal that tells what is hidden', lodging(lodge.play, {
      check: (state, move, actor) =>
        move.number === state.hidden.target && state.secret[actor.seat]?.number === null
          ? { code: 'tooHigh', facts: { most: move.number } }
          : lodge.check(state, move, actor),
    })],
    ['a refusal that tells what others have done', lodging(lodge.play, {
      check: (state, move, actor) => {
        const refusal = lodge.check(state, move, actor)
        const most = state.secret.filter(({ number }) => number !== null).length
        return refusal?.code === 'tooHigh' ? { code: 'tooHigh', facts: { most } } : refusal
      },
    }), { also: (state, pick) => ({ kind: 'move', at: state.clock.now, by: 'Bob', move: { type: 'lodge', number: 50 + pick(9) } }) }],
    ['legal moves that keep off others’ numbers', numbers({
      legalMoves: (state, seat) => {
        const legal = legalMoves(state, seat)
        const taken = state.secret.map(({ number }) => number)
        return legal.exhaustive ? { exhaustive: true, of: legal.of.filter(({ number }) => !taken.includes(number)) } : legal
      },
    })],
    ['expectations by the hour', numbers({
      expects: (state) => expects(state).filter(() => state.clock.now % 2 === 0),
    })],
  ],
  'nothing is ever stuck': [
    ['nobody knows that something is wanted', numbers({ expects: () => [], inquiries: {
      target: { play: (draft) => {
        draft.own.phase = 'numbers'
      } },
    } })],
    ['a deadline that starts for ever', numbers({
      membership: {},
      deadlines: { round: (_, desk) => desk.start('round', days(1)) },
      settle: { when: () => false, play: reveal },
    })],
    ['a halt that nobody ends', besides((_, __, desk) => desk.halt('awe', 'numbers/1'))],
  ],
  'play ends': [
    ['rounds that are not counted', numbers({
      deadlines: { round: (draft, desk) => { reveal(draft, desk); } },
      settle: { when: numbersRecipe.settle?.when ?? (() => false), play: (draft, desk) => {
        if (draft.own.rounds.length + 1 < draft.options.rounds) reveal(draft, desk)
        else draft.secret.forEach((secret) => { secret.number = null })
      } },
      }), { endsWithin: 60 }],
    ['play that takes longer than it is said to', numbers(), { endsWithin: 3 }],
  ],
  'moves, views and posts can be written': [
    ['a notation that reads something else', wrapped(({ notation }) => ({
      notation: { ...notation, format: ({ number }) => String(number + 1) },
    }))],
    ['a notation that is not read back', wrapped(({ notation }) => ({
      notation: { ...notation, format: ({ number }) => `number ${number}` },
    }))],
    ['a view without words', wrapped(() => ({ render: ({ role }) => (role === 'person' ? '' : 'Well!') }))],
    ['a view of what is not there', wrapped(() => ({ render: (view) => `mine: ${String((view as { mine?: object }).mine)}` }))],
    ['a post that cannot be said', wrapped(() => ({ say: () => undefined as unknown as string }))],
    ['half a letter', wrapped(() => ({ say: () => '\ud83d' }))],
    ['a clause that does not exist', besides((_, __, desk, { seat }) => desk.tell({ seat }, 'numbers/7' as 'numbers/1', () => ({ type: 'lodged', number: 0 })))],
  ],
  'a resampled state agrees with its view': [
    ['one’s own number, sampled', numbers({
      resample: (view, pick) => ({
        secret: view.table.seats.map(() => ({ number: pick(5) + 1 })),
        hidden: { target: 1 },
        asked: [],
      }),
    })],
    ['a sample that throws', numbers({
      resample: () => {
        throw new Error('No idea')
      },
    })],
    ['a sample that is not plain', numbers({
      resample: (view, pick) => {
        const sampled = numbersRecipe.resample?.(view, pick)
        return { secret: [], asked: [], ...sampled, hidden: { target: Number.NaN } }
      },
    })],
    ['a game that throws from there', wrapped(({ resample, simulate }) => {
      const made = new WeakSet<object>()
      return {
        resample: (...given) => {
          const state = resample?.(...given) as ReturnType<NonNullable<typeof resample>>
          made.add(state)
          return state
        },
        simulate: (state) => {
          if (made.has(state)) throw new Error('Not from here')
          return simulate(state)
        },
      }
    })],
  ],
  'an outcome stands': [
    ['play that goes on', wrapped(({ apply }) => ({
      apply: (state, entry) => {
        const step = apply(state, entry)
        return step.ok || step.error.code !== 'gameOver' ? step : ok({ state, posts: [], entry: entry as EntryOf<Numbers> })
      },
    }))],
    ['another outcome', wrapped(({ outcome }) => ({
      outcome: (state) => {
        const found = outcome(state)
        return found === undefined ? undefined : { ...found, winners: ['Zoe'] }
      },
    }))],
    ['an outcome before the end', wrapped(() => ({
      outcome: (state) => ({ at: state.clock.now, winners: [], ranking: [], awards: [] }),
    }))],
    ['a winner who did not play', numbers({
      membership: { left: (_, __, desk) => desk.end({ winners: ['Zoe'], ranking: [], awards: [] }) },
    })],
    ['an award without a clause', numbers({
      membership: { left: (_, __, desk) => desk.end({ winners: [], ranking: [], awards: [{ award: 'points', to: [], each: 1, clause: 'numbers/8' as 'numbers/1' }] }) },
    })],
    ['expectations after the end', wrapped(({ expects: wanted }) => ({
      expects: (state, viewer) =>
        state.outcome === null ? wanted(state, viewer) : [{ what: 'lodge', of: 0, must: true, until: null, inquiry: null }],
    }))],
  ],
  'posts are frozen copies': [
    ['posts that can be changed', wrapped(({ apply }) => ({
      apply: (state, entry) => {
        const step = apply(state, entry)
        return step.ok ? ok({ ...step.value, posts: step.value.posts.map((post) => ({ ...post })) }) : step
      },
    }))],
    ['a post for a seat that is not there', besides((_, __, desk) => desk.tell({ seat: 7 }, 'numbers/1', () => ({ type: 'lodged', number: 0 })))],
    ['a post that is not plain', besides((_, __, desk) => desk.tell('all', 'numbers/1', () => ({ type: 'lodged', number: Number.NaN })))],
    ['a post from the future', wrapped(({ apply }) => ({
      apply: (state, entry) => {
        const step = apply(state, entry)
        return step.ok ? ok(Object.freeze({ ...step.value, posts: Object.freeze(step.value.posts.map((post) => Object.freeze({ ...post, at: post.at + 1 }))) })) : step
      },
    }))],
  ],
}

/** Another sentence, and clause, for a number that is too high. */
function saying(says: (most: unknown) => string, clause = 'numbers/3'): Game<Numbers> {
  const rejections = {
    ...numbersRecipe.rejections,
    tooHigh: { clause: clause as 'numbers/3', says },
  } as Recipe<Numbers>['rejections']
  return numbers({ rejections })
}

describe.each(Object.entries(breaches))('the law “%s” is broken by', (name, each) => {
  test.each(each)('%s', (_, game, options = {}) => {
    const tables = [{ table: TABLE }]
    const law = lawsOf(game, { tables, runs: 60, junk: 3000, ...options }).find(
      (one) => one.name === name,
    )
    try { law?.check() } catch (e) { console.log(name+' | '+_+' | '+(e as Error).message.split('\n')[1]?.slice(0,220)) }
    expect(() => law?.check()).toThrow(`numbers breaks the law “${name}”`)
  })
})

test('every law is shown to be broken by something', () => {
  const laws = lawsOf(numbers(), { tables: [{ table: TABLE }] }).map(({ name }) => name)
  expect(Object.keys(breaches).sort()).toStrictEqual([...laws].sort())
})
