import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { diplomacy } from './diplomacy/game.js'
import { diplomacyLaws } from './diplomacy/laws.test-support.js'
import { doubleCrash } from './double-crash/game.js'
import { doubleCrashLaws } from './double-crash/laws.test-support.js'
import { fictionary } from './fictionary/game.js'
import { fictionaryLaws } from './fictionary/laws.test-support.js'
import { ghost } from './ghost/game.js'
import { ghostLaws } from './ghost/laws.test-support.js'
import { limerickContest } from './limerick-contest/game.js'
import { limerickLaws } from './limerick-contest/laws.test-support.js'
import { mediocrity } from './mediocrity/game.js'
import { mediocrityLaws } from './mediocrity/laws.test-support.js'
import { pureSkillClauses } from './pure-skill/clauses.js'
import { pureSkill } from './pure-skill/game.js'
import { openings } from './pure-skill/openings.test-support.js'
import { singleCaptureGo } from './single-capture-go/game.js'
import { singleCaptureGoLaws } from './single-capture-go/laws.test-support.js'
import { trominoGo } from './tromino-go/game.js'
import { trominoGoLaws } from './tromino-go/laws.test-support.js'
import { viruses } from './viruses/game.js'
import { virusesLaws } from './viruses/laws.test-support.js'

const games = {
  diplomacy: lawsOf(diplomacy, { ...diplomacyLaws, runs: 3, fuzzCount: 200 }),
  'double crash': lawsOf(doubleCrash, { ...doubleCrashLaws, runs: 4, fuzzCount: 200 }),
  ghost: lawsOf(ghost, { ...ghostLaws, runs: 4, fuzzCount: 200 }),
  fictionary: lawsOf(fictionary, { ...fictionaryLaws, runs: 3, entries: 80, fuzzCount: 200 }),
  'limerick contest': lawsOf(limerickContest, { ...limerickLaws, runs: 5, fuzzCount: 200 }),
  mediocrity: lawsOf(mediocrity, { ...mediocrityLaws, runs: 3, fuzzCount: 200, entries: 100 }),
  'pure skill': lawsOf(pureSkill, {
    setups: openings,
    clauses: [pureSkillClauses],
    packed: true,
    runs: 4,
    fuzzCount: 200,
  }),
  'tromino go': lawsOf(trominoGo, { ...trominoGoLaws, runs: 3, fuzzCount: 200 }),
  viruses: lawsOf(viruses, { ...virusesLaws, runs: 2, fuzzCount: 200 }),
  'single capture go': lawsOf(singleCaptureGo, {
    ...singleCaptureGoLaws,
    runs: 3,
    fuzzCount: 200,
    entries: 80,
  }),
}

describe.each(Object.entries(games))('the laws of %s', (_, laws) => {
  for (const law of laws) test(law.name, () => law.check())
})
