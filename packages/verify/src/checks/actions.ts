import { seatsOf } from '../evidence.js'
import { type Check, contradicted, counted, type PersonReport, shown, trusted } from '../report.js'
import { keysAtStart } from '../signed-actions.js'
import { isMigrated, programOf, type Subject } from '../subject.js'

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
      ...{ person, program: programOf(subject, person), actions: own.length },
      ...{ signed: signed.length, receipted: receipted.length },
      unsigned: own.length - signed.length - receipted.length,
    }
  })
}

/** Checks that people have signed their actions, so that nobody else can have made them. */
export function checkActions(subject: Subject, people: readonly PersonReport[]): Check {
  const { actions, saved } = subject
  const wrong = actions.filter(({ proof }) => proof === 'wrong')
  if (wrong.length > 0) {
    return contradicted('actions', 'The log has actions that nobody signed as they stand.', {
      details: wrong.map(
        ({ entry, person }) =>
          `Entry ${entry} of the log: the signature of ${person} does not fit.`,
      ),
    })
  }
  const imported = saved.declaration?.imported ?? 0
  const onTrust: string[] = []
  for (const { person, program, actions: count, signed } of people) {
    const rest = count - signed
    if (rest === 0) continue
    const whose = program === null ? 'the host' : `${program}, a program of the host`
    onTrust.push(`${rest} of ${counted(count, 'action', 'actions')} of ${person} (${whose})`)
  }
  const details: string[] = people.map(
    ({ person, actions: count, signed, receipted, unsigned }) =>
      `${person}: ${counted(count, 'action', 'actions')}, ${signed} signed, ${receipted} with a receipt, ${unsigned} with neither.`,
  )
  for (const { person } of people) {
    const planned = actions.filter((each) => each.person === person && isPlanned(subject, each))
    if (planned.length > 0)
      details.push(
        `${person}: ${counted(planned.length, 'action was', 'actions were')} made by a plan at the host.`,
      )
  }
  for (const person of people.flatMap((one) => (one.signed > 0 ? one.person : []))) {
    const keys = keysAtStart(saved, person)
    details.push(...keys.map((key) => `${person} signs with the key ${key}.`))
    if (!isConfirmed(subject, person)) {
      details.push(`No seat receipt shows that these are the keys of ${person}.`)
      onTrust.push(`whose the keys of ${person} are (the host)`)
    }
  }
  for (const { entry, person, proof, signature } of actions)
    if (proof === 'none' && signature !== null)
      details.push(
        `Entry ${entry} of the log: the signature of ${person} does not count. Nobody added its key, an earlier action has its idempotency key, it lets others leave, or this program cannot read what was signed.`,
      )
  const added = new Set(actions.flatMap(({ person, proof }) => (proof === 'added' ? [person] : [])))
  for (const person of added) onTrust.push(`a key that was added for ${person} later (the host)`)
  if (isMigrated(subject) && people.some(({ signed }) => signed > 0))
    onTrust.push('that the log has the actions that people signed (the host)')
  if (onTrust.length === 0 && imported === 0)
    return shown('actions', 'Everybody has signed all of their actions.', { details })
  return trusted('actions', 'Not all actions are signed by those who made them.', {
    onTrust,
    details,
  })
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
