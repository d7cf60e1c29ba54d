import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { ErrorCaseOf, VisibleState } from '@ackanomic/core/engine'
import { defineRules, isPaused, itemAt, nameOf } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { fictionaryDescription } from './description.js'
import { type Fictionary, fictionaryModel } from './model.js'
import { askWhatIsDue } from './prompts.js'
import { NOTHING, newRound, playersLeft } from './rounds.js'
import { bluffersOf, botActs, brainiacOf, isWaitedFor, spotsOf, waitedFor } from './spots.js'
import { STAGES } from './stages.js'
import type { StepNumber } from './state.js'
import {
  actByDefault,
  beginNext,
  chooseWord,
  define,
  giveNumbers,
  lookedUp,
  postList,
  report,
  score,
  vote,
} from './steps.js'
import { bluffAtRandom, WORDS } from './words.js'

type Refused = ErrorCaseOf<Fictionary> | undefined
type Move = Fictionary['Move']
type S = VisibleState<Fictionary>

/** The rules of Fictionary, without the text. */
export const fictionaryRules = /* @__PURE__ */ defineRules<Fictionary>(fictionaryModel, {
  id: 'fictionary',
  // Older saves looked nothing up unless their options said so.
  migrations: [(save) => ({ ...save, options: { lookup: 'trust', ...(save.options as object) } })],
  description: fictionaryDescription,
  setup({ seats }) {
    const [numbers, zeros] = [seats.map(() => null), seats.map(() => 0)]
    const before = { stage: 'numbers', round: 0, brainiac: null, idle: 0, last: null } as const
    return {
      shared: { ...before, ...newRound(zeros), numbers, scores: zeros, turns: zeros },
      secret: seats.map(() => NOTHING),
      hidden: { idleAsked: null },
    }
  },
  onStart: askWhatIsDue,
  moves: {
    word: {
      validate(state, _, { seat }) {
        return refuseStep(state, 1) ?? refuseBluffer(state, seat) ?? refuseLookup(state)
      },
      apply: (draft, { word, definition }, ctx) => chooseWord(draft, word, definition, ctx),
    },
    define: {
      validate(state, _, { seat }) {
        const refused = refuseLookup(state) ?? refuseStep(state, 2)
        if (refused !== undefined) return refused
        const { shared, secret, options } = state
        if (seat === shared.brainiac) return { code: 'brainiacSendsNone' }
        const isFirst = itemAt(secret, seat)?.definition == null || options.revisions === 'last'
        return isFirst ? undefined : { code: 'alreadyDefined' }
      },
      apply: (draft, { definition }, ctx, { seat }) => define(draft, seat, definition, ctx),
    },
    report: {
      validate(state, { similar }, { seat }) {
        const refused = refuseStep(state, 3) ?? refuseBluffer(state, seat)
        if (refused !== undefined) return refused
        const { shared, roster, secret } = state
        if (shared.stage === 'list') return { code: 'alreadyReported' }
        const named = (seats: readonly SeatNumber[]): { bluffers: readonly string[] } => ({
          bluffers: seats.map((each) => nameOf(roster, each)),
        })
        const bluffers = bluffersOf(roster, shared.brainiac)
        if (!similar.every((each) => bluffers.includes(each)))
          return { code: 'noSuchBluffers', details: named(bluffers) }
        const empty = similar.filter((each) => secret[each]?.definition === '')
        return empty.length === 0 ? undefined : { code: 'emptyDefinition', details: named(empty) }
      },
      apply: (draft, { similar }, ctx) => report(draft, similar, ctx),
    },
    vote: {
      validate(state, { number }, { seat }) {
        const refused = refuseStep(state, 4)
        if (refused !== undefined) return refused
        const { shared, options } = state
        if (seat === shared.brainiac) return { code: 'brainiacHasNoVote' }
        if (seat === shared.correct) return { code: 'noVote' }
        const voted = itemAt(shared.votes, seat)
        if (voted !== null && options.revisions === 'first')
          return { code: 'alreadyVoted', details: { vote: voted } }
        const most = shared.list.length
        if (number >= 1 && number <= most) return undefined
        return { code: 'notOnList', details: { number, most } }
      },
      apply: (draft, { number }, ctx, { seat }) => vote(draft, seat, number, ctx),
    },
    score: {
      by: ['seat', 'scorekeeper'],
      validate(state, _, { seat, role }) {
        const refused = refuseStep(state, 5)
        if (refused !== undefined) return refused
        if (state.shared.stage === 'scoring') return refuseBluffer(state, seat)
        return role === 'scorekeeper' ? undefined : { code: 'scorekeepersTask' }
      },
      apply: (draft, _, ctx) => score(draft, ctx),
    },
  },
  prompts: {
    numbers: { apply: giveNumbers },
    word: { apply: (draft, isWord, ctx) => lookedUp(draft, 'word', isWord, ctx) },
    trust: { apply: (draft, _, ctx) => lookedUp(draft, 'word', true, ctx) },
    definition: { apply: (draft, said, ctx) => lookedUp(draft, 'definition', said === 'yes', ctx) },
    list: {
      deadline: 'step',
      apply: (draft, order, ctx, { details }) => postList(draft, details.of, order, ctx),
    },
    scorekeeper: {
      apply: (draft, said, ctx) =>
        said === 'adjudicated' ? score(draft, ctx) : ctx.end({ winners: [] }),
    },
    idle: {
      apply(draft, said, ctx) {
        draft.hidden.idleAsked = null
        if (said === 'end') ctx.end({ winners: [] })
      },
    },
  },
  deadlines: {
    step(draft, ctx) {
      const { sought } = draft.shared
      // A word that was chosen in time waits for its lookup.
      if (sought === null) actByDefault(draft, () => true, ctx)
      else sought.late = true
    },
  },
  roster: { roles: societyRoles, substitutes: 'volunteers', left: playersLeft },
  /** A step is complete, or a bot must act (2c, 4c, V.1). */
  afterEach(state) {
    const { shared, roster } = state
    if (isPaused(roster)) return undefined
    const waited = waitedFor(state)
    if (waited.length === 0)
      return shared.stage === 'definitions' || shared.stage === 'votes' ? beginNext : undefined
    if (!waited.some((seat) => botActs(roster, seat))) return undefined
    return (draft, ctx) => actByDefault(draft, (seat) => botActs(draft.roster, seat), ctx)
  },
  /** The Brainiac gets all definitions by private mail (2a). */
  seesSecrets: ({ shared, roster }, viewer) =>
    viewer === shared.brainiac && bluffersOf(roster, viewer),
  pending(state, of) {
    if (typeof of !== 'number') {
      const isTheirs = of === 'scorekeeper' && state.shared.stage === 'adjudication'
      return isTheirs ? { score: { need: 'required' } } : {}
    }
    const action = spotsOf(state.roster).includes(of) ? actionOf(state, of) : undefined
    if (action === undefined) return {}
    const visibleTo = action === 'define' ? 'actor' : 'all'
    const need = isWaitedFor(state, of) ? 'required' : 'optional'
    return { [action]: { need, deadline: 'step', visibleTo } }
  },
  listMoves(seen, seat) {
    const action = actionOf(seen, seat)
    if (action === 'score') return { complete: true, moves: [{ type: 'score' }] }
    if (action === 'vote') {
      const moves = seen.shared.list.map((_, i) => ({ type: 'vote', number: i + 1 }) as const)
      return { complete: true, moves }
    }
    return { complete: action === undefined, moves: [] }
  },
  sampleMove,
})

