import { reject } from '@ackanomic/core/engine'
import { trominoGoRejections } from './rejections.js'
import type { Fault, Payment, Post, RoundEnd, Why } from './types.js'

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

/** Why a play is illegal, as a sentence. */
export function sayFault(fault: Fault): string {
  return reject(trominoGoRejections, fault).says
}

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
  return `The referee: play ${play}, ${letter} by ${name(seat)}, is illegal. ${sayFault(fault)} ${after}; ${name(seat)} plays again.`
}

/** How many trominoes are surrounded, and whose. */
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

/** How a round ended, as a sentence or two. */
export function sayEnd(end: RoundEnd, name: NameOf): string {
  return end.how === 'surrounded'
    ? saySurrounded(end, name)
    : `It was conceded. ${sayWinner(end, name)}`
}

/** All Gamepoints. */
export function sayScores(scores: readonly number[], name: NameOf): string {
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
