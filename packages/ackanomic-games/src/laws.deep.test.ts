import { catalogueBotLaws, lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'
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
import { rustyLantern } from './rusty-lantern/game.js'
import { rustyLanternLaws, suspendedLaws } from './rusty-lantern/laws.test-support.js'
import { singleCaptureGo } from './single-capture-go/game.js'
import { LARGEST, SETUPS, singleCaptureGoLaws } from './single-capture-go/laws.test-support.js'
import { spades } from './spades/game.js'
import { spadesLaws } from './spades/laws.test-support.js'
import { drawnBy, playedToTheEnd } from './spades/script.test-support.js'
import { trominoGo } from './tromino-go/game.js'
import { trominoGoLaws } from './tromino-go/laws.test-support.js'
import { viruses } from './viruses/game.js'
import { virusesLaws } from './viruses/laws.test-support.js'

const many = { runs: 1_000, forgedEntries: 200, fuzzCount: 50_000, seed: 19_261 }

const games = {
  diplomacy: lawsOf(diplomacy, { ...diplomacyLaws, ...many, fuzzCount: 20_000 }),
  'double crash': lawsOf(doubleCrash, { ...doubleCrashLaws, ...many }),
  fictionary: lawsOf(fictionary, { ...fictionaryLaws, ...many, entries: 80 }),
  ghost: lawsOf(ghost, { ...ghostLaws, ...many }),
  'limerick contest': lawsOf(limerickContest, { ...limerickLaws, ...many }),
  mediocrity: lawsOf(mediocrity, { ...mediocrityLaws, ...many }),
  'pure skill': lawsOf(pureSkill, {
    setups: openings,
    clauses: [pureSkillClauses],
    packed: true,
    ...many,
    fuzzCount: 100_000,
  }),
  'rusty lantern': lawsOf(rustyLantern, { ...rustyLanternLaws, ...many, entries: 60 }),
  'a tale suspended from the start': lawsOf(rustyLantern, {
    ...suspendedLaws,
    ...many,
    entries: 60,
  }),
  'single capture go': lawsOf(singleCaptureGo, {
    ...singleCaptureGoLaws,
    ...many,
    setups: [...SETUPS, LARGEST],
  }),
  spades: lawsOf(spades, { ...spadesLaws, ...many }),
  'tromino go': lawsOf(trominoGo, { ...trominoGoLaws, ...many, entries: 100 }),
  viruses: lawsOf(viruses, { ...virusesLaws, ...many }),
}

describe.each(Object.entries(games))('many matches of %s', (_, laws) => {
  for (const law of laws) test(law.name, () => law.check())
})

test('random moves finish a thousand matches of spades', () => {
  for (let seed = 0; seed < 1_000; seed++)
    expect(playedToTheEnd(drawnBy(`deep ${seed}`))).not.toBeNull()
})

describe.each(await catalogueBotLaws(catalogue, { runs: 20, entries: 400 }))(
  'bots at $id',
  ({ laws }) => {
    for (const law of laws) test(law.name, () => law.check())
  },
)
