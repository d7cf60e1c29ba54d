import {
  DIPLOMACY_STANDARD,
  type DiplomacyOrder,
  type DiplomacyStep,
  type DiplomacyUnit,
  parseOrders,
  parseUnit,
} from '@ackanomic/games/diplomacy'
import { DATC_A_TO_D } from './datc-a-to-d.test-support.js'
import { DATC_E_AND_F } from './datc-e-and-f.test-support.js'
import { DATC_G_TO_J } from './datc-g-to-j.test-support.js'

/**
 * One test case. In the tables, a case begins with a line of its number and its disputed issues.
 * After that come lines `name: text`:
 *
 * - `before`, `orders`, `after`, `lost`: a movement phase; `+` and `!` mark an order that succeeds or
 *   fails, where the case says so;
 * - `open`, `retreats`, `at last`: where dislodged units may go, their orders, and the result;
 * - `before`, `centres`, `adjusts`, `after`: an adjustment phase;
 * - `1976`, `1976 lost`, `1976 open`, `1976 last`: where that edition gives another result.
 */
export interface DatcCase {
  readonly id: string
  readonly issues: readonly string[]
  /** The text of each line, by its name. */
  readonly lines: ReadonlyMap<string, string>
}

/** An order, and whether the case says that it succeeds. */
export interface Expected {
  readonly order: DiplomacyOrder
  readonly succeeds: boolean | undefined
}

export const DATC_CASES: readonly DatcCase[] = [DATC_A_TO_D, DATC_E_AND_F, DATC_G_TO_J].flatMap(
  (text) =>
    text
      .trim()
      .split(/\n(?=6)/)
      .map((block) => {
        const [head = '', ...rest] = block.split('\n')
        const [, id = '', issues = ''] = /^(\S+)(?: \((.*)\))?$/.exec(head) ?? []
        return {
          id,
          issues: issues === '' ? [] : issues.split(', '),
          lines: new Map(
            rest.map((line): [string, string] => {
              const colon = line.indexOf(':')
              return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
            }),
          ),
        }
      }),
)

const parts = (text: string): readonly (readonly [power: string, list: readonly string[]])[] =>
  text
    .split('; ')
    .filter((part) => part !== '')
    .map((part) => {
      const space = part.indexOf(' ')
      return [part.slice(0, space), part.slice(space + 1).split(', ')]
    })

export function unitsIn(text: string): readonly DiplomacyUnit[] {
  return parts(text).flatMap(([power, list]) => list.map((unit) => parseUnit(power, unit)))
}

export function ownersIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parts(text).flatMap(([power, list]) => list.map((centre) => [centre, power])),
  )
}

export function ordersIn(text: string, step: DiplomacyStep): readonly Expected[] {
  return parts(text).flatMap(([power, list]) =>
    list.map((marked): Expected => {
      const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, marked.replace(/^[+!]/, ''), {
        power,
        step,
      })
      const [order] = orders
      if (order === undefined || unreadable.length > 0) throw new Error(`unreadable: ${marked}`)
      return { order, succeeds: /^[+!]/.test(marked) ? marked.startsWith('+') : undefined }
    }),
  )
}

export function written(units: readonly DiplomacyUnit[]): string {
  const powers = [...new Set(units.map((unit) => unit.power))].sort()
  return powers
    .map((power) => {
      const shared = units.filter((unit) => unit.power === power)
      return `${power} ${shared
        .map((unit) => `${unit.kind} ${unit.at}`)
        .sort()
        .join(', ')}`
    })
    .join('; ')
}
