import { itemAt, type SampledPrompt, type State } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { type CardPlaces, cardsOwedTo, findCard } from './cards.js'
import { isShort } from './deck.js'
import { elementsFor } from './elements.js'
import { answerableInterruptions, isHeld } from './interruptions.js'
import type { Ctx, Draft, RustyLantern, RustyLanternPlayDetails } from './model.js'
import type { RustyLanternVerdict } from './schema.js'
import { countLines, openPlayOf } from './tale.js'

type Prompt = SampledPrompt<RustyLantern>

/** The prompts that should be open: a short deck before a play, a play before interruptions. */
export function promptsDue(state: CardPlaces): readonly Prompt[] {
  const { shared, hidden } = state
  const { winner, threeDays, circle, turn } = shared
  if (winner !== null) {
    const about = 'the tale is told: close it without waiting for the winner any longer'
    return threeDays === 'over' ? [judge('close', about, null, only('close'))] : []
  }
  if (!shared.stocked) {
    const usual = elementsFor(circle)
    return [judge('elements', 'the story elements, one for each card', null, { usual })]
  }
  const [owed] = shared.owed
  const deck = hidden.deck.length
  if (owed !== undefined && isShort(state)) {
    const about = 'the deck is short: end the tale, or add story elements'
    return [judge('restock', about, { ...owed, deck }, { usual: { do: 'end' } })]
  }
  const prompts: Prompt[] = []
  if (owed !== undefined) {
    const details = { ...owed }
    prompts.push(
      owed.cards === 1
        ? { name: 'draw', to: 'referee', question: { kind: 'pick', of: deck }, details }
        : { name: 'deal', to: 'referee', question: { kind: 'shuffle', of: deck }, details },
    )
  }
  prompts.push(...playPrompts(state), ...mentionPrompts(state))
  if (turn === null && owed === undefined && circle.length > 0) {
    const about = 'which Bard goes first, by seat'
    prompts.push(judge('first', about, { bards: [...circle] }, { usual: circle[0] }))
  }
  // A Bard who waits for cards cannot act, and so is not asleep.
  if (turn !== null && threeDays === 'over' && cardsOwedTo(shared, turn) === 0) {
    const about = 'the Bard whose turn it is has tried nothing for three days: find them asleep'
    prompts.push(judge('asleep', about, { seat: turn }, only('asleep')))
  }
  return prompts
}

/** A question for the Barkeep; `usual` is the answer of one who does not look closer. */
function judge<Name extends Prompt['name'], Details, More extends object>(
  name: Name,
  about: string,
  details: Details,
  more: More,
) {
  return { name, to: 'referee', question: { kind: 'judge', about, ...more }, details } as const
}

function only<First extends string>(usual: First, ...others: string[]) {
  return { choices: [usual, ...others], usual } as const
}

function playPrompts({ shared, secret }: CardPlaces): readonly Prompt[] {
  const play = openPlayOf(shared)
  if (play === undefined) return []
  const { seat, text, card, held } = play
  const details: RustyLanternPlayDetails = {
    play: shared.plays.length,
    seat,
    text,
    lines: countLines(text),
    card,
    inHand: findCard(itemAt(secret, seat).hand, card) !== null,
    looseEnds: [...shared.looseEnds],
  }
  const about = 'whether the play succeeds, or why not'
  return [judge('play', about, details, { usual: usualVerdict(details, held) })]
}

/** Denies countable faults; a play without a card ties off the rest. */
function usualVerdict(
  { card, inHand, looseEnds }: RustyLanternPlayDetails,
  held: number,
): RustyLanternVerdict {
  if (held > 0 && !inHand) return { reply: 'deny', reason: 'no card specified' }
  return { reply: 'verify', looseEnd: false, tied: card === null ? looseEnds : [] }
}

function mentionPrompts(state: CardPlaces): readonly Prompt[] {
  const { interruptions, plays } = state.shared
  return answerableInterruptions(state.shared).map((interruption) => {
    const { seat, play, card } = itemAt(interruptions, interruption - 1)
    const held = isHeld(state, interruption)
    const { text } = itemAt(plays, play - 1)
    const details = { interruption, seat, play, card, held, text }
    const answers = held ? only('sufficient', 'insufficient') : only('not held')
    return judge('mention', 'whether the play mentions the card well enough', details, answers)
  })
}

export function arePromptsDue(state: State<RustyLantern>): boolean {
  const { openPrompts } = state
  const due = promptsDue(state)
  return openPrompts.length !== due.length || due.some((each) => !isAmong(openPrompts, each))
}

export function updatePrompts(draft: Draft, ctx: Ctx): void {
  const due = promptsDue(draft)
  const stale = new Set(
    draft.openPrompts.filter((each) => !isAmong(due, each)).map(({ name }) => name),
  )
  const kept = draft.openPrompts.filter(({ name }) => !stale.has(name))
  for (const name of stale) ctx.cancelPrompts(name)
  for (const { name, question, details } of due.filter((each) => !isAmong(kept, each)))
    ctx.prompt(name, question, details)
}

type Asked = Pick<Prompt, 'name' | 'question' | 'details'>

function isAmong(prompts: readonly Asked[], { name, question, details }: Asked): boolean {
  return prompts.some(
    (each) =>
      each.name === name && equalJson(each.question, question) && equalJson(each.details, details),
  )
}
