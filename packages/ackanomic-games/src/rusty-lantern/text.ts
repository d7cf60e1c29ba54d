import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { defineText, type NotationOf, nameOf, type View } from '@ackanomic/core/engine'
import { shown } from '@ackanomic/core/untrusted'
import { cardAmong } from './cards.js'
import { rustyLanternClauses } from './clauses.js'
import { rustyLanternEvents } from './events.js'
import type { Move, RustyLantern } from './model.js'
import { renderRustyLantern } from './render.js'
import { LONGEST_CARD, LONGEST_SUBJECT, LONGEST_TEXT } from './tale.js'

/**
 * The seat that somebody means: `#3` by its number, else the Bard of that name, in whatever case;
 * of several seats of one person the latest. -1 where there is none.
 */
function seatNamed({ table }: View<RustyLantern>, name: string): SeatNumber {
  const number = /^#(\d{1,6})$/u.exec(name)?.[1]
  if (number !== undefined) return Number(number)
  const players = table.seats.map(({ player }) => player)
  const exactly = players.lastIndexOf(name)
  if (exactly >= 0) return exactly
  const plain = name.toLowerCase()
  return players.map((player) => player.toLowerCase()).lastIndexOf(plain)
}

/** How a seat is written so that it is read back: by its player's name, or its number. */
function writtenName(view: View<RustyLantern>, seat: SeatNumber): string {
  const name = nameOf(view.table, seat)
  return seatNamed(view, name) === seat ? name : `#${seat}`
}

type Read = Result<Move, string>

/** Moves as the mails that they are. */
const rustyLanternNotation: NotationOf<RustyLantern> = {
  help: /* @__PURE__ */ [
    'A play is a mail: "Subject: Lantern, and what else you like", then twelve to twenty-five lines,',
    'and "Card: a disguise" as the last line ("No card" where you name none).',
    '"pass", "pass, discarding a riddle", "interrupt play 3 with a riddle"; the winner: "Epilogue:"',
    'and the text, or "no epilogue". The Barkeep: "place Ann after Bob", "end the tale".',
  ].join('\n'),
  parse,
  format,
}

function format(move: Move, view: View<RustyLantern>): string {
  switch (move.type) {
    case 'play': {
      const last =
        move.card === null
          ? 'No card'
          : `Card: ${NONE.test(move.card) ? `"${move.card}"` : move.card}`
      return `Subject: ${move.subject}\n\n${move.text}\n\n${last}`
    }
    case 'pass':
      return move.discard === null ? 'pass' : `pass, discarding ${move.discard}`
    case 'interrupt':
      return `interrupt play ${move.play} with ${move.card}`
    case 'epilogue':
      return move.text === null ? 'no epilogue' : `Epilogue:\n\n${move.text}`
    case 'place':
      return formatPlace(move, view)
    case 'end':
      return 'end the tale'
  }
}

/** What says, in place of a card, that none is named; in quotes it is a card of that name. */
const NONE = /^"*(?:none|no card|nothing|[-–—]+)[.!]?"*$/iu

/** The card that a line names, or `null`: “none” is none, unless a card of the hand is called so. */
function readCard(named: string, hand: readonly string[]): string | null {
  const inner = /^"(.*)"$/u.exec(named)?.[1]
  if (inner !== undefined && NONE.test(inner)) return inner
  return NONE.test(named) && cardAmong(hand, named) === null ? null : named
}

/** Where a name with “after” in it would be read as two, numbers stand instead. */
function formatPlace(
  { bard, after }: Extract<Move, { type: 'place' }>,
  view: View<RustyLantern>,
): string {
  const text = `place ${writtenName(view, bard)} after ${writtenName(view, after)}`
  const read = parse(text, view)
  const isSame =
    read.ok && read.value.type === 'place' && read.value.bard === bard && read.value.after === after
  return isSame ? text : `place #${bard} after #${after}`
}

/** More than any move can fill. */
const LONGEST_MAIL = LONGEST_TEXT + 2 * LONGEST_SUBJECT + 1000

