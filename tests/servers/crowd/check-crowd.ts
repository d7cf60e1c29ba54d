import type { Message, Tournament } from '@ackanomic/club'
import type { Store } from '@ackanomic/host'
import type { CheckedHouse } from '../month/check-society.js'
import type { Known } from './known.js'

/** Compares tables, messages, mutes and entries with what a crowd knows. */
export async function checkCrowd(
  { host }: CheckedHouse,
  { db }: Store,
  known: Known,
): Promise<readonly string[]> {
  const problems: string[] = []
  const isThere = (person: string): boolean => !known.gone.has(person)
  const matches = new Map<string, readonly string[]>()
  for (const { match, person, seat } of await db.selectFrom('participants').selectAll().execute())
    if (seat !== null) matches.set(match, [...(matches.get(match) ?? []), person])
  const tables = await db.selectFrom('open_tables').selectAll().execute()
  const stages = new Map(tables.map(({ id, stage }) => [id, stage]))
  const people = await db
    .selectFrom('table_people')
    .selectAll()
    .where('state', '=', 'accepted')
    .where('role', '=', 'player')
    .execute()
  const sitting = new Set(people.map(({ table_id, person }) => `${table_id}/${person}`))
  for (const [table, seats] of known.tables) {
    const players = matches.get(table) ?? []
    if (!stages.has(table)) problems.push(`the table ${table} is lost`)
    if (stages.get(table) === 'started' && new Set(players).size !== seats)
      problems.push(`${table} has ${players.length} players at ${seats} seats`)
  }
  for (const [person, { seated }] of known.places)
    for (const [table, isSeated] of seated) {
      const sits = sitting.has(`${table}/${person}`)
      if (isThere(person) && stages.get(table) !== 'closed' && sits !== isSeated)
        problems.push(`${person} ${isSeated ? 'has no seat' : 'still sits'} at ${table}`)
      if (isSeated && stages.get(table) === 'started' && !matches.get(table)?.includes(person))
        problems.push(`${person} sat at ${table}, and does not play`)
    }
  for (const person of known.present) {
    const inbox = await messagesOf(host, person)
    if (inbox.some(({ n }, i) => n !== i + 1)) problems.push(`${person} has messages with gaps`)
    const texts = new Map<string, number>()
    for (const { text } of inbox) texts.set(text, (texts.get(text) ?? 0) + 1)
    for (const { match, from, to, text } of inbox) {
      const sent = known.messages.get(text)
      const isErased = text === '[deleted]'
      if (isErased) continue
      if (sent === undefined || sent.match !== match || sent.from !== from || sent.to !== to)
        problems.push(`${person} has a message that nobody sent: ${text}`)
      if (texts.get(text) !== 1) problems.push(`${person} has ${text} ${texts.get(text)} times`)
    }
    for (const [text, { match, from, to }] of known.messages) {
      const isOwn = from === person
      const isMeant = to === null ? matches.get(match)?.includes(person) : to === person
      const mayMute = known.muted.has(`${person}/${from}`)
      if (isThere(from) && (isOwn || (isMeant === true && !mayMute)) && !texts.has(text))
        problems.push(`${person} has not got ${text} of ${from} in ${match}`)
    }
  }
  const mutes = await db.selectFrom('mutes').selectAll().execute()
  const muted = new Set(mutes.map((row) => `${row.person}/${row.muted}`))
  for (const [pair, isMuted] of known.muted) {
    const isAbout = pair.split('/').every(isThere)
    if (muted.has(pair) !== (isMuted && isAbout) && (isAbout || muted.has(pair)))
      problems.push(`${pair} is ${isMuted ? 'not muted' : 'still muted'}`)
  }
  for (const id of known.tournaments) {
    const seen = await host.getTournament({ tournament: id })
    if (!seen.ok) problems.push(`${id} is not shown: ${seen.error.message}`)
    else checkBracket(seen.value, known, problems)
  }
  for (const person of known.gone) {
    const kept = await host.hasAccount(person)
    if (!kept) continue
    const [account] = await db
      .selectFrom('accounts')
      .select('deleted_at')
      .where('person', '=', person)
      .execute()
    if (account?.deleted_at == null) problems.push(`${person} is not deleted`)
  }
  return problems
}

/** Checks that nobody is paired twice in a round, and that exactly those who entered take part. */
function checkBracket(
  { tournament, players, pairings, stage }: Tournament,
  { places, gone }: Known,
  problems: string[],
): void {
  const seats = pairings.flatMap((pairing) =>
    pairing.players.map((person) => `round ${pairing.round}: ${person}`),
  )
  if (new Set(seats).size !== seats.length)
    problems.push(`${tournament} pairs somebody twice in a round`)
  const here = players.filter(({ withdrawn }) => !withdrawn)
  const names = new Set(here.map(({ person }) => person))
  for (const [person, { entered }] of places) {
    const hasEntered = entered.get(tournament)
    if (hasEntered === undefined || gone.has(person) || stage === 'cancelled') continue
    if (hasEntered !== names.has(person))
      problems.push(`${person} is ${hasEntered ? 'not' : 'still'} in ${tournament}`)
  }
}

async function messagesOf(host: CheckedHouse['host'], person: string): Promise<readonly Message[]> {
  const all: Message[] = []
  for (;;) {
    const page = await host.listMessages({ by: person, after: all.at(-1)?.n ?? 0, limit: 1000 })
    if (!page.ok || page.value.length === 0) return all
    all.push(...page.value)
  }
}
