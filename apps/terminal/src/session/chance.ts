import type { Question, RandomInt, Referee } from '@ackanomic/core'
import { seededRandom, seededReferee } from '@ackanomic/core/bots'

/**
 * Chance for what somebody does at one place of a log: it depends on the seed, on who acts and on
 * the place, so that a match that was rewound or loaded goes on as it would have.
 */
export function chooseFor(seed: string, who: string | number, place: number): RandomInt {
  return seededRandom(`${seed}/${who}/${place}`)
}

/** The program that referees at a table; whoever knows the seed can know all that it draws. */
export function refereeBy(seed: string): Referee {
  return seededReferee(`the referee of a table, by the seed ${seed}`)
}

/** The id of a match that is begun by a seed, which does not tell the seed. */
export function idBy(seed: string): string {
  return `table ${seededRandom(`${seed}/id`)(2 ** 48).toString(36)}`
}

/** Whether a question is a matter of chance, which is the table's own, whoever is the referee. */
export function isChance({ kind: ask }: Question): boolean {
  return ask === 'shuffle' || ask === 'pick' || ask === 'roll'
}
