import { describe, expectTypeOf, test } from 'vitest'
import { type Citation, defineClauses } from '../clauses.js'
import type { Award } from '../game/awards.js'
import type { ErrorDefinitions } from '../game-error.js'
import type { JsonOnly, Mutable, NotPlain } from '../plain.js'
import type { AnswerOf, DetailsOf, QuestionOf, State } from './bundle.js'
import type { ContractCitation, contractClauses } from './clauses.js'
import type { Context } from './context.js'
import type { ErrorFor, GameOf } from './contract.js'
import type { Errands } from './errand-types.test-support.js'
import { errandDefinition } from './errands.test-support.js'
import { defineModel, type EventsOf, part } from './model.js'
import type { SeatView, View } from './view.js'
import { wholeGame } from './whole-definition.test-support.js'

interface Fields {
  readonly text: string
  readonly list: readonly (number | null)[]
  readonly pair: readonly [boolean, 'a' | 'b']
  readonly record: Readonly<Record<string, { readonly deep: null }>>
  readonly either: { readonly kind: 'a' } | { readonly kind: 'b'; readonly of: readonly string[] }
}

describe('a plain type', () => {
  test('has readonly fields and lists of JSON values', () => {
    expectTypeOf<JsonOnly<Fields>>().toEqualTypeOf<Fields>()
    expectTypeOf<JsonOnly<string | null | 7>>().toEqualTypeOf<string | null | 7>()
    expectTypeOf<JsonOnly<readonly (readonly string[])[]>>().toEqualTypeOf<
      readonly (readonly string[])[]
    >()
  })

  test('is not an instance of a class', () => {
    expectTypeOf<JsonOnly<Date>>().toEqualTypeOf<NotPlain<'a class instance'>>()
    expectTypeOf<JsonOnly<Map<string, number>>>().toEqualTypeOf<NotPlain<'a class instance'>>()
    expectTypeOf<JsonOnly<ReadonlySet<string>>>().toEqualTypeOf<NotPlain<'a class instance'>>()
    expectTypeOf<JsonOnly<RegExp>>().toEqualTypeOf<NotPlain<'a class instance'>>()
    expectTypeOf<JsonOnly<Promise<number>>>().toEqualTypeOf<NotPlain<'a class instance'>>()
    expectTypeOf<JsonOnly<{ readonly when: Date }>>().toEqualTypeOf<{
      readonly when: NotPlain<'a class instance'>
    }>()
  })

  test('has no functions, and nothing else that JSON cannot hold', () => {
    expectTypeOf<JsonOnly<() => void>>().toEqualTypeOf<NotPlain<'a function'>>()
    expectTypeOf<JsonOnly<bigint>>().toEqualTypeOf<NotPlain<'not a JSON value'>>()
    expectTypeOf<JsonOnly<symbol>>().toEqualTypeOf<NotPlain<'not a JSON value'>>()
    expectTypeOf<JsonOnly<undefined>>().toEqualTypeOf<NotPlain<'not a JSON value'>>()
    expectTypeOf<JsonOnly<unknown>>().toEqualTypeOf<NotPlain<'not a JSON value'>>()
  })

  test('has no field that is optional or may be undefined', () => {
    type Undefined = NotPlain<'undefined, or an optional field; use null'>
    expectTypeOf<JsonOnly<{ readonly x?: number }>>().toEqualTypeOf<{ readonly x: Undefined }>()
    expectTypeOf<JsonOnly<{ readonly x: number | undefined }>>().toEqualTypeOf<{
      readonly x: Undefined
    }>()
  })

  test('has no field or list that can be changed', () => {
    expectTypeOf<JsonOnly<{ x: number }>>().toEqualTypeOf<{
      readonly x: NotPlain<'a field that is not readonly'>
    }>()
    expectTypeOf<JsonOnly<Record<string, number>>>().toEqualTypeOf<{
      readonly [key: string]: NotPlain<'a field that is not readonly'>
    }>()
    expectTypeOf<JsonOnly<number[]>>().toEqualTypeOf<NotPlain<'an array that is not readonly'>>()
    expectTypeOf<JsonOnly<{ readonly x: readonly { y: number }[] }>>().toEqualTypeOf<{
      readonly x: readonly { readonly y: NotPlain<'a field that is not readonly'> }[]
    }>()
  })
})

