import {
  DIPLOMACY_STANDARD,
  type DiplomacyOrder,
  type DiplomacyPosition,
  type DiplomacyRulebook,
  editionRules,
  formatOrder,
  type PowerId,
  parseOrders,
  phaseCode,
  playPhase,
  startingPosition,
} from '@ackanomic/games/diplomacy'

/** One phase of a recorded game. Powers are called by the first three letters of their names. */
export interface RecordedPhase {
  /** The phase's code, as in `'S1901M'`. */
  readonly n: string
  /** The units by power, as in `'A BUD,A VIE'`. */
  readonly u: Readonly<Record<string, string>>
  readonly d?: Readonly<Record<string, string>>
  /** The centres by power; only where they have changed. */
  readonly c?: Readonly<Record<string, string>>
  /** The orders by power; a unit without order holds, disbands, or is left to civil disorder. */
  readonly o?: Readonly<Record<string, readonly string[]>>
  /** Present where an order via convoy falls back to a land route. */
  readonly via?: number
}

export interface RecordedGame {
  readonly id: string
  readonly phases: readonly RecordedPhase[]
}

/** The rules by which the recorded games were judged: DATC's, with disorder from home centres. */
export const RECORDED_RULES: DiplomacyRulebook = editionRules('datc', { disorderFrom: 'home' })

const POWERS = new Map(
  Object.keys(DIPLOMACY_STANDARD.powers).map((power) => [power.slice(0, 3), power]),
)

/** Replays a game; returns the number of phases that agreed, and the first difference, if any. */
export function replayGame(
  game: RecordedGame,
  rules: DiplomacyRulebook = RECORDED_RULES,
): { readonly phases: number; readonly difference?: string } {
  let position = startingPosition(DIPLOMACY_STANDARD)
  let phases = 0
  for (const phase of game.phases) {
    // Some records have an adjustment phase without orders, which the engine skips.
    const idle = phase.n.endsWith('A') && Object.keys(phase.o ?? {}).length === 0
    const code = phaseCode(DIPLOMACY_STANDARD, position.phase)
    const skipped = idle && position.phase.step === 'moves'
    if (code !== phase.n && !skipped) return { phases, difference: `${code}, not ${phase.n}` }
    const difference = compare(position, phase)
    if (difference !== undefined) return { phases, difference: `${phase.n}: ${difference}` }
    phases++
    if (skipped) continue
    const orders = readOrders(phase, position.phase.step)
    if (typeof orders === 'string') return { phases, difference: `${phase.n}: ${orders}` }
    const now = phase.via === 1 ? { ...rules, landFallback: true } : rules
    position = playPhase(DIPLOMACY_STANDARD, position, orders, now).position
  }
  return { phases }
}

function readOrders(
  phase: RecordedPhase,
  step: DiplomacyPosition['phase']['step'],
): DiplomacyOrder[] | string {
  const all: DiplomacyOrder[] = []
  for (const [short, lines] of Object.entries(phase.o ?? {})) {
    const power = POWERS.get(short) as PowerId
    const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, lines.join('\n'), {
      power,
      step,
    })
    const [first] = unreadable
    if (first !== undefined) return `${first.text}: ${first.message}`
    const odd = lines.findIndex((line, at) => formatOrder(orders[at] as DiplomacyOrder) !== line)
    if (odd >= 0) return `${lines[odd]} was read as ${formatOrder(orders[odd] as DiplomacyOrder)}`
    all.push(...orders)
  }
  return all
}

function compare(position: DiplomacyPosition, phase: RecordedPhase): string | undefined {
  const units = position.units.map((unit) => `${unit.power.slice(0, 3)} ${unit.kind} ${unit.at}`)
  const lost = position.dislodged.map(
    ({ unit }) => `${unit.power.slice(0, 3)} ${unit.kind} ${unit.at}`,
  )
  const owners = Object.entries(position.owners).map(([at, power]) => `${power.slice(0, 3)} ${at}`)
  return (
    differ('units', units, phase.u) ??
    differ('dislodged', lost, phase.d ?? {}) ??
    (phase.c === undefined ? undefined : differ('centres', owners, phase.c))
  )
}

function differ(
  what: string,
  ours: readonly string[],
  recorded: Readonly<Record<string, string>>,
): string | undefined {
  const theirs = Object.entries(recorded).flatMap(([power, list]) =>
    list.split(',').map((entry) => `${power} ${entry}`),
  )
  const missing = theirs.filter((entry) => !ours.includes(entry)).sort()
  const more = ours.filter((entry) => !theirs.includes(entry)).sort()
  if (missing.length === 0 && more.length === 0) return undefined
  return `${what} recorded, not ours: ${missing.join(', ') || '-'}; ours, not recorded: ${more.join(', ') || '-'}`
}
