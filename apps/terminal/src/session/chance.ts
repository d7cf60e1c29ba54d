import { type Choose, programReferee, type Question, type Referee } from '@ackanomic/core'
import { seededPick } from '@ackanomic/core/bots'

/**
 * Chance for what somebody does at one place of a log: it depends on the seed, on who acts and on
 * the place, so that a match that was rewound or loaded goes on as it would have.
 */
export function chooseFor(seed: string, who: string | number, place: number): Choose {
  return seededPick(`${seed}/${who}/${place}`)
}

/** The program that referees at a table; whoever knows the seed can know all that it draws. */
export function refereeBy(seed: string): Referee {
  return programReferee(`the referee of a table, by the seed ${seed}`)
}

/** Whether a question is a matter of chance, which is the table's own, whoever is the referee. */
export function isChance({ ask }: Question): boolean {
  return ask === 'shuffle' || ask === 'pick' || ask === 'roll'
}
