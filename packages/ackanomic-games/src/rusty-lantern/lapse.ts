import type { SeatNumber } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
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
  desk.tell('public', clause, () => ({
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

/** All open interruptions come to nothing; or those that are meant: by a Bard, or of a play. */
export function lapse(
  draft: Draft,
  meant: { readonly by?: SeatNumber; readonly play?: number },
  desk: Desk<RustyLantern>,
): void {
  const { by, play: number } = meant
  draft.own.interruptions.forEach(({ seat, play, answered }, index) => {
    if (answered !== null) return
    if ((by ?? seat) !== seat || (number ?? play) !== play) return
    closeInterruption(draft, index + 1, 'lapsed', null, '1250.18/int.g', desk)
  })
}
