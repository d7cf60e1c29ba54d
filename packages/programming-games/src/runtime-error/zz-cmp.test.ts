import { test } from 'vitest'
import { agreement } from './testing/agreement.js'

test('cmp', () => {
  for (const k of ['player', 'deck'] as const)
    for (const r of ['on-draw', 'when-empty'] as const) {
      const t = performance.now()
      const a = agreement(k, r, { from: +(process.env.F ?? 1), to: +(process.env.T ?? 301) })
      console.log(k, r, JSON.stringify(a), performance.now() - t)
    }
})
