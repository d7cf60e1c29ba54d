import type { Receipt } from '@ackanomic/core/proof'
import { isHosts, type Proof, seatsOf } from '../evidence.js'
import { type Check, contradicted, counted, listed, shown, trusted } from '../report.js'
import { humanPlayers, isMigrated, programOf, type Subject } from '../subject.js'

/** Checks that no action with a receipt is missing, and whose last one is known. */
export function checkReceipts(subject: Subject): Check {
  const { saved, seal, actions, evidence } = subject
  const conflicts: string[] = []
  const foreign: string[] = [...evidence.unusable]
  const fitting: Receipt[] = []
  for (const proof of evidence.actions) {
    const { receipt, standing } = proof
    const name = `Receipt ${receipt.number} of ${receipt.person}`
    const problem = problemOf(subject, proof)
    if (problem === undefined) {
      if (receipt.revision < saved.revision)
        foreign.push(`${name} is from before a migration, and cannot be compared.`)
      else if (standing === 'published') fitting.push(receipt)
      else foreign.push(`${name} is signed, but nothing shows that its key is the host's.`)
    } else if (receipt.match === saved.id && isHosts(proof, seal?.key ?? null))
      conflicts.push(`${name}: ${problem}`)
    else foreign.push(`${name} does not belong to this file: ${problem}`)
  }
  const seats = seatsOf(evidence, saved)
  for (const proof of evidence.seats) {
    const name = `The seat receipt of ${proof.receipt.person}`
    if (!seats.includes(proof)) foreign.push(`${name} does not belong to this file.`)
    else if (proof.standing !== 'published')
      foreign.push(`${name} is signed, but nothing shows that its key is the host's.`)
  }
  if (conflicts.length > 0) {
    return contradicted('receipts', 'The host has confirmed other actions than the log has.', {
      details: [...conflicts, ...foreign],
    })
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
  const onTrust = open.map((person) => `that no action of ${person} was left out (the host)`)
  if (isMigrated(subject)) onTrust.push('what a migration made of the log')
  if (foreign.length > 0)
    onTrust.push(`${counted(foreign.length, 'receipt that does', 'receipts that do')} not fit`)
  if (onTrust.length === 0)
    return shown('receipts', `No action is missing: the receipts of ${listed(people)} say so.`)
  const message =
    open.length === 0
      ? 'Not all receipts can be used.'
      : `There is no receipt for the last action of ${listed(open)}.`
  return trusted('receipts', message, { onTrust, details: foreign })
}

/** Describes how a receipt contradicts the log, as the end of a sentence. */
function problemOf(subject: Subject, { receipt, standing }: Proof<Receipt>): string | undefined {
  const { saved, actions } = subject
  if (receipt.match !== saved.id || receipt.game !== saved.game)
    return `it is for the match ${receipt.match} of ${receipt.game}.`
  if (standing === 'outOfTime') return 'the host did not sign with its key at that time.'
  if (receipt.revision > saved.revision)
    return `it was given under revision ${receipt.revision} of ${saved.game}, which is later than the file's.`
  // A migration changes entries.
  if (receipt.revision < saved.revision) return undefined
  const action = actions.find(
    ({ person, number }) => person === receipt.person && number === receipt.number,
  )
  if (action === undefined) return 'the log has no such action.'
  const entry = saved.log[action.entry - 1]
  const isSame = action.hash === receipt.entryHash && entry?.at === receipt.at
  return isSame && action.signature === receipt.signed
    ? undefined
    : 'the log has another action in its place.'
}
