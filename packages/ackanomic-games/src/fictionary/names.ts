import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { shown, type Table } from '@ackanomic/core/engine'

type Seats = Pick<Table, 'seats'>

/** A name that needs no quotes: no comma, no number sign. */
const PLAIN = /^(?!.*\band\b)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/iu

const NOBODY = /^(?:none|nobody|no one|0|3c)[.!]?$/i

/** One name of a list, in quotes or without, or a seat by its number as in `#2`. */
const NAMED =
  /\s*(?:("(?:[^"\\]|\\.)*")|([^\s,;&]+(?:\s+(?!and\s)[^\s,;&]+)*))\s*(?:$|[,;&][,;&\s]*(?:\band\b(?=\s))?|\band\b(?=\s))/giuy

/** Seats as a list of names. */
export function namesOf({ seats }: Seats, named: readonly SeatNumber[]): string {
  return named
    .map((seat) => {
      const name = seats[seat]?.player
      if (name === undefined) return `#${seat}`
      return PLAIN.test(name) && !NOBODY.test(name) ? name : JSON.stringify(name)
    })
    .join(', ')
}

/** The seats that a list names, rising; the sentence says which name is not known. */
export function readNames(table: Seats, text: string): Result<readonly SeatNumber[], string> {
  if (NOBODY.test(text)) return ok([])
  const found = new Set<SeatNumber>()
  let end = 0
  for (const [all, quotedName, plainName = ''] of text.matchAll(NAMED)) {
    const name = quotedName === undefined ? plainName : unquoted(quotedName)
    const seat = quotedName === undefined ? seatMeant(table, name) : seatNamed(table, name)
    if (seat < 0) {
      // A name may look like a list.
      const whole = seatNamed(table, text)
      return whole < 0 ? unknown(table, name) : ok([whole])
    }
    found.add(seat)
    end += all.length
  }
  if (found.size === 0) return NO_NAMES
  if (end < text.length) return unknown(table, text.slice(end))
  return ok([...found].sort((one, other) => one - other))
}

const NO_NAMES: Result<never, string> = /* @__PURE__ */ err(
  'Name the Bluffers who knew the word, with commas between them, or none.',
)

function unknown({ seats }: Seats, name: string): Result<never, string> {
  const known = seats.map(({ player }) => player).join(', ')
  return err(`Nobody here is called “${shown(name, 40)}”; name some of ${known}, or none.`)
}

function unquoted(name: string): string {
  try {
    return String(JSON.parse(name))
  } catch {
    return name.slice(1, -1)
  }
}

/** Whom a name without quotes means; a full stop behind it may be none of its. */
function seatMeant(table: Seats, name: string): SeatNumber {
  const seat = seatNamed(table, name)
  if (seat >= 0) return seat
  const bare = name.replace(/[.!]$/, '')
  const number = /^#(\d{1,9})$/.exec(bare)
  return number === null ? seatNamed(table, bare) : Number(number[1])
}

function seatNamed({ seats }: Seats, name: string): SeatNumber {
  const exactly = seats.findIndex(({ player }) => player === name)
  if (exactly >= 0) return exactly
  const wanted = name.toLowerCase()
  return seats.findIndex(({ player }) => player.toLowerCase() === wanted)
}
