import type { SeatNumber } from '@ackanomic/core'
import { itemAt, type NameOf } from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { Default, FictionaryRound, Vote } from './state.js'

/** Some events go to the Brainiac alone; definitions also go to their Bluffer. */
export const fictionaryEvents = {
  numbers({ numbers }: { numbers: readonly number[] }, name: NameOf) {
    const order = numbers.map((number, seat) => ({ number, seat }))
    order.sort((one, other) => one.number - other.number)
    return `The players are numbered: ${order.map(({ number, seat }) => `${number} ${name(seat)}`).join(', ')}.`
  },
  round: (e: { round: number; brainiac: SeatNumber }, name: NameOf) =>
    `Round ${e.round}: ${name(e.brainiac)} is the Brainiac, and posts an Ing Word.`,
  lookup: (e: { brainiac: SeatNumber; word: string }, name: NameOf) =>
    `${name(e.brainiac)} chooses ${e.word}, which is looked up.`,
  unfit: (e: { word: string; why: 'no word' | 'no definition' }) =>
    e.why === 'no word'
      ? `${e.word} is not in the Official Dictionary, so it cannot be the Ing Word.`
      : `No lookup dictionary defines ${e.word} as noted, so it cannot be the Ing Word.`,
  noted: (e: { word: string; definition: string }) =>
    `Noted for ${e.word}: ${quoted(e.definition)}`,
  word: (e: { brainiac: SeatNumber; word: string }, name: NameOf) =>
    `${name(e.brainiac)} posts the Ing Word: ${e.word}. The Bluffers send them a definition.`,
  defined: (e: { seat: SeatNumber; definition: string }, name: NameOf) =>
    `${name(e.seat)} defines it: ${quoted(e.definition)}`,
  comparison: (e: { brainiac: SeatNumber; word: string }, name: NameOf) =>
    `The definitions of ${e.word} are in. ${name(e.brainiac)} compares them.`,
  report: (
    e: { case: '3a' | '3b'; brainiac: SeatNumber; similar: readonly SeatNumber[] },
    name: NameOf,
  ) =>
    e.case === '3a'
      ? `${listed(e.similar, name)} knew the word, and get 3 Gamepoints each. A sneer at ${name(e.brainiac)} for such an easy one!`
      : `${listed(e.similar, name)} knew the word, and gets 4 Gamepoints; the others vote without them.`,
  list: (e: { word: string; list: readonly string[] }) =>
    [`What does ${e.word} mean? Vote:`, ...numbered(e.list)].join('\n'),
  vote: ({ seat, vote }: { seat: SeatNumber; vote: Vote }, name: NameOf) =>
    `${name(seat)} ${vote === 'sheep' ? 'sheeps' : `votes for number ${vote}`}.`,
  voted: (e: { brainiac: SeatNumber }, name: NameOf) =>
    `The votes are in. ${name(e.brainiac)} scores them.`,
  default: ({ step, seat, bot }: Default, name: NameOf) =>
    bot
      ? `A bot acts for ${name(seat)}: ${DEFAULTS[step][1]}.`
      : `${name(seat)} has let the time for step ${step} pass: ${DEFAULTS[step][1]}.`,
  adjudication: (e: { brainiac: SeatNumber }, name: NameOf) =>
    `The Scorekeeper is to score the round in place of ${name(e.brainiac)}.`,
  result: (e: FictionaryRound & { scores: readonly number[] }, name: NameOf) =>
    [...sayRound(e, name), `Totals: ${figures(e.scores, e.spots, name)}.`].join('\n'),
  removed: ({ seats }: { seats: readonly SeatNumber[] }, name: NameOf) =>
    `${listed(seats, name)} ${seats.length === 1 ? 'is' : 'are'} out of the game.`,
}

/** The default action of each step, with its clause. */
export const DEFAULTS = {
  1: ['1250.10/1g', 'the Ing Word is “ing”'],
  2: ['1250.10/2b', 'an empty definition is taken'],
  3: ['1250.10/3d(1)', 'the round is over without a report'],
  4: ['1250.10/4d', 'they have sheeped'],
  5: ['1250.10/5d(1)', 'the Scorekeeper adjudicates'],
} as const

const CASES: Readonly<Record<FictionaryRound['case'], string>> = {
  '3a': 'too many knew it, and there was no vote',
  '3b': 'one of the Bluffers sent what it means',
  '3c': 'no Bluffer sent what it means',
  '3d': 'the definitions were not compared, and there was no vote',
}

const SHOWN = 1000

export function quoted(text: string): string {
  return text === '' ? '(nothing)' : `“${sanitizeText(text, SHOWN)}”`
}

export function numbered(list: readonly string[]): readonly string[] {
  return list.map((definition, i) => `${i + 1}. ${quoted(definition)}`)
}

export function sayRound(round: FictionaryRound, name: NameOf): readonly string[] {
  const { list, votes, brainiac } = round
  const lines = numbered(list.map(({ definition }) => definition)).map((line, i) => {
    const author = itemAt(list, i).author
    const voters = votes.flatMap((vote, seat) => (vote === i + 1 ? [seat] : []))
    const whose = author === brainiac ? 'the Actual Definition' : name(author)
    return `${line}: ${whose}; ${voters.length === 0 ? 'no vote' : `voted for by ${listed(voters, name)}`}`
  })
  return [
    `Round ${round.round}, ${round.word}: ${CASES[round.case]}. It means: ${quoted(round.definition)}`,
    ...lines,
    `Gamepoints of round ${round.round}, ${round.word}: ${figures(round.gains, round.spots, name)}.`,
  ]
}

function figures(numbers: readonly number[], spots: readonly SeatNumber[], name: NameOf): string {
  const figure = (seat: SeatNumber): string => String(itemAt(numbers, seat)).replace('-', '−')
  return spots.map((seat) => `${name(seat)} ${figure(seat)}`).join(', ')
}

function listed(seats: readonly SeatNumber[], name: NameOf): string {
  const names = seats.map(name)
  const last = names.pop() ?? 'nobody'
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}
