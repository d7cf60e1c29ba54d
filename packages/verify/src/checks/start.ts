import { setupHash, startHash } from '@ackanomic/core/proof'
import { isHosts, seatsOf } from '../evidence.js'
import { type Check, contradicted, shown, trusted } from '../report.js'
import { humanPlayers, type Subject } from '../subject.js'
import type { VerifyWords } from '../words.js'

/** Checks that all players knew how the match began: seats, options, keys and programs. */
export function checkStart(subject: Subject, { start: words }: VerifyWords): Check {
  const { saved, seal, actions, evidence } = subject
  const start = startHash(saved)
  const receipts = evidence.actions.filter(({ receipt }) => receipt.match === saved.id)
  const own = receipts.filter(({ receipt }) => receipt.revision === saved.revision)
  const others = own.filter(
    (proof) => proof.receipt.start !== start && isHosts(proof, seal?.key ?? null),
  )
  const { imported = null, masks } = saved.declaration ?? {}
  const { census, clock } = saved.roster
  const setup = setupHash(saved.options, census, clock, masks !== undefined)
  const otherSetups = seatsOf(evidence, saved).filter(
    (proof) => isHosts(proof, seal?.key ?? null) && ![setup, null].includes(proof.receipt.setup),
  )
  const wasMigrated = receipts.some(
    (proof) => proof.receipt.revision < saved.revision && isHosts(proof, seal?.key ?? null),
  )
  if (otherSetups.length > 0 && !wasMigrated) {
    return contradicted('start', words.otherOptions, {
      details: otherSetups.map(({ receipt }) => words.seatForOtherOptions(receipt.person)),
    })
  }
  if (others.length > 0) {
    return contradicted('start', words.otherStart, {
      details: others.map(({ receipt }) =>
        words.receiptForOtherStart(receipt.number, receipt.person),
      ),
    })
  }
  const knows = (person: string): boolean =>
    actions.some((one) => one.person === person && one.proof === 'own') ||
    own.some(
      ({ receipt, standing }) =>
        receipt.person === person && receipt.start === start && standing === 'published',
    )
  const unknowing = humanPlayers(subject).filter((person) => !knows(person))
  const details: string[] = []
  const onTrust: string[] = []
  if (otherSetups.length > 0) onTrust.push(words.migratedOptions)
  if (saved.position !== null) {
    details.push(words.fromPosition)
    onTrust.push(words.position)
  }
  if (masks !== undefined) {
    details.push(words.anonymous(Object.entries(masks)))
    onTrust.push(words.seats)
  }
  if (imported !== null) {
    details.push(words.imported(imported))
    onTrust.push(words.importedEntries(imported))
  }
  if (unknowing.length > 0) {
    details.push(words.notAgreed(unknowing))
    onTrust.push(words.seatsAndOptions(unknowing))
  }
  return onTrust.length === 0
    ? shown('start', words.known)
    : trusted('start', words.unknown, { onTrust, details })
}
