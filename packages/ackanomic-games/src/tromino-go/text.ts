import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { counted } from '../counted.js'
import { sayEnd, trominoGoEvents } from './events.js'
import { drawTrominoGrid, marksIn, trominoGridRows, withoutCoordinates } from './grid.js'
import type { Act, Move, Place, TrominoGo } from './model.js'
import { afterPlay, positionOf, seatOfPlay, trominoesOf } from './plays.js'
import { playBetween } from './repost.js'
import {
  FULL,
  inOrder,
  LETTERS,
  letterOfPlay,
  type TrominoCells,
  type TrominoSquare,
} from './tromino.js'

/** The rule's notation is the grid posted anew (9). Squares are clearer where a grid is not. */
const trominoGoNotation: NotationOf<TrominoGo> = {
  help: [
    'Repost the grid with your tromino added or moved, one line for each row ("/" parts rows too);',
    'blanks or dots are empty. Or name squares: "A at 0,0 1,0 0,1", "move A from … to …". Else "pass",',
    '"concede 3", "accept 3", "question"; the referee names an illegal play: "play 7 is illegal".',
  ].join('\n'),
  parse,
  format,
}

const MAX_TEXT_LENGTH = 40_000

const MAX_WORDS_LENGTH = 300

function parse(text: string, view: View<TrominoGo>): Result<Act, string> {
  if (text.length > MAX_TEXT_LENGTH)
    return err('That is too long for a grid; post the grid of this round and nothing else.')
  if (text.trim() === '') return err(`Write a play. ${trominoGoNotation.help}`)
  const rows = withoutCoordinates(
    text.split(/\r\n|[\r\n/|]/u).map((line) => line.replace(/^ *(?:> ?)+/u, '')),
  )
  return rows.every((line) => /^[ABCabc.·\s]*$/u.test(line))
    ? playBetween(positionOf(view.shared), marksIn(rows))
    : parseWords(text.trim(), view)
}

const SQUARE = '([-+]?\\d{1,10}\\s*,\\s*[-+]?\\d{1,10})'
const SQUARES = `${SQUARE}[\\s;,]+${SQUARE}[\\s;,]+${SQUARE}`
const PLACE = new RegExp(`^([A-Za-z])\\s+at\\s+${SQUARES}$`, 'u')
const MOVE = new RegExp(`^move\\s+([A-Za-z])\\s+from\\s+${SQUARES}\\s+to\\s+${SQUARES}$`, 'u')
const OFFER = /^(?:the (?:round with|concession of)\s+)?(\d{1,15})(?:\s+gamepoints?)?$/iu

function parseWords(text: string, view: View<TrominoGo>): Result<Act, string> {
  if (text.length > MAX_WORDS_LENGTH)
    return err(`“${sanitizeText(text, 60)}” is too long for a play. ${trominoGoNotation.help}`)
  const written = text.replace(/(?<![.!?\s])[.!?\s]+$/u, '').replace(/^I\s+/iu, '')
  if (/^pass$/iu.test(written)) return ok({ type: 'pass' })
  if (/^question(?: the plays)?$/iu.test(written)) return ok({ type: 'question' })
  const illegal = /^play\s+(\d{1,15})\s+is\s+illegal$/iu.exec(written)
  if (illegal !== null) return ok({ type: 'illegal', play: Number(illegal[1]) })
  const [, word = '', offered = ''] = /^(concede|accept)\b\s*(.*)$/isu.exec(written) ?? []
  return word === '' ? parseSquares(written) : parseOffer(word.toLowerCase(), offered, view)
}

function parseOffer(word: string, offered: string, view: View<TrominoGo>): Result<Act, string> {
  const [, digits] = OFFER.exec(offered) ?? []
  if (digits !== undefined)
    return ok({ type: word === 'concede' ? 'concede' : 'accept', gamepoints: Number(digits) })
  if (word === 'accept')
    return offered === '' ? onlyConcession(view) : err('Say what you accept, as in "accept 3".')
  return err(
    /\d{16}/u.test(offered)
      ? 'There are not that many Gamepoints; concede fewer.'
      : 'Concede a whole number of Gamepoints, 0 or more, as in "concede 3".',
  )
}

function onlyConcession(view: View<TrominoGo>): Result<Act, string> {
  const mine = view.role === 'seat' ? view.seat : -1
  const open = view.shared.concessions.filter(({ seat }) => seat !== mine)
  const [first, ...more] = new Set(open.map(({ gamepoints }) => gamepoints))
  if (first === undefined)
    return err('There is no concession in this round that you could accept; play on.')
  const each = [first, ...more].map((gamepoints) => `"accept ${gamepoints}"`)
  return more.length > 0
    ? err(`Say which of the concessions you accept: ${each.join(' or ')}.`)
    : ok({ type: 'accept', gamepoints: first })
}

function parseSquares(written: string): Result<Act, string> {
  const place = PLACE.exec(written)
  const found = place ?? MOVE.exec(written)
  if (found === null)
    return err(`“${sanitizeText(written, 60)}” is not a play. ${trominoGoNotation.help}`)
  const letter = LETTERS.find((each) => each === found[1])
  if (letter === undefined)
    return err(`${found[1] ?? ''} is not a letter of this game; write A, B, C, a, b or c.`)
  if (place !== null) return ok({ type: 'place', letter, cells: cellsIn(place, 2) })
  return ok({ type: 'move', letter, from: cellsIn(found, 2), to: cellsIn(found, 5) })
}

