import { asPlain, type Desk, type SampledInquiry, type State } from '@ackanomic/core/engine'
import { isShort } from './deck.js'
import type { Draft } from './draft.js'
import { answerable, isHeld } from './interruptions.js'
import { isInHand, linesOf, openPlay, playAt } from './story.js'
import type { Owed } from './tale.js'
import type { Mention, RustyLantern } from './types.js'

/** An inquiry that ought to be open. */
export type Wanted = SampledInquiry<RustyLantern>

/** What can be said of a mention. */
export const MENTIONS: readonly Mention[] = ['sufficient', 'insufficient']

/**
 * What the Barkeep ought to be asked now. It follows from the state alone, so that nobody need keep
 * in mind what was asked: a play before any interruption, and a short deck before both.
 */
export function wantedOf(state: State<RustyLantern>): readonly Wanted[] {
  const { own } = state
  if (own.winner !== null) return []
  if (!own.stocked) return [judge('elements', 'the story elements, one for each card', null)]
  const [owed] = own.owed
  if (owed !== undefined && isShort(state)) return [restocking(owed, state.hidden.deck.length)]
  const dealing = owed === undefined ? [] : [drawing(owed, state.hidden.deck.length)]
  const open = openPlay(own)
  const judging = open === null ? mentions(state) : playAsked(state, open)
  return [...dealing, ...judging, ...firstAsked(state)]
}

/** Whether other inquiries are open than ought to be. */
export function isUnasked(state: State<RustyLantern>): boolean {
  const wanted = wantedOf(state)
  const { asked } = state
  if (asked.length !== wanted.length) return true
  const open = asked.map(keyOf)
  return wanted.some((each) => !open.includes(keyOf(each)))
}

/** Withdraws the inquiries that have lost their point, and puts those that are missing. */
export function askAnew(draft: Draft, desk: Desk<RustyLantern>): void {
  const state = asPlain<State<RustyLantern>>(draft)
  const wanted = wantedOf(state)
  const keys = wanted.map(keyOf)
  const stale = new Set(state.asked.filter((each) => !keys.includes(keyOf(each))).map(nameOf))
  for (const name of stale) desk.withdraw(name)
  const kept = state.asked.filter(({ name }) => !stale.has(name)).map(keyOf)
  for (const each of wanted) if (!kept.includes(keyOf(each))) ask(each, desk)
}

function ask(wanted: Wanted, desk: Desk<RustyLantern>): void {
  switch (wanted.name) {
    case 'elements':
      desk.ask('elements', wanted.question, wanted.about)
      break
    case 'deal':
      desk.ask('deal', wanted.question, wanted.about)
      break
    case 'draw':
      desk.ask('draw', wanted.question, wanted.about)
      break
    case 'restock':
      desk.ask('restock', wanted.question, wanted.about)
      break
    case 'first':
      desk.ask('first', wanted.question, wanted.about)
      break
    case 'play':
      desk.ask('play', wanted.question, wanted.about)
      break
    case 'mention':
      desk.ask('mention', wanted.question, wanted.about)
      break
  }
}

function nameOf({ name }: Wanted): Wanted['name'] {
  return name
}

/** What tells two inquiries apart. */
function keyOf(inquiry: Wanted): string {
  switch (inquiry.name) {
    case 'elements':
      return 'elements'
    case 'deal':
    case 'draw':
      return `deal ${inquiry.about.cards} of ${inquiry.question.of} to ${inquiry.about.seat}`
    case 'restock':
      return `restock ${inquiry.about.deck} for ${inquiry.about.cards} to ${inquiry.about.seat}`
    case 'first':
      return `first of ${inquiry.about.bards.join(' ')}`
    case 'play':
      return `play ${inquiry.about.play}`
    case 'mention':
      return `mention ${inquiry.about.interruption}`
  }
}

function judge<Name extends 'elements' | 'restock' | 'first' | 'play' | 'mention', About>(
  name: Name,
  what: string,
  about: About,
) {
  return { name, to: 'referee', question: { ask: 'judge', about: what }, about } as const
}

function restocking(owed: Owed, deck: number): Wanted {
  const what = 'the deck is short: end the tale, or add story elements'
  return judge('restock', what, { ...owed, deck })
}

function drawing(owed: Owed, of: number): Wanted {
  return owed.cards === 1
    ? { name: 'draw', to: 'referee', question: { ask: 'pick', of }, about: { ...owed } }
    : { name: 'deal', to: 'referee', question: { ask: 'shuffle', of }, about: { ...owed } }
}

function playAsked({ own, secret }: State<RustyLantern>, number: number): readonly Wanted[] {
  const play = playAt(own, number)
  if (play === undefined) return []
  const { seat, text, card } = play
  return [
    judge('play', 'whether the play succeeds, or why not', {
      play: number,
      seat,
      text,
      lines: linesOf(text),
      card,
      inHand: isInHand(secret, play),
      looseEnds: [...own.looseEnds],
    }),
  ]
}

function mentions(state: State<RustyLantern>): readonly Wanted[] {
  const { own } = state
  const held = answerable(state).filter((number) => isHeld(state, number))
  return held.flatMap((interruption): readonly Wanted[] => {
    const announced = own.interruptions[interruption - 1]
    if (announced === undefined) return []
    const { seat, play, card } = announced
    const text = playAt(own, play)?.text ?? ''
    const about = 'whether the play mentions the card well enough'
    return [
      {
        name: 'mention',
        to: 'referee',
        question: { ask: 'judge', about, choices: [...MENTIONS] },
        about: { interruption, seat, play, card, text },
      },
    ]
  })
}

function firstAsked({ own }: State<RustyLantern>): readonly Wanted[] {
  const { circle, turn, owed } = own
  if (turn !== null || owed.length > 0 || circle.length === 0) return []
  return [judge('first', 'which Bard goes first, by seat', { bards: [...circle] })]
}
