import { marksOf, nameOf, reject, type View } from '@ackanomic/core/engine'
import { drawGrid } from './grid.js'
import { positionOf, seatOfPlay } from './plays.js'
import { trominoGoRejections } from './rejections.js'
import { FULL, letterOfPlay } from './tromino.js'
import type { Payment, Post, RoundEnd, TrominoGo, Why } from './types.js'

type NameOf = (seat: number) => string

/** An announcement as text; those of plays end with the grid as it is posted. */
export function sayTrominoGo(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'round begins':
      return `Round ${post.round} begins. ${name(post.first)} plays first, with the capitals; an A is due within three days.`
    case 'played':
      return [sayPlay(post, name), ...(post.grid ?? [])].join('\n')
    case 'surrounded':
      return `Round ${post.round} is over: ${saySurrounded(post, name)} The referee has the last word.`
    case 'conceded':
      return `${name(post.seat)} concedes the round with ${counted(post.gamepoints)}. Play goes on until that is accepted.`
    case 'accepted':
      return `${name(post.seat)} accepts the concession of ${counted(post.gamepoints)}, scores ${post.scored}, and the round is over.`
    case 'questioned':
      return `${name(post.seat)} questions the plays. The clock stands still until the referee answers.`
    case 'all legal':
      return `The referee: ${post.plays === 1 ? 'the one play is' : `all ${post.plays} plays are`} legal. ${post.over ? 'The round is over.' : 'Play goes on.'}`
    case 'illegal':
      return [sayIllegal(post, name), ...(post.grid ?? [])].join('\n')
    case 'round':
      return `The referee: round ${post.round} is over. ${sayEnd(post, name)} In all ${sayScores(post.scores, name)}.`
    case 'result':
      return sayResult(post, name)
    case 'referee away':
      return `${post.person} is on vacation and cannot referee. ${STAND_IN}`
    case 'referee back':
      return `${post.person} is back, and referee again.`
  }
}

const STAND_IN = 'E or the Speaker may appoint somebody who is willing and does not play.'

function counted(gamepoints: number): string {
  return gamepoints === 1 ? '1 Gamepoint' : `${gamepoints} Gamepoints`
}

function sayPlay(post: Extract<Post, { readonly type: 'played' }>, name: NameOf): string {
  const { seat, play, letter, how, cells, grid } = post
  if (how === 'pass') return `Play ${play}: ${name(seat)} passes; ${letter} is not played.`
  const done = `Play ${play}: ${name(seat)} ${how === 'place' ? 'plays' : 'moves'} ${letter}`
  return grid === null
    ? `${done}${how === 'place' ? ' at' : ' to'} ${cells.join(' ')}.`
    : `${done}.`
}

function sayIllegal(post: Extract<Post, { readonly type: 'illegal' }>, name: NameOf): string {
  const { play, seat, letter, fault, undone } = post
  const more = undone - 1
  const after =
    more === 0
      ? 'It is undone'
      : `It is undone with the ${more === 1 ? 'play' : `${more} plays`} after it`
  return `The referee: play ${play}, ${letter} by ${name(seat)}, is illegal. ${reject(trominoGoRejections, fault).says} ${after}; ${name(seat)} plays again.`
}

function saySurrounded({ surrounded, ...end }: RoundEnd, name: NameOf): string {
  const counts = surrounded.map((count, seat) => `${count} of ${name(seat)}’s`).join(' and ')
  return `${counts} trominoes are surrounded. ${sayWinner(end, name)}`
}

function sayWinner(
  { winner, gamepoints, doubled }: Pick<RoundEnd, 'winner' | 'gamepoints' | 'doubled'>,
  name: NameOf,
): string {
  if (winner === null) return 'It is a tie, and nobody scores.'
  return `${name(winner)} wins it and scores ${counted(gamepoints)}${doubled ? ', which is double' : ''}.`
}

function sayEnd(end: RoundEnd, name: NameOf): string {
  return end.how === 'surrounded'
    ? saySurrounded(end, name)
    : `It was conceded. ${sayWinner(end, name)}`
}

function sayScores(scores: readonly number[], name: NameOf): string {
  return scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
}

const REASONS: Readonly<Record<Why, string>> = {
  gamepoints: 'by 7 Gamepoints or more',
  time: 'since the opponent made no play within three days',
  departure: 'since the opponent has left',
}

function sayResult(
  { winner, why, scores, payments }: Extract<Post, { readonly type: 'result' }>,
  name: NameOf,
): string {
  const won =
    winner === null
      ? 'Both players have left, and nobody wins.'
      : `${name(winner)} wins the game ${REASONS[why]}.`
  return `${won} The final score: ${sayScores(scores, name)}.${sayPayments(payments)}`
}

function sayPayments(payments: readonly Payment[]): string {
  if (payments.length === 0) return ' The Treasury pays nothing.'
  return ` The Treasury pays ${payments.map(({ to, amount }) => `${to} A$${amount}`).join(' and ')}.`
}

/** The table as plain text: what is due, the Gamepoints, the concessions, and the grid. */
export function renderTrominoGo(view: View<TrominoGo>): string {
  const { shared, table } = view
  const { referees } = table
  const position = positionOf(shared)
  const lines = [
    headline(view),
    '',
    ...shared.scores.map((score, seat) => playerLine(view, seat, score)),
    `Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`,
  ]
  for (const { seat, gamepoints } of shared.concessions) {
    lines.push(`${nameOf(table, seat)} concedes the round with ${gamepoints}.`)
  }
  const rows = drawGrid(position.trominoes)
  // Nobody wants to see a hundred empty columns.
  const shown =
    rows ?? position.trominoes.map(({ letter, cells }) => `${letter} at ${cells.join(' ')}`)
  return [...lines, ...(shown.length === 0 ? [] : ['', ...shown])].join('\n')
}

function headline({ shared, table, outcome }: View<TrominoGo>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Tromino Go is over. Nobody is left.'
      : `Tromino Go is over. ${outcome.winners.join(' and ')} won.`
  }
  const { stage, end, first, plays, question, rounds } = shared
  const name = (seat: number): string => nameOf(table, seat)
  if (question !== null) {
    return `Tromino Go: ${name(question.by)} has questioned the plays, and the referee is to answer`
  }
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
  const { shared, table } = view
  const marks = [
    ...marksOf(view, seat, { left: 'has left' }),
    ...(shared.first === null ? [] : [shared.first === seat ? 'ABC' : 'abc']),
  ]
  return `${nameOf(table, seat)}: ${score}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
