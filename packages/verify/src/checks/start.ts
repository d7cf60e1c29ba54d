import { setupHash, startHash } from '@ackanomic/core/proof'
import { isHosts, seatsOf } from '../evidence.js'
import { type Check, contradicted, listed, shown, trusted } from '../report.js'
import { humanPlayers, type Subject } from '../subject.js'

/** Checks that everybody who played knew how the match began: seats, options, keys and programs. */
export function checkStart(subject: Subject): Check {
  const { saved, seal, actions, evidence } = subject
  const start = startHash(saved)
  const receipts = evidence.actions.filter(({ receipt }) => receipt.match === saved.id)
  const own = receipts.filter(({ receipt }) => receipt.revision === saved.revision)
  const others = own.filter(
    (proof) => proof.receipt.start !== start && isHosts(proof, seal?.key ?? null),
  )
  const setup = setupHash(saved.options, saved.table.census, saved.table.clock)
  const otherSetups = seatsOf(evidence, saved).filter(
    (proof) => isHosts(proof, seal?.key ?? null) && ![setup, null].includes(proof.receipt.setup),
  )
  const wasMigrated = receipts.some(
    (proof) => proof.receipt.revision < saved.revision && isHosts(proof, seal?.key ?? null),
  )
  if (otherSetups.length > 0 && !wasMigrated) {
    return contradicted('start', 'The host has confirmed other options.', {
      details: otherSetups.map(
        ({ receipt }) =>
          `The seat receipt of ${receipt.person} is for other options, or another census or clock.`,
      ),
    })
  }
  if (others.length > 0) {
    return contradicted('start', 'The host has confirmed that the match began otherwise.', {
      details: others.map(
        ({ receipt: { person, number } }) =>
          `Receipt ${number} of ${person} is for another start: other seats, options, keys or times.`,
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
  if (otherSetups.length > 0) onTrust.push('what a migration made of the options (the host)')
  if (saved.position !== null) {
    details.push('It began from a position that somebody set up.')
    onTrust.push('the position from which it began (the host)')
  }
  const { imported = null, masks } = saved.declaration ?? {}
  if (masks !== undefined) {
    const people = Object.entries(masks).map(([name, person]) => `${name} is ${person}`)
    details.push(`The match was anonymous: ${listed(people)}.`)
    onTrust.push('how the seats were dealt (the host)')
  }
  if (imported !== null) {
    details.push(`Its first ${imported} entries were imported from elsewhere.`)
    onTrust.push(`${imported} imported entries (the person who imported them)`)
  }
  if (unknowing.length > 0) {
    const names = listed(unknowing)
    details.push(`Nothing shows that ${names} agreed to these seats and options.`)
    onTrust.push(`seats and options for ${names} (the host)`)
  }
  return onTrust.length === 0
    ? shown(
        'start',
        'Everybody who played has signed the start of the match, or has a receipt for it.',
      )
    : trusted('start', 'How the match began is not shown for everybody.', { onTrust, details })
}
