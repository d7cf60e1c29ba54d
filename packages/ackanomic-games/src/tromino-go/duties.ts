import {
  asPlain,
  type Desk,
  type SampledInquiry,
  type Seen,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { firstIllegal } from './faults.js'
import type { TrominoGo } from './types.js'

/** What the referee is to do now, or `undefined`: to draw, to answer, to post the end of a round. */
export function dutyIn({
  own,
  options,
  table,
}: Pick<Seen<TrominoGo>, 'own' | 'options' | 'table'>): SampledInquiry<TrominoGo> | undefined {
  const { now, question, rounds } = own
  const to = 'referee'
  if (now.stage === 'draw') {
    const players = table.seats.map(({ player }) => player)
    return { name: 'first', to, question: { ask: 'pick', of: 2 }, about: { players } }
  }
  if (question !== null) {
    const found = firstIllegal(own, options)
    const illegal = found === undefined ? null : found.play + 1
    // The engine knows what is true; when it is said is the referee's to choose.
    const answer = illegal === null ? 'all plays are legal' : `play ${illegal} is illegal`
    return {
      name: 'legality',
      to,
      question: { ask: 'judge', about: 'Are all plays legal?', choices: [answer] },
      about: { by: question.by, illegal },
    }
  }
  if (now.stage === 'play') return undefined
  const isFinal = now.end.how === 'conceded'
  return {
    name: 'round',
    to,
    question: { ask: 'judge', about: 'Post the end of the round', choices: ['post'] },
    about: { round: rounds.length + (isFinal ? 0 : 1), ...now.end },
  }
}

/** Asks the referee to do what is due. */
export function askReferee(draft: Writable<State<TrominoGo>>, desk: Desk<TrominoGo>): void {
  const duty = dutyIn(asPlain<State<TrominoGo>>(draft))
  if (duty !== undefined) desk.ask(duty.name, duty.question, duty.about)
}
