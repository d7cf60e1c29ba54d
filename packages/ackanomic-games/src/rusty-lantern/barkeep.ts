import type { InitialState, SampledPrompt, SetupContext, State } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { payAnte } from './bards.js'
import { isInHand, JOINERS_CARDS, owedTo } from './cards.js'
import { deal, isShort, turnShort } from './deck.js'
import { elementsFor } from './elements.js'
import { answerable, isHeld } from './interruptions.js'
import type {
  Clause,
  Ctx,
  Draft,
  RustyLantern,
  RustyLanternMentionDetails,
  RustyLanternPlayDetails,
  RustyLanternShared,
} from './model.js'
import { standsStill, TOO_FEW, TOO_MANY } from './suspension.js'
import {
  linesOf,
  openPlay,
  playAt,
  type RustyLanternCardsOwed,
  type RustyLanternVerdict,
} from './tale.js'

/** The tavern before the first word: all who are named sit down, and are to get seven cards. */
export function tavern({ names }: SetupContext): InitialState<RustyLantern> {
  const circle = names.map((_, seat) => seat)
  return {
    shared: {
      circle,
      unplaced: [],
      bards: circle.map(() => ({ cards: 0, ale: 0 })),
      stocked: false,
      turn: null,
      tried: false,
      threeDays: 'none',
      plays: [],
      interruptions: [],
      looseEnds: [],
      owed: circle.map((seat) => ({ seat, cards: JOINERS_CARDS })),
      short: false,
      stopped: { before: 0, since: null },
      pot: [],
      deckSize: null,
      winner: null,
      epilogue: null,
    },
    secret: circle.map(() => ({ hand: [], claims: [] })),
    hidden: { deck: [], burned: [] },
  }
}

/** The Barkeep says who is there and what it costs; who is there has paid. */
export function openTale(draft: Draft, ctx: Ctx): void {
  const { shared, options, table } = draft
  const { benches, ante } = options
  const [barkeep = ''] = table.referees
  const opened = { type: 'opened', barkeep, benches, bards: [...shared.circle], ante } as const
  ctx.emit('public', '1250.18/bk.d', () => opened)
  if (ante === null) return
  for (const { player } of table.seats) payAnte(draft, player, ante, ctx)
}

/** A prompt that ought to be open. */
export type Wanted = SampledPrompt<RustyLantern>

/** As much of a state as tells what ought to be asked. */
type Told = Pick<State<RustyLantern>, 'shared' | 'secret' | 'hidden'>

/**
 * What the Barkeep ought to be asked now. It follows from the state alone, so that nobody need keep
 * in mind what was asked: a play before any interruption, and a short deck before both.
 */
export function wantedOf(state: Told): readonly Wanted[] {
  const { shared, hidden } = state
  const { winner, threeDays, circle } = shared
  if (winner !== null) return threeDays === 'over' ? [CLOSING] : []
  if (!shared.stocked) {
    return [judge('elements', 'the story elements, one for each card', null, elementsFor(circle))]
  }
  const [owed] = shared.owed
  if (owed !== undefined && isShort(state)) return [restocking(owed, hidden.deck.length)]
  const dealing = owed === undefined ? [] : [drawing(owed, hidden.deck.length)]
  const open = openPlay(shared)
  const judging = open === null ? mentions(state) : playAsked(state, open)
  return [...dealing, ...judging, ...firstAsked(shared), ...asleepAsked(shared)]
}

/** Whether other prompts are open than ought to be. */
function isUnasked(state: State<RustyLantern>): boolean {
  const wanted = wantedOf(state)
  const { openPrompts } = state
  return openPrompts.length !== wanted.length || wanted.some((each) => !isAmong(openPrompts, each))
}

/** Withdraws the prompts that have lost their point, and puts those that are missing. */
function askAnew(draft: Draft, ctx: Ctx): void {
  const wanted = wantedOf(draft)
  const stale = new Set(
    draft.openPrompts.filter((each) => !isAmong(wanted, each)).map(({ name }) => name),
  )
  const kept = draft.openPrompts.filter(({ name }) => !stale.has(name))
  for (const name of stale) ctx.cancelPrompts(name)
  for (const each of wanted) if (!isAmong(kept, each)) ask(each, ctx)
}

type Put = Pick<Wanted, 'name' | 'question' | 'details'>

function isAmong(inquiries: readonly Put[], { name, question, details }: Put): boolean {
  return inquiries.some(
    (each) =>
      each.name === name && equalJson(each.question, question) && equalJson(each.details, details),
  )
}

/** Puts a prompt. */
export function ask({ name, question, details }: Wanted, ctx: Ctx): void {
  ctx.prompt(name, question, details)
}

/** A matter for the Barkeep, with the answer of one who does not look closer. */
function judge<Name extends Wanted['name'], About>(
  name: Name,
  what: string,
  details: About,
  usual: unknown,
) {
  return {
    name,
    to: 'referee',
    question: { kind: 'judge', about: what, usual },
    details,
  } as const
}

/** A duty of the Barkeep's, or a matter with few answers. */
function choose<Name extends Wanted['name'], About>(
  name: Name,
  what: string,
  details: About,
  choices: readonly [string, ...string[]],
) {
  const [usual] = choices
  const question = { kind: 'judge', about: what, choices, usual } as const
  return { name, to: 'referee', question, details } as const
}

const CLOSING: Wanted = /* @__PURE__ */ choose(
  'close',
  'the tale is told: close it without waiting for the winner any longer',
  null,
  ['close'],
)

