import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Nim, nimDefinition } from '../bots/nim.test-support.js'
import { defineClauses } from '../clauses.js'
import type { GameDefinition } from './definition.js'
import { defineModel, type Model, part } from './model.js'
import { defineRules } from './rules.js'

const clauses = defineClauses('toy', {})
const shared = part<{ readonly heap: number }>()

describe('a model', () => {
  test('has an answer schema for each named prompt that is neither drawn nor looked up', () => {
    const essay = v.strictObject({ text: v.string() })
    const prompts = { coin: { kind: 'pick' }, essay: { kind: 'judge', answer: essay } } as const
    const { answers } = defineModel(clauses, { moves: { pass: {} }, shared, prompts })
    expect(answers).toEqual({ essay })
  })

  test('reads a move by the schema of its type', () => {
    const take = v.strictObject({ type: v.literal('take'), count: v.number() })
    expect(defineModel(clauses, { moves: { take }, shared }).move).toBe(take)
    const both = defineModel(clauses, { moves: { take, pass: {} }, shared }).move
    const read = (move: unknown) => 'issues' in (both['~standard'].validate(move) as object)
    expect([{ type: 'take', count: 1 }, { type: 'pass' }, { type: 'take' }].map(read)).toEqual([
      false,
      false,
      true,
    ])
  })
})

test('each migration adds a revision, named after the one before', () => {
  const model = { ...nimDefinition, fields: {}, join: undefined, answers: {} }
  const migrate = <Save>(save: Save): Save => save
  const definition = { ...nimDefinition, migrations: [migrate] }
  const { revision, migrations } = defineRules<Nim>(
    model as unknown as Model<Nim>,
    definition as unknown as GameDefinition<Nim>,
  )
  expect([revision, migrations]).toEqual([2, { 1: migrate }])
})
