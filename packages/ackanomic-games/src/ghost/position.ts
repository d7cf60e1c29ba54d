import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition, type Seated, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { isNumbering } from '../shapes.js'
import type { Ghost } from './model.js'
import { askReferee } from './protests.js'
import { type GhostLine, type GhostShared, sharedSchema } from './state.js'

/** Positions in the middle of play. The history may be incomplete, but must lead there. */
export const ghostPosition: PositionDefinition<Ghost> = {
  shared: sharedSchema,
  problem: (state) =>
    fieldsProblem(state) ??
    numbersProblem(state) ??
    newcomersProblem(state) ??
    peopleProblem(state) ??
    (state.outcome === null ? stageProblem(state) : undefined),
  resume(draft, ctx) {
    const { stage, newcomers, absentReferees } = draft.shared
    // The current referee is back.
    draft.shared.absentReferees = absentReferees.filter(
      (each) => !draft.roster.referees.includes(each),
    )
    askReferee(draft, ctx)
    if (stage === 'turn' || stage === 'answer') ctx.startTimer(stage, days(3))
    for (const { seat } of newcomers) ctx.startTimer('addition', days(3), seat)
  },
}

type Laid = Parameters<PositionDefinition<Ghost>['problem']>[0]

function numbersProblem({ shared, roster }: Laid): string | undefined {
  const { numbers, reached, stage } = shared
  const { starters, seats } = roster
  const began = numbers.slice(0, starters)
  const drawn = stage !== 'numbers'
  const isRight = drawn ? isNumbering(began, starters) : began.every((number) => number === null)
  if (numbers.length !== seats.length || !isRight)
    return `numbers: give those who began 1 to ${starters}, or null each while they are drawn.`
  if (numbers.slice(starters).some((number, place) => number !== starters + 1 + place))
    return 'numbers: newcomers follow those who began, in the order of their seats.'
  return drawn === reached > 0 && reached <= numbers.length
    ? undefined
    : 'reached: give the highest number that has begun a turn, and 0 before the first turn.'
}

function newcomersProblem({ shared, options, roster }: Laid): string | undefined {
  const { newcomers, numbers, reached } = shared
  if (roster.duel !== null && roster.seats.length > roster.starters)
    return 'numbers: nobody is added to a Duel.'
  const isOpen = newcomers.every(
    ({ seat, protestedBy }, place) =>
      seat >= roster.starters &&
      seat > (newcomers[place - 1]?.seat ?? -1) &&
      isInGame(roster, seat) &&
      (numbers[seat] ?? 0) > reached &&
      (protestedBy === null || (options.additionProtest === 'referee' && protestedBy < seat)),
  )
  return isOpen
    ? undefined
    : 'newcomers: name those who were added, are in the game and have had no turn; protests of them wait for a referee who removes.'
}

function peopleProblem({ shared, roster }: Laid): string | undefined {
  const { absentReferees, history } = shared
  if (new Set(absentReferees).size < absentReferees.length)
    return 'absentReferees: name each who went on vacation as a referee once.'
  const isSeated = (told: Readonly<Record<string, unknown>>): boolean =>
    ['seat', 'against', 'by', 'newcomer'].every(
      (who) => Number(told[who] ?? 0) < roster.seats.length,
    )
  return history.every(
    (told) => isSeated(told) && (told.type !== 'removed' || isSeated(told.verdict ?? {})),
  )
    ? historyProblem(shared, roster)
    : 'history: it tells of those who have a seat.'
}

function fieldsProblem({ shared }: Laid): string | undefined {
  const { stage, seat, protest, sought } = shared
  const isProtested = stage === 'answer' || stage === 'report'
  return (seat !== null) === (stage === 'turn') &&
    (protest !== null) === isProtested &&
    (sought !== null) === (stage === 'report')
    ? undefined
    : 'stage: give the seat in a turn, the protest while it is open, and what is sought for a report.'
}

function stageProblem({ shared, options, roster }: Laid): string | undefined {
  const { stage, seat, protest, sought, word } = shared
  if (seatsInGame(roster).length < 2) return 'seats: with fewer than two in the game it is over.'
  if (word !== null && !hasPlayed(shared, word.author))
    return 'word: its author is somebody who has had a turn.'
  if (stage === 'numbers') return undefined
  if (seat !== null) {
    return isInGame(roster, seat) && hasPlayed(shared, seat) && word?.author !== seat
      ? undefined
      : 'seat: it is the turn of another.'
  }
  const isRight =
    protest?.against === word?.author &&
    protest?.by !== word?.author &&
    hasPlayed(shared, protest?.by ?? -1)
  if (protest === null || word === null || !isRight)
    return 'protest: it is made by one who has had a turn, against the author of the word.'
  const { letters, author } = word
  if (protest.ground === 'word' || options.containment === 'lookup') {
    const isLong = protest.ground === 'nowhere' || letters.length >= options.shortestWord
    return isLong && sought === letters
      ? undefined
      : 'sought: the referee looks for the ghost word, if it is long enough.'
  }
  if (sought !== null) {
    return sought.includes(letters)
      ? undefined
      : 'sought: the referee looks for a word in which the ghost word stands.'
  }
  return isInGame(roster, author) || options.absentAuthor === 'wait'
    ? undefined
    : 'stage: the author has left, so that no answer is due.'
}

function hasPlayed({ numbers, reached }: GhostShared, seat: number): boolean {
  const number = numbers[seat] ?? null
  return number !== null && number <= reached
}

/** Checks the history, which may begin in the middle of a game or be empty. */
function historyProblem({ history, numbers, word }: GhostShared, roster: Seated) {
  let letters: string | null | undefined
  for (const told of history) {
    if (isToldWrongly(told)) return `history: that something was ${told.type} cannot be so.`
    if (told.type === 'destroyed') letters = null
    if (told.type === 'begun' || told.type === 'continued') letters = told.word
  }
  return letters === undefined || letters === (word?.letters ?? null)
    ? undefined
    : 'history: it leads to another ghost word.'

  function isToldWrongly(told: GhostLine): boolean {
    switch (told.type) {
      case 'numbers':
        return !equalJson(told.numbers, numbers.slice(0, told.numbers.length))
      case 'begun':
        return typeof letters === 'string'
      case 'continued':
        return letters === null || (letters !== undefined && !told.word.includes(letters))
      case 'protested':
      case 'destroyed':
        return letters !== undefined && told.word !== letters
      case 'removed':
        return isInGame(roster, told.seat)
      case 'added':
        return numbers[told.seat] !== told.number
      default:
        return false
    }
  }
}
