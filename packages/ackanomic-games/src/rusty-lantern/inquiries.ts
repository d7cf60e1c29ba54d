import { type Desk, equalPlain, type SampledInquiry, type State } from '@ackanomic/core/engine'
import { isShort } from './deck.js'
import type { Draft } from './draft.js'
import { elementsFor } from './elements.js'
import { owedTo } from './hands.js'
import { answerable, isHeld } from './interruptions.js'
import { isInHand, linesOf, openPlay, playAt } from './plays.js'
import type { Owed, Own, Verdict } from './tale.js'
import type { Mention, MentionAsked, PlayAsked, RustyLantern } from './types.js'

/** An inquiry that ought to be open. */
export type Wanted = SampledInquiry<RustyLantern>

/** What can be said of the mention of a card that is held. */
export const MENTIONS: readonly Mention[] = ['sufficient', 'insufficient']

/** As much of a state as tells what ought to be asked. */
type Told = Pick<State<RustyLantern>, 'own' | 'secret' | 'hidden'>

/**
 * What the Barkeep ought to be asked now. It follows from the state alone, so that nobody need keep
 * in mind what was asked: a play before any interruption, and a short deck before both.
 */
export function wantedOf(state: Told): readonly Wanted[] {
  const { own, hidden } = state
  const { winner, threeDays, circle } = own
  if (winner !== null) return threeDays === 'over' ? [CLOSING] : []
  if (!own.stocked) {
    return [judge('elements', 'the story elements, one for each card', null, elementsFor(circle))]
  }
  const [owed] = own.owed
  if (owed !== undefined && isShort(state)) return [restocking(owed, hidden.deck.length)]
  const dealing = owed === undefined ? [] : [drawing(owed, hidden.deck.length)]
  const open = openPlay(own)
  const judging = open === null ? mentions(state) : playAsked(state, open)
  return [...dealing, ...judging, ...firstAsked(own), ...asleepAsked(own)]
}

/** Whether other inquiries are open than ought to be. */
export function isUnasked(state: State<RustyLantern>): boolean {
  const wanted = wantedOf(state)
  const { asked } = state
  return asked.length !== wanted.length || wanted.some((each) => !isAmong(asked, each))
}

/** Withdraws the inquiries that have lost their point, and puts those that are missing. */
export function askAnew(draft: Draft, desk: Desk<RustyLantern>): void {
  const wanted = wantedOf(draft)
  const stale = new Set(
    draft.asked.filter((each) => !isAmong(wanted, each)).map(({ name }) => name),
  )
  const kept = draft.asked.filter(({ name }) => !stale.has(name))
  for (const name of stale) desk.withdraw(name)
  for (const each of wanted) if (!isAmong(kept, each)) ask(each, desk)
}

type Put = Pick<Wanted, 'name' | 'question' | 'about'>

function isAmong(inquiries: readonly Put[], { name, question, about }: Put): boolean {
  return inquiries.some(
    (each) =>
      each.name === name && equalPlain(each.question, question) && equalPlain(each.about, about),
  )
}

/** Puts an inquiry. */
export function ask({ name, question, about }: Wanted, desk: Desk<RustyLantern>): void {
  desk.ask(name, question, about)
}

/** A matter for the Barkeep, with the answer of one who does not look closer. */
function judge<Name extends Wanted['name'], About>(
  name: Name,
  what: string,
  about: About,
  usual: unknown,
) {
  return { name, to: 'referee', question: { ask: 'judge', about: what, usual }, about } as const
}

/** A duty of the Barkeep's, or a matter with few answers. */
function choose<Name extends Wanted['name'], About>(
  name: Name,
  what: string,
  about: About,
  choices: readonly [string, ...string[]],
) {
  const [usual] = choices
  const question = { ask: 'judge', about: what, choices, usual } as const
  return { name, to: 'referee', question, about } as const
}

const CLOSING: Wanted = /* @__PURE__ */ choose(
  'close',
  'the tale is told: close it without waiting for the winner any longer',
  null,
  ['close'],
)

function restocking(owed: Owed, deck: number): Wanted {
  const what = 'the deck is short: end the tale, or add story elements'
  return judge('restock', what, { ...owed, deck }, { do: 'end' })
}

function drawing(owed: Owed, of: number): Wanted {
  return owed.cards === 1
    ? { name: 'draw', to: 'referee', question: { ask: 'pick', of }, about: { ...owed } }
    : { name: 'deal', to: 'referee', question: { ask: 'shuffle', of }, about: { ...owed } }
}

function playAsked({ own, secret }: Told, number: number): readonly Wanted[] {
  const play = playAt(own, number)
  if (play === undefined) return []
  const { seat, text, card, held } = play
  const asked: PlayAsked = {
    play: number,
    seat,
    text,
    lines: linesOf(text),
    card,
    inHand: isInHand(secret, play),
    looseEnds: [...own.looseEnds],
  }
  const usual = usualVerdict(asked, held)
  return [judge('play', 'whether the play succeeds, or why not', asked, usual)]
}

/** What can be counted is wrong, or all is well; who plays text alone ties off what is left. */
function usualVerdict({ card, inHand, looseEnds }: PlayAsked, held: number): Verdict {
  if (held > 0 && !inHand) return { reply: 'deny', reason: 'no card specified' }
  return { reply: 'verify', looseEnd: false, tied: card === null ? looseEnds : [] }
}

function mentions(state: Told): readonly Wanted[] {
  const { own } = state
  return answerable(state).flatMap((interruption): readonly Wanted[] => {
    const announced = own.interruptions[interruption - 1]
    if (announced === undefined) return []
    const { seat, play, card } = announced
    const held = isHeld(state, interruption)
    const asked: MentionAsked = {
      interruption,
      seat,
      play,
      card,
      held,
      text: playAt(own, play)?.text ?? '',
    }
    const what = 'whether the play mentions the card well enough'
    return [choose('mention', what, asked, held ? ['sufficient', 'insufficient'] : ['not held'])]
  })
}

function firstAsked({ circle, turn, owed }: Own): readonly Wanted[] {
  if (turn !== null || owed.length > 0 || circle.length === 0) return []
  return [judge('first', 'which Bard goes first, by seat', { bards: [...circle] }, circle[0])]
}

/** Nobody sleeps while cards are drawn for em: what e would do, e cannot. */
function asleepAsked({ turn, threeDays, owed }: Own): readonly Wanted[] {
  if (turn === null || threeDays !== 'over' || owedTo(owed, turn) > 0) return []
  const what = 'the Bard in turn has tried nothing for three days: find em asleep'
  return [choose('asleep', what, { seat: turn }, ['asleep'])]
}