function cellsIn(found: RegExpExecArray, from: number): TrominoCells {
  const square = (at: number): TrominoSquare => {
    const [column = 0, row = 0] = String(found[at]).split(',').map(Number)
    // "-0" is the number 0.
    return [column + 0, row + 0]
  }
  return inOrder([square(from), square(from + 1), square(from + 2)])
}

function format(move: Act, view: View<TrominoGo>): string {
  if (move.type === 'place' || move.type === 'move') return reposted(move, view) ?? inSquares(move)
  if (move.type === 'illegal') return `play ${move.play} is illegal`
  return 'gamepoints' in move ? `${move.type} ${move.gamepoints}` : move.type
}

/** The grid with a play; `undefined` if it could be read as another one. */
function reposted(move: Place | Move, { shared }: View<TrominoGo>): string | undefined {
  const position = positionOf(shared)
  const isDue = move.letter === letterOfPlay(position.play)
  const fits = (move.type === 'place') === position.trominoes.length < FULL
  if (!isDue || !fits) return undefined
  const trominoes = afterPlay(position, move)
  const rows = trominoGridRows(trominoes)
  if (rows === null) return undefined
  const read = playBetween(position, marksIn(rows))
  return read.ok && inSquares(read.value) === inSquares(move) ? rows.join('\n') : undefined
}

function inSquares(move: Place | Move): string {
  return move.type === 'place'
    ? `${move.letter} at ${move.cells.join(' ')}`
    : `move ${move.letter} from ${move.from.join(' ')} to ${move.to.join(' ')}`
}

function render(view: View<TrominoGo>): string {
  const { shared, roster } = view
  const { referees } = roster
  const trominoes = trominoesOf(shared)
  // Nobody wants to see a hundred empty columns.
  const grid =
    drawTrominoGrid(trominoes) ??
    trominoes.map(({ letter, cells }) => `${letter} at ${cells.join(' ')}`)
  return [
    headline(view),
    '',
    ...shared.scores.map((score, seat) => playerLine(view, seat, score)),
    `Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`,
    ...shared.concessions.map(
      ({ seat, gamepoints }) => `${nameOf(roster, seat)} concedes the round with ${gamepoints}.`,
    ),
    ...(grid.length === 0 ? [] : ['', ...grid]),
  ].join('\n')
}

function headline({ shared, roster, outcome }: View<TrominoGo>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Tromino Go is over. Nobody is left.'
      : `Tromino Go is over. ${outcome.winners.join(' and ')} won.`
  }
  const { stage, end, first, plays, question, rounds } = shared
  const name = (seat: number): string => nameOf(roster, seat)
  if (question !== null)
    return `Tromino Go: ${name(question.by)} has questioned the plays, and the referee is to answer`
  if (stage === 'draw' || first === null) return 'Tromino Go: the referee draws who plays first'
  if (end !== null) {
    const round = rounds.length + (end.how === 'surrounded' ? 1 : 0)
    return `Tromino Go, round ${round} is over. ${sayEnd(end, name)} The referee is to post it.`
  }
  const { play, trominoes } = positionOf({ plays })
  const what = trominoes.length < FULL ? 'is to play' : 'is to move'
  return `Tromino Go, round ${rounds.length + 1}, play ${play + 1}: ${name(seatOfPlay(first, play))} ${what} ${letterOfPlay(play)}`
}

function playerLine(view: View<TrominoGo>, seat: number, score: number): string {
  const { shared, roster } = view
  const marks = [
    ...seatBadges(view, seat, { left: 'has left' }),
    ...(shared.first === null ? [] : [shared.first === seat ? 'ABC' : 'abc']),
  ]
  return `${nameOf(roster, seat)}: ${score}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}

function describeMove(move: Act): string {
  switch (move.type) {
    case 'place':
      return `Lay ${move.letter} on ${squares(move.cells)}`
    case 'move':
      return `Move ${move.letter} from ${squares(move.from)} to ${squares(move.to)}`
    case 'pass':
      return 'Pass'
    case 'concede':
      return `Concede the round with ${counted(move.gamepoints, 'Gamepoint')}`
    case 'accept':
      return `Accept ${counted(move.gamepoints, 'Gamepoint')}`
    case 'question':
      return 'Question the plays'
    case 'illegal':
      return `Call play ${move.play} illegal`
  }
}

function squares(cells: Place['cells']): string {
  return cells.map(([column, row]) => `${column}/${row}`).join(', ')
}

/** The text of Tromino Go, without the rules. */
export const trominoGoText = /* @__PURE__ */ defineText<TrominoGo>({
  forfeits: {
    play: 'The player who is late loses the game.',
  },
  options: {
    target: { label: 'Points to win', help: 'The first player with so many points wins.' },
    invalidPlays: {
      label: 'Plays against the rules',
      help: 'By the rule they stand until somebody notices.',
      choices: { stand: 'Players must notice them', refuse: 'The program refuses them' },
    },
    komi: { label: 'Head start', help: 'Points that the second player begins with.' },
    diagonalLeak: {
      label: 'Diagonal gaps',
      help: 'A hole is not closed while a gap between two corners leads out of it.',
      advanced: true,
    },
    doubleConcessions: {
      label: 'Double concessions',
      help: 'With 30 pieces on the grid, a round that is conceded counts double.',
      advanced: true,
    },
  },
  actions: {
    place: 'lay a tromino',
    move: 'move a tromino',
    pass: 'pass',
    concede: 'concede the round',
    accept: 'accept the offer',
    question: 'question a play',
    illegal: 'call a play illegal',
  },
  notation: trominoGoNotation,
  describeMove,
  render,
  events: trominoGoEvents,
})
