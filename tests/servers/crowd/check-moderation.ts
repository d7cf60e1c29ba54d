import type { Store } from '@ackanomic/host'
import { compareKept } from './compare-kept.js'
import type { Known } from './known.js'

/** Compares reports, decisions and bans with what a crowd knows. */
export async function checkModeration({ db }: Store, known: Known): Promise<readonly string[]> {
  const problems: string[] = []
  const accounts = await db.selectFrom('accounts').select(['person', 'stand_in']).execute()
  const standIns = new Map(accounts.map(({ person, stand_in }) => [person, stand_in ?? person]))
  const decisions = await db.selectFrom('decisions').selectAll().orderBy('n').execute()
  if (decisions.some(({ n }, i) => n !== i + 1)) problems.push('the decisions have gaps')
  const made = decisions.map(({ reason, decision, person }) => {
    // An operator knows a deleted person by their stand-in only.
    const placesOf = [person, standIns.get(person)].map((name) => `${reason}/${decision}/${name}`)
    return placesOf.find((each) => known.decisions.has(each)) ?? placesOf[0] ?? ''
  })
  problems.push(...compareKept('decision', known.decisions, made))

  const reports = await db.selectFrom('reports').selectAll().execute()
  const told = reports.map(({ reason, person, reported }) => `${reason}/${person}/${reported}`)
  problems.push(...compareKept('report', known.reports, told))
  for (const { decision, reason, reported } of reports)
    if (decision !== null && decisions[decision - 1]?.person !== reported)
      problems.push(`${reason} is settled by decision ${decision}, about somebody else`)
  // A report whose answer was lost may come again after the decision.
  const settled = new Set(reports.flatMap((each) => (each.decision === null ? [] : [each.reason])))
  for (const reason of known.settled)
    if (!settled.has(reason)) problems.push(`${reason} is not settled`)

  const banned = new Set<string>()
  for (const { person, decision } of decisions)
    if (decision === 'ban') banned.add(person)
    else if (decision === 'unban') banned.delete(person)
  const sanctions = await db.selectFrom('sanctions').selectAll().execute()
  const inForce = sanctions.map(({ person }) => person).sort()
  for (const right of [banned, known.bans.keys()])
    if ([...right].sort().join() !== inForce.join())
      problems.push(`${inForce.join()} are banned, and not ${[...right].sort().join()}`)
  return problems
}
