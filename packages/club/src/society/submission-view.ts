import type { Timestamp } from '@ackanomic/core'
import {
  advanceSubmission,
  endorsementsNeeded,
  endorsersOf,
  type NumberedSubmission,
  submissionDeadline,
} from '@ackanomic/society'
import type { HostedSubmission } from './society-types.js'

/** A Submission as everybody sees it at a time. */
export function submissionView(
  { number, submission, engine, rule }: NumberedSubmission,
  now: Timestamp,
  activePlayers: number,
): HostedSubmission {
  const at = Math.max(now, submission.now)
  const passed = advanceSubmission(submission, { what: 'time', at })
  const current = passed.ok ? passed.value : submission
  const { label, by, title, text, game, equipment, stage } = current
  return {
    number,
    label,
    by,
    at: current.at,
    title,
    text,
    game,
    equipment,
    engine,
    stage,
    endorsers: endorsersOf(current),
    needed: endorsementsNeeded(activePlayers),
    deadline: submissionDeadline(current),
    rule,
  }
}

export const isOpen = ({ stage }: Pick<HostedSubmission, 'stage'>): boolean =>
  stage.stage === 'posted' || stage.stage === 'approved'
