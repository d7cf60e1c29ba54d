import { type Actor, nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { bluffersOf } from './spots.js'
import { stepOf } from './steps.js'
import type { Fictionary, Move, StepNumber } from './types.js'

type Refused = RefusalOf<Fictionary> | undefined

const WANTED: Readonly<Record<Move['type'], StepNumber>> = {
  word: 1,
  define: 2,
  report: 3,
  vote: 4,
  score: 5,
}

/** Refuses a move whose step it is not (IV.3). */
export function checkStep({ own }: State<Fictionary>, type: Move['type']): Refused {
  const step = stepOf(own.now)
  if (step === null) return { code: 'numbersNotDrawn', facts: {} }
  const wanted = WANTED[type]
  return step === wanted ? undefined : { code: 'wrongStep', facts: { step, wanted } }
}

function checkBrainiac({ own, table }: State<Fictionary>, { seat }: Actor): Refused {
  if (seat === own.brainiac) return undefined
  return { code: 'notBrainiac', facts: { brainiac: nameOf(table, own.brainiac ?? -1) } }
}

/** Refuses an Ing Word, or not (step 1). */
export function checkWord(state: State<Fictionary>, actor: Actor): Refused {
  const refused = checkStep(state, 'word') ?? checkBrainiac(state, actor)
  if (refused !== undefined) return refused
  const { now } = state.own
  if (now.stage !== 'word' || now.sought === null) return undefined
  return { code: 'beingLookedUp', facts: { word: now.sought } }
}

/** Refuses a Bluffer’s definition, or not (step 2). */
export function checkDefine(state: State<Fictionary>, { seat }: Actor): Refused {
  const refused = checkStep(state, 'define')
  if (refused !== undefined) return refused
  if (seat === state.own.brainiac) return { code: 'brainiacSendsNone', facts: {} }
  const sent = (state.secret[seat]?.definition ?? null) !== null
  return sent && state.options.revisions === 'first'
    ? { code: 'alreadyDefined', facts: {} }
    : undefined
}

/** Refuses a report, or not (step 3). */
export function checkReport(
  state: State<Fictionary>,
  similar: readonly number[],
  actor: Actor,
): Refused {
  const refused = checkStep(state, 'report') ?? checkBrainiac(state, actor)
  if (refused !== undefined) return refused
  const { own, table, secret } = state
  if (own.now.stage === 'list') return { code: 'alreadyReported', facts: {} }
  const bluffers = bluffersOf(table, own.brainiac)
  if (!similar.every((seat) => bluffers.includes(seat))) {
    const names = bluffers.map((seat) => nameOf(table, seat))
    return { code: 'noSuchBluffers', facts: { bluffers: names } }
  }
  const empty = similar.filter((seat) => secret[seat]?.definition === '')
  if (empty.length === 0) return undefined
  const names = empty.map((seat) => nameOf(table, seat))
  return { code: 'emptyDefinition', facts: { bluffers: names } }
}

/** Refuses a vote, or not (step 4). */
export function checkVote(state: State<Fictionary>, number: number, { seat }: Actor): Refused {
  const refused = checkStep(state, 'vote')
  if (refused !== undefined) return refused
  const { own, options } = state
  if (seat === own.brainiac) return { code: 'brainiacHasNoVote', facts: {} }
  if (seat === own.correct) return { code: 'noVote', facts: {} }
  const voted = own.votes[seat] ?? null
  if (voted !== null && options.revisions === 'first') {
    return { code: 'alreadyVoted', facts: { vote: voted } }
  }
  const most = own.list.length
  return number >= 1 && number <= most ? undefined : { code: 'notOnList', facts: { number, most } }
}

/** Refuses a scoring, or not (step 5). */
export function checkScore(state: State<Fictionary>, actor: Actor): Refused {
  const refused = checkStep(state, 'score')
  if (refused !== undefined) return refused
  if (state.own.now.stage !== 'adjudication') return checkBrainiac(state, actor)
  return actor.office === 'scorekeeper' ? undefined : { code: 'scorekeepersTask', facts: {} }
}
