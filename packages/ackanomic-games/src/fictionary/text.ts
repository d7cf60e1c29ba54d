import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import type { NameOf, Roster, View } from '@ackanomic/core/engine'
import {
  defineText,
  itemAt,
  nameOf,
  seatBadges,
  seatNamed,
  seatsInGame,
} from '@ackanomic/core/engine'
import { sanitizeText } from '@ackanomic/core/untrusted'
import { fictionaryEvents, numbered, quoted, sayRound } from './events.js'
import type { Fictionary } from './model.js'
import { fictionaryScores } from './scoring.js'
import { isBot, spotsOf, votersOf } from './spots.js'
import { doing, STAGES } from './stages.js'
import { readText, writtenText } from './texts.js'

type Seen = View<Fictionary>
type Read = Result<Fictionary['Move'], string>
type Seats = Pick<Roster, 'seats'>

/** The text of Fictionary, without the rules. */
export const fictionaryText = /* @__PURE__ */ defineText<Fictionary>({
  forfeits: {
    step: 'A player who has not acted has done the default of the step, and loses a Gamepoint.',
  },
  options: {
    lookup: {
      label: 'Real definitions',
      help: 'Who says whether the Brainiac’s definition is a real one.',
      choices: {
        given: 'The Brainiac gives it',
        trust: 'The Brainiac is trusted',
        word: 'The word is looked up',
        both: 'Word and definition are looked up',
      },
    },
    revisions: {
      label: 'Changing a definition',
      help: 'Whether a definition or a vote may be replaced in time.',
      choices: { first: 'The first one counts', last: 'The last one counts' },
    },
    target: {
      label: 'Points to win',
      help: 'The match ends when somebody has so many, and all have been Brainiac equally often.',
    },
    endTest: {
      label: 'When the match may end',
      help: 'After every round, or only after one that was scored.',
      choices: { 'every round': 'After every round', 'step 5': 'After a scored round' },
      advanced: true,
    },
    step3Penalty: {
      label: 'Penalty of a late Brainiac',
      help: 'The points that it costs not to list the definitions in time.',
      advanced: true,
    },
    botPenalty: {
      label: 'Penalty for absence',
      help: 'The points that it costs when a bot must act for somebody.',
      advanced: true,
    },
  },
  actions: {
    word: 'choose a word',
    define: 'write a definition',
    report: 'report what is alike',
    vote: 'vote for a definition',
    score: 'post the scoring',
  },
  notation: {
    help: [
      'The Brainiac writes "word quoin = an external corner of a wall", "report none", "report Bob, Cyd" and "score";',
      'Bluffers write "define a small boat" and "vote 3", or "sheep" to vote for their own.',
    ].join('\n'),
    parse,
    format(move, { roster }) {
      switch (move.type) {
        case 'word':
          return `word ${move.word} = ${writtenText(move.definition)}`
        case 'define':
          return `define ${writtenText(move.definition)}`
        case 'report':
          return `report ${move.similar.length === 0 ? 'none' : namesOf(roster, move.similar)}`
        case 'vote':
          return `vote ${move.number}`
        case 'score':
          return 'score'
      }
    },
  },
  describeMove,
  render,
  events: fictionaryEvents,
})

function describeMove(move: Fictionary['Move'], { roster, shared }: Seen): string {
  switch (move.type) {
    case 'word':
      return `Choose ${move.word}: ${move.definition}`
    case 'define':
      return `Send this definition: ${move.definition}`
    case 'report':
      return move.similar.length === 0
        ? 'Report that nobody knew the word'
        : `Report that ${namesOf(roster, move.similar)} knew the word`
    case 'vote':
      return `Vote for ${move.number}: ${shared.list[move.number - 1] ?? ''}`
    case 'score':
      return 'Post the scoring'
  }
}

const VERB =
  /^(?:i |my |the )?(?:ing )?(word|define|definition|report|vote|sheep|score)\b\s*(?::\s*)?([\s\S]*)$/i

/** Fillers before a definition: "my definition is", "I define it as". */
const FILLING = /^(?:is\b|it as\b)\s*:?\s*/i

