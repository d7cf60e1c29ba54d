import type { View } from '@ackanomic/core/engine'
import { nameOf } from '@ackanomic/core/engine'
import { sayCount } from './say.js'
import type { LimerickContest, Vote } from './types.js'
import { shownText } from './written.js'

/** The contest as plain text. */
export function renderLimerick(view: View<LimerickContest>): string {
  const { own, table, outcome } = view
  const lines = [headline(view)]
  own.limericks.forEach((limerick, seat) => {
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    const about = `${nameOf(table, seat)}${you} about ${nameOf(table, 1 - seat)}`
    lines.push('', limerick === null ? `${about}: nothing yet` : `${about}:`)
    if (limerick !== null) lines.push(shownText(limerick.text))
  })
  for (const { by, of, text } of own.praises) {
    lines.push('', `${by} praises the limerick of ${nameOf(table, of)}:`, shownText(text))
  }
  lines.push(...votesKnown(view))
  if (own.count !== null)
    lines.push(
      '',
      sayCount(own.count, (seat) => nameOf(table, seat)),
    )
  if (outcome !== null) {
    lines.push('', outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join()} won.`)
  }
  return lines.join('\n')
}

const PHASES = {
  writing: 'limericks are due',
  voting: 'every player of Ackanomic may vote',
  count: 'the votes are counted',
  dice: 'the dice choose the winner',
} as const

function headline({ own, table, outcome }: View<LimerickContest>): string {
  const names = `${nameOf(table, 0)} and ${nameOf(table, 1)}`
  const goes = outcome === null ? PHASES[own.phase] : 'over'
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
