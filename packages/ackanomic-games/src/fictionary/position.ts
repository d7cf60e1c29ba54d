import { days, type SeatNumber } from '@ackanomic/core'
import { type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { isEachOnce, isNumbering } from '../shapes.js'
import type { Fictionary } from './model.js'
import { askWhatIsDue, askWhetherIdle } from './prompts.js'
import { gainsOf } from './scoring.js'
import { bluffersOf, spotsOf, votersOf } from './spots.js'
import { STAGES } from './stages.js'
import { type FictionarySecret, hiddenSchema, secretSchema, sharedSchema } from './state.js'
import { DEFAULT_DEFINITION, DEFAULT_WORD } from './words.js'

export const fictionaryPosition: PositionDefinition<Fictionary> = {
  shared: sharedSchema,
  secret: secretSchema,
  hidden: hiddenSchema,
  problem: (state) => problemsIn(state).next().value,
  resume(draft, ctx) {
    const { stage, sought } = draft.shared
    const isTimed = stage !== 'numbers' && stage !== 'adjudication' && sought?.late !== true
    if (isTimed) ctx.startTimer('step', days(3))
    askWhatIsDue(draft, ctx)
    const { idleAsked } = draft.hidden
    if (idleAsked !== null) askWhetherIdle(draft, idleAsked, ctx)
  },
}

type Laid = Parameters<PositionDefinition<Fictionary>['problem']>[0]
type Problems = Generator<string, undefined>

function* problemsIn(state: Laid): Problems {
  yield* countsProblems(state)
  yield* lastRoundProblems(state)
  if (state.outcome === null) {
    yield* spotsProblems(state)
    yield* roundProblems(state)
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

function* countsProblems({ shared, roster, outcome }: Laid): Problems {
  const { numbers, votes, scores, turns, round, idle, brainiac, stage } = shared
  const seats = roster.seats.length
  if ([numbers, votes, scores, turns].some(({ length }) => length !== seats))
    yield `shared: give numbers, votes, scores and turns for each of the ${seats} seats.`
  const begun = stage !== 'numbers'
  if (begun ? !isNumbering(numbers, seats) : numbers.some((number) => number !== null))
    yield `shared.numbers: give 1 to ${seats}, or null each while they are drawn.`
  const over = sumOf(turns)
  const isRound = begun ? round === over + 1 || (outcome !== null && round === over) : round === 0
  if (!isRound || (!begun && over > 0))
    yield 'shared.round: it is the one after those for which turns counts a Brainiac.'
  if (idle > over) yield 'shared.idle: there were not that many rounds.'
  if ((brainiac === null) === begun || (brainiac ?? 0) >= seats)
    yield 'shared.brainiac: name a seat once the numbers are drawn.'
}

function* lastRoundProblems({ shared, roster, options }: Laid): Problems {
  const { last, turns } = shared
  const over = sumOf(turns)
  if (last === null) {
    if (over > 0) yield 'shared.last: tell of the round before.'
    return
  }
  const { length } = roster.seats
  const { spots, brainiac, similar, list, defaults, votes, gains } = last
  const authors = list.map(({ author }) => author)
  const named = [...spots, brainiac, ...similar, ...authors, ...defaults.map(({ seat }) => seat)]
  if (named.some((seat) => seat >= length) || votes.length !== length)
    yield 'shared.last: it tells of those who have a seat.'
  const expected = gainsOf(last, options)
  if (gains.join() !== expected.join() || last.round !== over)
    yield `shared.last: it is round ${over}, and its gains are ${expected.join(', ')}.`
}

function* spotsProblems({ shared, hidden, roster }: Laid): Problems {
  if (spotsOf(roster).length < 2 || seatsInGame(roster).length === 0)
    yield 'seats: with fewer than two spots, or no player, the game is over.'
  const isEarly = (STAGES[shared.stage].step ?? 1) === 1
  if (isEarly && roster.seats.some(({ presence }) => presence === 'left'))
    yield 'seats: a player who left before the Ing Word must be out.'
  if (shared.brainiac !== null && roster.seats[shared.brainiac]?.presence === 'out')
    yield 'shared.brainiac: name a player who is not out.'
  if ((hidden.idleAsked ?? 0) > shared.idle)
    yield 'hidden.idleAsked: there were not that many rounds.'
}

function* roundProblems({ shared, secret, roster, options }: Laid): Problems {
  const { stage, sought, word, brainiac, correct, list, votes, defaults } = shared
  const step = STAGES[stage].step ?? 0
  const bluffers = bluffersOf(roster, brainiac)
  if (sought !== null) {
    const { open } = sought
    const isAsked =
      options.lookup === 'both' || (options.lookup !== 'trust' && open.join() === 'word')
    if (stage !== 'word' || open.length === 0 || !isEachOnce(open) || !isAsked)
      yield 'shared.sought: the word that is being looked up must be one that the options have looked up.'
  }
  if (step > 1 !== (word !== null)) yield 'shared.word: there is one from step 2 on.'

  const isRight = ({ definition, how, order }: FictionarySecret, seat: SeatNumber): boolean => {
    if ((definition === null) !== (how === null)) return false
    if (seat === brainiac) {
      if (word === null && sought === null) return definition === null && order === null
      if ((order === null) !== (list.length === 0)) return false
      if (how === 'sent') return (definition ?? '').trim() !== ''
      return how !== null && word === DEFAULT_WORD && definition === DEFAULT_DEFINITION
    }
    if (order !== null) return false
    if (step < 2 || !bluffers.includes(seat)) return definition === null
    return definition === null ? step === 2 : how === 'sent' || definition === ''
  }
  const wrong = secret.findIndex((each, seat) => !isRight(each, seat))
  if (wrong >= 0) yield `secret: seat ${wrong} cannot have sent that in this step.`

  const isListed = stage === 'votes' || stage === 'scoring' || stage === 'adjudication'
  if (correct !== null && !((isListed || stage === 'list') && bluffers.includes(correct)))
    yield 'shared.correct: name a Bluffer, from the list on.'
  const voters = votersOf(roster, shared)
  const order = secret[brainiac ?? -1]?.order ?? []
  const authors = isListed ? [...voters, brainiac ?? 0] : []
  const isOrder = order.length === authors.length && isEachOnce(order)
  const isTheirs = order.every(
    (seat, place) => authors.includes(seat) && list[place] === secret[seat]?.definition,
  )
  if (!isOrder || !isTheirs || list.length !== authors.length)
    yield 'shared.list: it has the definitions that were sent, in the order of the Brainiac.'
  const isVote = (vote: (typeof votes)[number], seat: SeatNumber): boolean => {
    if (!isListed || !voters.includes(seat)) return vote === null
    if (vote === null) return stage === 'votes'
    return vote === 'sheep' || (vote >= 1 && vote <= list.length)
  }
  if (!votes.every(isVote)) yield 'shared.votes: those who have a vote name numbers of the list.'

  const { how = null } = secret[brainiac ?? -1] ?? {}
  const wanted = [
    ...(how === 'time' || how === 'bot' ? [`1 ${brainiac} ${how === 'bot'}`] : []),
    ...votes.flatMap((vote, seat) => (vote === 'sheep' ? [`4 ${seat}`] : [])),
    ...(stage === 'adjudication' ? [`5 ${brainiac}`] : []),
  ]
  const told = defaults.map(
    (done) => `${done.step} ${done.seat}${done.step === 1 ? ` ${done.bot}` : ''}`,
  )
  if (told.sort().join() !== wanted.sort().join())
    yield 'shared.defaults: they are those of the word, the votes and the scoring that came by default.'
}
