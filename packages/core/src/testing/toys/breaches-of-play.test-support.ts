import * as v from 'valibot'
import type { WholeDefinition } from '../../engine/whole-definition.test-support.js'
import { refuseText } from '../../game/refuse-text.js'
import { type Breach, lodge, lodging, wrapped } from './breach.test-support.js'
import { type Numbers, numbers, numbersDefinition } from './numbers.test-support.js'

const listMoves = numbersDefinition.listMoves as NonNullable<typeof numbersDefinition.listMoves>

const listing = (change: (moves: readonly Numbers['Move'][]) => readonly Numbers['Move'][]) =>
  numbers({
    listMoves(state, seat) {
      const legal = listMoves(state, seat)
      return legal.complete ? { complete: true, moves: change(legal.moves) } : legal
    },
  })

/** Returns the toy game with another message and clause for a number that is too high. */
const saying = (message: (most: unknown) => string, clause = 'numbers/3') =>
  numbers({
    errors: {
      ...numbersDefinition.errors,
      tooHigh: [clause, message],
    } as WholeDefinition<Numbers>['errors'],
  })

export const breachesOfPlay: Readonly<Record<string, readonly Breach[]>> = {
  'legal moves are those that are accepted': [
    {
      what: 'an illegal move in the list',
      message: /seat \d may not make a legal move \(tooHigh\)/u,
      game: listing((of) => (of.length === 0 ? of : [...of, { type: 'lodge', number: 99 }])),
    },
    {
      what: 'a sample that is missing from the list',
      message: /sampleMove gives seat \d what legalMoves does not list/u,
      game: numbers({
        sampleMove: ({ shared: { phase }, secret }, seat) =>
          phase === 'numbers' && secret[seat]?.number === null
            ? { type: 'lodge', number: 99 }
            : undefined,
      }),
    },
    {
      what: 'a sample for a seat without a move',
      message: /sampleMove and legalMoves disagree whether seat \d has a move/u,
      game: numbers({ sampleMove: () => ({ type: 'lodge', number: 1 }) }),
    },
    {
      what: 'illegal samples',
      message: /seat \d may not make a legal move \(tooHigh\)/u,
      game: numbers({
        listMoves: () => ({ moves: [], complete: false }),
        sampleMove: (state, seat, pick) =>
          state.shared.phase === 'numbers' && state.secret[seat]?.number === null
            ? { type: 'lodge', number: pick(7) + 1 }
            : undefined,
      }),
    },
    {
      what: 'an answer of the wrong form',
      message: 'sampleAnswer gives what does not fit',
      game: wrapped(() => ({ sampleAnswer: () => 'heads' })),
    },
    {
      what: 'a legal move that counts as a fault',
      message: /a legal move of seat \d is faulty/u,
      game: numbers(),
      options: { isFaulty: (_, __, { number }) => number === 3 },
    },
  ],

  'a complete list is complete': [
    {
      what: 'a missing move',
      message: /legalMoves leaves out what seat \d may do: \{"type":"lodge","number":1\}/u,
      game: listing((of) => of.slice(1)),
    },
    {
      what: 'a type of moves that is both named and listed',
      message: /legalMoves lists or samples for seat \d what it names besides: lodge/u,
      game: numbers({
        listMoves: (state, seat) => ({ ...listMoves(state, seat), alsoLegal: ['lodge'] }),
      }),
    },
    {
      what: 'an illegal type of moves that is named',
      message: /seat \d may not make a move named as legal \(notOpen\): lodge/u,
      game: numbers({
        move: v.strictObject({
          type: v.literal('lodge'),
          number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
        }),
        listMoves: (state, seat) =>
          state.shared.phase === 'numbers'
            ? listMoves(state, seat)
            : { complete: true, moves: [], alsoLegal: ['lodge'] },
      }),
    },
    {
      what: 'a list that is empty for one seat',
      message: /legalMoves leaves out what seat 1 may do: \{"type":"lodge"/u,
      game: numbers({
        listMoves: (state, seat) =>
          seat === 1 ? { complete: true, moves: [] } : listMoves(state, seat),
      }),
    },
  ],

  'a refusal changes nothing and says why': [
    {
      what: 'a sentence with a hole',
      message: 'its message is wrong, it says “undefined”',
      game: saying((most) => `Lodge at most ${(most as { no?: number }).no}.`),
    },
    {
      what: 'an empty sentence',
      message: 'its message is wrong, it is empty',
      game: saying(() => ' '),
    },
    {
      what: 'a clause that does not exist',
      message: 'there is no clause "numbers/9"',
      game: saying(() => 'No.', 'numbers/9'),
    },
    {
      what: 'a clause without a rule',
      message: '"3" is not a rule and a clause',
      game: saying(() => 'No.', '3'),
    },
    {
      what: 'a clause of another rule',
      message: '"1250.99/1" is of a rule that the game does not cite',
      game: saying(() => 'No.', '1250.99/1'),
    },
    {
      what: 'details that are not plain',
      message: 'details.most is Infinity',
      game: lodging({
        validate: (state, move, actor) =>
          move.number > 3
            ? { code: 'tooHigh', details: { most: Number.POSITIVE_INFINITY } }
            : lodge.validate(state, move, actor),
      }),
    },
    {
      what: 'a simulation that a refused entry changes',
      message: 'changes a simulation: at roster.most',
      game: wrapped(({ simulate }) => ({
        simulate(state) {
          const simulation = simulate(state)
          const { apply } = simulation
          simulation.apply = (entry) => {
            const error = apply.call(simulation, entry)
            if (error !== undefined) Reflect.set(simulation.state.roster, 'most', 99)
            return error
          }
          return simulation
        },
      })),
    },
  ],

  'junk is refused, and nothing throws': [
    {
      what: 'a move that is not checked',
      message: 'move.number.toFixed is not a function',
      game: numbers({
        move: v.looseObject({ type: v.literal('lodge') }) as never,
        moves: {
          lodge: {
            ...lodge,
            validate: (state, move, actor) =>
              move.number.toFixed(0) === '0' ? undefined : lodge.validate(state, move, actor),
          },
        },
      }),
    },
    {
      what: 'junk that gets into the state',
      message: 'what is not plain gets in by',
      game: numbers({
        move: v.strictObject({ type: v.literal('lodge'), number: v.any() }),
        moves: {
          lodge: {
            ...lodge,
            validate: ({ shared: { phase } }) =>
              phase === 'numbers' ? undefined : { code: 'notOpen', details: null },
          },
        },
      }),
    },
    {
      what: 'options that are not checked',
      message: 'setup throws on',
      game: numbers({
        options: v.any(),
        setup: (roster, options) =>
          options.rounds.toFixed(0) === '0'
            ? { code: 'notOpen', details: null }
            : numbersDefinition.setup(roster, options),
      }),
      options: {
        setups: [
          {
            roster: { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 },
            options: { rounds: 1, most: 3 },
          },
        ],
      },
    },
    {
      what: 'a notation that throws',
      message: 'parse throws on',
      game: wrapped(({ notation }) => ({
        notation: {
          ...notation,
          parse(text, view) {
            if (text.includes('\u0000')) throw new Error('What?')
            return notation.parse(text, view)
          },
        },
      })),
    },
    {
      what: 'a notation that refuses without a word',
      message: 'parse does not say in one line what is wrong with',
      game: wrapped(({ notation }) => ({ notation: { ...notation, parse: () => refuseText('') } })),
    },
    {
      what: 'a view that shows a seat to anybody',
      message: 'does not see what the public sees: at seat',
      game: wrapped(({ view }) => ({
        view: (state, viewer) => view(state, typeof viewer === 'number' && viewer < 0 ? 0 : viewer),
      })),
    },
    {
      what: 'a view that throws',
      message: 'a look throws on NaN: Who?',
      game: wrapped(({ view }) => ({
        view(state, viewer) {
          if (Number.isNaN(viewer)) throw new Error('Who?')
          return view(state, viewer)
        },
      })),
    },
    {
      what: 'a simulation that does not check entries',
      message: 'the simulation throws on null',
      game: wrapped(({ simulate }) => ({
        simulate(state) {
          const simulation = simulate(state)
          const { apply } = simulation
          simulation.apply = (entry) => {
            if (entry === null) throw new Error('Nothing?')
            return apply.call(simulation, entry)
          }
          return simulation
        },
      })),
    },
    {
      what: 'a check that accepts texts',
      message: 'apply, check, applyAll and the simulation differ on',
      game: wrapped(({ check }) => ({
        check: (state, entry) => (typeof entry === 'string' ? undefined : check(state, entry)),
      })),
    },
  ],
}
