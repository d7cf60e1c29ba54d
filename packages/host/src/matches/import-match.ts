import { ok } from '@ackanomic/core'
import { loadListedMatch } from '@ackanomic/core/catalogue'
import { stateProblem } from '@ackanomic/core/engine'
import { rebindCommitment } from '@ackanomic/core/proof'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { ImportRequest } from '../contract/match-types.js'
import { matchSchema, problemOf } from '../contract/schemas.js'
import { NO_ACTIONS, withoutSignature } from './action-heads.js'
import type { MatchContext } from './context.js'
import { automatedProblem, changeFromStep, declarationOf } from './decide.js'
import { newRow } from './match-cache.js'
import { encodeChange } from './match-change.js'

/** Imports a match from a save. Rejects as `loadListedMatch` does. */
export async function importMatch(
  context: MatchContext,
  { match: id, save, automated = {}, trustState = false, ...audience }: ImportRequest,
): AsyncResult<void> {
  const problem = problemOf(matchSchema, id) ?? automatedProblem(context, automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const loaded = await loadListedMatch(context.games, save, {
    trustState: trustState ? stateProblem : undefined,
  })
  if (!loaded.ok) return loaded
  const { game } = loaded.value
  const offered = await context.modules.checkGame(game.id)
  if (!offered.ok) return offered
  // Otherwise it would reveal the secret of the match that has its name.
  const kept = rebindCommitment(loaded.value.match, context.referee, id)
  // A signature from elsewhere does not hold here.
  const log = kept.log.map(withoutSignature)
  const imported = (kept.checkpoint?.entries ?? 0) + log.length
  const declaration = {
    ...declarationOf(context, id, context.now(), { automated, keys: {} }),
    imported,
    ...(kept.declaration?.masks === undefined ? {} : { masks: kept.declaration.masks }),
  }
  const match = { ...kept, id, log, declaration }
  const checkpoint = match.checkpoint === null ? null : JSON.stringify(match.checkpoint)
  const step = { match, events: [], appended: log, rejectedAnswers: [], duplicate: false }
  const before = { id, endedAt: null, automated, game, actionHeads: NO_ACTIONS }
  const change = changeFromStep(context, before, undefined, step)
  const row = { ...newRow(id, game, automated, audience), checkpoint }
  const written = await context.stepWriter.write({
    before: { row },
    game: game.id,
    change,
    plans: row.plans,
    request: null,
    consents: false,
    receipt: null,
    published: encodeChange(id, 0, change),
  })
  return written.kind === 'written' ? ok(undefined) : refuse('matchExists', { match: id })
}
