import type { LogEntry, Match, Timestamp } from '@ackanomic/core'
import type { ObjectContext, ObjectSharedContext } from '@restatedev/restate-sdk'
import type { Change, WantedOf } from '../change.js'
import { KNOWN } from '../idempotency.js'
import type { Past } from '../logs.js'
import type { MatchRow } from '../match-cache.js'
import { Chunks, NONE } from './chunks.js'
import { keyOf } from './context.js'
import type { Announced, Answered, Heard, Moved, Row, Sender } from './objects.js'

/** The log of a match, from its beginning. */
export const log: Chunks<LogEntry> = new Chunks('log')

/** All that was announced in a match. */
export const posts: Chunks<Announced> = new Chunks('posts')

const ANSWER = 'answer '

/** Where the answer to a request is kept. */
export const asked = ({ by, idempotencyKey }: Sender): string =>
  `${ANSWER}${JSON.stringify([by, idempotencyKey])}`

/** Whose answer is kept there, if it is one. */
function askerOf(name: string): Sender | undefined {
  if (!name.startsWith(ANSWER)) return undefined
  const [by, key]: [string, string] = JSON.parse(name.slice(ANSWER.length))
  return { by, idempotencyKey: key }
}

/** All answers that are kept. */
export async function answersIn(ctx: ObjectSharedContext): Promise<readonly (Sender & Answered)[]> {
  const answers: (Sender & Answered)[] = []
  for (const name of await ctx.stateKeys()) {
    const sender = askerOf(name)
    const kept = sender === undefined ? null : await ctx.get<Answered>(name)
    if (sender !== undefined && kept !== null) answers.push({ ...sender, ...kept })
  }
  return answers
}

/** Lets go of answers that nobody will ask for again; whether it was time to. */
export async function clearAnswers(
  ctx: ObjectContext,
  { cleared }: Row,
  now: Timestamp,
): Promise<boolean> {
  if (now < cleared + KNOWN) return false
  for (const { at, ...sender } of await answersIn(ctx)) {
    if (at < now - KNOWN) ctx.clear(asked(sender))
  }
  return true
}

/** The log of a match; see `pastOf` of a store. */
export async function pastIn(ctx: ObjectSharedContext, row: Row): Promise<Past> {
  const checkpoint: Match['checkpoint'] = row.base === null ? null : JSON.parse(row.base)
  const after = (checkpoint?.entries ?? 0) - firstOf(row)
  return { checkpoint, log: await log.read(ctx, row.log, after) }
}

/** The number of the first entry that is kept. */
export const firstOf = ({ entries, log }: Row): number => entries - log.length

/** What is kept of a match. */
export const rowOf = (ctx: ObjectSharedContext): Promise<Row | null> => ctx.get<Row>('row')

/** What is kept of a match that has not begun. */
export const freshRow = (row: MatchRow, cleared: Timestamp): Row => ({
  ...row,
  cleared,
  wanted: [],
  willing: [],
  log: NONE,
  posts: NONE,
})

/** What changes in the agenda when a match changes; bots are asked after each step that wants them. */
export function movedBy(match: string, before: Row, after: Row): readonly Moved[] {
  const moved: Moved[] = []
  if (before.due !== after.due) {
    moved.push({ item: { kind: 'deadline', match }, was: before.due, at: after.due })
  }
  if (before.bots !== null || after.bots !== null) {
    moved.push({ item: { kind: 'bot', match }, was: before.bots, at: after.bots })
  }
  return moved
}

/** What a step has for everybody whom it concerns: people by `@` and their name, offices by theirs. */
export function heardIn(
  match: string,
  before: Row,
  { entries, said, wanted, isNews }: Change,
  now: Timestamp,
): ReadonlyMap<string, Heard> {
  const { game } = before
  const heard = new Map<string, Heard>()
  const of = (to: string): Heard => heard.get(to) ?? { match, game, now, posts: [] }
  for (const [i, { to, ...each }] of said.entries()) {
    const event = { match, game, ...each }
    const told = { step: entries, place: before.said + i, event }
    for (const person of to) {
      const mine = of(keyOf(person))
      heard.set(keyOf(person), { ...mine, posts: [...mine.posts, told] })
    }
  }
  if (!isNews) return heard
  const [then, today] = [byWhom(before.wanted), byWhom(wanted)]
  for (const to of new Set([...then.keys(), ...today.keys()])) {
    const mine = today.get(to) ?? []
    if (JSON.stringify(mine) === JSON.stringify(then.get(to) ?? [])) continue
    heard.set(to, { ...of(to), wanted: mine })
  }
  return heard
}

function byWhom(wanted: readonly WantedOf[]): ReadonlyMap<string, readonly WantedOf[]> {
  const whom = new Map<string, WantedOf[]>()
  for (const each of wanted) {
    const to = each.person === null ? String(each.role) : keyOf(each.person)
    whom.set(to, [...(whom.get(to) ?? []), each])
  }
  return whom
}
