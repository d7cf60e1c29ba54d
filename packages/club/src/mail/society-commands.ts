import { ok } from '@ackanomic/core'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type { HostedSubmission } from '../society/society-types.js'

export const SOCIETY_HELP =
  '"/submissions" lists the Submissions that are not decided, "/submission 3" shows one, "/endorse 3" endorses it. "/veto 3 as speaker: REASON" vetoes it if you hold the office. "/statement" tells what you have from all matches.'

export type SocietyCommand =
  | { readonly type: 'submissions' | 'statement' }
  | { readonly type: 'submission' | 'endorse'; readonly submission: number }
  | {
      readonly type: 'veto'
      readonly submission: number
      readonly as: string
      readonly explanation: string | undefined
    }

const COMMAND =
  /^\/(?:(?<alone>submissions|statement)|(?<about>submission|endorse)\s+(?<number>\d{1,9})|veto\s+(?<vetoed>\d{1,9})\s+as\s+(?<as>[a-z]{1,40})(?::\s*(?<explanation>\S[^\n]{0,999})?)?)$/iu

/** Reads a command on one line. Returns `undefined` if the text is none. */
export function parseSocietyCommand(text: string): SocietyCommand | undefined {
  const found = COMMAND.exec(text.trim())?.groups
  if (found === undefined) return undefined
  const { alone, about, number, vetoed, as = '', explanation } = found
  if (alone !== undefined)
    return { type: alone.toLowerCase() === 'statement' ? 'statement' : 'submissions' }
  if (about !== undefined)
    return {
      type: about.toLowerCase() === 'endorse' ? 'endorse' : 'submission',
      submission: Number(number),
    }
  return { type: 'veto', submission: Number(vetoed), as: as.toLowerCase(), explanation }
}

/** Obeys a command. Returns the lines for its sender. */
export async function runSocietyCommand(
  club: ClubApi,
  by: string,
  command: SocietyCommand,
): AsyncResult<readonly string[]> {
  switch (command.type) {
    case 'submissions': {
      const listed = await club.listSubmissions({ open: true })
      if (!listed.ok) return listed
      const lines = listed.value.map(describe)
      return ok(lines.length === 0 ? ['No Submission is open.'] : lines)
    }
    case 'statement': {
      const statement = await club.getMyStatement({ by })
      return statement.ok ? ok([statement.value.message.join('\n')]) : statement
    }
    case 'submission': {
      const found = await club.getSubmission({ submission: command.submission })
      return found.ok ? ok([describe(found.value), found.value.text]) : found
    }
    case 'endorse': {
      const done = await club.endorseSubmission({ submission: command.submission, by })
      return done.ok ? ok([describe(done.value)]) : done
    }
    case 'veto': {
      const { submission, as, explanation } = command
      const done = await club.vetoSubmission({ submission, by, as, explanation })
      return done.ok ? ok([describe(done.value)]) : done
    }
  }
}

function describe(submission: HostedSubmission): string {
  const { number, label, title, by, stage, endorsers, needed, deadline, rule } = submission
  const endorsed = `${endorsers.length} of ${needed} have endorsed it`
  const until = deadline === null ? '' : `, until ${new Date(deadline).toUTCString()}`
  const states = {
    posted: `${endorsed}${until}`,
    approved: `it is approved; the rule is made at ${new Date(deadline ?? 0).toUTCString()}`,
    accepted: rule === null ? 'it is accepted' : `it is rule ${rule}`,
    rejected: 'it is rejected',
  }
  return `${label} ${number}, "${title}", by ${by}: ${states[stage.stage]}.`
}
