import { endorsementsNeeded, type Posting } from '@ackanomic/society'
import type { CheckedHouse } from '../month/check-society.js'
import { compareKept } from './compare-kept.js'
import type { Known } from './known.js'

/** Compares Submissions with what a crowd knows, and computes their outcomes again. */
export async function checkSubmissions(
  { host }: CheckedHouse,
  known: Known,
): Promise<readonly string[]> {
  const log = await host.exportSocietyLog()
  const entries = log.ok ? log.value : []
  const postings = entries.flatMap((each) =>
    each.what === 'submission' ? [each.posting as Posting] : [],
  )
  const procedure = entries.flatMap((each) => (each.what === 'procedure' ? [each] : []))
  const placesOf = (what: 'endorse' | 'veto'): string[] =>
    procedure.flatMap(({ submission, entry }) =>
      entry.what === what ? [`${submission}/${entry.by}`] : [],
    )
  const posted = postings.map(({ title, by }) => `${title}/${by}`)
  const [endorsements, vetoes] = [placesOf('endorse'), placesOf('veto')]
  const problems = [
    ...compareKept('Submission', known.submissions, posted),
    ...compareKept('endorsement', known.endorsements, endorsements),
    ...compareKept('veto', known.vetoes, vetoes),
  ]
  const places = [...posted, ...endorsements, ...vetoes]
  if (new Set(posted).size + new Set(endorsements).size + new Set(vetoes).size !== places.length)
    problems.push('the log has a Submission, an endorsement or a veto twice')
  for (const submission of postings.map((_, i) => i + 1)) {
    const own = procedure.filter((each) => each.submission === submission)
    const endorsed = own.flatMap(({ entry }) => (entry.what === 'endorse' ? [entry] : []))
    const isApproved = endorsed.some(
      ({ activePlayers }, i) => i + 1 >= endorsementsNeeded(activePlayers),
    )
    const isVetoed = own.some(({ entry }) => entry.what === 'veto')
    const right = isApproved && !isVetoed ? 'accepted' : 'rejected'
    const shown = await host.getSubmission({ submission })
    if (!shown.ok) {
      problems.push(`Submission ${submission} is not shown: ${shown.error.message}`)
      continue
    }
    const { stage, rule, endorsers } = shown.value
    known.count(`Submissions ${stage.stage}`)
    if (stage.stage !== right || (rule !== null) !== (right === 'accepted'))
      problems.push(
        `Submission ${submission} is ${stage.stage} with rule ${rule}, and not ${right}`,
      )
    if (endorsers.length !== endorsed.length)
      problems.push(
        `Submission ${submission} shows ${endorsers.length} of ${endorsed.length} endorsers`,
      )
  }
  return problems
}
