import { days } from '@ackanomic/core'
import { isInGame, type PositionRecipe, type Seated, seatsInGame } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { historyProblem } from './history.js'
import { SHORTEST_WORD } from './letters.js'
import type { Ghost } from './model.js'
import { askReferee } from './protests.js'
import { type GhostLine, type GhostProtest, type GhostShared, sharedSchema } from './state.js'

const schema = v.strictObject({
  shared: sharedSchema,
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
    const { stage, newcomers, absentReferees } = draft.shared
    // Who is in office at this table is back.
    draft.shared.absentReferees = absentReferees.filter(
      (each) => !draft.table.referees.includes(each),
    )
    askReferee(draft, ctx)
    if (stage === 'turn' || stage === 'answer') ctx.startTimer(stage, days(3))
    for (const { seat } of newcomers) ctx.startTimer('addition', days(3), { seat })
  },
}

type Laid = Parameters<PositionRecipe<Ghost>['problem']>[0]

function numbersProblem({ shared, table }: Laid): string | undefined {
  const { numbers, reached, stage } = shared
  const { starters, seats } = table
  const began = numbers.slice(0, starters)
  const drawn = stage !== 'numbers'
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
  const isOpen = (
    { seat, protestedBy }: GhostShared['newcomers'][number],
    place: number,
  ): boolean =>
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
  const isTold = (told: GhostLine): boolean =>
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
  const { stage, seat, protest, sought, word } = shared
  if (seatsInGame(table).length < 2) return 'seats: with fewer than two in the game it is over.'
  if (word !== null && !hasPlayed(shared, word.author)) {
    return 'word: its author is somebody who has had a turn.'
  }
  const isProtested = stage === 'answer' || stage === 'report'
  if ((seat === null) === (stage === 'turn')) return 'seat: name it in a turn, and else none.'
  if ((protest === null) === isProtested || (sought === null) === (stage === 'report')) {
    return 'protest, sought: give them while they are to be answered and looked up.'
  }
  if (seat !== null) {
    return isToPlay(shared, seat, table) ? undefined : 'seat: it is the turn of another.'
  }
  if (protest === null) return undefined
  if (word === null || !isAgainst(shared, protest, word.author)) {
    return 'protest: it is made by one who has had a turn, against the author of the word.'
  }
  if (protest.ground === 'word') {
    return sought === word.letters && sought.length >= SHORTEST_WORD
      ? undefined
      : 'sought: the referee looks for the ghost word, if it has four letters.'
  }
  if (options.containment === 'lookup') {
    return sought === word.letters
      ? undefined
      : 'sought: the referee looks for the ghost word in all words.'
  }
  if (sought !== null) {
    return sought.includes(word.letters)
      ? undefined
      : 'sought: the referee looks for a word in which the ghost word stands.'
  }
  return isInGame(table, word.author) || options.absentAuthor === 'wait'
    ? undefined
    : 'stage: the author has left, so that no answer is due.'
}

function hasPlayed({ numbers, reached }: GhostShared, seat: number): boolean {
  const number = numbers[seat] ?? null
  return number !== null && number <= reached
}

function isToPlay(shared: GhostShared, seat: number, table: Seated): boolean {
  return isInGame(table, seat) && hasPlayed(shared, seat) && shared.word?.author !== seat
}

function isAgainst(shared: GhostShared, { by, against }: GhostProtest, author: number): boolean {
  return against === author && by !== author && hasPlayed(shared, by)
}