function refuseStep({ shared }: S, wanted: StepNumber): Refused {
  const { stage } = shared
  const { step } = STAGES[stage]
  if (step === null) return { code: 'numbersNotDrawn' }
  return step === wanted ? undefined : { code: 'wrongStep', details: { step, wanted, stage } }
}

function refuseLookup({ shared: { sought } }: S): Refused {
  return sought === null ? undefined : { code: 'beingLookedUp', details: { word: sought.word } }
}

function refuseBluffer({ shared, roster }: S, seat: SeatNumber): Refused {
  if (seat === shared.brainiac) return undefined
  return { code: 'notBrainiac', details: { brainiac: nameOf(roster, brainiacOf(shared)) } }
}

function actionOf(state: S, seat: SeatNumber): Move['type'] | undefined {
  const { stage, brainiac, correct } = state.shared
  const isAgain = state.options.revisions === 'last' && seat !== brainiac
  const mayRevise = stage === 'definitions' || (stage === 'votes' && seat !== correct)
  return isWaitedFor(state, seat) || (isAgain && mayRevise) ? STAGES[stage].move : undefined
}

function sampleMove(seen: S, seat: SeatNumber, choose: RandomInt): Move | undefined {
  switch (actionOf(seen, seat)) {
    case undefined:
      return undefined
    case 'vote':
      return { type: 'vote', number: choose(seen.shared.list.length) + 1 }
    case 'score':
      return { type: 'score' }
    case 'word': {
      const [word, definition] = itemAt(WORDS, choose(WORDS.length))
      return { type: 'word', word, definition }
    }
    case 'report': {
      const { shared, roster, secret } = seen
      const bluffers = bluffersOf(roster, shared.brainiac)
      const may = bluffers.filter((each) => secret[each]?.definition !== '')
      // Usually nobody knows the word.
      return { type: 'report', similar: may.filter(() => choose(10) === 0) }
    }
    default:
      return { type: 'define', definition: bluffAtRandom(choose) }
  }
}
