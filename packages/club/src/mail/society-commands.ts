import type { MailAnswer, MailSender } from '@ackanomic/host'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type { HostedSubmission } from '../society/society-types.js'
import { answerOf } from './answers.js'

export const SOCIETY_HELP =
  '"/submissions" lists the Submissions that are not decided, "/submission 3" shows one, "/endorse 3" endorses it. "/veto 3 as speaker: REASON" vetoes it if you hold the office. "/statement" tells what you have from all matches.'

const COMMAND =
  /^\/(?:(?<alone>submissions|statement)|(?<about>submission|endorse)\s+(?<number>\d{1,9})|veto\s+(?<vetoed>\d{1,9})\s+as\s+(?<as>[a-z]{1,40})(?::\s*(?<explanation>\S[^\n]{0,999})?)?)$/iu

/** Obeys a command about the society. Returns `undefined` if the text is none. */
export function obeySocietyCommand(
  club: ClubApi,
  { person: by }: MailSender,
  text: string,
): AsyncResult<MailAnswer> | undefined {
  const found = COMMAND.exec(text.trim())?.groups
  if (found === undefined) return undefined
  const { alone, about, number, vetoed, as = '', explanation } = found
  if (alone !== undefined)
    return alone.toLowerCase() === 'statement'
      ? answerOf(club.getMyStatement({ by }), ({ message }) => [message.join('\n')])
      : answerOf(club.listSubmissions({ open: true }), (all) =>
          all.length === 0 ? ['No Submission is open.'] : all.map(describe),
        )
  if (about === undefined) {
    const veto = { submission: Number(vetoed), by, as: as.toLowerCase(), explanation }
    return answerOf(club.vetoSubmission(veto), (done) => [describe(done)])
  }
  const submission = Number(number)
  return about.toLowerCase() === 'endorse'
    ? answerOf(club.endorseSubmission({ submission, by }), (done) => [describe(done)])
    : answerOf(club.getSubmission({ submission }), (one) => [describe(one), one.text])
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
