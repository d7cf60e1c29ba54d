import type { Award, Outcome, ResultRecord } from '@ackanomic/core'
import type { JsonOnly } from '@ackanomic/core/untrusted'
import { expectTypeOf, test } from 'vitest'
import type { Books } from './books.js'
import type { BooksError } from './books-errors.js'
import type { GeneralCitation, SocietyCitation } from './clauses.js'
import type { Statement } from './statement.js'

test('only clauses that exist can be cited', () => {
  expectTypeOf<'1250.1/IV.d(2)'>().toExtend<GeneralCitation>()
  expectTypeOf<'1250.2/2(1)'>().toExtend<SocietyCitation>()
  expectTypeOf<'1250.1/IV.z'>().not.toExtend<SocietyCitation>()
  expectTypeOf<'1250.2/2(1)'>().not.toExtend<GeneralCitation>()
})

test('an outcome may cite only the game’s own clauses', () => {
  expectTypeOf<Outcome<'house/1'>>().toExtend<Outcome>()
  expectTypeOf<Award<'house/2'>>().not.toExtend<Award<'house/1'>>()
})

test('records, books and statements are plain', () => {
  expectTypeOf<JsonOnly<Outcome>>().toEqualTypeOf<Outcome>()
  expectTypeOf<JsonOnly<ResultRecord>>().toEqualTypeOf<ResultRecord>()
  expectTypeOf<Books['ledger']>().toExtend<JsonOnly<Books['ledger']>>()
  expectTypeOf<Books['trophies']>().toExtend<JsonOnly<Books['trophies']>>()
  expectTypeOf<Statement>().toExtend<JsonOnly<Statement>>()
})

test('the code of an error narrows its details', () => {
  type Booked = Extract<BooksError, { readonly code: 'alreadyRecorded' }>
  expectTypeOf<Booked['details']>().toEqualTypeOf<{ readonly match: string }>()
})
