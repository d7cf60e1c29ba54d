import type { SeatNumber } from '@ackanomic/core'
import { itemAt, nameOf, seatsInGame, type View } from '@ackanomic/core/engine'
import { scoresNow } from './scoring.js'
import { isBot, spotsOf, votersOf } from './spots.js'
import {
  type Case,
  type Default,
  type Fictionary,
  type Post,
  type Round,
  type StepNumber,
  stepOf,
} from './types.js'
import { quoted } from './written.js'

/** The table as plain text: the round and its step, the players, the list, what one may know. */
export function renderFictionary(view: View<Fictionary>): string {
  const { shared, table, outcome } = view
  const name: Named = (seat) => nameOf(table, seat)
  const lines = [headline(view, name), '', ...players(view)]
  if (outcome === null && shared.list.length > 0) {
    lines.push('', ...shared.list.map((definition, i) => `${i + 1}. ${quoted(definition)}`))
  }
  const known = outcome === null ? knownLines(view, name) : []
  if (known.length > 0) lines.push('', ...known)
  if (shared.last !== null) lines.push('', ...sayRound(shared.last, name))
  return lines.join('\n')
}

function headline({ shared, outcome }: View<Fictionary>, name: Named): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Fictionary is over. Nobody won.'
      : `Fictionary is over. ${outcome.winners.join(' and ')} won.`
  }
  const step = stepOf(shared.now)
  if (step === null || shared.brainiac === null) return 'Fictionary: the players are being numbered'
  const brainiac = name(shared.brainiac)
  return `Fictionary, round ${shared.round}, step ${step}: ${doing(shared, brainiac)}`
}

function doing({ now, word }: View<Fictionary>['shared'], brainiac: string): string {
  switch (now.stage) {
    case 'word':
      return now.sought === null
        ? `${brainiac} chooses the Ing Word`
        : `${now.sought} is being looked up`
    case 'definitions':
      return `the Bluffers define ${word}`
    case 'report':
      return `${brainiac} compares the definitions of ${word}`
    case 'list':
      return `${brainiac} puts the definitions of ${word} in order`
    case 'votes':
      return `the Bluffers vote on ${word}`
    case 'scoring':
      return `${brainiac} scores the votes on ${word}`
    default:
      return `the Scorekeeper scores the votes on ${word}`
  }
}

function players(view: View<Fictionary>): readonly string[] {
  const { shared, table, options } = view
  const spots = spotsOf(table)
  const order = [...spots].sort(
    (one, other) => (shared.numbers[one] ?? 0) - (shared.numbers[other] ?? 0),
  )
  const scores = scoresNow(shared, options)
  const width = Math.max(0, ...spots.map((seat) => nameOf(table, seat).length))
  return order.map((seat) => {
    const number = String(shared.numbers[seat] ?? '?').padStart(2)
    const player = nameOf(table, seat).padEnd(width)
    const score = String(itemAt(scores, seat)).padStart(4)
    const marks = marksOf(view, seat)
    return `${number} ${player} ${score}${marks.length === 0 ? '' : `  ${marks.join(', ')}`}`
  })
}

function marksOf(view: View<Fictionary>, seat: SeatNumber): readonly string[] {
  const { shared, table, outcome } = view
  const place = itemAt(table.seats, seat)
  const vote = itemAt(shared.votes, seat)
  const isVoting = shared.now.stage === 'votes' && votersOf(table, shared).includes(seat)
  const plays = outcome === null && seatsInGame(table).length > 0
  return [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(plays && shared.brainiac === seat ? ['Brainiac'] : []),
    ...(place.presence === 'left' ? ['left, a bot plays'] : []),
    ...(place.presence === 'away'
      ? [isBot(table, seat) ? 'on vacation, a bot plays' : `on vacation, ${place.holder} plays`]
      : []),
    ...(plays && shared.correct === seat ? ['knew the word'] : []),
    ...(plays && vote !== null ? [vote === 'sheep' ? 'sheeped' : `voted ${vote}`] : []),
    ...(plays && isVoting && vote === null ? ['has not voted'] : []),
  ]
}

/** What a viewer may know besides: eir own definition, and as the Brainiac those of all. */
function knownLines(view: View<Fictionary>, name: Named): readonly string[] {
  if (!('known' in view)) return []
  return view.known.flatMap((secret, seat) => {
    const text = secret?.definition ?? null
    if (text === null) return []
    const isMine = view.role === 'seat' && view.seat === seat
    if (seat === view.shared.brainiac) return [`Actual Definition: ${quoted(text)}`]
    return [`${isMine ? 'Your definition' : `Definition of ${name(seat)}`}: ${quoted(text)}`]
  })
}

