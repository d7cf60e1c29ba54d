import type { RosterChange, SampledPrompt, State, VisibleState } from '@ackanomic/core/engine'
import type { Ctx, Draft, TrominoGo } from './model.js'
import { firstIllegal } from './watch.js'

/** What the referee is to do now, or `undefined`: to draw, to answer, to post the end of a round. */
export function dutyIn({
  shared,
  options,
  table,
}: Pick<VisibleState<TrominoGo>, 'shared' | 'options' | 'table'>):
  | SampledPrompt<TrominoGo>
  | undefined {
  const { stage, end, question, rounds } = shared
  const to = 'referee'
  if (stage === 'draw') {
    const players = table.seats.map(({ player }) => player)
    return { name: 'first', to, question: { kind: 'pick', of: 2 }, details: { players } }
  }
  if (question !== null) {
    const found = firstIllegal(shared, options)
    const illegal = found === undefined ? null : found.play + 1
    // The engine knows what is true; when it is said is the referee's to choose.
    const answer = illegal === null ? 'all plays are legal' : `play ${illegal} is illegal`
    return {
      name: 'legality',
      to,
      question: { kind: 'judge', about: 'Are all plays legal?', choices: [answer] },
      details: { by: question.by, illegal },
    }
  }
  if (end === null) return undefined
  const isFinal = end.how === 'conceded'
  return {
    name: 'round',
    to,
    question: { kind: 'judge', about: 'Post the end of the round', choices: ['post'] },
    details: { round: rounds.length + (isFinal ? 0 : 1), ...end },
  }
}

/** Asks the referee to do what is due. */
export function askReferee({ shared, options, table }: Draft, ctx: Ctx): void {
  const duty = dutyIn({ shared, options, table })
  if (duty !== undefined) ctx.prompt(duty.name, duty.question, duty.details)
}

/** Referees go on vacation, come back, leave and are found (11). */
export function refereeChanges(draft: Draft, change: RosterChange<TrominoGo>, ctx: Ctx): void {
  const { shared, table } = draft
  if (!('person' in change)) return
  const { type, person } = change
  if (type === 'referee away') {
    // Meanwhile somebody else may be appointed; until then play goes on. A stand-in who goes on
    // vacation too has the office no more; it is still the first one's.
    ctx.setReferees(table.referees.filter((each) => each !== person))
    shared.refereeAway ??= person
    ctx.emit('public', '1250.11/11(3)', () => ({ type: 'referee away', person }))
  } else if (shared.refereeAway === person) {
    // They are away no longer: back, found anew, or gone for good.
    shared.refereeAway = null
    if (type !== 'referee back') return
    ctx.setReferees([person])
    ctx.emit('public', '1250.11/11(3)', () => ({ type: 'referee back', person }))
    ctx.resume('no referee', '1250.11/11(3)')
  }
}

/** Whether the referee is needed and there is none: then play waits for the next one (11). */
export function lacksReferee({ table, openPrompts }: State<TrominoGo>): boolean {
  return (
    table.referees.length === 0 &&
    openPrompts.length > 0 &&
    table.pauses.every(({ reason }) => reason !== 'no referee')
  )
}
