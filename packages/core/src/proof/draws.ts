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

/** A shuffle, a pick or a roll of a match that was not a prompt to a player. */
export interface Draw {
  readonly entry: number
  readonly prompt: number
  readonly name: string
  readonly question: Question
  readonly answer: unknown
  /** The person who answered, or `null` for the host. */
  readonly by: string | null
  /** `'derived'` if the answer follows from the match's secret; `'unknown'` without a secret. */
  readonly origin: 'derived' | 'other' | 'unknown'
}

/** An answer that no secret can prove, because it was looked up or judged. */
export interface Judgement {
  readonly entry: number
  readonly name: string
  readonly question: Question
  readonly by: string | null
}

/** The draws of a match, checked against the secret that it reveals. */
export interface CheckedDraws {
  /**
   * `'proven'`: the secret is the committed one; `'broken'`: it is not. `'hidden'`: the match goes
   * on. `'unknownScheme'`: this version does not know the derivation.
   */
  readonly commitment: 'proven' | 'none' | 'hidden' | 'broken' | 'unknownScheme'
  readonly draws: readonly Draw[]
  readonly judgements: readonly Judgement[]
}

/**
 * Derives every draw of a match from the secret that it reveals, and compares it with the log.
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

function isDraw(question: Question): boolean {
  return answerChance(question, () => 0) !== undefined
}

function stateBefore(game: GameRules, { checkpoint, roster, options, position }: Match): unknown {
  if (checkpoint !== null) return checkpoint.state
  const start = game.setup(roster, options, position ?? undefined)
  return start.ok ? start.value.state : undefined
}
