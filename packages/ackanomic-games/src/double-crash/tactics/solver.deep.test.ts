import { dictionaryReferee, loadWordList } from '@ackanomic/core/dictionary'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDoubleCrashSolver, type DoubleCrashSolver } from './solver.js'
import { chance, pairing, playMatch, salvosTo } from './trials.test-support.js'

const TARGETS = 1000
const MATCHES = 400

let solver: DoubleCrashSolver
let referee: ReturnType<typeof dictionaryReferee>

beforeAll(async () => {
  const dictionary = await loadWordList()
  if (!dictionary.ok) throw new Error(dictionary.error.message)
  solver = createDoubleCrashSolver(dictionary.value.wordsInside(''))
  referee = dictionaryReferee({ official: dictionary.value })
})

function averageOf(values: readonly number[]): readonly [average: number, within: number] {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0)
  return [average, 1.96 * Math.sqrt(squares / (values.length - 1) / values.length)]
}

function tallyOf(values: readonly number[]): Readonly<Record<number, number>> {
  const tally: Record<number, number> = {}
  for (const value of values) tally[value] = (tally[value] ?? 0) + 1
  return tally
}

/** Returns the 95 % Wilson interval of a share. */
function shareOf(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.96
  const share = won / of
  const middle = share + (z * z) / (2 * of)
  const width = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [(middle - width) / scale, (middle + width) / scale]
}

describe('the solver, over many games', () => {
  test.each([
    ['any', 3.05],
    ['listed', 3.2],
  ] as const)(
    'finds a random English word with %s letters in fewer than %f Salvos on average',
    (letters, most) => {
      const pick = chance(`targets ${letters}`)
      const counts = Array.from({ length: TARGETS }, () => {
        const target = solver.words[pick(solver.words.length)] ?? 'HEART'
        return salvosTo(target, (reports, size, next) =>
          solver.salvo(reports, size, pick, { letters, next }),
        )
      })
      const [average, within] = averageOf(counts)
      const report = `${average.toFixed(3)} ± ${within.toFixed(3)} ${JSON.stringify(tallyOf(counts))}`
      expect(average, report).toBeLessThan(most)
      process.stdout.write(`${letters}: ${report}\n`)
    },
  )

  test('needs fewer Salvos than a random choice of consistent words', () => {
    const pick = chance('plain')
    const counts = Array.from({ length: TARGETS }, () => {
      const target = solver.words[pick(solver.words.length)] ?? 'HEART'
      return salvosTo(target, (reports, size) => {
        const left = solver.candidates(reports)
        const salvo = new Set<string>()
        while (salvo.size < Math.min(size, left.length)) salvo.add(left[pick(left.length)] ?? '')
        return [...salvo]
      })
    })
    const [average, within] = averageOf(counts)
    process.stdout.write(
      `plain: ${average.toFixed(3)} ± ${within.toFixed(3)} ${JSON.stringify(tallyOf(counts))}\n`,
    )
    expect(average).toBeGreaterThan(3.05)
  })

  test('beats a random bot almost always', () => {
    const pick = chance('matches')
    let won = 0
    for (let i = 0; i < MATCHES; i++) {
      const seat = i % 2 === 0 ? 0 : 1
      const { state } = playMatch(pairing(solver.words, seat, pick), referee)
      if (state.outcome?.winners[0] === ['Ann', 'Bob'][seat]) won += 1
    }
    const [low, high] = shareOf(won, MATCHES)
    process.stdout.write(`${won} of ${MATCHES}, ${low.toFixed(4)} to ${high.toFixed(4)}\n`)
    expect(low).toBeGreaterThan(0.95)
  })
})
