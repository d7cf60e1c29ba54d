import { hexToBytes } from '@noble/hashes/utils.js'
import type { GameRules } from '../game/game.js'
import { equalJson } from '../json.js'
import { identityOf } from '../match/chance.js'
import type { Match } from '../match/match-value.js'
import type { Question } from '../prompt.js'
import { answerChance, chanceReferee } from '../referees/chance.js'
import {
  CHANCE_SCHEME,
  commitmentTo,
  contributionsHash,
  derivedChance,
} from '../referees/provable-chance.js'

/** A draw of a match: a shuffle, a pick or a roll that was not a prompt to a player. */
export interface Draw {
  /** The number of the entry in the log, from 1. */
  readonly entry: number
  /** The number of the prompt. */
  readonly prompt: number
  /** The name of the prompt. */
  readonly name: string
  /** The question. */
  readonly question: Question
  /** The answer in the log. */
  readonly answer: unknown
  /** The person who answered, or `null` for the host. */
  readonly by: string | null
  /**
   * Whether the answer follows from the match's secret (`'derived'`) or not (`'other'`).
   * `'unknown'` if no secret is revealed.
   */
  readonly origin: 'derived' | 'other' | 'unknown'
}

/** An answer that no secret can prove: a program or a referee looked something up or judged it. */
export interface Judgement {
  /** The number of the entry in the log, from 1. */
  readonly entry: number
  /** The name of the prompt. */
  readonly name: string
  /** The question. */
  readonly question: Question
  /** The person who answered, or `null` for the host. */
  readonly by: string | null
}

/** The draws of a match, checked against the secret that it reveals. */
export interface CheckedDraws {
  /**
   * The state of the commitment. `'proven'`: the secret is the committed one. `'none'`: the match
   * made no commitment. `'hidden'`: the match goes on and has revealed nothing yet. `'broken'`: the
   * secret is not the committed one. `'unknownScheme'`: the chance was derived in a way that this
   * version does not know.
   */
  readonly commitment: 'proven' | 'none' | 'hidden' | 'broken' | 'unknownScheme'
  /** The draws, in order. */
  readonly draws: readonly Draw[]
  /** The answers that are no draws, in order. */
  readonly judgements: readonly Judgement[]
}

/**
 * Derives every draw of a match again, from the secret that it reveals, and compares it with the
 * log.
 *
 * @param game - the game
 * @param match - a loaded match
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { checkDraws } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * checkDraws(pureSkill, match.value).commitment // => 'hidden'
 * while (!match.isOver) match.advanceTo('nextDeadline')
 * const { commitment, draws } = checkDraws(pureSkill, match.value)
 * commitment // => 'proven'
 * draws.every(({ origin }) => origin === 'derived') // => true
 * ```
 */
export function checkDraws(game: GameRules, match: Match): CheckedDraws {
  const commitment = commitmentOf(match)
  const secret = commitment === 'proven' ? (match.chance?.secret ?? null) : null
  const derive = secret === null ? undefined : refereeOf(secret)
  const identity = identityOf(game, match)
  const draws: Draw[] = []
  const judgements: Judgement[] = []
  let state = stateBefore(game, match)
  for (const [index, entry] of match.log.entries()) {
    if (entry.kind === 'answer') {
      const asked = game.status(state).openPrompts.find(({ id }) => id === entry.prompt)
      if (asked !== undefined && typeof asked.to !== 'number' && !isDraw(asked.question)) {
        const { name, question } = asked
        judgements.push({ entry: index + 1, name, question, by: entry.by })
      } else if (asked !== undefined && typeof asked.to !== 'number') {
        const { id: prompt, name, question } = asked
        const origin =
          derive === undefined
            ? 'unknown'
            : equalJson(derive(asked, identity), entry.answer)
              ? 'derived'
              : 'other'
        const { answer, by } = entry
        draws.push({ entry: index + 1, prompt, name, question, answer, by, origin })
      }
    }
    const step = game.apply(state, entry)
    if (!step.ok) break
    state = step.value.state
  }
  return { commitment, draws, judgements }
}

function commitmentOf({ chance }: Match): CheckedDraws['commitment'] {
  if (chance === undefined) return 'none'
  if (chance.scheme !== CHANCE_SCHEME) return 'unknownScheme'
  if (chance.secret === null) return 'hidden'
  return commitmentTo(hexToBytes(chance.secret)) === chance.commitment ? 'proven' : 'broken'
}

function refereeOf(secret: string) {
  const matchSecret = hexToBytes(secret)
  return chanceReferee(
    ({ contributions }) =>
      (...purpose) =>
        derivedChance(matchSecret, contributionsHash(contributions), ...purpose),
  )
}

/** Whether chance answers it at all, whatever it draws. */
function isDraw(question: Question): boolean {
  return answerChance(question, () => 0) !== undefined
}

function stateBefore(game: GameRules, { checkpoint, table, options, position }: Match): unknown {
  if (checkpoint !== null) return checkpoint.state
  const start = game.setup(table, options, position ?? undefined)
  return start.ok ? start.value.state : undefined
}
