import type { FunctionName } from './statement.js'
import type { FaceDown, Post } from './types.js'

/** An announcement as a sentence or two. */
export function sayRuntimeError(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'dealt':
      return `The cards are dealt; ${post.deck} are left in the deck.`
    case 'hand':
      return `You are dealt ${post.cards.join(' ')}.`
    case 'turn':
      return `It is ${name(post.seat)}’s turn.`
    case 'script': {
      const { lower, upper, function: body } = post.statement
      return `${name(post.seat)} lays statement ${post.number}: ${lower} to ${upper}, ${body}.`
    }
    case 'skip':
      return `${name(post.seat)} skips the ${post.stage} phase.`
    case 'input':
      return `${name(post.seat)} lays ${post.card}: ${setOff(post.functions)}.`
    case 'ignored':
      return `${post.function.toUpperCase()} is ignored: ${IGNORED[post.function]}.`
    case 'edit':
      return `${name(post.seat)} discards ${post.removed}, ${place(post, name)}; another card lies there face down.`
    case 'turned up':
      return `Turned up: ${post.card} is ${place(post, name)}.`
    case 'draw':
      return post.by === 'load'
        ? `LOAD: ${name(post.seat)} draws a card.`
        : `${name(post.seat)} draws a card.`
    case 'drawn':
      return `You draw ${post.card}.`
    case 'pull':
      return `PULL: ${name(post.seat)} takes ${post.card} from the discard pile.`
    case 'loop':
      return `LOOP: ${post.card} is discarded, and ${name(post.seat)} is to lay another card.`
    case 'end':
      return post.input === null
        ? `${name(post.seat)}’s turn ends.`
        : `${name(post.seat)}’s turn ends; ${post.input} is discarded.`
    case 'no card':
      return `There is no card for ${name(post.seat)} to draw.`
    case 'new deck':
      return `The discard pile, ${post.cards === 1 ? '1 card' : `${post.cards} cards`}, is the new deck.`
    case 'cleared':
      return `${name(post.seat)}’s cards go under the discard pile: ${post.cards.join(' ')}.`
    case 'proved':
      return [
        `${name(post.seat)} claims that this turn can last for ever, and is right:`,
        ...post.steps,
      ].join('\n')
    case 'not proved': {
      const cost = post.endsTurn ? 'The turn ends.' : 'Play goes on.'
      return `${name(post.seat)} claims that this turn can last for ever, and cannot show it. ${post.why} ${cost}`
    }
  }
}

const IGNORED: Readonly<Record<FunctionName, string>> = {
  edit: 'no card can be replaced',
  load: 'there is no card to draw',
  pull: 'the discard pile is empty',
  loop: 'the hand is empty',
}

function setOff(functions: readonly FunctionName[]): string {
  return functions.length === 0 ? 'nothing is set off' : functions.join(', ').toUpperCase()
}

function place({ of, statement, slot }: FaceDown, name: (seat: number) => string): string {
  const which = slot === 'function' ? 'the function' : `the ${slot} bound`
  return `${which} of ${name(of)}’s statement ${statement + 1}`
}
