import { days } from '@ackanomic/core'
import {
  isInGame,
  isMoment,
  type PositionRecipe,
  type Seated,
  seatsInGame,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { historyProblem } from './history.js'
import { LONGEST, SHORTEST_WORD } from './letters.js'
import { askReferee } from './protests.js'
import {
  type Ghost,
  GROUNDS,
  type Protest,
  REMOVAL_REASONS,
  RESOLUTIONS,
  type Recorded,
  type Shared,
} from './types.js'

const letters = v.pipe(
  v.string(),
  v.maxLength(LONGEST, `Send ${LONGEST} letters at most`),
  v.regex(/^[A-Z]+$/, 'Send capital letters only, A to Z'),
)
const at = v.custom<number>(isMoment, 'Send a time in milliseconds since 1970, UTC')
const ground = v.picklist(GROUNDS)
const maybe = v.nullable(seatSchema)
const claim = { by: seatSchema, against: seatSchema, ground }
const protest = v.strictObject(claim)

const line: v.GenericSchema<unknown, Recorded> = v.variant('type', [
  v.strictObject({ type: v.literal('numbers'), numbers: v.array(count), at }),
  v.strictObject({
    type: v.picklist(['begun', 'continued', 'answered']),
    seat: seatSchema,
    word: letters,
    at,
  }),
  v.strictObject({ type: v.literal('protested'), ...claim, word: letters, at }),
  v.strictObject({
    type: v.literal('resolved'),
    ground,
    valid: v.boolean(),
    how: v.picklist(RESOLUTIONS),
    sought: v.nullable(letters),
    at,
  }),
  v.strictObject({ type: v.literal('destroyed'), word: letters, at }),
  v.strictObject({
    type: v.literal('removed'),
    seat: seatSchema,
    why: v.picklist(REMOVAL_REASONS),
    at,
  }),
  v.strictObject({ type: v.literal('added'), seat: seatSchema, number: count, at }),
  v.strictObject({
    type: v.literal('addition protested'),
    by: seatSchema,
    newcomer: seatSchema,
    at,
  }),
])

const schema = v.strictObject({
  shared: v.strictObject({
    now: v.variant('stage', [
      v.strictObject({ stage: v.literal('numbers') }),
      v.strictObject({ stage: v.literal('turn'), seat: seatSchema }),
      v.strictObject({ stage: v.literal('answer'), protest }),
      v.strictObject({ stage: v.literal('report'), protest, sought: letters }),
    ]),
    word: v.nullable(v.strictObject({ letters, author: seatSchema })),
    numbers: v.array(v.nullable(count)),
    reached: count,
    newcomers: v.array(v.strictObject({ seat: seatSchema, protestedBy: maybe })),
    absentReferees: v.array(v.string()),
    history: v.array(line),
  }),
  secret: v.array(v.strictObject({})),
  hidden: v.strictObject({}),
})

/**
 * Starts in the midst of play: the ghost word, the numbers, whose turn it is. The history may
 * begin in the midst, and must lead there.
 */
export const ghostPosition: PositionRecipe<Ghost> = {
  schema,
  problem: (state) =>
    numbersProblem(state) ??
    newcomersProblem(state) ??
    peopleProblem(state) ??
    (state.outcome === null ? stageProblem(state) : undefined),
  resume(draft, ctx) {
    const { now, newcomers, absentReferees } = draft.shared
    // Who is in office at this table is back.
    draft.shared.absentReferees = absentReferees.filter(
      (each) => !draft.table.referees.includes(each),
    )
    askReferee(draft, ctx)
    if (now.stage === 'turn' || now.stage === 'answer') ctx.startTimer(now.stage, days(3))
    for (const { seat } of newcomers) ctx.startTimer('addition', days(3), { seat })
  },
}

type Laid = Parameters<PositionRecipe<Ghost>['problem']>[0]

function numbersProblem({ shared, table }: Laid): string | undefined {
  const { numbers, reached, now } = shared
  const { starters, seats } = table
  const began = numbers.slice(0, starters)
  const drawn = now.stage !== 'numbers'
  const isRight = drawn
    ? new Set(began).size === began.length &&
      began.every((number) => number !== null && number > 0 && number <= starters)
    : began.every((number) => number === null)
  if (numbers.length !== seats.length || !isRight) {
    return `numbers: give those who began 1 to ${starters}, or null each while they are drawn.`
  }
  if (numbers.slice(starters).some((number, place) => number !== starters + 1 + place)) {
    return 'numbers: newcomers follow those who began, in the order of their seats.'
  }
  return drawn === reached > 0 && reached <= numbers.length
    ? undefined
    : 'reached: give the highest number that has begun a turn, and 0 before the first turn.'
}

function newcomersProblem({ shared, options, table }: Laid): string | undefined {
  const { newcomers, numbers, reached } = shared
  if (table.duel !== null && table.seats.length > table.starters) {
    return 'numbers: nobody is added to a Duel.'
  }
  const isOpen = ({ seat, protestedBy }: Shared['newcomers'][number], place: number): boolean =>
    seat >= table.starters &&
    seat > (newcomers[place - 1]?.seat ?? -1) &&
    isInGame(table, seat) &&
    (numbers[seat] ?? 0) > reached &&
    (protestedBy === null || (options.additionProtest === 'referee' && protestedBy < seat))
  return newcomers.every(isOpen)
    ? undefined
    : 'newcomers: name those who were added, are in the game and have had no turn; protests of them wait for a referee who removes.'
}

function peopleProblem({ shared, table }: Laid): string | undefined {
  const { absentReferees, history } = shared
  if (new Set(absentReferees).size < absentReferees.length) {
    return 'absentReferees: name each who went on vacation as a referee once.'
  }
  const isTold = (told: Recorded): boolean =>
    [
      'seat' in told ? told.seat : 0,
      'against' in told ? told.against : 0,
      'by' in told ? told.by : 0,
      'newcomer' in told ? told.newcomer : 0,
    ].every((seat) => seat < table.seats.length)
  return history.every(isTold)
    ? historyProblem(shared, table)
    : 'history: it tells of those who have a seat.'
}

function stageProblem({ shared, options, table }: Laid): string | undefined {
  const { now, word } = shared
  if (seatsInGame(table).length < 2) return 'seats: with fewer than two in the game it is over.'
  if (word !== null && !hasPlayed(shared, word.author)) {
    return 'word: its author is somebody who has had a turn.'
  }
  if (now.stage === 'numbers') return undefined
  if (now.stage === 'turn') {
    return isToPlay(shared, now.seat, table) ? undefined : 'now: it is the turn of another.'
  }
  if (word === null || !isAgainst(shared, now.protest, word.author)) {
    return 'now: a protest is made by one who has had a turn, against the author of the word.'
  }
  if (now.protest.ground === 'word') {
    const fits = now.stage === 'report' && word.letters.length >= SHORTEST_WORD
    return fits && now.sought === word.letters
      ? undefined
      : 'now: the referee looks for the ghost word, if it has four letters.'
  }
  if (options.containment === 'lookup') {
    return now.stage === 'report' && now.sought === word.letters
      ? undefined
      : 'now: the referee looks for the ghost word in all words.'
  }
  if (now.stage === 'report') {
    return now.sought.includes(word.letters)
      ? undefined
      : 'now: the referee looks for a word in which the ghost word stands.'
  }
  return isInGame(table, word.author) || options.absentAuthor === 'wait'
    ? undefined
    : 'now: the author has left, so that no answer is due.'
}

function hasPlayed({ numbers, reached }: Shared, seat: number): boolean {
  const number = numbers[seat] ?? null
  return number !== null && number <= reached
}

function isToPlay(shared: Shared, seat: number, table: Seated): boolean {
  return isInGame(table, seat) && hasPlayed(shared, seat) && shared.word?.author !== seat
}

function isAgainst(shared: Shared, { by, against }: Protest, author: number): boolean {
  return against === author && by !== author && hasPlayed(shared, by)
}
