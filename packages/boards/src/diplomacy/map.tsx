import {
  type DiplomacyPosition,
  type DiplomacyResolution,
  type PowerId,
  placeName,
  provinceOf,
} from '@ackanomic/games/diplomacy'
import { areasOf, drawMap } from '@ackanomic/games/diplomacy/pictures'
import { useIsomorphicLayoutEffect, useRovingFocus } from '@ackanomic/react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import type { Chart } from './charts.js'
import { type Zoom, ZoomButtons } from './zoom.js'

/** A province that can be clicked now. */
export interface Spot {
  readonly id: string
  /** The effect of a click there, in words. */
  readonly label: string
  /** Whether it is chosen already. */
  readonly chosen?: boolean
}

/** The props of the map. */
export interface MapProps {
  /** The map and its drawing. */
  readonly chart: Chart
  /** How large the map is shown. */
  readonly zoom: Zoom
  readonly position: Pick<DiplomacyPosition, 'units' | 'owners' | 'dislodged'>
  /** The viewer's power, whose units are kept in sight; `null` for whoever only watches. */
  readonly power: PowerId | null
  /** The orders over it, with what became of them. */
  readonly resolutions: readonly DiplomacyResolution[]
  /** The description for screen readers. */
  readonly caption: string
  /** Where one can click. */
  readonly spots?: readonly Spot[]
  /** A province was clicked, or chosen by Enter. */
  readonly onPick?: (id: string) => void
  /** A province that leads nowhere now was clicked, or chosen by Enter. */
  readonly onRefuse?: (id: string) => void
  /** The parts over the map. */
  readonly children?: ReactNode
}

const NOWHERE: readonly Spot[] = []

/**
 * The style sheet of a picture, the land and the sea, and what lies over them: each is put into the
 * page anew only where it has changed, since a map is much to read for a browser.
 */
function layersOf(picture: string): readonly [sheet: string, ground: string, over: string] {
  const [, sheet, ground, over] =
    /<style>([\s\S]*?)<\/style>([\s\S]*?)(<g class="orders"[\s\S]*)<\/svg>/u.exec(picture) ?? []
  if (sheet === undefined || ground === undefined || over === undefined)
    throw new Error('A map has no layers.')
  return [sheet, ground, over]
}

type Point = readonly [x: number, y: number]

/**
 * Keeps in view what a map that is larger than its frame is about: with each phase where the
 * viewer's units stand, and the province that is chosen.
 */
function useInView(
  frame: RefObject<HTMLElement | null>,
  { width, height }: Chart['drawing'],
  units: readonly Point[],
  caption: string,
  chosen: Point | undefined,
): void {
  const show = (at: Point | undefined, always: boolean): (() => void) => {
    // With the next frame, for which the page is laid out anyway.
    const soon = requestAnimationFrame(() => {
      const box = frame.current
      if (box === null || at === undefined) return
      const left = (at[0] / width) * box.scrollWidth - box.clientWidth / 2
      const top = (at[1] / height) * box.scrollHeight - box.clientHeight / 2
      // Two thirds of what is seen lie well within sight.
      if (always || Math.abs(left - box.scrollLeft) > box.clientWidth / 3) box.scrollLeft = left
      if (always || Math.abs(top - box.scrollTop) > box.clientHeight / 3) box.scrollTop = top
    })
    return () => cancelAnimationFrame(soon)
  }
  const middle = (of: 0 | 1): number =>
    units.map((at) => at[of]).toSorted((a, b) => a - b)[units.length >> 1] ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer moves the map between phases
  useEffect(() => show(units.length === 0 ? undefined : [middle(0), middle(1)], true), [caption])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it is chosen
  useEffect(() => show(chosen, false), [chosen?.join()])
}

