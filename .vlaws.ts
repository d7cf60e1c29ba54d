import { lawsOf } from './packages/core/src/testing/index.js'
import { viruses } from './packages/ackanomic-games/src/viruses/game.js'
import { virusesLaws } from './packages/ackanomic-games/src/viruses/laws.test-support.js'
const skip = ['functions are pure', 'states survive JSON', 'replay gives the same state', 'both speeds give the same states']
for (const law of lawsOf(viruses, { ...virusesLaws, runs: Number(process.argv[2]), junk: 10000, seed: 77 })) {
  if (skip.includes(law.name)) continue
  const t = Date.now()
  try { law.check(); console.log('ok', law.name, Date.now() - t) } catch (e) { console.log('BROKEN', law.name, String((e as Error).message).slice(0, 1500)) }
}