function parse(text: string, view: View<RustyLantern>): Read {
  if (text.length > LONGEST_MAIL) return err('That is too long for a move; shorten it.')
  const written = text.replace(/\r\n?/gu, '\n').trim()
  if (written === '') return err(`Write a move. ${rustyLanternNotation.help}`)
  const mail = /^subject:[^\S\n]*([^\n]*)(?:\n([\s\S]*))?$/iu.exec(written)
  if (mail !== null) return readPlay(lineIn(mail[1] ?? ''), mail[2] ?? '', view)
  const epilogue = /^epilogue:?\s([\s\S]+)$/iu.exec(written)
  if (epilogue !== null) return ok({ type: 'epilogue', text: (epilogue[1] ?? '').trim() })
  if (/^no epilogue[.!]?$/iu.test(written)) return ok({ type: 'epilogue', text: null })
  const line = lineIn(written)
  return line.length > LONGEST_LINE
    ? err('That is too long for a line, and no mail; begin a play with "Subject: Lantern".')
    : readLine(line, view)
}

/** More than any move of one line can fill. */
const LONGEST_LINE = 500

function lineIn(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

function readLine(line: string, view: View<RustyLantern>): Read {
  if (/^(?:i )?pass[.!]?$/iu.test(line)) return ok({ type: 'pass', discard: null })
  const passed = /^(?:i )?pass[\s,;:]+(?:and )?discard(?:ing)?:? (.+)$/iu.exec(line)?.[1]
  if (passed !== undefined) return ok({ type: 'pass', discard: passed })
  const interrupted =
    /^(?:i )?interrupt(?:ing)?(?: (?:play )?#?(\d{1,9})| it| (?:the )?(?:last|latest) play)? with:? (.+)$/iu.exec(
      line,
    )
  if (interrupted !== null) {
    const [, number, card = ''] = interrupted
    const play = Number(number ?? view.shared.plays.length)
    if (play >= 1) return ok({ type: 'interrupt', play, card })
    return err(
      number === undefined ? 'There is no play to interrupt yet.' : 'Plays are numbered from 1.',
    )
  }
  if (/^(?:i )?(?:end|close) the tale[.!]?$/iu.test(line)) return ok({ type: 'end' })
  const placed = /^(?:place|seat) (.+)$/iu.exec(line)?.[1]
  if (placed !== undefined) return readPlace(placed, view)
  return err(`“${shown(line, 40)}” is no move. ${rustyLanternNotation.help}`)
}

/** Both names may have “after” in them: the first place to part them that makes sense is taken. */
function readPlace(placed: string, view: View<RustyLantern>): Read {
  const parts = placed.split(/ after /iu)
  for (let i = 1; i < parts.length; i++) {
    const bard = seatNamed(view, parts.slice(0, i).join(' after '))
    const after = seatNamed(view, parts.slice(i).join(' after '))
    if (bard >= 0 && after >= 0) return ok({ type: 'place', bard, after })
  }
  return parts.length < 2
    ? err('Say after whom they sit: "place Ann after Bob".')
    : unknown(placed, view)
}

function readPlay(subject: string, body: string, view: View<RustyLantern>): Read {
  if (subject === '') return err('Write a subject, with the word "Lantern" in it.')
  const lines = body.trim().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const rest = lines.slice(0, -1).join('\n').trim()
  const named = /^(?:card|i play|playing)\s*:\s*(.+)$/iu.exec(last)?.[1]
  const hand = view.role === 'seat' ? view.mine.hand : []
  const alone = last.length > 2 * LONGEST_CARD ? null : cardAmong(hand, last)
  const card = named === undefined ? alone : readCard(lineIn(named), hand)
  const isNone = named !== undefined || /^no card[.!]?$/iu.test(last)
  const text = card === null && !isNone ? body.trim() : rest
  if (text === '') return err('Write some lines of the tale after the subject.')
  return ok({ type: 'play', subject, text, card })
}

function unknown(name: string, { table }: View<RustyLantern>): Read {
  const players = table.seats.map(({ player }) => player)
  const known = players.length === 0 ? 'nobody is there yet' : `name one of ${players.join(', ')}`
  return err(`“${shown(name, 40)}” names nobody here; ${known}.`)
}

/** The words of Ye Olde Rusty Lantern, alone: enough for a page of a tale that a server keeps. */
export const rustyLanternText = /* @__PURE__ */ defineText<RustyLantern>({
  clauses: rustyLanternClauses,
  notation: rustyLanternNotation,
  render: renderRustyLantern,
  events: rustyLanternEvents,
})
