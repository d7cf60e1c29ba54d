import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { DoubleCrashDiscovery, DoubleCrashError, DoubleCrashTentativeWinner } from './state.js'
import { type DoubleCrashReplyLine, isSalvoRound } from './words.js'

const REASONS = {
  only: () => 'no other Salvo has a word with five crashes.',
  higher: (who: string) =>
    `both Salvos have a word with five crashes, and that of ${who} was listed first.`,
  first: (who: string) =>
    `both Salvos have a word with five crashes in the same place, and that of ${who} was posted first.`,
} as const

const DISCOVERIES = {
  claim: 'the claim was right.',
  admission: 'they admitted it.',
  'at once': 'it was noticed at once.',
} as const

/** The events, with lists of Salvos and Replies. Target Words go only to their players. */
export const doubleCrashEvents = {
  round({ round, size }: { round: number; size: number }) {
    const begins = `Round ${round} begins: each player`
    if (!isSalvoRound(round))
      return `${begins} replies to the other player’s Salvo of ${size} words.`
    return `${begins} ${round === 1 ? 'chooses a Target Word and ' : ''}posts a Salvo of ${size} words.`
  },
  target: (e: { seat: SeatNumber; word: string }, name: NameOf) =>
    `The Target Word of ${name(e.seat)} is ${e.word}.`,
  handedBack: (e: { seat: SeatNumber; word: string }, name: NameOf) =>
    `${e.word} is not in the dictionary; ${name(e.seat)} must choose another Target Word.`,
  salvo: (e: { seat: SeatNumber; round: number; words: readonly string[] }, name: NameOf) =>
    `${name(e.seat)}’s Salvo of round ${e.round}:\n${listed(e.words)}`,
  struck: (e: { seat: SeatNumber; word: string }, name: NameOf) =>
    `${e.word} is not in the dictionary; ${name(e.seat)} must post another Salvo.`,
  reply: (
    e: { seat: SeatNumber; round: number; lines: readonly DoubleCrashReplyLine[] },
    name: NameOf,
  ) => `${name(e.seat)}’s Reply of round ${e.round}:\n${listedLines(e.lines)}`,
  failed: (e: { round: number; seats: readonly SeatNumber[] }, name: NameOf) =>
    `Round ${e.round} is over, and ${e.seats.map(name).join(' and ')} did not do all that it asked.`,
  tentative: (e: DoubleCrashTentativeWinner, name: NameOf) =>
    `${name(e.winner)} is the tentative winner: ${REASONS[e.because](name(e.winner))}`,
  revealed(e: { targets: readonly string[] }, name: NameOf) {
    const targets = e.targets.map((word, seat) => `${name(seat)}’s is ${word}`)
    return `The Target Words: ${targets.join(', ')}. The players may look for errors.`
  },
  claimed: (
    { by, against, error }: { by: SeatNumber; against: SeatNumber; error: DoubleCrashError },
    name: NameOf,
  ) =>
    by === against
      ? `${name(by)} admits ${sayError(error)}.`
      : `${name(by)} claims against ${name(against)} ${sayError(error)}.`,
  unfounded: (e: { against: SeatNumber; error: DoubleCrashError }, name: NameOf) =>
    `${name(e.against)} has made no such error; nothing changes.`,
  error: (e: DoubleCrashDiscovery, name: NameOf) =>
    `${name(e.against)} has made an error, ${sayError(e.error)}; ${DISCOVERIES[e.how]}`,
  /** `word` is the loser’s Target Word. */
  examined: (e: { winner: SeatNumber; word: string }, name: NameOf) =>
    `No error was found in time. ${name(e.winner)} has posted ${e.word}, the Target Word of ${name(1 - e.winner)}, and wins.`,
}

/** A numbered list, as in the rule (IV.salvo(3)). */
export function listed(words: readonly string[]): string {
  return words.map((word, i) => `${i + 1}) ${word}`).join('\n')
}

export function listedLines(lines: readonly DoubleCrashReplyLine[]): string {
  return listed(lines.map(({ word, crashes }) => `${word}  ${crashes}`))
}

export function sayError(error: DoubleCrashError): string {
  return error.what === 'target'
    ? 'an improper Target Word'
    : `a wrong number for word ${error.place} in round ${error.round}`
}
