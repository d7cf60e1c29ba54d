import type { SeatNumber } from '@ackanomic/core'
import { marksOf, type View } from '@ackanomic/core/engine'
import { stakesText } from './ante.js'
import { taleOf } from './plays.js'
import { type InterruptionEnd, openPlay, type Play } from './tale.js'
import type { Post, RustyLantern } from './types.js'

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

/** How many characters of the latest part of the tale are shown. */
const SHOWN = 600

/**
 * The public update of a tale as text: whose turn it is, how many cards each Bard holds, what lies
 * on the table; with what the viewer may know besides.
 */
export function renderRustyLantern(view: View<RustyLantern>): string {
  const { shared, table } = view
  const lines = [headline(view), '']
  for (const seat of shared.circle) lines.push(bardLine(view, seat))
  if (shared.circle.length === 0) lines.push('  The benches are empty.')
  lines.push(`  Barkeep: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`)
  lines.push('', `On the table: ${listOf(shared.looseEnds, 'no Loose Ends')}`)
  if (shared.deckSize !== null) lines.push(`In the deck: ${shared.deckSize}`)
  if (view.options.ante !== null) {
    lines.push(`In the pot: ${shared.pot.length} × ${stakesText(view.options.ante)}`)
  }
  const told = taleOf(shared).at(-1)
  if (told !== undefined) lines.push('', 'The tale, of late:', indented(told))
  lines.push(...pendingLines(view), ...knownLines(view))
  return lines.join('\n')
}

function headline(view: View<RustyLantern>): string {
  const { shared, table, outcome } = view
  const title = 'Ye Olde Rusty Lantern'
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? `${title}: the tale is over, and nobody has won.`
      : `${title}: the tale is told. ${outcome.winners.join(' and ')} won.`
  }
  const halts = table.halts.map(({ reason }) => reason)
  if (halts.length > 0) return `${title}: suspended (${halts.join(', ')})`
  if (shared.winner !== null)
    return `${title}: ${shared.winner.person} has won, and may finish the story`
  if (!shared.stocked) return `${title}: the Barkeep is making the cards`
  if (shared.short) return `${title}: the deck is short`
  return shared.turn === null
    ? `${title}: nobody has been named to go first`
    : `${title}: it is ${nameIn(view, shared.turn)}’s turn`
}

function bardLine(view: View<RustyLantern>, seat: SeatNumber): string {
  const { shared } = view
  const bard = shared.bards[seat]
  const owed = shared.owed.find((each) => each.seat === seat)
  const marks = [
    ...marksOf(view, seat),
    ...(shared.turn === seat && shared.threeDays === 'over' ? ['perhaps asleep'] : []),
    ...(owed === undefined ? [] : [`gets ${owed.cards} more`]),
  ]
  const cards = bard?.cards === 1 ? '1 card' : `${bard?.cards ?? 0} cards`
  const ale = bard === undefined || bard.ale === 0 ? '' : `, ${bard.ale} Ale`
  const tail = marks.length === 0 ? '' : ` (${marks.join('; ')})`
  return `${shared.turn === seat ? '>' : ' '} ${nameIn(view, seat)}: ${cards}${ale}${tail}`
}

/** What waits for the Barkeep's answer. */
function pendingLines(view: View<RustyLantern>): readonly string[] {
  const { shared, outcome } = view
  if (outcome !== null) return []
  const open = openPlay(shared)
  const play: Play | undefined = shared.plays[(open ?? 0) - 1]
  const lines: string[] = []
  if (open !== null && play !== undefined) {
    const card = play.card === null ? 'without a card' : `with “${play.card}”`
    lines.push('', `Play ${open} of ${nameIn(view, play.seat)}, ${card}:`, indented(play.text))
  }
  shared.interruptions.forEach(({ seat, play: number, card, answered }) => {
    if (answered !== null) return
    lines.push('', `${nameIn(view, seat)} interrupts play ${number} with “${card}”.`)
  })
  return lines
}

/** What not everybody may know. */
function knownLines(view: View<RustyLantern>): readonly string[] {
  if (view.role === 'seat') return ['', `Your hand: ${listOf(view.mine.hand, 'no cards')}`]
  if (view.role !== 'referee' || view.hidden === null) return []
  const hands = view.shared.circle.map(
    (seat) => `${nameIn(view, seat)} holds: ${listOf(view.known[seat]?.hand ?? [], 'no cards')}`,
  )
  const { deck, burned } = view.hidden
  return ['', ...hands, `${deck.length} in the deck, ${burned.length} burned`]
}

function nameIn({ table }: View<RustyLantern>, seat: SeatNumber): string {
  return table.seats[seat]?.player ?? `Seat ${seat}`
}

function listOf(cards: readonly string[], none: string): string {
  return cards.length === 0 ? none : cards.join('; ')
}

function indented(text: string): string {
  const letters = [...text]
  const shown = letters.length <= SHOWN ? text : `${letters.slice(0, SHOWN).join('')}…`
  return shown
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