/** The map with units, centres and orders; where something can be done, it is outlined. */
export function DiplomacyMap({
  chart: { variant, drawing },
  zoom,
  position,
  power,
  resolutions,
  caption,
  spots = NOWHERE,
  onPick,
  onRefuse,
  children,
}: MapProps): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const id = `ack-diplomacy-${useId()}`.replace(/[^\w-]/gu, '')
  const areas = useMemo(() => new Map(areasOf(drawing).map((area) => [area.id, area])), [drawing])
  const [sheet, ground, over] = useMemo(
    () => layersOf(drawMap(variant, drawing, position, resolutions, { id })),
    [variant, drawing, position, resolutions, id],
  )
  const pointsAt = (province: string): Point[] => {
    const unit = areas.get(province)?.unit
    return unit === undefined ? [] : [unit]
  }
  const own = position.units.filter((unit) => unit.power === power).map(({ at }) => provinceOf(at))
  const about = own.length > 0 ? own : spots.map((spot) => spot.id)
  const [chosen] = spots.flatMap((spot) => (spot.chosen === true ? pointsAt(spot.id) : []))
  const frame = useRef<HTMLElement>(null)
  useInView(frame, drawing, about.flatMap(pointsAt), caption, chosen)
  useIsomorphicLayoutEffect(
    () => (frame.current === null ? undefined : zoom.frame.attach(frame.current, drawing)),
    [zoom.frame, drawing],
  )
  const elsewhere =
    onRefuse === undefined
      ? []
      : [...areas.keys()].filter((area) => spots.every((spot) => spot.id !== area))
  const { containerProps, itemProps } = useRovingFocus(spots.length + elsewhere.length)
  const press = (event: KeyboardEvent, then: () => void): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    then()
  }
  const shape = {
    '--diplomacy-shape': drawing.width / drawing.height,
    '--diplomacy-zoom': zoom.of,
  } as CSSProperties
  const viewBox = `0 0 ${drawing.width} ${drawing.height}`
  return (
    <div className="ack-diplomacy-map" style={shape}>
      <section
        className="ack-diplomacy-frame"
        aria-label={words.map}
        tabIndex={0}
        ref={frame}
        onKeyDown={zoom.frame.press}
      >
        <div className="ack-diplomacy-sheet" {...containerProps}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written here, for the map alone */}
          <style dangerouslySetInnerHTML={{ __html: sheet }} />
          <svg id={id} className="diplomacy" viewBox={viewBox} role="img" aria-label={caption}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, with all names quoted */}
            <g dangerouslySetInnerHTML={{ __html: ground }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, with all names quoted */}
            <g dangerouslySetInnerHTML={{ __html: over }} />
          </svg>
          {elsewhere.length > 0 && (
            <svg
              className="ack-diplomacy-elsewhere"
              viewBox={viewBox}
              role="group"
              aria-label={words.nothingThere}
            >
              {elsewhere.map((area, i) => (
                <path
                  key={area}
                  role="button"
                  aria-label={words.whyNot(placeName(variant, area))}
                  aria-disabled="true"
                  fillRule="evenodd"
                  d={areas.get(area)?.path ?? ''}
                  onClick={() => onRefuse?.(area)}
                  onKeyDown={(event) => press(event, () => onRefuse?.(area))}
                  {...itemProps(spots.length + i)}
                />
              ))}
            </svg>
          )}
          {spots.length > 0 && (
            <svg
              className="ack-diplomacy-spots"
              viewBox={viewBox}
              role="group"
              aria-label={words.canClick}
            >
              {spots.map(({ id, label, chosen = false }, i) => (
                <path
                  key={id}
                  role="button"
                  aria-label={label}
                  aria-pressed={chosen}
                  fillRule="evenodd"
                  d={areas.get(id)?.path ?? ''}
                  onClick={() => onPick?.(id)}
                  onKeyDown={(event) => press(event, () => onPick?.(id))}
                  {...itemProps(i)}
                />
              ))}
            </svg>
          )}
        </div>
      </section>
      <ZoomButtons zoom={zoom} />
      {children}
    </div>
  )
}
