import type { Position, Resolution } from '@ackanomic/games/diplomacy'
import { areasOf, drawMap } from '@ackanomic/games/diplomacy/pictures'
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react'
import { useRoving } from '../parts/roving.js'
import type { Chart } from './charts.js'

/** A province that can be clicked now. */
export interface Spot {
  /** The province. */
  readonly id: string
  /** What a click there does, in words. */
  readonly label: string
  /** Whether it is chosen already. */
  readonly chosen?: boolean
}

/** What the map is drawn from. */
export interface MapProps {
  /** The map and its drawing. */
  readonly chart: Chart
  /** The position. */
  readonly position: Pick<Position, 'units' | 'owners' | 'dislodged'>
  /** The orders over it, with what became of them. */
  readonly resolutions: readonly Resolution[]
  /** What it shows, for who hears the page. */
  readonly caption: string
  /** Where one can click. */
  readonly spots: readonly Spot[]
  /** A province was clicked, or chosen by Enter. */
  readonly onPick: (id: string) => void
}

/**
 * The style sheet of a picture, and the rest of it. With another sheet, were it the same, a browser
 * looks at the whole page anew; so it stays while the pictures change.
 */
function apart(picture: string): readonly [sheet: string, picture: string] {
  const [whole = '', sheet = ''] = /<style>([\s\S]*?)<\/style>/u.exec(picture) ?? []
  return [sheet, picture.replace(whole, '')]
}

/** The map with units, centres and orders; where something can be done, it is outlined. */
export function DiplomacyMap({
  chart: { variant, drawing },
  position,
  resolutions,
  caption,
  spots,
  onPick,
}: MapProps): ReactNode {
  const id = `ack-diplomacy-${useId()}`.replace(/[^\w-]/gu, '')
  const areas = useMemo(() => new Map(areasOf(drawing).map((area) => [area.id, area])), [drawing])
  const [sheet, picture] = useMemo(
    () => apart(drawMap(variant, drawing, position, resolutions, { id, caption })),
    [variant, drawing, position, resolutions, caption, id],
  )
  const { box, place } = useRoving(spots.length)
  const press = (event: KeyboardEvent, id: string): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPick(id)
  }
  return (
    <section className="ack-diplomacy-map" aria-label="Map" tabIndex={0}>
      <div className="ack-diplomacy-sheet" {...box}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written here, for the map alone */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, with all names quoted */}
        <div dangerouslySetInnerHTML={{ __html: picture }} />
        {spots.length > 0 && (
          <svg
            className="ack-diplomacy-spots"
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            role="group"
            aria-label="Where you can click"
          >
            {spots.map(({ id, label, chosen = false }, i) => (
              <path
                key={id}
                role="button"
                aria-label={label}
                aria-pressed={chosen}
                fillRule="evenodd"
                d={areas.get(id)?.path ?? ''}
                onClick={() => onPick(id)}
                onKeyDown={(event) => press(event, id)}
                {...place(i)}
              />
            ))}
          </svg>
        )}
      </div>
    </section>
  )
}
