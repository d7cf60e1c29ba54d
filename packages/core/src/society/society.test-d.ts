import { expectTypeOf, test } from 'vitest'
import type { Plain } from '../plain.js'
import type { Award, InstanceRecord, Outcome } from './awards.js'
import type { Cabinet } from './cabinet.js'
import type { GeneralCitation, SocietyCitation } from './clauses.js'
import type { Ledger, LedgerRejection } from './ledger.js'

test('only clauses that exist can be cited', () => {
  expectTypeOf<'1250.1/IV.d(2)'>().toExtend<GeneralCitation>()
  expectTypeOf<'1250.2/2(1)'>().toExtend<SocietyCitation>()
  expectTypeOf<'1250.1/IV.z'>().not.toExtend<SocietyCitation>()
  expectTypeOf<'1250.2/2(1)'>().not.toExtend<GeneralCitation>()
})

test('an outcome may cite a game’s own clauses only', () => {
  expectTypeOf<Outcome<'house/1'>>().toExtend<Outcome>()
  expectTypeOf<Award<'house/2'>>().not.toExtend<Award<'house/1'>>()
})

test('what engines report, ledgers and cabinets are plain', () => {
  expectTypeOf<Plain<Outcome>>().toEqualTypeOf<Outcome>()
  expectTypeOf<Plain<InstanceRecord>>().toEqualTypeOf<InstanceRecord>()
  expectTypeOf<Ledger>().toExtend<Plain<Ledger>>()
  expectTypeOf<Cabinet>().toExtend<Plain<Cabinet>>()
})

test('a code tells its facts', () => {
  type Booked = Extract<LedgerRejection, { readonly code: 'alreadyBooked' }>
  expectTypeOf<Booked['facts']>().toEqualTypeOf<{ readonly instance: string }>()
})
