import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { ReactNode } from 'react'
import { Tiles } from '../parts/tiles.js'
import type { BoardProps, TableOf } from '../table.js'
import { Examination } from './examination.js'
import { Firing } from './firing.js'
import { Replying } from './replying.js'
import { Salvos } from './salvos.js'
import { wantsOf } from './wants.js'

/**
 * Double Crash: both Target Words, the sheet for what the round asks, and the Salvos of both sides,
 * each word with the crashes that were replied.
 *
 * @example
 * ```tsx
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 * import { Room, useLocalMatch } from '@ackanomic/react'
 * import { DoubleCrashBoard } from '@ackanomic/react/double-crash'
 *
 * const App = () => {
 *   const table = useLocalMatch(doubleCrash)
 *   return <Room table={table}><DoubleCrashBoard table={table} /></Room>
 * }
 * ```
 */
export function DoubleCrashBoard({ table }: BoardProps<TableOf<DoubleCrash>>): ReactNode {
  const { view, names } = table
  const { own } = view
  const mine = view.role === 'seat' ? view.seat : null
  const order = mine === 1 ? [1, 0] : [0, 1]
  const wants = wantsOf(table)
  return (
    <div className="ack-double-crash">
      <section className="ack-double-crash-targets" aria-label="Target Words">
        {order.map((seat) => (
          <div key={seat}>
            <h2>{seat === mine ? 'Your Target Word' : `The Target Word of ${names[seat]}`}</h2>
            <Target word={targetOf(table, seat)} />
          </div>
        ))}
      </section>
      {own.tentative !== null && <Examination table={table} />}
      {(wants.includes('target') || wants.includes('salvo')) && (
        <Firing key={own.round} table={table} />
      )}
      {wants.includes('reply') && <Replying key={own.round} table={table} />}
      {order.map((seat) => (
        <Salvos key={seat} table={table} seat={seat} target={targetOf(table, 1 - seat)} />
      ))}
    </div>
  )
}

/** A Target Word, as far as the viewer knows it. */
function targetOf({ view }: TableOf<DoubleCrash>, seat: number): string | null {
  const mine = view.role === 'seat' && view.seat === seat ? view.mine.target : null
  return view.own.targets?.[seat] ?? mine
}

function Target({ word }: { readonly word: string | null }): ReactNode {
  return <Tiles word={word ?? '?????'} label={word ?? 'not known'} />
}
