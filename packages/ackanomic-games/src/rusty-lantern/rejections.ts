import type { RejectionTable } from '@ackanomic/core/engine'
import { stakesText } from './ante.js'
import type { Rejections, RustyLantern } from './types.js'

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ')

/** The clause and the sentence of each refusal. */
export const rustyLanternRejections: RejectionTable<Rejections, RustyLantern['Clause']> = {
  noBarkeep: {
    clause: '1250.18/bk.a',
    says: () => 'There is no tale without a Barkeep; name whoever starts it as the referee.',
  },
  noBench: {
    clause: '1250.18/join.b',
    says: ({ person, benches }) =>
      `${person} finds no place: all ${benches} benches are taken. Wait for somebody to leave.`,
  },
  wrongAnte: {
    clause: '1250.18/ante.b',
    says: ({ person, ante }) =>
      ante === null
        ? `The tale is not for ante; ${person} pays nothing.`
        : `The ante is ${stakesText(ante)}; ${person} pays that, no less and no more.`,
  },
  duelJoin: {
    clause: '1250.18/join.a',
    says: ({ person }) =>
      `${person} cannot join: this is a Duel, and only its two players come back to it.`,
  },
  taleTold: {
    clause: '1250.18/win.c',
    says: ({ winner }) => `${winner} has won; only the end of the story is left for em to tell.`,
  },
  notWinner: {
    clause: '1250.18/win.c',
    says: ({ winner }) =>
      winner === null
        ? 'Nobody has won yet; the story goes on by plays.'
        : `It is ${winner} who has won, and who finishes the story.`,
  },
  noTurn: {
    clause: '1250.18/turn.a',
    says: () => 'It is nobody’s turn; wait until the Barkeep has named the Bard who goes first.',
  },
  notYourTurn: {
    clause: '1250.18/play.d',
    says: ({ turn }) => `It is ${turn}’s turn; wait for your own, or interrupt a play.`,
  },
  notYourPass: {
    clause: '1250.18/pass.f',
    says: ({ turn }) => `It is ${turn}’s turn; only e can pass now.`,
  },
  playOpen: {
    clause: '1250.18/play.e',
    says: ({ play, by }) => `Play ${play} of ${by} waits for the Barkeep’s answer, and so do you.`,
  },
  deckShort: {
    clause: '1250.18/card.h',
    says: () => 'The deck is short; wait until the Barkeep has added story elements.',
  },
  cardsOwed: {
    clause: '1250.18/card.f',
    says: ({ cards }) =>
      cards === 1
        ? 'A card is being drawn for you; wait until you have it.'
        : `${cards} cards are being drawn for you; wait until you have them.`,
  },
  noLantern: {
    clause: '1250.18/play.a',
    says: ({ subject }) => `The subject “${subject}” does not say “Lantern”; put the word into it.`,
  },
  wrongLength: {
    clause: '1250.18/play.b',
    says: ({ lines }) => `The play has ${lines} lines; make it twelve to twenty-five.`,
  },
  noCards: {
    clause: '1250.18/play.h',
    says: ({ card }) => `You hold no cards, so also not “${card}”; play the text alone.`,
  },
  cardLocked: {
    clause: '1250.18/int.c',
    says: ({ card }) =>
      `You have named “${card}” already, and the Barkeep has not answered; name another card.`,
  },
  notHeld: {
    clause: '1250.18/pass.d',
    says: ({ card }) => `“${card}” is not in your hand; name a card that is, or burn none.`,
  },
  noSuchPlay: {
    clause: '1250.18/int.c',
    says: ({ play, plays }) =>
      plays === 0
        ? `There is no play ${play}; none has been tried yet.`
        : `There is no play ${play}; name one from 1 to ${plays}.`,
  },
  ownPlay: {
    clause: '1250.18/int.a',
    says: ({ play }) => `Play ${play} is your own; interrupt that of another Bard.`,
  },
  voidPlay: {
    clause: '1250.18/int.a',
    says: ({ play }) => `Play ${play} was dropped when its Bard left; interrupt another one.`,
  },
  tooManyInterruptions: {
    clause: '1250.18/int.c',
    says: ({ open, cards }) =>
      `${open === 1 ? 'An interruption' : `${open} interruptions`} of yours ${open === 1 ? 'waits' : 'wait'} for the Barkeep’s answer, and you hold ${cards === 1 ? 'one card' : `${cards} cards`}; wait for it.`,
  },
  cannotGoFirst: {
    clause: '1250.18/turn.a',
    says: ({ bards }) => `That seat is no Bard’s, and cannot go first; name one of ${list(bards)}.`,
  },
  notABard: {
    clause: '1250.18/join.c',
    says: ({ bards }) => `That seat is nobody’s to go by; name one of ${list(bards)}.`,
  },
  placedAlready: {
    clause: '1250.18/join.c',
    says: ({ unplaced }) =>
      unplaced.length === 0
        ? 'Everybody has a place, and keeps it; only who has just joined is seated.'
        : `That Bard has a place, and keeps it; to be seated are ${list(unplaced)}.`,
  },
  phantomCard: {
    clause: '1250.18/deny.5',
    says: ({ card }) => `“${card}” is not in that Bard’s hand; deny the play.`,
  },
  noNewLooseEnd: {
    clause: '1250.18/loose.a',
    says: ({ play }) => `Play ${play} names no card that could become a Loose End; leave that out.`,
  },
  noLooseEnd: {
    clause: '1250.18/loose.b',
    says: ({ card, looseEnds }) =>
      `“${card}” is no Loose End that can be tied off; on the table: ${looseEnds.length === 0 ? 'none' : looseEnds.join('; ')}.`,
  },
  wrongReason: {
    clause: '1250.18/deny.only',
    says: ({ reason, card, held }) =>
      `“${reason}” is not so: the Bard had ${held === 1 ? 'one card' : `${held} cards`} and named ${card === null ? 'none' : `“${card}”`}. Give a reason that is.`,
  },
  elementTwice: {
    clause: '1250.18/eq.cards',
    says: ({ element }) => `“${element}” is there twice, or has been; each card is a new element.`,
  },
}
