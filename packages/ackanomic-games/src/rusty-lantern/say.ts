import { stakesText } from './ante.js'
import type { Post } from './posts.js'
import type { InterruptionEnd } from './tale.js'

/** An announcement as a sentence or two. */
export function sayRustyLantern(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'opened': {
      const bards = post.bards.length === 0 ? 'nobody yet' : post.bards.map(name).join(', ')
      const ante = post.ante === null ? '' : ` The ante is ${stakesText(post.ante)}.`
      return `${post.barkeep} opens the tavern, with ${post.benches} benches. The Bards, clockwise: ${bards}.${ante}`
    }
    case 'placed':
      return post.after === null
        ? `${name(post.seat)} sits in the last place.`
        : `${name(post.seat)} sits after ${name(post.after)}.`
    case 'paid':
      return `${post.person} puts ${stakesText(post.stakes)} into the pot.`
    case 'dealt':
      return `${name(post.seat)} gets ${post.count === 1 ? 'a card' : `${post.count} cards`}.`
    case 'cards':
      return `You get: ${post.cards.join('; ')}.`
    case 'short':
      return 'The deck is short: nothing goes on until the Barkeep adds story elements, or ends the tale.'
    case 'restocked':
      return 'There are cards enough again, and the tale goes on.'
    case 'turn':
      return `It is ${name(post.seat)}’s turn.`
    case 'passed':
      return sayPassed(post, name)
    case 'play': {
      const lines = post.lines === 1 ? '1 line' : `${post.lines} lines`
      return `${name(post.seat)} tries play ${post.play}, ${lines}, ${post.card === null ? 'without a card' : `with “${post.card}”`}.`
    }
    case 'verified':
      return sayVerified(post, name)
    case 'denied':
      return `Play ${post.play} of ${name(post.seat)} is denied: ${post.reason}.${burnedText(post.burned)}`
    case 'dropped':
      return `Play ${post.play} is dropped, since ${name(post.seat)} has left.`
    case 'interruption':
      return `${name(post.seat)} interrupts play ${post.play} of ${name(post.of)} with “${post.card}”.`
    case 'answered':
      return `The interruption of play ${post.play} by ${name(post.seat)} with “${post.card}” ${ENDS[post.end]}.${burnedText(post.burned)}`
    case 'won':
      return `${post.person} holds no card, and no Loose End is left: e has won.`
    case 'epilogue':
      return `${name(post.seat)} finishes the story.`
    case 'pot':
      return sayPot(post)
    case 'over':
      return OVER[post.why]
  }
}

type Of<Type extends Post['type']> = Extract<Post, { readonly type: Type }>

function sayPassed({ seat, how, discard }: Of<'passed'>, name: (seat: number) => string): string {
  if (how === 'asleep') return `${name(seat)} is asleep, and so has passed.`
  if (how === 'left') return `${name(seat)} leaves in eir turn, and so has passed.`
  return `${name(seat)} passes.${burnedText(discard)}`
}

function sayVerified(post: Of<'verified'>, name: (seat: number) => string): string {
  const { play, seat, card, looseEnd, tied, ale } = post
  const end = looseEnd ? ` “${card ?? ''}” is a Loose End.` : burnedText(card)
  const ends = tied.length === 0 ? '' : ` Tied off: ${tied.join('; ')}.`
  const drink = ale === 0 ? '' : ` ${name(seat)} gets ${ale === 1 ? 'an Ale' : `${ale} Ales`}.`
  return `Play ${play} of ${name(seat)} succeeds.${end}${ends}${drink}`
}

function sayPot({ how, to, pot }: Of<'pot'>): string {
  if (how === 'return') return 'Each gets back from the pot what e paid.'
  const all = pot.map(({ person, stakes }) => `${stakesText(stakes)} of ${person}`)
  const content = all.length === 0 ? 'The pot is empty' : `In the pot: ${all.join('; ')}`
  return to === null ? `${content}. It stays there.` : `${content}. ${to} gets all of it.`
}

function burnedText(card: string | null): string {
  return card === null ? '' : ` “${card}” is burned.`
}

const ENDS: Readonly<Record<InterruptionEnd, string>> = {
  verified: 'succeeds',
  'not held': 'is denied: the card is not held',
  'not mentioned': 'is denied: the play hardly mentions the card',
  'too late': 'is denied: it comes too late',
  lapsed: 'comes to nothing',
}

const OVER: Readonly<Record<Of<'over'>['why'], string>> = {
  won: 'The tale is told.',
  lame: 'The Barkeep ends the tale, lamely.',
  'Barkeep gone': 'The Barkeep has had enough, and the tale ends in the middle.',
}
