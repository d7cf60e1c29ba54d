import { type DiplomacyPlayedPhase, provinceOf } from '@ackanomic/games/diplomacy'
import { areasOf } from '@ackanomic/games/diplomacy/pictures'
import { animate, useIsomorphicLayoutEffect } from '@ackanomic/react'
import { type ReactNode, useRef } from 'react'
import type { Chart } from './charts.js'

const TIMING = { duration: 420, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const

/** How a unit goes, in units of the map, as CSS writes it. */
type Way = readonly string[]

/**
 * Moves what is on the map. While the results of a phase are shown, their arrows grow, and who
 * bounced goes halfway and returns; once they were seen, who has gone comes from the province of
 * before.
 */
export function Advance({
  chart,
  phases,
  seen,
}: {
  readonly chart: Chart
  readonly phases: readonly DiplomacyPlayedPhase[]
  /** How many phases were seen; the results of the next one are shown, if there is one. */
  readonly seen: number
}): ReactNode {
  const here = useRef<HTMLSpanElement>(null)
  const known = useRef(seen)
  const fresh = phases[seen]
  useIsomorphicLayoutEffect(() => {
    const played = phases.slice(known.current, seen)
    known.current = seen
    const board = here.current?.parentElement
    if (board === null || board === undefined) return
    if (fresh !== undefined) grow(board)
    const ways = waysOf(chart, only(fresh === undefined ? played : [fresh], fresh === undefined))
    for (const unit of board.querySelectorAll<SVGElement>('[data-unit]')) {
      const way = ways.get(unit.dataset.unit ?? '')
      if (way !== undefined) animate(unit, { translate: [...way] }, TIMING)
    }
  }, [chart, seen, fresh === undefined])
  return <span hidden ref={here} />
}

/** Of the orders of some phases, those that succeeded, or those that did not. */
function only(
  phases: readonly DiplomacyPlayedPhase[],
  succeeded: boolean,
): readonly DiplomacyPlayedPhase[] {
  return phases.map((phase) => ({
    ...phase,
    resolutions: phase.resolutions.filter(
      ({ outcome }) => (outcome.is === 'succeeds') === succeeded,
    ),
  }))
}

/** The arrows of all orders grow, and then come their heads and crosses. */
function grow(board: HTMLElement): void {
  for (const path of board.querySelectorAll<SVGPathElement>('.order path:not(.head, .cross)')) {
    const length = path.getTotalLength?.() ?? 0
    animate(path, { strokeDasharray: [`0 ${length}`, `${length} 0`] }, { ...TIMING, duration: 900 })
  }
  for (const end of board.querySelectorAll('.order :is(.head, .cross, circle)'))
    animate(end, { opacity: [0, 0, 1] }, { ...TIMING, duration: 1100 })
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
