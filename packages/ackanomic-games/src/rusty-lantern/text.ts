import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { defineText, type NotationOf, nameOf, type View } from '@ackanomic/core/engine'
import { normalizeText, sanitizeText } from '@ackanomic/core/untrusted'
import { findCard } from './cards.js'
import { rustyLanternEvents, withCard } from './events.js'
import type { Move, RustyLantern } from './model.js'
import { renderRustyLantern } from './render.js'
import { MAX_CARD_LENGTH, MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH } from './tale.js'

type Seen = View<RustyLantern>
type Read = Result<Move, string>

const rustyLanternNotation: NotationOf<RustyLantern> = {
  help: /* @__PURE__ */ [
    'A play is a mail: "Subject: Lantern" and more if you like, then twelve to twenty-five lines, and',
    '"Card: a disguise" as the last line ("No card" to name none).',
    '"pass", "pass, discarding a riddle", "interrupt play 3 with a riddle"; for the winner "Epilogue:"',
    'and the text, or "no epilogue"; for the Barkeep "place Ann after Bob", "end the tale".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move, view: Seen): string {
  switch (move.type) {
    case 'play': {
      const last = move.card === null ? 'No card' : `Card: ${move.card}`
      return `Subject: ${move.subject}\n\n${move.text}\n\n${last}`
    }
    case 'pass':
      return move.discard === null ? 'pass' : `pass, discarding ${move.discard}`
    case 'interrupt':
      return `interrupt play ${move.play} with ${move.card}`
    case 'epilogue':
      return move.text === null ? 'no epilogue' : `Epilogue:\n\n${move.text}`
    case 'place':
      return `place ${writtenSeat(move.bard, view)} after ${writtenSeat(move.after, view)}`
    case 'end':
      return 'end the tale'
  }
}

function describeMove(move: Move, { roster }: Seen): string {
  switch (move.type) {
    case 'play':
      return `Tell on ${withCard(move.card)}`
    case 'pass':
      return move.discard === null ? 'Pass' : `Pass, and burn “${move.discard}”`
    case 'interrupt':
      return `Interrupt play ${move.play} with “${move.card}”`
    case 'epilogue':
      return move.text === null ? 'Leave the story as it is' : 'Finish the story'
    case 'place':
      return `Seat ${nameOf(roster, move.bard)} after ${nameOf(roster, move.after)}`
    case 'end':
      return 'End the tale'
  }
}

/** Longer than any move, and than any move of one line. */
const MAX_MAIL_LENGTH = MAX_TEXT_LENGTH + 2 * MAX_SUBJECT_LENGTH + 1000
const MAX_LINE_LENGTH = 500

function parse(text: string, view: Seen): Read {
  if (text.length > MAX_MAIL_LENGTH) return err('That is too long for a move; shorten it.')
  const written = text.replace(/\r\n?/gu, '\n').trim()
  if (written === '') return err(`Write a move. ${rustyLanternNotation.help}`)
  const mail = /^subject:[^\S\n]*([^\n]*)(?:\n([\s\S]*))?$/iu.exec(written)
  if (mail !== null) return readPlay(lineIn(mail[1] ?? ''), mail[2] ?? '', view)
  const epilogue = /^epilogue:?\s([\s\S]+)$/iu.exec(written)?.[1]
  if (epilogue !== undefined) return ok({ type: 'epilogue', text: epilogue.trim() })
  const line = lineIn(written)
  return line.length > MAX_LINE_LENGTH
    ? err('That is too long for one line and is not a play; begin a play with "Subject: Lantern".')
    : readLine(line, view)
}

function lineIn(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function readLine(line: string, view: Seen): Read {
  if (/^no epilogue[.!]?$/iu.test(line)) return ok({ type: 'epilogue', text: null })
  if (/^end the tale[.!]?$/iu.test(line)) return ok({ type: 'end' })
  if (/^pass[.!]?$/iu.test(line)) return ok({ type: 'pass', discard: null })
  const discard = /^pass, discarding (.+?)[.!]?$/iu.exec(line)?.[1]
  if (discard !== undefined) return ok({ type: 'pass', discard })
  const interrupted = /^interrupt(?: play (\d{1,9}))? with (.+?)[.!]?$/iu.exec(line)
  if (interrupted !== null) {
    const [, number, card = ''] = interrupted
    const play = Number(number ?? view.shared.plays.length)
    if (play >= 1) return ok({ type: 'interrupt', play, card })
    return err(
      number === undefined ? 'There is no play to interrupt yet.' : 'Plays are numbered from 1.',
    )
  }
  const placed = /^place (.+)$/iu.exec(line)?.[1]
  return placed === undefined
    ? err(`“${sanitizeText(line, 40)}” is not a move. ${rustyLanternNotation.help}`)
    : readPlace(placed, view)
}

/** Reads two names around "after", which a name may also contain. */
function readPlace(placed: string, view: Seen): Read {
  const pairs = [...placed.matchAll(/ after /giu)].map(({ index }) => {
    const [bard, after] = [placed.slice(0, index), placed.slice(index + ' after '.length)]
    return { bard, after, seats: [seatNamed(bard, view), seatNamed(after, view)] as const }
  })
  const last = pairs.at(-1)
  if (last === undefined) return err('Say after whom they sit: "place Ann after Bob".')
  const [pair, ...more] = pairs.filter(({ seats }) => seats.every((seat) => seat >= 0))
  if (more.length > 0) return err('That may mean several people; give their seats, such as "#1".')
  if (pair !== undefined) return ok({ type: 'place', bard: pair.seats[0], after: pair.seats[1] })
  const players = view.roster.seats.map(({ player }) => player)
  const known = players.length === 0 ? 'nobody has come yet' : `name one of ${players.join(', ')}`
  const strange = last.seats[0] < 0 ? last.bard : last.after
  return err(`Nobody here is called “${sanitizeText(strange, 40)}”; ${known}.`)
}

/** The seat of `#3`, or the latest of the one player of that name; -1 for none. */
function seatNamed(name: string, { roster }: Seen): SeatNumber {
  const number = /^#(\d{1,6})$/u.exec(name)?.[1]
  if (number !== undefined) return Number(number)
  const players = roster.seats.map(({ player }) => player)
  const exactly = players.lastIndexOf(name)
  if (exactly >= 0) return exactly
  const key = (each: string): string => normalizeText(each).toLowerCase()
  const [only, ...others] = new Set(players.filter((player) => key(player) === key(name)))
  return only === undefined || others.length > 0 ? -1 : players.lastIndexOf(only)
}

/** The player's name, or the seat's number if the name would be read otherwise. */
function writtenSeat(seat: SeatNumber, view: Seen): string {
  const name = nameOf(view.roster, seat)
  return seatNamed(name, view) === seat && !/ after /iu.test(name) ? name : `#${seat}`
}

function readPlay(subject: string, body: string, view: Seen): Read {
  if (subject === '') return err('Write a subject with the word "Lantern" in it.')
  const lines = body.trim().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const named = /^card\s*:\s*(\S.*)$/iu.exec(last)?.[1]
  const isNone = /^no card[.!]?$/iu.test(normalizeText(last))
  const mayBeCard = view.role === 'seat' && !isNone && last.length <= 2 * MAX_CARD_LENGTH
  const held = mayBeCard ? findCard(view.mine.hand, last) : null
  const card = named === undefined ? held : lineIn(named)
  const text = (isNone || card !== null ? lines.slice(0, -1) : lines).join('\n').trim()
  if (text === '') return err('Write some lines of the tale after the subject.')
  return ok({ type: 'play', subject, text, card })
}

/** The text of Ye Olde Rusty Lantern, without the rules. */
export const rustyLanternText = /* @__PURE__ */ defineText<RustyLantern>({
  forfeits: {
    sleep: 'The Bard in turn may be declared asleep, which is a pass.',
  },
  options: {
    benches: { label: 'Benches', help: 'How many may tell at the same time.' },
    enforceLength: {
      label: 'Watch the length',
      help: 'A tale outside twelve to twenty-five lines is refused.',
    },
    showDeckSize: { label: 'Show the deck', help: 'Everybody sees how many cards are left.' },
    epilogue: {
      label: 'Epilogue',
      help: 'Whether the winner may finish the story.',
      choices: { optional: 'They may', none: 'There is none' },
    },
    interruptCard: {
      label: 'Card of an interruption',
      help: 'Whether it stays in the hand when the interruption succeeds.',
      choices: { keep: 'It stays', burn: 'It is used up' },
      advanced: true,
    },
    phantomCardDenial: {
      label: 'Playing a card that you do not hold',
      help: 'The cards that you draw for it.',
      choices: { 'no-cards': 'None', 'two-cards': 'Two' },
      advanced: true,
    },
    sleepClock: {
      label: 'Falling asleep',
      help: 'When the three days of a silent Bard begin.',
      choices: { 'since-last-attempt': 'With their last play', 'whole-turn': 'With their turn' },
      advanced: true,
    },
    suspensionStopsClocks: {
      label: 'Stop the clock',
      help: 'The three days stand still while the tale is suspended.',
      advanced: true,
    },
    leaverOpenPlay: {
      label: 'If a Bard leaves',
      help: 'What happens to a play that waits for the Barkeep.',
      choices: { void: 'It is dropped', 'still-answered': 'It is answered' },
      advanced: true,
    },
    ante: {
      label: 'Ante',
      help: 'What each Bard pays into the pot.',
      choices: { kind: 'Kind', count: 'How many' },
      advanced: true,
    },
    deadPot: {
      label: 'A pot that nobody wins',
      help: 'Who gets it.',
      choices: { return: 'Those who paid', barkeep: 'The Barkeep', 'keep-in-pot': 'Nobody' },
      advanced: true,
    },
  },
  actions: {
    play: 'tell on',
    interrupt: 'interrupt',
    epilogue: 'write an epilogue',
    place: 'take a bench',
    end: 'end the game',
    pass: 'pass',
  },
  notation: rustyLanternNotation,
  describeMove,
  render: renderRustyLantern,
  events: rustyLanternEvents,
})