type Named = (seat: SeatNumber) => string

/** An announcement as a sentence or two, or with lists as several lines. */
export function sayFictionary(post: Post, names: readonly string[]): string {
  const name: Named = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'numbers': {
      const order = post.numbers.map((number, seat) => ({ number, seat }))
      order.sort((one, other) => one.number - other.number)
      return `The players are numbered: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
    }
    case 'round':
      return `Round ${post.round}: ${name(post.brainiac)} is the Brainiac, and posts an Ing Word within three days.`
    case 'lookup':
      return `${name(post.brainiac)} chooses ${post.word}, which is looked up.`
    case 'unfit':
      return post.why === 'no word'
        ? `${post.word} is not in the Official Dictionary, so it cannot be the Ing Word.`
        : `No lookup dictionary defines ${post.word} as noted, so it cannot be the Ing Word.`
    case 'noted':
      return `Noted for ${post.word}: ${quoted(post.definition)}`
    case 'word':
      return `${name(post.brainiac)} posts the Ing Word: ${post.word}. The Bluffers send em a definition within three days.`
    case 'defined':
      return `${name(post.seat)} defines it: ${quoted(post.definition)}`
    case 'comparison':
      return `The definitions of ${post.word} are in. ${name(post.brainiac)} compares them within three days.`
    case 'report':
      return post.case === '3a'
        ? `${listed(post.similar, name)} knew the word, and get 3 Gamepoints each. A sneer at ${name(post.brainiac)} for such an easy one!`
        : `${listed(post.similar, name)} knew the word, and gets 4 Gamepoints; the others vote without em.`
    case 'list':
      return [
        `What does ${post.word} mean? Vote within three days:`,
        ...post.list.map((definition, i) => `${i + 1}. ${quoted(definition)}`),
      ].join('\n')
    case 'vote':
      return `${name(post.seat)} ${post.vote === 'sheep' ? 'sheeps' : `votes for number ${post.vote}`}.`
    case 'voted':
      return `The votes are in. ${name(post.brainiac)} scores them within three days.`
    case 'default':
      return sayDefault(post, name)
    case 'adjudication':
      return `The Scorekeeper is to score the round in place of ${name(post.brainiac)}.`
    case 'result':
      return [...sayRound(post, name), `Totals: ${figures(post.scores, post.spots, name)}.`].join(
        '\n',
      )
    case 'removed':
      return `${listed(post.seats, name)} ${post.seats.length === 1 ? 'is' : 'are'} out of the game.`
  }
}

const DEFAULTS: Readonly<Record<StepNumber, string>> = {
  1: 'the Ing Word is “ing”',
  2: 'an empty definition is taken',
  3: 'the round is over without a report',
  4: 'e has sheeped',
  5: 'the Scorekeeper adjudicates',
}

function sayDefault({ step, seat, bot }: Default, name: Named): string {
  return bot
    ? `A bot acts for ${name(seat)}: ${DEFAULTS[step]}.`
    : `${name(seat)} has let the time of step ${step} go by: ${DEFAULTS[step]}.`
}

const CASES: Readonly<Record<Case, string>> = {
  '3a': 'too many knew it, and there was no vote',
  '3b': 'one of the Bluffers sent what it means',
  '3c': 'no Bluffer sent what it means',
  '3d': 'the definitions were not compared, and there was no vote',
}

/** A round that is over, as lines. */
function sayRound(round: Round, name: Named): readonly string[] {
  const { list, votes, brainiac } = round
  const lines = list.map(({ definition, author }, i) => {
    const voters = votes.flatMap((vote, seat) => (vote === i + 1 ? [seat] : []))
    const whose = author === brainiac ? 'the Actual Definition' : name(author)
    const voted = voters.length === 0 ? 'no vote' : `voted for by ${listed(voters, name)}`
    return `${i + 1}. ${quoted(definition)}: ${whose}; ${voted}`
  })
  return [
    `Round ${round.round}, ${round.word}: ${CASES[round.case]}. It means: ${quoted(round.definition)}`,
    ...lines,
    `Gamepoints of the round: ${figures(round.gains, round.spots, name)}.`,
  ]
}

function figures(numbers: readonly number[], spots: readonly SeatNumber[], name: Named): string {
  return spots
    .map((seat) => {
      const number = itemAt(numbers, seat)
      return `${name(seat)} ${number < 0 ? `−${-number}` : number}`
    })
    .join(', ')
}

function listed(seats: readonly SeatNumber[], name: Named): string {
  const names = seats.map(name)
  const last = names.pop() ?? 'nobody'
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
