import { asPlain, type Desk, type SeatNumber } from '@ackanomic/core'
import type { Draft } from './draft.js'
import type { InterruptionEnd } from './tale.js'
import type { RustyLantern } from './types.js'

/** Writes down and tells what became of an interruption. */
export function closeInterruption(
  draft: Draft,
  number: number,
  end: InterruptionEnd,
  burned: string | null,
  clause: RustyLantern['Clause'],
  desk: Desk<RustyLantern>,
): void {
  const interruption = draft.own.interruptions[number - 1]
  if (interruption === undefined) return
  interruption.answered = end
  const { seat, play, card } = interruption
  const of = draft.own.plays[play - 1]?.seat ?? -1
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.claims = secret.claims.filter((each) => each !== number)
  desk.tell('all', clause, () => ({
    type: 'answered',
    interruption: number,
    seat,
    play,
    of,
    end,
    card,
    burned,
  }))
}

/** The open interruptions of somebody who leaves, or all of them, come to nothing. */
export function lapse(draft: Draft, of: SeatNumber | null, desk: Desk<RustyLantern>): void {
  asPlain(draft.own.interruptions).forEach(({ seat, answered }, index) => {
    if (answered !== null || (of !== null && seat !== of)) return
    closeInterruption(draft, index + 1, 'lapsed', null, '1250.18/int.g', desk)
  })
}
