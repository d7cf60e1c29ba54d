import type { RandomInt, Timestamp } from '@ackanomic/core'
import type { Bot } from '@ackanomic/core/bots'
import { pendingItemsOf } from './pending-actions.js'
import type { Session } from './session.js'

/** When the others stop: once nobody has anything to do, or when you receive an event. */
export type Pace = 'all' | 'step'

/** After so many moves of bots you are asked again, even if you have nothing to do. */
const MAX_BOT_MOVES = 1000

/** A bot makes an optional move once in so many chances. */
const SELDOM = 10

/** How often a sampler is asked for a pending type of move. */
const TRIES = 50

/**
 * Lets everybody who is not at the screen act now: bots make their required moves, and now and then
 * an optional one; prompts for nobody at the screen are answered. Time does not pass. Returns
 * whether anything happened.
 */
export function othersAct(session: Session, pace: Pace): boolean {
  const { match, news } = session
  const before = match.value
  match.advanceTo(session.now)
  const { refused } = match.playBotsSync(botsAt(session), {
    maxMoves: MAX_BOT_MOVES,
    signal: {
      get aborted() {
        return session.isFaulty || (pace === 'step' && session.news > news)
      },
    },
    random: chanceOfAnswers(session),
    optionalMoves: (person) => session.chance(`${person} may`)(SELDOM) === 0,
    answerPrompt: ({ to }) => !session.isAskedHere(to),
  })
  for (const { error } of refused)
    session.blame(`The program's own entry was refused: ${error.message}`)
  return match.value !== before || session.isFaulty
}

/** Chance that restarts with each entry of the log. */
function chanceOfAnswers(session: Session): RandomInt {
  let [entries, choose] = [session.entries, session.chance('answer')]
  return (of) => {
    if (session.entries !== entries) {
      ;[entries, choose] = [session.entries, session.chance('answer')]
    }
    return choose(of)
  }
}

/** A bot for every seat whose person is not at the screen. */
function botsAt(session: Session): Readonly<Record<string, Bot>> {
  const holders = session.status.roster.seats.flatMap(({ holder }) => holder ?? [])
  return Object.fromEntries(
    holders.filter((name) => !session.isHere(name)).map((name) => [name, botOf(session, name)]),
  )
}

/** A bot that makes any required move, or else an optional one. It knows only its view. */
function botOf(session: Session, name: string): Bot {
  const { game, match } = session
  return (view) => {
    const { mine } = pendingItemsOf(session, name)
    const musts = mine.filter(({ need }) => need !== 'optional')
    const types = (musts.length > 0 ? musts : mine).map(({ action }) => action)
    const legal = game.legalMoves(view)
    const choose = session.chance(view.seat ?? name)
    for (let i = 0; i < TRIES; i++) {
      const move = legal.sample(choose)
      if (move === undefined) return undefined
      const entry = { kind: 'move', at: session.now, by: name, move } as const
      if (isPending(move, types) && game.check(match.value.state, entry) === undefined) return move
    }
    return undefined
  }
}

/** Whether a move is of a pending type; in games without types, any move is. */
function isPending(move: unknown, types: readonly string[]): boolean {
  const { type } = Object(move) as { readonly type?: unknown }
  return typeof type !== 'string' || types.includes(type)
}

/**
 * Takes the next step without you: the others act, or else the next deadline up to `until` falls
 * due. Returns whether anything happened.
 */
export function advanceOnce(session: Session, until: Timestamp, pace: Pace): boolean {
  const { match } = session
  if (match.isOver) return false
  if (othersAct(session, pace)) return true
  const due = match.nextDeadline
  if (due === null || due > until) return false
  const before = match.value
  match.advanceTo(due)
  return match.value !== before
}
