import { test } from 'vitest'
import { positionOf } from './position.js'
import { prove } from './prove.js'
import { midgame } from './testing/midgame.js'
import { rich } from './testing/rich.js'

test('hard', () => {
  const out: string[] = []
  let tot = 0,
    und = 0
  for (const seed of [
    6, 46, 65, 76, 101, 116, 118, 126, 165, 174, 203, 223, 244, 252, 276, 291, 297, 323, 362, 381,
    382, 383, 416, 430, 442, 443, 472, 483, 484, 493, 550, 630,
  ])
    for (const k of ['player', 'deck'] as const) {
      const p = positionOf(rich(seed), k)
      const t = performance.now()
      const d = prove(p, { reshuffle: 'on-draw', budget: +(process.env.B ?? 20000) })
      const dt = performance.now() - t
      tot += dt
      if (d.forever === 'undecided') und++
      out.push(`${seed}${k[0]}:${d.forever[0]}${d.states}`)
    }
  for (const seed of [100, 126, 165, 307, 212, 953, 581, 17]) {
    const p = positionOf(midgame(seed), 'player')
    const t = performance.now()
    const d = prove(p, { reshuffle: 'on-draw', budget: +(process.env.B ?? 20000) })
    const dt = performance.now() - t
    tot += dt
    if (d.forever === 'undecided') und++
    out.push(`m${seed}:${d.forever[0]}${d.states}`)
  }
  console.log(out.join(' '))
  console.log('total', tot, 'undecided', und)
}, 1e7)
