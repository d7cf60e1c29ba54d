import { ok } from '@ackanomic/core'
import { checkEnactedGame, type Society } from '@ackanomic/society'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { readSociety } from './society-log.js'
import type { ProposedGame } from './society-types.js'

/** The rule by which a proposed game can be played, or why it cannot. */
type Acceptance = Pick<ProposedGame, 'rule' | 'problem'>

function acceptanceOf({ proposals }: ClubContext, { books }: Society, game: string): Acceptance {
  const rule = books.suite.find(({ also }) => also.includes(game))
  const description = proposals[game]?.description
  if (rule === undefined || description === undefined)
    return { rule: null, problem: 'The society has not accepted it.' }
  const checked = checkEnactedGame(books, { ...description, rule: rule.rule })
  return checked.ok
    ? { rule: rule.rule, problem: null }
    : { rule: null, problem: checked.error.message }
}

/** Whether a game can be played now, as far as this process knows. */
export function isOffered(context: ClubContext, game: string): boolean {
  if (!Object.hasOwn(context.proposals, game)) return true
  return acceptanceOf(context, context.society.known.society, game).rule !== null
}

/** Rejects with `gameNotAccepted` if a game cannot be played. */
export async function checkOffered(context: ClubContext, game: unknown): AsyncResult<void> {
  const { proposals, store } = context
  if (typeof game !== 'string' || !Object.hasOwn(proposals, game)) return ok(undefined)
  const { society } = await readSociety(context, store.db)
  const { problem } = acceptanceOf(context, society, game)
  return problem === null ? ok(undefined) : refuse('gameNotAccepted', { game, problem })
}

export async function listProposedGames(context: ClubContext): Promise<readonly ProposedGame[]> {
  const { society } = await readSociety(context, context.store.db)
  return Object.values(context.proposals).map(({ id, title, description }) => ({
    id,
    title,
    description,
    ...acceptanceOf(context, society, id),
  }))
}
