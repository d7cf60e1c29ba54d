import type { SeatNumber } from '@ackanomic/core'
import {
  type Clock,
  deadlineOf,
  nameOf,
  type Roster,
  type RosterChange,
  type SampledPrompt,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { trominoGridRows } from './grid.js'
import type { Ctx, Draft, Refused, TrominoGo } from './model.js'
import { seatOfPlay, trominoesOf } from './plays.js'
import { type TrominoGoShared, timeLeft } from './state.js'
import { letterOfPlay } from './tromino.js'
import { firstIllegal } from './watch.js'

type Seen = Pick<VisibleState<TrominoGo>, 'shared' | 'options' | 'roster'>

/** The referee's duty: to draw, to answer, or to post the end of a round. */
export function dutyIn({ shared, options, roster }: Seen): SampledPrompt<TrominoGo> | undefined {
  const { stage, end, question, rounds } = shared
  const to = 'referee'
  if (stage === 'draw') {
    const players = roster.seats.map(({ player }) => player)
    return { name: 'first', to, question: { kind: 'pick', of: 2 }, details: { players } }
  }
  if (question !== null) {
    const found = firstIllegal(shared, options)
    const illegal = found === undefined ? null : found.play + 1
    // The engine knows the truth; the referee chooses when to say it.
    const answer = illegal === null ? 'all plays are legal' : `play ${illegal} is illegal`
    return {
      name: 'legality',
      to,
      question: { kind: 'judge', about: 'Are all plays legal?', choices: [answer] },
      details: { by: question.by, illegal },
    }
  }
  if (end === null) return undefined
  const isFinal = end.how === 'conceded'
  return {
    name: 'round',
    to,
    question: { kind: 'judge', about: 'Post the end of the round', choices: ['post'] },
    details: { round: rounds.length + (isFinal ? 0 : 1), ...end },
  }
}

export function askReferee(draft: Draft, ctx: Ctx): void {
  const duty = dutyIn(draft)
  if (duty !== undefined) ctx.prompt(duty.name, duty.question, duty.details)
}

export function refereeChanges(draft: Draft, change: RosterChange<TrominoGo>, ctx: Ctx): void {
  const { shared, roster } = draft
  if (!('person' in change)) return
  const { type, person } = change
  if (type === 'refereeAway') {
    // Somebody else may be appointed meanwhile, and play goes on. The first one keeps the claim to
    // the office, even if a stand-in goes on vacation, too.
    ctx.setReferees(roster.referees.filter((each) => each !== person))
    shared.refereeAway ??= person
    ctx.emit('public', '1250.11/11(3)', () => ({ type: 'refereeAway', person }))
  } else if (shared.refereeAway === person) {
    // They are back, found anew, or gone for good.
    shared.refereeAway = null
    if (type !== 'refereeBack') return
    ctx.setReferees([person])
    ctx.emit('public', '1250.11/11(3)', () => ({ type: 'refereeBack', person }))
    ctx.resume('no referee', '1250.11/11(3)')
  }
}

export function lacksReferee({ roster, openPrompts }: State<TrominoGo>): boolean {
  return (
    roster.referees.length === 0 &&
    openPrompts.length > 0 &&
    roster.pauses.every(({ reason }) => reason !== 'no referee')
  )
}

/** Refuses to examine a conceded round (10). */
function refuseLook({ stage, end, plays }: TrominoGoShared): Refused {
  if (stage === 'draw') return { code: 'notBegun' }
  if (end?.how === 'conceded') return { code: 'roundOver', details: { how: 'conceded' } }
  return plays.length === 0 ? { code: 'noPlays' } : undefined
}

export function refuseQuestion({ shared, roster }: Omit<Seen, 'options'>): Refused {
  const { question } = shared
  return question === null
    ? refuseLook(shared)
    : { code: 'questioned', details: { by: nameOf(roster, question.by) } }
}

/** Refuses a call of any but the first illegal play (10). */
export function refuseNaming({ shared, options }: Seen, play: number): Refused {
  const refused = refuseLook(shared)
  if (refused !== undefined) return refused
  const found = firstIllegal(shared, options)
  if (found === undefined)
    return { code: 'allLegal', details: { play, plays: shared.plays.length } }
  const first = found.play + 1
  return play === first ? undefined : { code: 'notTheFirst', details: { play, first } }
}

/** Questions the plays: time stops until the referee answers (10). */
export function questionPlays(draft: Draft, by: SeatNumber, ctx: Ctx): void {
  const due = deadlineOf(draft.clock as Clock, 'play')
  ctx.stopTimer('play')
  ctx.cancelPrompts('round')
  draft.shared.question = {
    by,
    left: due === null ? null : timeLeft(draft.roster as Roster, ctx.at, due),
  }
  ctx.emit('public', '1250.11/10(1)', () => ({ type: 'questioned', seat: by }))
  askReferee(draft, ctx)
}

/** Confirms all plays, after which the remaining time runs (10). */
export function confirmPlays(draft: Draft, ctx: Ctx): void {
  const { question, stage, plays } = draft.shared
  if (question === null) throw new Error('Nothing was questioned.')
  draft.shared.question = null
  ctx.emit('public', '1250.11/10(1)', () => ({
    type: 'allLegal',
    plays: plays.length,
    over: stage === 'ended',
  }))
  if (question.left === null) askReferee(draft, ctx)
  else ctx.startTimer('play', question.left)
}

/** Undoes the first illegal play with all after it; its player has the time as before (10). */
export function undoIllegal(draft: Draft, clause: TrominoGo['Clause'], ctx: Ctx): void {
  const { shared } = draft
  const found = firstIllegal(shared, draft.options)
  const { first } = shared
  const undoneFirst = shared.plays[found?.play ?? -1]
  if (found === undefined || undoneFirst === undefined || first === null)
    throw new Error('No play is illegal.')
  const { play, fault } = found
  const undone = shared.plays.length - play
  shared.plays.splice(play)
  shared.stage = 'play'
  shared.end = null
  shared.question = null
  ctx.cancelPrompts('legality')
  ctx.cancelPrompts('round')
  ctx.emit('public', clause, () => ({
    type: 'illegal',
    play: play + 1,
    seat: seatOfPlay(first, play),
    letter: letterOfPlay(play),
    fault,
    undone,
    grid: trominoGridRows(trominoesOf({ plays: shared.plays.slice(0, play) })),
  }))
  ctx.startTimer('play', undoneFirst.left)
}
