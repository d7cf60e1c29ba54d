import type { Card, Denial, Stake } from './tale.js'

/** From each rejection code to the facts of its sentence. */
export interface Rejections {
  /** Nobody is Barkeep. */
  noBarkeep: Readonly<Record<never, never>>
  /** All benches are taken. */
  noBench: { readonly person: string; readonly benches: number }
  /** The ante does not fit. */
  wrongAnte: { readonly person: string; readonly ante: readonly Stake[] | null }
  /** Nobody else joins a Duel. */
  duelJoin: { readonly person: string }
  /** Somebody has won; only the epilogue is missing. */
  taleTold: { readonly winner: string }
  /** Nobody has won, or somebody else has. */
  notWinner: { readonly winner: string | null }
  /** It is nobody's turn yet. */
  noTurn: Readonly<Record<never, never>>
  /** It is another Bard's turn. */
  notYourTurn: { readonly turn: string }
  /** It is another Bard who may pass. */
  notYourPass: { readonly turn: string }
  /** A play waits for its answer. */
  playOpen: { readonly play: number; readonly by: string }
  /** The deck is short. */
  deckShort: Readonly<Record<never, never>>
  /** The Bard is to get cards first. */
  cardsOwed: { readonly cards: number }
  /** The subject does not say “Lantern”. */
  noLantern: { readonly subject: string }
  /** The play is too long or too short. */
  wrongLength: { readonly lines: number }
  /** Who holds no cards named one. */
  noCards: { readonly card: string }
  /** The card waits for the answer to a play or an interruption. */
  cardLocked: { readonly card: string }
  /** The card is not in the hand. */
  notHeld: { readonly card: string }
  /** There is no play of that number. */
  noSuchPlay: { readonly play: number; readonly plays: number }
  /** Nobody interrupts emself. */
  ownPlay: { readonly play: number }
  /** The play was dropped. */
  voidPlay: { readonly play: number }
  /** As many interruptions wait for their answers as the Bard can have cards for. */
  tooManyInterruptions: { readonly open: number; readonly cards: number }
  /** That seat is no Bard's, and cannot go first. */
  cannotGoFirst: { readonly bards: readonly string[] }
  /** That seat is no Bard's. */
  notABard: { readonly bards: readonly string[] }
  /** The Bard has eir place. */
  placedAlready: { readonly unplaced: readonly string[] }
  /** A card that its Bard does not hold cannot be verified. */
  phantomCard: { readonly card: string }
  /** Without a card there is no new Loose End. */
  noNewLooseEnd: { readonly play: number }
  /** No such Loose End lies on the table, or it is named twice. */
  noLooseEnd: { readonly card: string; readonly looseEnds: readonly Card[] }
  /** The reason is not a fact. */
  wrongReason: { readonly reason: Denial; readonly card: string | null; readonly held: number }
  /** A story element is there already. */
  elementTwice: { readonly element: string }
}
