import type { Choose } from '../game/view.js'
import type { Referee } from '../inquiry.js'
import { answerChance, isCount } from './chance.js'
import { drawFrom, type Seed } from './seed.js'

/**
 * A referee that answers the inquiries of chance (`shuffle`, `pick`, `roll`) from a seed, and leaves
 * the rest to others. Each answer depends on the seed, the inquiry's number and its question, and on
 * nothing else: there is no generator to save, and a match that was saved and loaded, or rewound,
 * goes on as it would have. Every possible answer is as likely as any other.
 *
 * Whoever knows the seed knows all that will ever be drawn: keep it from the players.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { seededReferee } from '@ackanomic/core/bots'
 *
 * const draw = { id: 4, name: 'prize', to: 'referee', at: 0, about: null } as const
 * const inquiry = { ...draw, question: { ask: 'pick', of: 13 } } as const
 * seededReferee(7)(inquiry) === seededReferee('7')(inquiry) // => true
 * ```
 */
export function seededReferee(seed: Seed): Referee {
  return ({ id, question }) => {
    switch (question.ask) {
      case 'shuffle':
      case 'pick':
        return answerChance(question, drawFrom(seed, id, question.ask, question.of))
      case 'roll':
        return answerChance(question, drawFrom(seed, id, 'roll', question.dice, question.sides))
      default:
        return undefined
    }
  }
}

/**
 * A die from a seed, for a dice server: told its number of sides it shows one of `1 … sides`. It
 * goes on from throw to throw; the same seed and the same sides in the same order show the same. For
 * what is no number of sides it shows `NaN`, and nothing is drawn.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { diceServer, seededDie } from '@ackanomic/core/equipment'
 *
 * const mail = '#S 6\n#D 5\n#R 2\n#L 1'
 * diceServer(seededDie('friday'))(mail) === diceServer(seededDie('friday'))(mail) // => true
 * ```
 */
export function seededDie(seed: Seed): (sides: number) => number {
  const draw = drawFrom(seed, 'die')
  return (sides) => (isCount(sides, 1) ? draw(sides) + 1 : Number.NaN)
}

/**
 * A source of chance from a seed, for bots, samplers and random play: told of how many things, it
 * chooses one of `0 … of - 1`. It goes on from choice to choice; the same seed and the same numbers in
 * the same order choose the same.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { seededPick, seededReferee } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table }, { referee: seededReferee(1) })
 * if (!started.ok) throw new Error(started.error.says)
 * pureSkill.sampleMove(started.value.match.state, 0, seededPick('any seed'))?.type // => 'bid'
 * ```
 */
export function seededPick(seed: Seed): Choose {
  const draw = drawFrom(seed, 'pick')
  return (of) => (isCount(of, 1) ? draw(of) : 0)
}

/**
 * A judge for bots' tables and for tests: it answers `judge` inquiries that have choices with one of
 * them, and `word` and `inside` inquiries with yes or no, by chance, and leaves the rest to others.
 * As with {@link seededReferee}, the seed, the inquiry's number and its question decide.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { firstAnswer } from '@ackanomic/core'
 * import { randomJudge, seededReferee } from '@ackanomic/core/bots'
 *
 * const referee = firstAnswer(seededReferee(7), randomJudge(7))
 * const inquiry = { id: 0, name: 'taste', to: 'referee', at: 0, about: null } as const
 * referee({ ...inquiry, question: { ask: 'judge', about: 'taste', choices: ['fine'] } }) // => 'fine'
 * ```
 */
export function randomJudge(seed: Seed): Referee {
  return ({ id, question }) => {
    switch (question.ask) {
      case 'judge': {
        const { about, choices = [] } = question
        if (choices.length === 0) return undefined
        return choices[drawFrom(seed, id, 'judge', about, ...choices)(choices.length)]
      }
      case 'word':
        return drawFrom(seed, id, 'word', question.dictionary, question.word)(2) === 1
      case 'inside':
        return drawFrom(seed, id, 'inside', question.dictionary, question.fragment)(2) === 1
      default:
        return undefined
    }
  }
}
