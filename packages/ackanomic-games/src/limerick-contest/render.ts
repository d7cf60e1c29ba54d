import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type View } from '@ackanomic/core/engine'
import type { Count, LimerickContest, Post, Stage, Victory, Vote } from './types.js'
import { shownText } from './written.js'

/** The contest as plain text. */
export function renderLimerick(view: View<LimerickContest>): string {
  const { shared, table, outcome } = view
  const lines = [headline(view)]
  shared.limericks.forEach((limerick, seat) => {
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    const about = `${nameOf(table, seat)}${you} about ${nameOf(table, 1 - seat)}`
    lines.push('', limerick === null ? `${about}: nothing yet` : `${about}:`)
    if (limerick !== null) lines.push(shownText(limerick.text))
  })
  for (const { by, of, text } of shared.praises) {
    lines.push('', `${by} praises the limerick of ${nameOf(table, of)}:`, shownText(text))
  }
  lines.push(...votesKnown(view))
  if (shared.count !== null)
    lines.push(
      '',
      sayCount(shared.count, (seat) => nameOf(table, seat)),
    )
  if (outcome !== null) {
    lines.push('', outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join()} won.`)
  }
  return lines.join('\n')
}

const DOING: Readonly<Record<Stage, string>> = {
  writing: 'limericks are due',
  voting: 'every player of Ackanomic may vote',
  count: 'the votes are counted',
  dice: 'the dice choose the winner',
}

function headline({ shared, table, outcome }: View<LimerickContest>): string {
  const names = `${nameOf(table, 0)} and ${nameOf(table, 1)}`
  const goes = outcome === null ? DOING[shared.stage] : 'over'
  return `Limerick Contest of ${names}: ${goes}`
}

function votesKnown(view: View<LimerickContest>): readonly string[] {
  const { table } = view
  const line = ({ by, for: seat }: Vote): string => `${by}: ${nameOf(table, seat)}`
  if (view.role === 'seat') {
    return view.mine.vote === null ? [] : ['', `Your vote: ${nameOf(table, view.mine.vote.for)}`]
  }
  if (view.role !== 'referee') return []
  const seated = view.known.flatMap((secret) => (secret?.vote ? [secret.vote] : []))
  const votes = [...seated, ...(view.hidden?.votes ?? [])]
  return votes.length === 0 ? [] : ['', 'Votes', ...votes.map(line)]
}

type NameOf = (seat: SeatNumber) => string

const VICTORIES: Readonly<Record<Victory, string>> = {
  votes: 'by more votes',
  first: 'for eir limerick was posted first',
  dice: 'by the dice',
  default: 'by default',
  left: 'for the other has left',
}

/** An announcement as text; those of limericks and praise hold their words. */
export function sayLimerick(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'limerick':
      return `${name(post.seat)} posts a limerick about ${name(1 - post.seat)}:\n${shownText(post.text)}`
    case 'voting':
      return 'Both limericks are posted. Every player of Ackanomic may vote, for three days.'
    case 'voted':
      return `${post.by} votes for the limerick of ${name(post.for)}.`
    case 'praise':
      return `${post.by}, Poet Laureate, praises the limerick of ${name(post.of)}:\n${shownText(post.text)}`
    case 'offensive':
      return `The referee finds the limerick of ${name(post.seat)} offensive, as if it had not been posted. ${
        post.reopens ? 'There is time left for another.' : 'There is no time left for another.'
      }`
    case 'closed':
      return 'Voting is over, and the votes are counted.'
    case 'count':
      return sayCount(post, name)
    case 'dice':
      return post.why === 'tie'
        ? 'A tie of limericks that were posted together: the dice choose the winner.'
        : 'Nobody has a limerick to eir name: the dice choose the winner.'
    case 'winner':
      return `${name(post.seat)} wins the contest, ${VICTORIES[post.by]}.`
  }
}

function sayCount({ totals, votes }: Count, name: NameOf): string {
  const all = `The votes: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`
  if (votes === null || votes.length === 0) return all
  const each = votes.map(
    ({ by, for: seat, weight }) => `${by} for ${name(seat)}${weight > 1 ? ' (twice)' : ''}`,
  )
  return `${all} ${each.join(', ')}.`
}
