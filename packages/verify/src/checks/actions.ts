import { seatsOf } from '../evidence.js'
import { type Check, contradicted, type PersonReport, shown, trusted } from '../report.js'
import { keysAtStart } from '../signed-actions.js'
import { isMigrated, programOf, type Subject } from '../subject.js'
import type { VerifyWords } from '../words.js'

/** Counts the actions of each person by their kind of proof. */
export function countPeople(subject: Subject): readonly PersonReport[] {
  const { saved, evidence } = subject
  const actions = subject.actions.filter(({ isRuling }) => !isRuling)
  const people = [...new Set(actions.map(({ person }) => person))]
  return people.map((person) => {
    const own = actions.filter((action) => action.person === person)
    const signed = own.filter(({ proof }) => proof === 'own' || proof === 'added')
    const receipted = own.filter(
      (action) =>
        !signed.includes(action) &&
        evidence.actions.some(
          ({ receipt, standing }) =>
            standing === 'published' &&
            receipt.match === saved.id &&
            receipt.person === person &&
            receipt.entryHash === action.hash,
        ),
    )
    return {
      person,
      program: programOf(subject, person),
      actions: own.length,
      signed: signed.length,
      receipted: receipted.length,
      unsigned: own.length - signed.length - receipted.length,
    }
  })
}

/** Checks that people have signed their actions, so that nobody else can have made them. */
export function checkActions(
  subject: Subject,
  people: readonly PersonReport[],
  { actions: words }: VerifyWords,
): Check {
  const { actions, saved } = subject
  const wrong = actions.filter(({ proof }) => proof === 'wrong')
  if (wrong.length > 0) {
    return contradicted('actions', words.otherActions, {
      details: wrong.map(({ entry, person }) => words.wrongSignature(entry, person)),
    })
  }
  const imported = saved.declaration?.imported ?? 0
  const onTrust: string[] = []
  for (const { person, program, actions: count, signed } of people) {
    const rest = count - signed
    if (rest === 0) continue
    onTrust.push(words.unsigned(rest, count, person, program))
  }
  const details: string[] = people.map((one) => words.counts(one))
  for (const { person } of people) {
    const planned = actions.filter((each) => each.person === person && isPlanned(subject, each))
    if (planned.length > 0) details.push(words.planned(planned.length, person))
  }
  for (const person of people.flatMap((one) => (one.signed > 0 ? one.person : []))) {
    const keys = keysAtStart(saved, person)
    details.push(...keys.map((key) => words.key(person, key)))
    if (!isConfirmed(subject, person)) {
      details.push(words.unconfirmedKeys(person))
      onTrust.push(words.keysOf(person))
    }
  }
  for (const { entry, person, proof, signature } of actions)
    if (proof === 'none' && signature !== null) details.push(words.uselessSignature(entry, person))
  const added = new Set(actions.flatMap(({ person, proof }) => (proof === 'added' ? [person] : [])))
  for (const person of added) onTrust.push(words.addedKey(person))
  if (isMigrated(subject) && people.some(({ signed }) => signed > 0))
    onTrust.push(words.migratedLog)
  if (onTrust.length === 0 && imported === 0) return shown('actions', words.allSigned, { details })
  return trusted('actions', words.notAllSigned, { onTrust, details })
}

/** Whether the log says that the host made a move by the plan of a person. */
function isPlanned({ saved }: Subject, { entry, signature }: Subject['actions'][number]): boolean {
  const logged = saved.log[entry - 1]
  const isKept = logged?.kind === 'move' && logged.idempotencyKey?.startsWith('plan ') === true
  return isKept && signature === null
}

/** Whether a person's seat receipt names the keys of the start. */
function isConfirmed({ saved, evidence }: Subject, person: string): boolean {
  const keys = keysAtStart(saved, person)
  return seatsOf(evidence, saved).some(
    ({ receipt, standing }) =>
      standing === 'published' && receipt.person === person && receipt.keys.join() === keys.join(),
  )
}