function restocking(owed: RustyLanternCardsOwed, deck: number): Wanted {
  const what = 'the deck is short: end the tale, or add story elements'
  return judge('restock', what, { ...owed, deck }, { do: 'end' })
}

function drawing(owed: RustyLanternCardsOwed, of: number): Wanted {
  return owed.cards === 1
    ? { name: 'draw', to: 'referee', question: { kind: 'pick', of }, details: { ...owed } }
    : { name: 'deal', to: 'referee', question: { kind: 'shuffle', of }, details: { ...owed } }
}

function playAsked({ shared, secret }: Told, number: number): readonly Wanted[] {
  const play = playAt(shared, number)
  if (play === undefined) return []
  const { seat, text, card, held } = play
  const asked: RustyLanternPlayDetails = {
    play: number,
    seat,
    text,
    lines: linesOf(text),
    card,
    inHand: isInHand(secret, play),
    looseEnds: [...shared.looseEnds],
  }
  const usual = usualVerdict(asked, held)
  return [judge('play', 'whether the play succeeds, or why not', asked, usual)]
}

/** What can be counted is wrong, or all is well; who plays text alone ties off what is left. */
function usualVerdict(
  { card, inHand, looseEnds }: RustyLanternPlayDetails,
  held: number,
): RustyLanternVerdict {
  if (held > 0 && !inHand) return { reply: 'deny', reason: 'no card specified' }
  return { reply: 'verify', looseEnd: false, tied: card === null ? looseEnds : [] }
}

function mentions(state: Told): readonly Wanted[] {
  const { shared } = state
  return answerable(state).flatMap((interruption): readonly Wanted[] => {
    const announced = shared.interruptions[interruption - 1]
    if (announced === undefined) return []
    const { seat, play, card } = announced
    const held = isHeld(state, interruption)
    const asked: RustyLanternMentionDetails = {
      interruption,
      seat,
      play,
      card,
      held,
      text: playAt(shared, play)?.text ?? '',
    }
    const what = 'whether the play mentions the card well enough'
    return [choose('mention', what, asked, held ? ['sufficient', 'insufficient'] : ['not held'])]
  })
}

function firstAsked({ circle, turn, owed }: RustyLanternShared): readonly Wanted[] {
  if (turn !== null || owed.length > 0 || circle.length === 0) return []
  return [judge('first', 'which Bard goes first, by seat', { bards: [...circle] }, circle[0])]
}

/** Nobody sleeps while cards are drawn for them: what they would do, they cannot. */
function asleepAsked({ turn, threeDays, owed }: RustyLanternShared): readonly Wanted[] {
  if (turn === null || threeDays !== 'over' || owedTo(owed, turn) > 0) return []
  const what = 'the Bard in turn has tried nothing for three days: find them asleep'
  return [choose('asleep', what, { seat: turn }, ['asleep'])]
}

/** Something that follows from the state as it stands, whatever has led to it. */
interface Consequence {
  isDue(state: State<RustyLantern>): boolean
  happen(draft: Draft, ctx: Ctx): void
}

/** In the order in which they are looked at. */
const CONSEQUENCES: readonly Consequence[] = [
  /* @__PURE__ */ suspension(TOO_FEW, '1250.18/susp.a', ({ shared }) => shared.circle.length < 2),
  /* @__PURE__ */ suspension(
    TOO_MANY,
    '1250.18/susp.b',
    ({ shared, options }) => shared.circle.length > options.benches,
  ),
  {
    // Where all cards of the deck are dealt to one Bard there is nothing to draw.
    isDue: ({ shared, hidden }) => shared.stocked && hidden.deck.length === shared.owed[0]?.cards,
    happen: (draft, ctx) => deal(draft, [...draft.hidden.deck.keys()], ctx),
  },
  { isDue: (state) => state.shared.short !== isShort(state), happen: turnShort },
  {
    isDue: (state) => standsStill(state) !== (state.shared.stopped.since !== null),
    happen(draft, ctx) {
      const { before, since } = draft.shared.stopped
      draft.shared.stopped =
        since === null
          ? { before, since: ctx.at }
          : { before: before + Math.max(0, ctx.at - since), since: null }
    },
  },
  {
    isDue: ({ shared, options, hidden }) =>
      shared.deckSize !== (options.showDeckSize ? hidden.deck.length : null),
    happen(draft) {
      draft.shared.deckSize = draft.hidden.deck.length
    },
  },
  { isDue: isUnasked, happen: askAnew },
]

/** The tale is suspended as long as something is the case, and nobody has won. */
function suspension(
  reason: string,
  clause: Clause,
  isSo: (state: State<RustyLantern>) => boolean,
): Consequence {
  const ought = (state: State<RustyLantern>): boolean => state.shared.winner === null && isSo(state)
  return {
    isDue: (state) => ought(state) !== state.table.pauses.some((halt) => halt.reason === reason),
    happen(draft, ctx) {
      if (ought(draft)) ctx.pause(reason, clause)
      else ctx.resume(reason, '1250.18/susp.e')
    },
  }
}

/** Whether something follows from the state. */
export function isUnsettled(state: State<RustyLantern>): boolean {
  return CONSEQUENCES.some(({ isDue }) => isDue(state))
}

/** Does the first thing that follows from the state. */
export function settle(draft: Draft, ctx: Ctx): void {
  CONSEQUENCES.find(({ isDue }) => isDue(draft))?.happen(draft, ctx)
}
