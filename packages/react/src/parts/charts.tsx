import type { ReactNode } from 'react'

/** The props of a bar chart. */
export interface BarChartProps {
  /** The label of the chart. */
  readonly label: string
  /** The bars, from top to bottom. */
  readonly bars: readonly {
    readonly name: string
    readonly value: number
    readonly mine?: boolean
  }[]
}

/**
 * Shows numbers as bars, such as the points of each player; a list for screen readers.
 *
 * @example
 * ```tsx
 * import { BarChart } from '@ackanomic/react'
 *
 * const bars = [{ name: 'Ann', value: 31, mine: true }, { name: 'Bob', value: 28 }]
 * const App = () => <BarChart label="Totals of the prizes taken" bars={bars} />
 * ```
 */
export function BarChart({ label, bars }: BarChartProps): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)))
  return (
    <ul className="ack-bars" aria-label={label}>
      {bars.map(({ name, value, mine = false }) => (
        <li key={name} className={mine ? 'ack-mine' : undefined}>
          <span className="ack-bar-name">{name}</span>
          <span className="ack-bar-room" aria-hidden="true">
            <span className="ack-bar" style={{ width: `${(Math.abs(value) / most) * 100}%` }} />
          </span>
          <span
            className="ack-bar-value"
            data-motion={`${label}: ${name}`}
            data-motion-face={value}
          >
            {value}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The props of a line chart. */
export interface LineChartProps {
  /** The label of the chart. */
  readonly label: string
  /** The lines. All must have the same number of values, one for each step. */
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[]
}

const [WIDTH, HEIGHT, EDGE] = [300, 120, 8]
/** The width of the scale's numbers. */
const SCALE = 22
/** Rounds to tenths. */
const rounded = (value: number): number => Math.round(10 * value) / 10
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4', '4 2 1 2']

/**
 * Shows numbers that change step by step. Lines differ by dashes, not by colour alone.
 *
 * @example
 * ```tsx
 * import { LineChart } from '@ackanomic/react'
 *
 * const lines = [{ name: 'Ann', values: [0, 13, 13] }, { name: 'Bob', values: [0, 0, 9] }]
 * const App = () => <LineChart label="Sums, round by round" lines={lines} />
 * ```
 */
export function LineChart({ label, lines }: LineChartProps): ReactNode {
  const all = lines.flatMap(({ values }) => values)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const steps = Math.max(2, ...lines.map(({ values }) => values.length))
  const x = (step: number): number => EDGE + (step / (steps - 1)) * (WIDTH - 2 * EDGE - SCALE)
  const y = (value: number): number =>
    HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE)
  const last = lines.map(({ name, values }) => `${name} ${rounded(values.at(-1) ?? 0)}`).join(', ')
  return (
    <figure className="ack-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}: ${last}`}>
        <line className="ack-axis" x1={EDGE} x2={WIDTH - EDGE - SCALE} y1={y(0)} y2={y(0)} />
        <g>
          {[...new Set([least, 0, most])].map((value) => (
            <text key={value} x={WIDTH - 2} y={y(value) + 3} textAnchor="end">
              {String(rounded(value)).replace('-', '−')}
            </text>
          ))}
        </g>
        {lines.map(({ name, values }, i) => (
          <polyline
            key={name}
            className={`ack-line ack-seat-${i % 7}`}
            strokeDasharray={DASHES[i % DASHES.length]}
            points={values.map((value, step) => `${x(step)},${y(value)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name }, i) => (
          <span key={name}>
            <svg className="ack-key" viewBox="0 0 24 6" aria-hidden="true">
              <line
                className={`ack-line ack-seat-${i % 7}`}
                strokeDasharray={DASHES[i % DASHES.length]}
                x1="0"
                x2="24"
                y1="3"
                y2="3"
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
