import type { SeatNumber } from '@ackanomic/core'
import { itemAt, marksOf, nameOf, type View } from '@ackanomic/core/engine'
import { seatsByNumber } from './order.js'
import type { Ghost, Happening, Post, RemovalReason, Resolution } from './types.js'

/** How many lines of the history a rendered view shows. */
const LINES = 10

/** The table as plain text: whose turn it is, the ghost word, the players, what happened last. */
export function renderGhost(view: View<Ghost>): string {
  const { shared, table, outcome } = view
  const lines = [headline(view), '']
  if (outcome === null) {
    lines.push(
      shared.word === null ? 'There is no ghost word.' : `Ghost word: ${shared.word.letters}`,
      '',
    )
  }
  const seats =
    shared.now.stage === 'numbers' ? [...table.seats.keys()] : seatsByNumber(shared.numbers)
  for (const seat of seats) lines.push(playerLine(view, seat))
  const { referees } = table
  lines.push(`    Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`)
  const told = historyOf(view)
  if (told.length > 0) {
    const hidden = Math.max(0, told.length - LINES)
    lines.push('', hidden === 0 ? 'What happened:' : `What happened (after ${hidden} lines more):`)
    lines.push(...told.slice(hidden).map((line) => `- ${line}`))
  }
  return lines.join('\n')
}

/**
 * The whole history of a game as sentences, as the referee gives it on request (6(1)).
 *
 * @example
 * ```ts
 * import { ghost, historyOf } from '@ackanomic/games/ghost'
 *
 * const start = ghost.setup({
 *   players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { activePlayers: 3 },
 * })
 * if (!start.ok) throw new Error(start.error.says)
 * const ruling = { at: 0, by: 'Dee', inquiry: 0, answer: [1, 0] }
 * const drawn = ghost.apply(start.value.state, { kind: 'ruling', ...ruling })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * historyOf(ghost.view(drawn.value.state, 'public')) // => ['The numbers are drawn: 1 Bob, 2 Ann.']
 * ```
 */
export function historyOf({ shared, table }: View<Ghost>): readonly string[] {
  const name = (seat: SeatNumber): string => nameOf(table, seat)
  return shared.history.map((happening) => sayHappening(happening, name))
}

function headline({ shared, table, outcome }: View<Ghost>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Ghost is over. Nobody is left.'
      : `Ghost is over. ${outcome.winners.join(' and ')} won.`
  }
  const { now } = shared
  const name = (seat: SeatNumber): string => nameOf(table, seat)
  switch (now.stage) {
    case 'numbers':
      return 'Ghost: the referee draws the numbers'
    case 'turn':
      return `Ghost: it is ${name(now.seat)}’s turn`
    case 'answer':
      return `Ghost: ${name(now.protest.against)} is to post a word that contains the ghost word`
    case 'report':
      return `Ghost: the referee looks up ${now.sought}`
  }
}

function playerLine(view: View<Ghost>, seat: SeatNumber): string {
  const { shared, table } = view
  const place = itemAt(table.seats, seat)
  const number = itemAt(shared.numbers, seat)
  const marks = [
    ...marksOf(view, seat, { left: 'out', out: 'out' }),
    ...(shared.newcomers.some((newcomer) => newcomer.seat === seat) ? ['newcomer'] : []),
  ]
  const inTurn = view.outcome === null && shared.now.stage === 'turn' && shared.now.seat === seat
  const label = `${inTurn ? '>' : ' '}${(number === null ? '?' : String(number)).padStart(2)}`
  return `${label} ${place.player}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}

/** An announcement as a sentence or two. */
export function sayGhost(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'turn':
      return post.word === null
        ? `${name(post.seat)} is to begin a ghost word, within three days.`
        : `${name(post.seat)} is to continue ${post.word} or to protest it, within three days.`
    case 'referee away':
      return `${post.person} is on vacation, and referee no longer. Who does not play may take over.`
    default:
      return sayHappening(post, name)
  }
}

/** Something that happened, as a sentence or two. */
function sayHappening(happening: Happening, name: (seat: number) => string): string {
  switch (happening.type) {
    case 'numbers': {
      const { numbers } = happening
      const drawn = numbers.map((number, seat) => ({ number, seat }))
      const order = drawn.sort((one, other) => one.number - other.number)
      return `The numbers are drawn: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
    }
    case 'begun':
      return `${name(happening.seat)} begins with ${happening.word}.`
    case 'continued':
      return `${name(happening.seat)} makes it ${happening.word}.`
    case 'protested': {
      const { by, against, ground, word } = happening
      const claim = ground === 'word' ? `${word} is a word` : `${word} stands in no word`
      return `${name(by)} protests against ${name(against)}: ${claim}.`
    }
    case 'answered':
      return `${name(happening.seat)} answers: ${happening.word}.`
    case 'resolved':
      return `${sayResolution(happening)} The protest is ${happening.valid ? 'valid' : 'invalid'}.`
    case 'destroyed':
      return `The ghost word ${happening.word} is destroyed.`
    case 'removed':
      return `${name(happening.seat)} ${WHY[happening.why]}.`
    case 'added':
      return `${name(happening.seat)} is added to the game as number ${happening.number}; the players who were here before may protest it.`
    case 'addition protested':
      return `${name(happening.by)} protests the addition of ${name(happening.newcomer)}.`
  }
}

type Resolved = Extract<Happening, { readonly type: 'resolved' }>

function sayResolution({ ground, valid, how, sought }: Resolved): string {
  if (how !== 'report') return HOW[how]
  // Whoever asked for the word itself was right to find it; the other ground is right not to.
  const found = ground === 'word' ? valid : !valid
  return `The referee looked for ${sought ?? 'it'} in the dictionary, and ${found ? 'found it' : 'did not find it'}.`
}

const HOW: Readonly<Record<Exclude<Resolution, 'report'>, string>> = {
  'too short': 'It takes four letters to be protested as a word.',
  'no answer': 'No word that contains it was posted within three days.',
  'nobody to answer': 'Nobody is there any more who could answer.',
}

const WHY: Readonly<Record<RemovalReason, string>> = {
  'invalid protest': 'protested without being right, and is out of the game',
  'valid protest': 'was rightly protested against, and is out of the game',
  resigned: 'resigns, and is out of the game',
  'time ran out': 'did nothing for three days, and is out of the game',
  left: 'is out of the game',
  'addition protested': 'is out of the game, for the addition was protested',
}
