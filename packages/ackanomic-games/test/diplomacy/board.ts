import { type Outcome, readUnit, type Unit } from '@ackanomic/games/diplomacy'

/** Reads a board: `'FRANCE A PAR, F BRE; ITALY A VEN'`. */
export function boardOf(text: string): readonly Unit[] {
  return text.split('; ').flatMap((part) => {
    const [power = '', ...rest] = part.split(' ')
    return rest
      .join(' ')
      .split(', ')
      .map((unit) => readUnit(power, unit))
  })
}

/** An outcome in a word: what it is, or why it is void. */
export function brief(outcome: Outcome): string {
  return outcome.is === 'void' ? outcome.why : outcome.is
}
