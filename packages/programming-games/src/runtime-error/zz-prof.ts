import { positionOf } from './position.js'
import { prove } from './prove.js'
import { rich } from './testing/rich.js'

let n = 0
const t = performance.now()
for (let r = 0; r < 2; r++)
  for (const seed of [
    6, 46, 65, 76, 101, 116, 118, 126, 165, 174, 203, 223, 244, 252, 276, 291, 297, 323, 362, 381,
    382, 383,
  ])
    n += prove(positionOf(rich(seed), 'player'), { reshuffle: 'on-draw' }).states
console.log(n, performance.now() - t, ((performance.now() - t) * 1000) / n)
