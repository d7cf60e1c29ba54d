import { test } from 'vitest'
import { positionOf } from './position.js'
import { prove } from './prove.js'
import { midgame } from './testing/midgame.js'
import { rich } from './testing/rich.js'

test('var', () => {
  for (const [name, gen, n] of [
    ['mid', midgame, 2000],
    ['rich', rich, 400],
  ] as const) {
    const ts: number[] = []
    const v: Record<string, number> = {}
    const und: number[] = []
    for (let seed = 1; seed <= n; seed++) {
      const p = positionOf(gen(seed), 'player')
      const t = performance.now()
      const d = prove(p, { reshuffle: 'on-draw' })
      ts.push(performance.now() - t)
      v[d.forever] = (v[d.forever] ?? 0) + 1
      if (d.forever === 'undecided') und.push(seed)
    }
    ts.sort((a, b) => a - b)
    console.log(
      name,
      JSON.stringify(v),
      [0.5, 0.9, 0.95, 0.99, 0.999].map((x) => ts[Math.floor(n * x)]!.toFixed(2)).join(' '),
      'sum',
      ts.reduce((a, b) => a + b, 0).toFixed(0),
      und.slice(0, 30).join(','),
    )
  }
})
