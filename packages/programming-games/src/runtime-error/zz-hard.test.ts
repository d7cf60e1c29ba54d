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
    93, 126, 160, 174, 253, 340, 373, 402, 439, 441, 545, 550, 576, 583, 614, 677, 716, 824, 924,
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
  for (const seed of [126, 212, 307, 953, 581, 17, 273, 554]) {
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
