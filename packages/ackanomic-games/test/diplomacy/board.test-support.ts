import {
  type DiplomacyOrderOutcome,
  type DiplomacyUnit,
  parseUnit,
} from '@ackanomic/games/diplomacy'

export function boardOf(text: string): readonly DiplomacyUnit[] {
  return text.split('; ').flatMap((part) => {
    const [power = '', ...rest] = part.split(' ')
    return rest
      .join(' ')
      .split(', ')
      .map((unit) => parseUnit(power, unit))
  })
}

/** An outcome in a word: its kind, or why it is void. */
export function brief(outcome: DiplomacyOrderOutcome): string {
  return outcome.is === 'void' ? outcome.why : outcome.is
}
