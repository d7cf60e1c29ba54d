import { test } from 'vitest'
import { positionOf } from './position.js'
import { prove } from './prove.js'
import { midgame } from './testing/midgame.js'
import { rich } from './testing/rich.js'

test('bench', () => {
  for (const k of ['player', 'deck'] as const)
    for (const r of ['on-draw', 'when-empty'] as const) {
      const ts: number[] = [],
        ss: number[] = []
      const v: any = { yes: 0, no: 0, undecided: 0 }
      const slow: any[] = []
      const hands: number[] = []
      const owns: number[] = []
      for (let seed = 1; seed <= 1000; seed++) {
        const z = (process.env.RICH ? rich : midgame)(seed)
        const p = positionOf(z, k)
        hands.push(p.hand.length)
        owns.push(p.own.length)
        const t = performance.now()
        const d = prove(p, { reshuffle: r, budget: +(process.env.B ?? 20000) })
        const dt = performance.now() - t
        ts.push(dt)
        ss.push(d.states)
        v[d.forever]++
        if (d.forever === 'undecided' || dt > 50)
          slow.push([
            dt | 0,
            seed,
            d.forever,
            p.script ? 's' : '-',
            p.own.map((s) => s.lower + '-' + s.upper + ':' + s.function).join(' '),
            'H ' + p.hand.join(' '),
            'opp',
            p.opponents.flat().length,
            'top',
            p.discard.at(-1),
            p.deck,
          ])
      }
      const q = (a: number[], x: number) => [...a].sort((a, b) => a - b)[Math.floor(a.length * x)]
      console.log(
        k,
        r,
        JSON.stringify(v),
        'ms',
        [0.5, 0.9, 0.99, 0.999].map((x) => q(ts, x)!.toFixed(2)).join(' '),
        'states',
        [0.5, 0.9, 0.99, 0.999].map((x) => q(ss, x)).join(' '),
        'hand',
        [0.1, 0.5, 0.9, 0.99].map((x) => q(hands, x)).join(' '),
        'own',
        [0.1, 0.5, 0.9].map((x) => q(owns, x)).join(' '),
      )
      console.log(
        slow
          .slice(0, 40)
          .map((x) => x.join(' '))
          .join('\n'),
      )
    }
}, 1e7)
