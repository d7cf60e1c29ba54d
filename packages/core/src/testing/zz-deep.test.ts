import { test } from 'vitest'
import { fair, fairOptions } from '/work/main/packages/core/src/testing/fair.test-support.ts'
import { numbers, TABLE } from '/work/main/packages/core/src/testing/numbers.test-support.ts'
import { lawsOf } from '/work/main/packages/core/src/testing/laws.ts'
for (const seed of [1, 2, 3]) {
for (const law of lawsOf(fair(), { ...fairOptions, runs: 300, junk: 10000, entries: 80, unrest: 30, seed })) test(`fair ${seed} ` + law.name, () => law.check())
for (const law of lawsOf(numbers(), { tables: [{ table: TABLE }, { table: { ...TABLE, players: ['Ann', 'Bob'], duel: { challenged: 'Bob' } } }], runs: 300, junk: 10000, unrest: 30, seed })) test(`numbers ${seed} ` + law.name, () => law.check())
}
