import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, RefusalOf, VisibleState } from '@ackanomic/core/engine'
import { defineRules, getAt, isPaused, nameOf } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { fictionaryDescription } from './description.js'
import { type Fictionary, fictionaryModel } from './model.js'
import { askWhatIsDue } from './prompts.js'
import { NOTHING, playersLeft } from './rounds.js'
import { bluffersOf, botActs, brainiacOf, isWaitedFor, STEPS, spotsOf, waitedFor } from './spots.js'
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

type Refused = RefusalOf<Fictionary> | undefined
type Move = Fictionary['Move']
type S = VisibleState<Fictionary>

/** The rules of Fictionary, alone: enough for a server that keeps matches. */
export const fictionaryRules = /* @__PURE__ */ defineRules<Fictionary>(fictionaryModel, {
  id: 'fictionary',
  description: fictionaryDescription,
  setup({ seats }) {
    const [none, zeros] = [seats.map(() => null), seats.map(() => 0)]
    const before = { stage: 'numbers', round: 0, brainiac: null, idle: 0, last: null } as const
    const nothing = { sought: null, word: null, defaults: [], correct: null, list: [], votes: none }
    return {
      shared: { ...before, ...nothing, numbers: none, scores: zeros, turns: zeros },
      secret: seats.map(() => NOTHING),
      hidden: { idleAsked: null },
    }
  },
  onStart: askWhatIsDue,
  moves: {
    word: {
      validate(state, _, { seat }) {
        const refused = refuseStep(state, 1) ?? refuseBluffer(state, seat)
        const { sought } = state.shared
        if (refused !== undefined || sought === null) return refused
        return { code: 'beingLookedUp', details: { word: sought.word } }
      },
      apply: (draft, { word, definition }, ctx) => chooseWord(draft, word, definition, ctx),
    },
    define: {
      validate(state, _, { seat }) {
        const refused = refuseStep(state, 2)
        if (refused !== undefined) return refused
        const { shared, secret, options } = state
        if (seat === shared.brainiac) return { code: 'brainiacSendsNone' }
        const isFirst = getAt(secret, seat)?.definition == null || options.revisions === 'last'
        return isFirst ? undefined : { code: 'alreadyDefined' }
      },
      apply: (draft, { definition }, ctx, { seat }) => define(draft, seat, definition, ctx),
    },
    report: {
      validate(state, { similar }, { seat }) {
        const refused = refuseStep(state, 3) ?? refuseBluffer(state, seat)
        if (refused !== undefined) return refused
        const { shared, table, secret } = state
        if (shared.stage === 'list') return { code: 'alreadyReported' }
        const named = (seats: readonly SeatNumber[]): { bluffers: readonly string[] } => ({
          bluffers: seats.map((each) => nameOf(table, each)),
        })
        const bluffers = bluffersOf(table, shared.brainiac)
        if (!similar.every((each) => bluffers.includes(each))) {
          return { code: 'noSuchBluffers', details: named(bluffers) }
        }
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
        const voted = getAt(shared.votes, seat)
        if (voted !== null && options.revisions === 'first') {
          return { code: 'alreadyVoted', details: { vote: voted } }
        }
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
      // What was chosen in time waits for those who look it up.
      if (sought === null) actByDefault(draft, () => true, ctx)
      else sought.late = true
    },
  },
  roster: { roles: societyRoles, substitutes: 'volunteers', left: playersLeft },
  /** A step is complete, or a bot is to act (2c, 4c, V.1). */
  afterEach(state) {
    const { shared, table } = state
    if (isPaused(table)) return undefined
    const waited = waitedFor(state)
    if (waited.length === 0) {
      return shared.stage === 'definitions' || shared.stage === 'votes' ? beginNext : undefined
    }
    return waited.some((seat) => botActs(table, seat)) ? botsAct : undefined
  },
  visibility: {
    referee: false,
    // The Brainiac gets all definitions by private mail (2a).
    seats: ({ shared, table }, seat) =>
      seat === shared.brainiac ? [...bluffersOf(table, shared.brainiac)] : [],
  },
  pending(state, of) {
    const { stage } = state.shared
    if (stage === 'adjudication') return of === 'scorekeeper' ? { score: { need: 'required' } } : {}
    const action = ACTIONS[stage]
    const isWanted =
      typeof of === 'number' && spotsOf(state.table).includes(of) && mayAct(state, of)
    if (action === undefined || !isWanted) return {}
    const visibleTo = stage === 'definitions' ? 'actor' : 'all'
    const need = isWaitedFor(state, of) ? 'required' : 'optional'
    return { [action]: { need, deadline: 'step', visibleTo } }
  },
  listMoves(seen, seat) {
    const { stage, list } = seen.shared
    const action = mayAct(seen, seat) ? ACTIONS[stage] : undefined
    switch (action) {
      case undefined:
        return { complete: true, moves: [] }
      case 'vote':
        return { complete: true, moves: list.map((_, i) => ({ type: 'vote', number: i + 1 })) }
      case 'score':
        return { complete: true, moves: [{ type: 'score' }] }
      default:
        // Texts and reports are too many to be listed.
        return { complete: false, moves: [] }
    }
  },
  sampleMove,
})

function botsAct(draft: DraftOf<Fictionary>, ctx: Context<Fictionary>): void {
  actByDefault(draft, (seat) => botActs(draft.table, seat), ctx)
}

/** What is to be done in a stage by those whom it waits for. */
const ACTIONS: Readonly<Partial<Record<Fictionary['Shared']['stage'], Move['type']>>> = {
  word: 'word',
  definitions: 'define',
  report: 'report',
  votes: 'vote',
  scoring: 'score',
}

/** Refuses a move whose step it is not (IV.3). */
function refuseStep({ shared }: S, wanted: StepNumber): Refused {
  const step = STEPS[shared.stage]
  if (step === null) return { code: 'numbersNotDrawn' }
  return step === wanted ? undefined : { code: 'wrongStep', details: { step, wanted } }
}

/** Refuses what the Brainiac alone does (IV.1). */
function refuseBluffer({ shared, table }: S, seat: SeatNumber): Refused {
  if (seat === shared.brainiac) return undefined
  return { code: 'notBrainiac', details: { brainiac: nameOf(table, brainiacOf(shared)) } }
}

/** Whether a spot may do something in this stage, also once more. */
function mayAct(state: S, seat: SeatNumber): boolean {
  const { stage, brainiac, correct } = state.shared
  if (isWaitedFor(state, seat)) return true
  if (state.options.revisions === 'first' || seat === brainiac) return false
  return stage === 'definitions' || (stage === 'votes' && seat !== correct)
}

function sampleMove(seen: S, seat: SeatNumber, choose: RandomInt): Move | undefined {
  const { stage, list } = seen.shared
  switch (mayAct(seen, seat) ? ACTIONS[stage] : undefined) {
    case undefined:
      return undefined
    case 'vote':
      return { type: 'vote', number: choose(list.length) + 1 }
    case 'score':
      return { type: 'score' }
    case 'word': {
      const [word, definition] = getAt(WORDS, choose(WORDS.length))
      return { type: 'word', word, definition }
    }
    case 'report':
      return reportAtRandom(seen, choose)
    default:
      return { type: 'define', definition: bluffAtRandom(choose) }
  }
}

/** Mostly nobody knew the word; now and then one did, or several. */
function reportAtRandom({ shared, table, secret }: S, choose: RandomInt): Move {
  const may = bluffersOf(table, shared.brainiac).filter((seat) => secret[seat]?.definition !== '')
  const many = Math.min(may.length, getAt([0, 0, 0, 0, 0, 0, 1, 1, 2, 3], choose(10)))
  const similar = Array.from({ length: many }, () => may.splice(choose(may.length), 1)).flat()
  return { type: 'report', similar: similar.sort((one, other) => one - other) }
}
