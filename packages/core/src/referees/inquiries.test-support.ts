import type { Inquiry, Question, Referee } from '../inquiry.js'

/** An inquiry of chance, or of whatever the question asks. */
export function put(id: number, question: Question): Inquiry {
  return { id, name: 'chance', to: 'referee', at: 1000 * id, question, about: null }
}

/** The numbers `0 … length - 1`. */
export function range(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i)
}

export function pickBy(referee: Referee, id: number, of: number): number {
  return referee(put(id, { ask: 'pick', of })) as number
}

export function shuffleBy(referee: Referee, id: number, of: number): readonly number[] {
  return referee(put(id, { ask: 'shuffle', of })) as readonly number[]
}

export function rollBy(
  referee: Referee,
  id: number,
  dice: number,
  sides: number,
): readonly number[] {
  return referee(put(id, { ask: 'roll', dice, sides })) as readonly number[]
}
