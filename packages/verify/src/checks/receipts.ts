import type { Receipt } from '@ackanomic/core/proof'
import { isHosts, type Proof, seatsOf } from '../evidence.js'
import { type Check, contradicted, shown, trusted } from '../report.js'
import { humanPlayers, isMigrated, programOf, type Subject } from '../subject.js'
import type { VerifyWords } from '../words.js'

/** Checks that no action with a receipt is missing, and whose last one is known. */
export function checkReceipts(subject: Subject, { receipts: words }: VerifyWords): Check {
  const { saved, seal, actions, evidence } = subject
  const conflicts: string[] = []
  const foreign: string[] = [...evidence.unusable]
  const fitting: Receipt[] = []
  for (const proof of evidence.actions) {
    const { receipt, standing } = proof
    const name = words.receipt(receipt.number, receipt.person)
    const problem = problemOf(subject, proof, words)
    if (problem === undefined) {
      if (receipt.revision < saved.revision) foreign.push(words.olderRevision(name))
      else if (standing === 'published') fitting.push(receipt)
      else foreign.push(words.unknownKey(name))
    } else if (receipt.match === saved.id && isHosts(proof, seal?.key ?? null))
      conflicts.push(words.contradicts(name, problem))
    else foreign.push(words.isForeignFor(name, problem))
  }
  const seats = seatsOf(evidence, saved)
  for (const proof of evidence.seats) {
    const name = words.seatReceipt(proof.receipt.person)
    if (!seats.includes(proof)) foreign.push(words.isForeign(name))
    else if (proof.standing !== 'published') foreign.push(words.unknownKey(name))
  }
  if (conflicts.length > 0) {
    return contradicted('receipts', words.otherActions, { details: [...conflicts, ...foreign] })
  }
  const acting = actions.flatMap(({ person, isRuling }) => (isRuling ? [] : [person]))
  const people = [...new Set([...humanPlayers(subject), ...acting])]
  const open = people.filter((person) => {
    const last = actions.findLast((action) => action.person === person)
    const isKnown = fitting.some(
      (receipt) => receipt.person === person && receipt.entryHash === last?.hash,
    )
    return programOf(subject, person) === null && !isKnown
  })
  const onTrust = open.map((person) => words.nothingLeftOut(person))
  if (isMigrated(subject)) onTrust.push(words.migratedLog)
  if (foreign.length > 0) onTrust.push(words.unusable(foreign.length))
  if (onTrust.length === 0) return shown('receipts', words.complete(people))
  const message = open.length === 0 ? words.notAllUsed : words.missing(open)
  return trusted('receipts', message, { onTrust, details: foreign })
}

/** Describes how a receipt contradicts the log, as the end of a sentence. */
function problemOf(
  subject: Subject,
  { receipt, standing }: Proof<Receipt>,
  { why }: VerifyWords['receipts'],
): string | undefined {
  const { saved, actions } = subject
  if (receipt.match !== saved.id || receipt.game !== saved.game)
    return why.otherMatch(receipt.match, receipt.game)
  if (standing === 'outOfTime') return why.keyOutOfTime
  if (receipt.revision > saved.revision) return why.newerRevision(receipt.revision, saved.game)
  // A migration changes entries.
  if (receipt.revision < saved.revision) return undefined
  const action = actions.find(
    ({ person, number }) => person === receipt.person && number === receipt.number,
  )
  if (action === undefined) return why.noAction
  const entry = saved.log[action.entry - 1]
  const isSame = action.hash === receipt.entryHash && entry?.at === receipt.at
  return isSame && action.signature === receipt.signed ? undefined : why.otherAction
}
