import { type DiplomacyPlayedPhase, provinceOf } from '@ackanomic/games/diplomacy'
import { areasOf } from '@ackanomic/games/diplomacy/pictures'
import { animate, useIsomorphicLayoutEffect } from '@ackanomic/react'
import { type ReactNode, useRef } from 'react'
import type { Chart } from './charts.js'

const TIMING = { duration: 420, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const

/** How a unit goes, in units of the map, as CSS writes it. */
type Way = readonly string[]

/**
 * Moves the units on the map after each phase: who has gone comes from the province of before, and
 * who bounced goes halfway and returns.
 */
export function Advance({
  chart,
  phases,
}: {
  readonly chart: Chart
  readonly phases: readonly DiplomacyPlayedPhase[]
}): ReactNode {
  const here = useRef<HTMLSpanElement>(null)
  const known = useRef(phases.length)
  useIsomorphicLayoutEffect(() => {
    const played = phases.slice(known.current)
    known.current = phases.length
    const board = here.current?.parentElement
    if (board === null || board === undefined || played.length === 0) return
    const ways = waysOf(chart, played)
    for (const unit of board.querySelectorAll<SVGElement>('[data-unit]')) {
      const way = ways.get(unit.dataset.unit ?? '')
      if (way !== undefined) animate(unit, { translate: [...way] }, TIMING)
    }
  }, [chart, phases])
  return <span hidden ref={here} />
}

/**
 * Returns how each unit goes that moved, retreated or bounced in these phases, by its kind and where
 * it stands now, such as `A BUR`.
 */
export function waysOf(
  { drawing }: Chart,
  phases: readonly DiplomacyPlayedPhase[],
): ReadonlyMap<string, Way> {
  const places = new Map(areasOf(drawing).map(({ id, unit }) => [id, unit]))
  const ways = new Map<string, Way>()
  const orders = phases.flatMap(({ before, resolutions }) =>
    resolutions.map((resolution) => ({ before, ...resolution })),
  )
  for (const { before, order, outcome, dislodged } of orders) {
    if (order.type !== 'move' && order.type !== 'retreat') continue
    const { at } = order.unit
    const standing = order.type === 'move' ? before.units : before.dislodged.map(({ unit }) => unit)
    const kind = standing.find((unit) => unit.at === at)?.kind
    const [from, to] = [places.get(provinceOf(at)), places.get(provinceOf(order.to))]
    if (kind === undefined || from === undefined || to === undefined) continue
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    if (outcome.is === 'succeeds') ways.set(`${kind} ${order.to}`, [`${-x}px ${-y}px`, '0'])
    else if (outcome.is === 'bounced' && dislodged === undefined)
      ways.set(`${kind} ${at}`, ['0', `${x / 2}px ${y / 2}px`, '0'])
  }
  return ways
}