describe('the types of a game', () => {
  const clauses = defineClauses('house', { '1': 'Bids are sealed.' })

  test('make a game if its state is plain', () => {
    expectTypeOf(wholeGame<Errands>(errandDefinition)).toEqualTypeOf<GameOf<Errands>>()
  })

  test('do not compile if its state is not plain, and the message names the part', () => {
    // @ts-expect-error `since` is a class instance
    defineModel(clauses, { moves: {}, shared: part<{ readonly since: Date }>() })
    const shared = part<{ readonly heap: number }>()
    defineModel(clauses, { moves: {}, shared, secret: part<{ readonly x: string }>() })
    // @ts-expect-error `secret` is a class instance
    defineModel(clauses, { moves: {}, shared, secret: part<ReadonlyMap<string, number>>() })
    // @ts-expect-error `x` may be missing
    defineModel(clauses, { moves: {}, shared, hidden: part<{ readonly x?: string }>() })
    // @ts-expect-error `x` can be changed
    defineModel(clauses, { moves: {}, shared, hidden: part<{ x: number }>() })
  })

  test('do not compile if it reuses a name of core’s', () => {
    const shared = part<{ readonly heap: number }>()
    const late = ['house/1', 'Too late.'] as const
    defineModel(clauses, { moves: {}, shared, errors: { late } })
    // @ts-expect-error core has an error gameOver
    defineModel(clauses, { moves: {}, shared, errors: { gameOver: late } })
    const events = { said: (): string => 'Said.', paused: (): string => 'Halted.' }
    expectTypeOf<EventsOf<typeof events>['type']>().toEqualTypeOf<'said'>()
  })

  test('know the question, the details and the answer of each prompt', () => {
    expectTypeOf<QuestionOf<Errands, 'coin'>>().toEqualTypeOf<{
      readonly kind: 'pick'
      readonly of: number
    }>()
    expectTypeOf<AnswerOf<Errands, 'coin'>>().toEqualTypeOf<number>()
    expectTypeOf<AnswerOf<Errands, 'order'>>().toEqualTypeOf<readonly number[]>()
    expectTypeOf<AnswerOf<Errands, 'word'>>().toEqualTypeOf<boolean>()
    expectTypeOf<AnswerOf<Errands, 'essay'>>().toEqualTypeOf<{
      readonly text: string
      readonly marks: number
    }>()
    expectTypeOf<DetailsOf<Errands, 'verdict'>>().toEqualTypeOf<{ readonly of: string }>()
  })

  test('keep the context from using names that the game does not declare', () => {
    const useDesk = (ctx: Context<Errands>): void => {
      ctx.prompt('coin', { kind: 'pick', of: 2 }, null)
      // @ts-expect-error there is no inquiry of that name
      ctx.prompt('toss', { kind: 'pick', of: 2 }, null)
      // @ts-expect-error a coin is picked, not rolled
      ctx.prompt('coin', { kind: 'roll', dice: 1, sides: 2 }, null)
      // @ts-expect-error there is no deadline of that name
      ctx.startTimer('round', 1)
      // @ts-expect-error there is no clause of that id
      ctx.emit('public', 'errands/3', () => ({ type: 'said', text: 'x' }))
      // @ts-expect-error there is no announcement of that type
      ctx.emit('public', 'errands/1', () => ({ type: 'sung', text: 'x' }))
    }
    expectTypeOf(useDesk).toBeFunction()
  })

  test('let the role of a view narrow its type', () => {
    const secretOf = (view: View<Errands>): string | null | undefined =>
      view.role === 'seat' ? view.mine.note : undefined
    expectTypeOf(secretOf).returns.toEqualTypeOf<string | null | undefined>()
    expectTypeOf<SeatView<Errands>>().not.toHaveProperty('hidden')
    expectTypeOf<Extract<View<Errands>, { role: 'public' }>>().not.toHaveProperty('asked')
  })

  test('let the code of an error narrow its type', () => {
    const facts = (error: ErrorFor<Errands>): string | undefined =>
      error.code === 'badMotto' ? error.details.motto : undefined
    expectTypeOf(facts).parameter(0).toHaveProperty('message')
    expectTypeOf<'full'>().toExtend<ErrorFor<Errands>['code']>()
    expectTypeOf<'rude'>().not.toExtend<ErrorFor<Errands>['code']>()
  })
})

describe('a citation', () => {
  const clauses = defineClauses('house', { '1': 'Bids are sealed.', '2(a)': 'Be kind.' }, ['2(a)'])

  test('names a clause that exists', () => {
    expectTypeOf<Citation<typeof clauses>>().toEqualTypeOf<'house/1' | 'house/2(a)'>()
    expectTypeOf<Citation<typeof contractClauses>>().toEqualTypeOf<ContractCitation>()
    const errors: ErrorDefinitions<{ late: object }, Citation<typeof clauses>> = {
      // @ts-expect-error there is no such clause
      late: ['house/3', () => 'Too late.'],
    }
    expectTypeOf(errors).toHaveProperty('late')
    const award: Award<Citation<typeof clauses>> = {
      award: 'points',
      to: ['Ann'],
      each: 1,
      // @ts-expect-error there is no such clause
      clause: 'house/4',
    }
    expectTypeOf(award).toHaveProperty('award')
  })

  test('untestable clauses are clauses of the rule', () => {
    // @ts-expect-error there is no such clause
    defineClauses('house', { '1': 'Bids are sealed.' }, ['2'])
  })
})

describe('a writable type', () => {
  test('is the readonly one with every field and list writable, however deep', () => {
    expectTypeOf<Mutable<Fields>>().toEqualTypeOf<{
      text: string
      list: (number | null)[]
      pair: [boolean, 'a' | 'b']
      record: Record<string, { deep: null }>
      either: { kind: 'a' } | { kind: 'b'; of: string[] }
    }>()
    expectTypeOf<Mutable<string>>().toEqualTypeOf<string>()
    expectTypeOf<Mutable<State<Errands>>['shared']['log']>().toEqualTypeOf<string[]>()
  })
})
