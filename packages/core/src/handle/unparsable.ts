import { type RejectionOf, refuserOf } from '../rejection.js'
import { shown } from '../shown.js'

/** From each code of a text that can't be read to the facts of its sentence. */
export interface UnparsableFacts {
  /** The text is no move. */
  unparsable: { readonly problem: string; readonly help: string }
}

/** Why a text is refused. */
export type UnparsableRejection = RejectionOf<UnparsableFacts, 'contract/form'>

/** Refuses a text that is no move. */
export const refuseText: ReturnType<typeof refuserOf<UnparsableFacts, 'contract/form'>> =
  /* @__PURE__ */ refuserOf<UnparsableFacts, 'contract/form'>('contract/form', {
    unparsable: ({ problem, help }) =>
      problem.includes(help) ? shown(problem) : `${shown(problem)} ${help}`,
  })
