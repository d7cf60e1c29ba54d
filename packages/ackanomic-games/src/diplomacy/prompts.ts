import { days } from '@ackanomic/core'
import { type SampledPrompt, seatsInGame, type VisibleState } from '@ackanomic/core/engine'
import { powersAtGoal } from './endings.js'
import type { DiplomacyVariant } from './map.js'
import type { Ctx, Diplomacy, Draft } from './model.js'
import { phaseName } from './position.js'
import { joinWords } from './wording.js'

export const DEFAULT_ENROLMENT: number = days(7)

export function currentPrompt(
  variant: DiplomacyVariant,
  { shared, options, roster }: Pick<VisibleState<Diplomacy>, 'shared' | 'options' | 'roster'>,
): SampledPrompt<Diplomacy> | undefined {
  const to = 'referee'
  const { stage, deciding, position } = shared
  if (stage === 'announced') {
    const about = 'Open the enrolment: for how long, in milliseconds?'
    const usual = { length: DEFAULT_ENROLMENT }
    return { name: 'open', to, question: { kind: 'judge', about, usual }, details: null }
  }
  if (stage === 'enrolled') {
    const enrolled = seatsInGame(roster).length
    const { minimum } = options.players
    if (enrolled < minimum) {
      const about = `Only ${enrolled} have enrolled, and at least ${minimum} are needed; call the game off.`
      const question = { kind: 'judge', about, choices: ['abort'] } as const
      return { name: 'abort', to, question, details: { enrolled, minimum } }
    }
    const about =
      'Start the game: answer { players: null }, or give the number of players that Ackanomic has now if it has changed.'
    const question = { kind: 'judge', about, usual: { players: null } } as const
    return { name: 'start', to, question, details: { enrolled } }
  }
  if (stage === 'drawing') {
    const players = roster.seats.map(({ player }) => player)
    const powers = Object.keys(variant.powers)
    if (options.countries === 'drawn') {
      const question = { kind: 'shuffle', of: powers.length } as const
      return { name: 'countries', to, question, details: { players, powers } }
    }
    const about = `Which powers for ${joinWords(players)}? One each, in this order, of ${joinWords(powers)}.`
    const question = { kind: 'judge', about, usual: powers.slice(0, players.length) } as const
    return { name: 'choice', to, question, details: { players, powers } }
  }
  if (deciding === 'adjudication' && position !== null) {
    const phase = phaseName(variant, position.phase)
    const about = `Adjudicate ${phase}: answer { position: null } to accept what the library works out, or give the position, with sentences about it in "message".`
    const question = { kind: 'judge', about, usual: { position: null, message: [] } } as const
    return { name: 'adjudication', to, question, details: { phase } }
  }
  if (deciding === 'winner') {
    const powers = powersAtGoal(variant, { shared, options })
    const about = 'Who has won? Several powers reached the goal at once.'
    const choices = [...powers, 'nobody']
    const question = { kind: 'judge', about, choices, usual: 'nobody' } as const
    return { name: 'winner', to, question, details: { powers } }
  }
  return undefined
}

export function promptReferee(variant: DiplomacyVariant, draft: Draft, ctx: Ctx): void {
  const asked = currentPrompt(variant, draft)
  if (asked !== undefined) ctx.prompt(asked.name, asked.question, asked.details)
}
