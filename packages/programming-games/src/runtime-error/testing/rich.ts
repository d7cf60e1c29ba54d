import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import type { RuntimeErrorZones } from '../proof/position.js'
import type { RuntimeErrorStatement } from '../statement.js'
import { dice, shuffled, takeStatement } from './positions.js'

/** A full deck, strewn so that claims are close: large hands, many statements, wide ranges. */
export function rich(seed: number): RuntimeErrorZones {
  const roll = dice(seed)
  const all: RuntimeErrorCard[] = shuffled(RUNTIME_ERROR_CARDS, roll)
  const own: RuntimeErrorStatement[] = []
  const wanted = shuffled(['S', 'H', 'C', 'D'], roll).slice(0, 1 + roll(4))
  for (const suit of roll(4) === 0
    ? wanted
    : ['S', ...wanted.filter((s) => s !== 'S')].slice(0, 4)) {
    const statement = takeStatement(all, suit, own, roll)
    if (statement !== undefined) own.push(statement)
  }
  const opponents = Array.from({ length: 1 + roll(3) }, () => {
    const statements: RuntimeErrorStatement[] = []
    for (let more = roll(4); more > 0; more--) {
      const statement = takeStatement(all, 'DCHS', statements, roll)
      if (statement !== undefined) statements.push(statement)
    }
    return { hand: all.splice(0, 1 + roll(6)), statements }
  })
  const hand = all.splice(0, 1 + roll(7))
  const discard = all.splice(0, roll(all.length + 1))
  return { hand, discard, deck: all, own, opponents, script: roll(3) === 0 }
}
