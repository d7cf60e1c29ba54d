import { err, ok, type Result, type SeatNumber, type Table } from '@ackanomic/core'
import { shownText } from './text.js'

type Seats = Pick<Table, 'seats'>

/** A name that needs no quotes: no comma, no number sign, nothing that means nobody. */
const PLAIN =
  /^(?!(?:none|nobody|no one|and)$)(?!.*\band\b)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/iu

const NOBODY = /^(?:none|nobody|no one|0|3c)[.!]?$/i

/** One name of a list, in quotes or without, or a seat by its number as in `#2`. */
const NAMED = /\s*(?:("(?:[^"\\]|\\.)*")|([^,;&]+?))\s*(?:$|[,;&]+|\band\b(?=\s))/giuy

/** Seats as a list of names. */
export function namesOf({ seats }: Seats, named: readonly SeatNumber[]): string {
  return named
    .map((seat) => {
      const name = seats[seat]?.player
      if (name === undefined) return `#${seat}`
      return PLAIN.test(name) ? name : JSON.stringify(name)
    })
    .join(', ')
}

/** The seats that a list names, rising; the sentence says which name is not known. */
export function readNames(table: Seats, text: string): Result<readonly SeatNumber[], string> {
  if (NOBODY.test(text)) return ok([])
  const whole = seatNamed(table, text)
  if (whole >= 0) return ok([whole])
  const found = new Set<SeatNumber>()
  for (const [, quotedName, plainName = ''] of text.matchAll(NAMED)) {
    const name = quotedName === undefined ? plainName.replace(/[.!]$/, '') : unquoted(quotedName)
    const number = quotedName === undefined ? /^#(\d{1,9})$/.exec(name) : null
    const seat = number === null ? seatNamed(table, name) : Number(number[1])
    if (seat < 0) {
      const known = table.seats.map(({ player }) => player).join(', ')
      return err(`Nobody here is called “${shownText(name)}”; name some of ${known}, or none.`)
    }
    found.add(seat)
  }
  return found.size === 0
    ? err('Name the Bluffers who knew the word, with commas between them, or none.')
    : ok([...found].sort((one, other) => one - other))
}

function unquoted(name: string): string {
  try {
    return String(JSON.parse(name))
  } catch {
    return name.slice(1, -1)
  }
}

function seatNamed({ seats }: Seats, name: string): SeatNumber {
  const exactly = seats.findIndex(({ player }) => player === name)
  if (exactly >= 0) return exactly
  const wanted = name.toLowerCase()
  return seats.findIndex(({ player }) => player.toLowerCase() === wanted)
}
