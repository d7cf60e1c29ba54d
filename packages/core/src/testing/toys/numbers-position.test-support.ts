import * as v from 'valibot'
import type { PositionDefinition } from '../../engine/definition.js'
import { days } from '../../time.js'
import type { Numbers } from './numbers.test-support.js'

const number = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))
const seats = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** Numbers with positions: a target is there just while numbers are lodged. */
export const position: PositionDefinition<Numbers> = {
  shared: v.strictObject({
    phase: v.picklist(['target', 'numbers']),
    rounds: v.array(
      v.strictObject({ target: v.number(), numbers: v.array(number), closest: seats }),
    ),
  }),
  secret: v.strictObject({ number }),
  hidden: v.strictObject({ target: number }),
  problem({ shared, secret, hidden, options }) {
    const isOpen = shared.phase === 'numbers'
    if (isOpen === (hidden.target === null)) return 'There is a target just while numbers come in.'
    return !isOpen && secret.some((of) => of.number !== null)
      ? `Numbers from 1 to ${options.most} are lodged once there is a target.`
      : undefined
  },
  resume(draft, ctx) {
    if (draft.shared.phase === 'numbers') ctx.startTimer('round', days(2))
    else ctx.prompt('target', { kind: 'pick', of: draft.options.most }, null)
  },
}
