import type { EntryOf, View } from '@ackanomic/core/engine'
import { describe, expectTypeOf, test } from 'vitest'
import { ghost } from './game.js'
import type { Ghost } from './model.js'
import type { GhostGround, GhostShared } from './state.js'

type Move = Ghost['Move']

describe('the types of Ghost', () => {
  test('moves are told apart by their type', () => {
    expectTypeOf<Extract<Move, { type: 'protest' }>['ground']>().toEqualTypeOf<GhostGround>()
    expectTypeOf<Move['type']>().toEqualTypeOf<
      'begin' | 'continue' | 'protest' | 'resign' | 'answer' | 'protest addition' | 'remove'
    >()
    expectTypeOf<{ type: 'begin'; word: 'QU' }>().not.toExtend<Move>()
  })

  test('a joiner is added by the referee', () => {
    type Joining = Extract<Extract<EntryOf<Ghost>, { kind: 'roster' }>['event'], { type: 'join' }>
    expectTypeOf<Joining['join']>().toEqualTypeOf<{
      readonly by: string
      readonly wishes: boolean
    }>()
  })

  test('a clause that does not exist cannot be cited', () => {
    expectTypeOf<'1250.9/4(3)m'>().toExtend<Ghost['Clause']>()
    expectTypeOf<'1250.9/7'>().not.toExtend<Ghost['Clause']>()
  })

  test('every view shows the whole game', () => {
    expectTypeOf<View<Ghost>['shared']>().toEqualTypeOf<GhostShared>()
    expectTypeOf(ghost.render).parameters.toEqualTypeOf<[View<Ghost>]>()
  })
})