/** A number, perhaps with the definition in quotes; another number would be a second vote. */
const VOTE = /^(?:for\s+)?(?:number\s+|#)?(-?\d+)[.):,]?\s*(?:$|["“][\s\S]*$)/i

function parse(text: string, view: Seen): Read {
  const written = text.trim()
  const [, verb = '', rest = ''] = VERB.exec(written) ?? []
  const isOver = /^[.!]?$/.test(rest)
  switch (verb.toLowerCase()) {
    case 'word':
      return readWord(rest)
    case 'define':
    case 'definition':
      return rest === ''
        ? err('Write your definition after "define"; to send an empty one, write define "".')
        : ok({ type: 'define', definition: readText(rest.replace(FILLING, '')) })
    case 'report':
      return readReport(view.roster, rest)
    case 'vote':
      return readVote(rest)
    case 'sheep':
      if (isOver) return readSheep(view)
      break
    case 'score':
      if (isOver) return ok({ type: 'score' })
      break
    default:
      if (/^[-#\d]/.test(written)) return readVote(written)
  }
  return err(
    'Begin with what you do: "word", "define", "report", "vote" or "score", as in "vote 3".',
  )
}

function readWord(rest: string): Read {
  const end = rest.search(/[=:\n]/)
  const word = rest.slice(0, Math.max(0, end)).trim()
  const definition = readText(rest.slice(end + 1))
  return word === '' || definition.trim() === ''
    ? err('Write the word and what it means: "word quoin = an external corner of a wall".')
    : ok({ type: 'word', word, definition })
}

function readVote(rest: string): Read {
  const number = Number(VOTE.exec(rest)?.[1])
  return Number.isSafeInteger(number)
    ? ok({ type: 'vote', number: number + 0 })
    : err('Vote for one number of the list, as in "vote 3".')
}

function readSheep(view: Seen): Read {
  const mine = view.role === 'seat' ? view.mine.definition : null
  const { list } = view.shared
  const places = list.flatMap((definition, i) => (definition === mine ? [i + 1] : []))
  const [number, ...more] = places
  if (number === undefined) return err('Your definition is not on the list; vote for a number.')
  return more.length === 0
    ? ok({ type: 'vote', number })
    : err(`Your definition is on the list more than once; vote for one of ${places.join(', ')}.`)
}

const BETWEEN = /,|\band\b/iu

const PLAIN = /^(?!.*\band\b)[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/iu

const NOBODY = /^(?:none|nobody)[.!]?$/i

function namesOf(roster: Seats, named: readonly SeatNumber[]): string {
  const names = named.map((seat) => {
    const name = roster.seats[seat]?.player
    if (name === undefined) return `#${seat}`
    return PLAIN.test(name) && !NOBODY.test(name) ? name : JSON.stringify(name)
  })
  return names.join(', ')
}

function readReport(roster: Seats, text: string): Read {
  if (NOBODY.test(text)) return ok({ type: 'report', similar: [] })
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[^",]+/gu)]
    .flatMap(([part]) => (part.startsWith('"') ? [readText(part)] : part.split(/\band\b/iu)))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0)
    return err('Name the Bluffers who knew the word, with commas between them, or none.')
  const unquoted = text.replace(/"(?:[^"\\]|\\.)*"/gu, '"').toLowerCase()
  const torn = roster.seats.find(
    ({ player }) => BETWEEN.test(player) && unquoted.includes(player.toLowerCase()),
  )
  if (torn !== undefined)
    return err(
      `Put names with commas or "and" in double quotes, such as ${JSON.stringify(torn.player)}.`,
    )
  // A refused move can name a seat that does not exist.
  const seats = names.map(
    (name) =>
      seatNamed(roster, name) ?? (/^#\d{1,9}$/.test(name) ? Number(name.slice(1)) : undefined),
  )
  const strange = seats.indexOf(undefined)
  if (strange >= 0) {
    const known = roster.seats.map(({ player }) => player).join(', ')
    const name = sanitizeText(itemAt(names, strange), 40)
    return err(`Nobody here is called “${name}”; name some of ${known}, or none.`)
  }
  const named = seats.filter((seat) => seat !== undefined)
  return ok({ type: 'report', similar: [...new Set(named)].sort((one, other) => one - other) })
}

function render(view: Seen): string {
  const { shared, roster, outcome } = view
  const name: NameOf = (seat) => nameOf(roster, seat)
  const lines = [headline(view), '', ...players(view)]
  const known = knownLines(view, name)
  if (outcome === null) {
    if (shared.list.length > 0) lines.push('', ...numbered(shared.list))
    if (known.length > 0) lines.push('', ...known)
  }
  if (shared.last !== null) lines.push('', ...sayRound(shared.last, name))
  return lines.join('\n')
}

function headline({ shared, roster, outcome }: Seen): string {
  if (outcome !== null)
    return `Fictionary is over. ${outcome.winners.join(' and ') || 'Nobody'} won.`
  const { stage, round, brainiac, sought, word } = shared
  if (brainiac === null) return `Fictionary: ${doing(stage)}`
  const phase = doing(stage, nameOf(roster, brainiac), word ?? undefined)
  const said = sought === null ? phase : `${sought.word} is being looked up`
  return `Fictionary, round ${round}, step ${STAGES[stage].step}: ${said}`
}

function players(view: Seen): readonly string[] {
  const { shared, roster, options } = view
  const numberOf = (seat: SeatNumber): number => shared.numbers[seat] ?? 0
  const spots = spotsOf(roster).toSorted((one, other) => numberOf(one) - numberOf(other))
  const scores = fictionaryScores(shared, options)
  const width = Math.max(0, ...spots.map((seat) => nameOf(roster, seat).length))
  return spots.map((seat) => {
    const number = String(shared.numbers[seat] ?? '?').padStart(2)
    const player = nameOf(roster, seat).padEnd(width)
    const score = String(itemAt(scores, seat)).padStart(4)
    return `${number} ${player} ${score}  ${notesOn(view, seat).join(', ')}`.trimEnd()
  })
}

function notesOn(view: Seen, seat: SeatNumber): readonly string[] {
  const { shared, roster, outcome } = view
  const notes = [...seatBadges(view, seat, { left: 'left' })]
  if (isBot(roster, seat)) notes.push('a bot plays')
  if (outcome !== null || seatsInGame(roster).length === 0) return notes
  const vote = itemAt(shared.votes, seat)
  if (shared.brainiac === seat) notes.push('Brainiac')
  if (shared.correct === seat) notes.push('knew the word')
  if (vote !== null) notes.push(vote === 'sheep' ? 'sheeped' : `voted ${vote}`)
  else if (shared.stage === 'votes' && votersOf(roster, shared).includes(seat))
    notes.push('has not voted')
  return notes
}

function knownLines(view: Seen, name: NameOf): readonly string[] {
  if (view.role !== 'seat') return []
  return view.known.flatMap((secret, seat) => {
    const text = secret?.definition ?? null
    if (text === null) return []
    const whose = seat === view.seat ? 'Your definition' : `Definition of ${name(seat)}`
    return `${seat === view.shared.brainiac ? 'Actual Definition' : whose}: ${quoted(text)}`
  })
}
