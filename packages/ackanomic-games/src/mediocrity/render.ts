import type { SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { isInGame, nameOf } from '@ackanomic/core/engine'
import { byNumber, moderatorOf } from './standing.js'
import type { Mediocrity, Post, Round } from './types.js'

type NameOf = (seat: SeatNumber) => string

/** The table as plain text. */
export function renderMediocrity(view: View<Mediocrity>): string {
  const { shared, table, outcome } = view
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const digits = String(table.seats.length).length
  const lines = [headline(view), '']
  for (const seat of byNumber(shared.numbers, [...table.seats.keys()])) {
    const number = shared.numbers[seat] === undefined ? '?' : String(shared.numbers[seat])
    const notes = notesOf(view, seat)
    lines.push(
      `${number.padStart(digits)}  ${nameOf(table, seat).padEnd(width)}  ${String(shared.scores[seat]).padStart(2)}${notes}`,
    )
  }
  if (shared.last !== null) {
    const said = sayRound(shared.last, (seat) => nameOf(table, seat))
    lines.push('', `Round ${shared.rounds}: ${said}`)
  }
  lines.push(...numbersKnown(view))
  if (outcome !== null) {
    lines.push('', outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join()} won.`)
  }
  return lines.join('\n')
}

function headline({ shared, table, outcome }: View<Mediocrity>): string {
  const { now, rounds } = shared
  if (outcome !== null) {
    return `Mediocrity, after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
  }
  if (now.stage === 'numbers') return 'Mediocrity: the player numbers are drawn'
  const name = nameOf(table, now.moderator)
  const round = `Mediocrity, round ${rounds + 1}`
  switch (now.stage) {
    case 'break':
      return now.free
        ? `${round}: to be announced by whoever names emself Moderator first`
        : `${round}: to be announced by ${name}`
    case 'round':
      return `${round}: numbers from 1 to ${now.most} go to ${name}${now.mayEnd ? ', who may announce the result' : ''}`
    case 'draws':
      return `${round}: ${name} draws the missing numbers`
    case 'idle':
      return `${round}: ${name} has left, and the round waits for its end`
  }
}

function notesOf(view: View<Mediocrity>, seat: number): string {
  const { shared, table, outcome } = view
  const moderates = moderatorOf(shared) === seat && isInGame(table, seat) && outcome === null
  const notes = [
    ...(moderates ? ['Moderator'] : []),
    ...(isInGame(table, seat) ? [] : ['gone']),
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
  ]
  return notes.length === 0 ? '' : `  (${notes.join(', ')})`
}

function numbersKnown(view: View<Mediocrity>): readonly string[] {
  if (view.role !== 'seat') return []
  const known = view.known.flatMap((secret, seat) =>
    secret === null || secret.number === null
      ? []
      : [
          seat === view.seat
            ? `Your number: ${secret.number}`
            : `Number of ${nameOf(view.table, seat)}: ${secret.number}`,
        ],
  )
  return known.length === 0 ? [] : ['', ...known]
}

/** An announcement as a sentence or a few. */
export function sayMediocrity(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'numbers':
      return `The player numbers: ${sayBySeat(post.numbers, name)}.`
    case 'next':
      return `${name(post.moderator)} is the next Moderator.`
    case 'open':
      return 'Three days have passed: whoever first names emself Moderator and announces the next round is.'
    case 'begins':
      return `${
        post.steppedIn
          ? `${name(post.moderator)} names emself Moderator. Round ${post.round} begins`
          : `Round ${post.round} begins, with ${name(post.moderator)} as Moderator`
      }: send a number from 1 to ${post.most}.`
    case 'sent':
      return `${name(post.seat)} sends ${post.number}.`
    case 'may end':
      return `The round has lasted three days; ${name(post.moderator)} may announce its result.`
    case 'closed':
      return `${name(post.moderator)} has closed round ${post.round} for its result, and draws the missing numbers.`
    case 'result':
      return `Round ${post.round}: ${sayRound({ ...post, ended: 'result' }, name)} Scores: ${sayBySeat(post.scores, name)}.`
    case 'expired':
    case 'void':
      return `Round ${post.round}: ${sayRound({ moderator: post.moderator, ended: post.type, numbers: [], drawn: [], scorer: null }, name)}`
    case 'idle':
      return `The Moderator has left; round ${post.round} waits for the end of its six days.`
    case 'won':
      return `The most Mediocre score is ${post.score}: ${name(post.seat)} wins, and may complain about it.`
  }
}

/** How a round ended, as a sentence. */
function sayRound({ moderator, ended, numbers, drawn, scorer }: Round, name: NameOf): string {
  if (ended === 'expired') {
    return `six days passed without a result; ${name(moderator)} is out of the game, and nobody scores.`
  }
  if (ended === 'void') return `void, for ${name(moderator)} has left; nobody scores.`
  const said = numbers.flatMap((number, seat) =>
    number === null ? [] : [`${name(seat)} ${number}${drawn.includes(seat) ? ' (drawn)' : ''}`],
  )
  const end =
    scorer === null
      ? 'there is no most Mediocre number.'
      : `${numbers[scorer]} is the most Mediocre number, and ${name(scorer)} gains a Gamepoint.`
  return `${said.length === 0 ? 'no numbers' : said.join(', ')}; ${end}`
}

function sayBySeat(of: readonly (number | null)[], name: NameOf): string {
  return of.flatMap((each, seat) => (each === null ? [] : [`${name(seat)} ${each}`])).join(', ')
}
