import { type Award, recordOf } from '@ackanomic/core'
import {
  type BookedLine,
  book,
  generalClauses,
  openLedger,
  trophyClauses,
} from '@ackanomic/core/society'
import { type Line, line } from './line.js'
import type { AnyPost } from './others.js'
import { hears } from './place.js'
import { namesOf, type Session, yourView } from './session.js'
import { wantLines } from './wants.js'

/** The announcements that reach you, as sentences. */
export function postLines(session: Session, posts: readonly AnyPost[]): Line[] {
  const { game, match, you } = session
  const names = namesOf(session)
  return posts
    .filter(({ to }) => hears(match.state.table, you, to))
    .map(({ post }) => line('post', `• ${game.say(post, names)}`))
}

/** The table as you see it. */
export function viewLine(session: Session): Line {
  return line('view', session.game.render(yourView(session)))
}

/** What a change comes to for you: what you are told, what you see now, what is expected of you. */
export function changeLines(
  before: Session | null,
  after: Session,
  posts: readonly AnyPost[],
  faults: readonly string[] = [],
): Line[] {
  const view = viewLine(after)
  const wants = wantLines(after)
  const isNews =
    before === null || view.text !== viewLine(before).text || before.you.name !== after.you.name
  return [
    ...postLines(after, posts),
    ...faults.map((fault) => line('refusal', `Something is wrong with the engine. ${fault}`)),
    ...(isNews ? [view] : []),
    ...wants,
    ...(before?.match.state.outcome === null || before === null ? outcomeLines(after) : []),
  ]
}

/**
 * How the match ended: the ranking, and what the game gives, with what the society's books take off
 * it; nothing while it goes on.
 */
export function outcomeLines({ game, match }: Pick<Session, 'game' | 'match'>): Line[] {
  const { outcome } = match.state
  if (outcome === null) return []
  const { ranking, awards } = outcome
  const record = recordOf(game, match, 'this match')
  const booking = record === undefined ? undefined : book(openLedger(), record)
  const lines = booking?.ok ? booking.value.lines : []
  let place = 1
  const ranks = ranking.map((group) => {
    const text = `${place}. ${joined(group)}`
    place += group.length
    return text
  })
  return [
    ...(ranks.length === 0 ? [] : [line('want', `Ranking: ${ranks.join(', ')}.`)]),
    ...awards.map((award, index) => {
      const off = takenOff(lines.filter((each) => each.award === index))
      return line('note', `${awardText(award)} (${award.clause})${off}.`)
    }),
  ]
}

/** What the books of a society that has no other instance take off an award, and why. */
function takenOff(lines: readonly BookedLine[]): string {
  const clauses = new Set<string>()
  let booked = 0
  for (const each of lines) {
    if (each.kind === 'trophy') {
      if (each.barredBy !== null) clauses.add(each.barredBy)
      continue
    }
    booked += each.booked
    for (const { clause } of each.cuts) clauses.add(clause)
  }
  if (clauses.size === 0) return ''
  const why = [...clauses].map((clause) => `${ruleText(clause)} (${clause})`).join('; ')
  return booked === 0 ? `; not given: ${why}` : `; only ${booked} in all: ${why}`
}

const SOCIETY: ReadonlyMap<string, string> = new Map(
  [generalClauses, trophyClauses].flatMap(({ rule, of }) =>
    Object.entries(of).map(([id, text]): [string, string] => [`${rule}/${id}`, text]),
  ),
)

function ruleText(clause: string): string {
  return (SOCIETY.get(clause) ?? '').replace(/\.$/u, '')
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function awardText(award: Award): string {
  const people = (to: readonly (string | null)[]): string =>
    joined(to.map((name) => name ?? 'nobody'))
  switch (award.award) {
    case 'points':
      return `${award.each} points for ${people(award.to)}`
    case 'treasury':
      return `A$${award.each} from the Treasury for ${award.as === 'game' ? 'the game' : people(award.to)}`
    case 'transfer':
      return `A$${award.amount} from ${award.from} to ${award.to ?? 'nobody'}`
    case 'trophy':
      return `${award.trophy === 'standard' ? 'The standard Trophy' : award.trophy} for ${award.to ?? 'nobody'}`
  }
}
