/**
 * Writes recorded games (one per line of a file) in every format, reads them back, and reports
 * differences: `npx tsx packages/ackanomic-games/test/diplomacy/round-trips.ts games.jsonl`.
 */
import { readFileSync } from 'node:fs'
import {
  DIPLOMACY_STANDARD,
  type DiplomacyPlayedPhase,
  formatOrder,
  parseOrders,
  phaseCode,
  playPhase,
  startingPosition,
} from '@ackanomic/games/diplomacy'
import {
  readDaideResults,
  readJudge,
  readSavedGame,
  writeDaideResults,
  writeJdip,
  writeJudge,
  writeSavedGame,
} from '@ackanomic/games/diplomacy/formats'
import { RECORDED_RULES, type RecordedGame } from './replay-game.test-support.js'

const counts = { games: 0, phases: 0, orders: 0 }
const problems: string[] = []

/** An order without kinds, foreign powers and convoy routes, which some formats lack. */
function bare(text: string): string {
  const [verb = '', ...way] = text.replace(/\b[AF] | VIA$|[A-Z]{4,} (?=[AF] )/gu, '').split(' - ')
  return [verb, ...way.slice(-1)].join(' - ').trim()
}

function played(game: RecordedGame): readonly DiplomacyPlayedPhase[] {
  const phases: DiplomacyPlayedPhase[] = []
  let before = startingPosition(DIPLOMACY_STANDARD)
  for (const phase of game.phases) {
    if (phaseCode(DIPLOMACY_STANDARD, before.phase) !== phase.n) continue
    const orders = Object.entries(phase.o ?? {}).flatMap(([short, lines]) => {
      const power =
        Object.keys(DIPLOMACY_STANDARD.powers).find((each) => each.startsWith(short)) ?? ''
      return parseOrders(DIPLOMACY_STANDARD, lines.join('\n'), { power, step: before.phase.step })
        .orders
    })
    const rules = phase.via === 1 ? { ...RECORDED_RULES, landFallback: true } : RECORDED_RULES
    const {
      position: after,
      resolutions,
      disbanded,
    } = playPhase(DIPLOMACY_STANDARD, before, orders, rules)
    phases.push({ before, resolutions, disbanded, after })
    before = after
  }
  return phases
}

function same(what: string, read: readonly string[], given: readonly string[]): void {
  const [one, other] = [read, given].map((list) => [...list].sort())
  for (const [at, text] of (other ?? []).entries())
    if (one?.[at] !== text) {
      problems.push(`${what}: ${one?.[at]} is not ${text}`)
      return
    }
  if (one?.length !== other?.length) problems.push(`${what}: ${one?.length} of ${other?.length}`)
}

for (const line of readFileSync(process.argv[2] ?? '/dev/stdin', 'utf8').split('\n')) {
  if (line.trim() === '') continue
  const game = JSON.parse(line) as RecordedGame
  const phases = played(game)
  counts.games++
  counts.phases += phases.length
  const saved = readSavedGame(
    DIPLOMACY_STANDARD,
    JSON.parse(JSON.stringify(writeSavedGame(DIPLOMACY_STANDARD, phases, { id: game.id }))),
  )
  if (!saved.ok) problems.push(`${game.id}: ${saved.error[0]}`)
  for (const [at, phase] of phases.entries()) {
    const { before, resolutions } = phase
    const what = `${game.id} ${phaseCode(DIPLOMACY_STANDARD, before.phase)}`
    const orders = resolutions.map(({ order }) => bare(formatOrder(order)))
    counts.orders += orders.length
    const read = saved.ok ? saved.value.phases[at] : undefined
    const sent = resolutions.filter(({ unordered }) => unordered !== true)
    same(
      `${what} saved`,
      (read?.orders ?? []).map((order) => bare(formatOrder(order))),
      sent.map(({ order }) => bare(formatOrder(order))),
    )
    const board = ({
      units,
      dislodged,
      owners,
    }: DiplomacyPlayedPhase['before']): readonly string[] => [
      ...units.map((unit) => Object.values(unit).join(' ')),
      ...dislodged.map(({ unit, from, retreats }) => `${unit.at} ${from} ${[...retreats].sort()}`),
      ...Object.entries(owners).map(String),
    ]
    same(`${what} board`, read === undefined ? [] : board(read.position), board(before))
    const judged = readJudge(
      DIPLOMACY_STANDARD,
      writeJudge(DIPLOMACY_STANDARD, phase),
      before.phase.step,
    )
    if (!judged.ok) problems.push(`${what} judge: ${judged.error[0]}`)
    else
      same(
        `${what} judge`,
        judged.value.map(({ order }) => bare(formatOrder(order))),
        orders,
      )
    const jdip = resolutions
      .map(({ order }) => `${order.power}: ${writeJdip(order, before.phase.step)}`)
      .join('\n')
    const brief = readJudge(DIPLOMACY_STANDARD, jdip, before.phase.step)
    if (!brief.ok) problems.push(`${what} jDip: ${brief.error[0]}`)
    else
      same(
        `${what} jDip`,
        brief.value.map(({ order }) => bare(formatOrder(order))),
        orders,
      )
    const daide = readDaideResults(DIPLOMACY_STANDARD, writeDaideResults(DIPLOMACY_STANDARD, phase))
    if (!daide.ok) problems.push(`${what} DAIDE: ${daide.error[0]}`)
    else {
      // DAIDE names no coast of a supported goal.
      const level = (text: string): string =>
        / [SC] /u.test(text) ? text.replace(/\/..$/u, '') : text
      const told = daide.value.map(({ order }) => level(bare(formatOrder(order))))
      same(`${what} DAIDE`, told, orders.map(level))
    }
  }
}
for (const problem of problems.slice(0, 20)) console.log(problem)
const { games, phases, orders } = counts
console.log(`${games} games, ${phases} phases, ${orders} orders; ${problems.length} differences`)
process.exitCode = problems.length === 0 ? 0 : 1
