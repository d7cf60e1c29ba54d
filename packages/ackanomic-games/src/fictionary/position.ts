import { days, type SeatNumber } from '@ackanomic/core'
import { type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { isNumbering } from '../shapes.js'
import type { Fictionary } from './model.js'
import { askWhatIsDue, askWhetherIdle } from './prompts.js'
import { gainsOf } from './scoring.js'
import { bluffersOf, STEPS, spotsOf, votersOf } from './spots.js'
import { type FictionarySecret, hiddenSchema, secretSchema, sharedSchema } from './state.js'
import { DEFAULT_DEFINITION, DEFAULT_WORD } from './words.js'

const schema = v.strictObject({
  shared: sharedSchema,
  secret: v.array(secretSchema),
  hidden: hiddenSchema,
})

/** Starts in the midst of play: the Gamepoints, the turns, and the round that goes on. */
export const fictionaryPosition: PositionDefinition<Fictionary> = {
  schema,
  problem: (state) =>
    numbersProblem(state) ??
    lastProblem(state) ??
    (state.outcome === null ? (spotsProblem(state) ?? roundProblem(state)) : undefined),
  resume(draft, ctx) {
    const { stage, sought } = draft.shared
    if (sought?.late !== true && !UNTIMED.includes(stage)) ctx.startTimer('step', days(3))
    askWhatIsDue(draft, ctx)
    const { idleAsked } = draft.hidden
    if (idleAsked !== null) askWhetherIdle(draft, idleAsked, ctx)
  },
}

const UNTIMED: readonly string[] = ['numbers', 'adjudication']

type Laid = Parameters<PositionDefinition<Fictionary>['problem']>[0]

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** What is counted by seat, and the rounds so far. */
function numbersProblem({ shared, table, outcome }: Laid): string | undefined {
  const { numbers, votes, scores, turns, round, idle, brainiac, stage } = shared
  const seats = table.seats.length
  if ([numbers, votes, scores, turns].some(({ length }) => length !== seats)) {
    return `shared: give numbers, votes, scores and turns for each of the ${seats} seats.`
  }
  const begun = stage !== 'numbers'
  if (begun ? !isNumbering(numbers, seats) : numbers.some((number) => number !== null)) {
    return `shared.numbers: give 1 to ${seats}, or null each while they are drawn.`
  }
  const over = sumOf(turns)
  const isRound = begun ? round === over + 1 || (outcome !== null && round === over) : round === 0
  if (!isRound || (!begun && over > 0)) {
    return 'shared.round: it is the one after those for which turns counts a Brainiac.'
  }
  if (idle > over) return 'shared.idle: there were not so many rounds.'
  return (brainiac === null) === begun || (brainiac ?? 0) >= seats
    ? 'shared.brainiac: name a seat once the numbers are drawn.'
    : undefined
}

/** The round before. */
function lastProblem({ shared, table, options }: Laid): string | undefined {
  const { last, turns } = shared
  if (last === null)
    return sumOf(turns) === 0 ? undefined : 'shared.last: tell of the round before.'
  const { length } = table.seats
  const { spots, brainiac, similar, list, defaults, votes, gains } = last
  const authors = list.map(({ author }) => author)
  const named = [...spots, brainiac, ...similar, ...authors, ...defaults.map(({ seat }) => seat)]
  if (named.some((seat) => seat >= length) || votes.length !== length) {
    return 'shared.last: it tells of those who have a seat.'
  }
  const expected = gainsOf(last, options)
  const isScored = gains.length === length && gains.every((gain, seat) => gain === expected[seat])
  return isScored && last.round === sumOf(turns)
    ? undefined
    : `shared.last: it is round ${sumOf(turns)}, and its gains are ${expected.join(', ')}.`
}

/** Who plays. */
function spotsProblem({ shared, hidden, table }: Laid): string | undefined {
  if (spotsOf(table).length < 2 || seatsInGame(table).length === 0) {
    return 'seats: with fewer than two spots, or no player, the game is over.'
  }
  if ((STEPS[shared.stage] ?? 1) === 1 && table.seats.some(({ presence }) => presence === 'left')) {
    return 'seats: who left before the Ing Word is out.'
  }
  if (shared.brainiac !== null && table.seats[shared.brainiac]?.presence === 'out') {
    return 'shared.brainiac: name one who is not out.'
  }
  return (hidden.idleAsked ?? 0) <= shared.idle
    ? undefined
    : 'hidden.idleAsked: there were not so many rounds.'
}

/** The round that goes on. */
function roundProblem(state: Laid): string | undefined {
  const { shared, options } = state
  const { stage, sought, word } = shared
  const step = STEPS[stage] ?? 0
  if (sought !== null) {
    const { open } = sought
    const isOpen = open.length > 0 && new Set(open).size === open.length
    const isAsked =
      options.lookup === 'both' || (options.lookup === 'word' && open.join() === 'word')
    if (stage !== 'word' || !isOpen || !isAsked) {
      return 'shared.sought: what is sought and open is what the options have looked up.'
    }
  }
  if (step > 1 !== (word !== null)) return 'shared.word: there is one from step 2 on.'
  return secretsProblem(state) ?? listProblem(state) ?? defaultsProblem(state)
}

/** Who has sent what. */
function secretsProblem({ shared, secret, table }: Laid): string | undefined {
  const { stage, sought, brainiac, word } = shared
  const step = STEPS[stage] ?? 0
  const bluffers = bluffersOf(table, brainiac)
  const isRight = ({ definition, how, order }: FictionarySecret, seat: SeatNumber): boolean => {
    if ((definition === null) !== (how === null)) return false
    if (seat === brainiac) {
      const isChosen = word !== null || sought !== null
      if (!isChosen) return definition === null && order === null
      if ((order === null) !== (shared.list.length === 0)) return false
      if (how === 'sent') return (definition ?? '').trim() !== ''
      return how !== null && word === DEFAULT_WORD && definition === DEFAULT_DEFINITION
    }
    if (order !== null) return false
    if (step < 2 || !bluffers.includes(seat)) return definition === null
    if (definition === null) return step === 2
    return how === 'sent' || definition === ''
  }
  const wrong = secret.findIndex((each, seat) => !isRight(each, seat))
  return wrong < 0 ? undefined : `secret: seat ${wrong} cannot have sent that in this step.`
}

/** The list, whose the definitions are, and the votes. */
function listProblem({ shared, secret, table }: Laid): string | undefined {
  const { stage, brainiac, correct, list, votes } = shared
  const isListed = stage === 'votes' || stage === 'scoring' || stage === 'adjudication'
  const mayBeKnown = isListed || stage === 'list'
  if (correct !== null && !(mayBeKnown && bluffersOf(table, brainiac).includes(correct))) {
    return 'shared.correct: name a Bluffer, from the list on.'
  }
  const voters = votersOf(table, shared)
  const order = secret[brainiac ?? -1]?.order ?? []
  const authors = isListed ? [...voters, brainiac ?? 0] : []
  const isOrder = isNumbering(
    order.map((seat) => authors.indexOf(seat) + 1),
    authors.length,
  )
  const isTheirs = order.every((seat, place) => list[place] === secret[seat]?.definition)
  if (!isOrder || !isTheirs || list.length !== authors.length) {
    return 'shared.list: it has the definitions that were sent, in the order of the Brainiac.'
  }
  const isVote = (vote: (typeof votes)[number], seat: SeatNumber): boolean => {
    if (vote === null) return stage === 'votes' || !isListed || !voters.includes(seat)
    if (!isListed || !voters.includes(seat)) return false
    return vote === 'sheep' || (vote >= 1 && vote <= list.length)
  }
  return votes.every(isVote)
    ? undefined
    : 'shared.votes: those who have a vote name numbers of the list.'
}

/** What was done by default in this round, as far as all know it. */
function defaultsProblem({ shared, secret }: Laid): string | undefined {
  const { stage, brainiac, defaults, votes } = shared
  const { how = null } = secret[brainiac ?? -1] ?? {}
  const isFirst = how === 'time' || how === 'bot'
  const wanted = [
    ...(isFirst ? [`1 ${brainiac} ${how === 'bot'}`] : []),
    ...votes.flatMap((vote, seat) => (vote === 'sheep' ? [`4 ${seat}`] : [])),
    ...(stage === 'adjudication' ? [`5 ${brainiac}`] : []),
  ]
  const told = defaults.map(({ step, seat, bot }) =>
    step === 1 ? `1 ${seat} ${bot}` : `${step} ${seat}`,
  )
  return told.length === wanted.length && [...told].sort().join() === [...wanted].sort().join()
    ? undefined
    : 'shared.defaults: they are those of the word, the votes and the scoring that came by default.'
}
