import type { GameError, Result } from '@ackanomic/core'
import { refuse } from '../contract/errors.js'
import type { ImportRequest } from '../contract/match-types.js'
import { matchSchema, problemOf } from '../contract/schemas.js'
import type { MatchContext } from './context.js'
import { automatedProblem, decideImport } from './decide.js'
import { encodeChange } from './match-change.js'

export async function importMatch(
  context: MatchContext,
  request: ImportRequest,
): Promise<Result<void, GameError>> {
  const { match: id, automated } = request
  const problem = problemOf(matchSchema, id) ?? automatedProblem(context, automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const decided = await decideImport(context, request)
  if (!decided.ok) return decided
  const { row, change } = decided.value
  const offered = await context.modules.checkGame(row.game)
  if (!offered.ok) return offered
  const written = await context.stepWriter.write({
    before: { row },
    game: row.game,
    change,
    plans: row.plans,
    request: null,
    consents: false,
    receipt: null,
    published: encodeChange(id, 0, change),
  })
  return written.kind === 'written'
    ? { ok: true, value: undefined }
    : refuse('matchExists', { match: id })
}
