import type { RandomInt, Timestamp } from '@ackanomic/core'
import type { Bot } from '@ackanomic/core/bots'
import { pendingItemsOf } from './pending-actions.js'
import type { Session } from './session.js'

/** When the others stop: when nobody has anything to do, or as soon as you receive an event. */
export type Pace = 'all' | 'step'

/** After so many moves of bots you are asked again, though you have nothing to do. */
const MAX_BOT_MOVES = 1000

/** A bot that merely may do something does it this seldom: once in so many chances. */
const SELDOM = 10

/** How often a sampler is asked for a move of a pending kind. */
const TRIES = 50

/**
 * Lets everybody act at this moment who doesn't sit at the screen: the bots in the other seats make
 * the moves that they must make, and now and then one that they merely may make; prompts that
 * aren't for anyone at the screen are answered. Time does not pass. Tells whether anything happened.
 */
export function othersAct(session: Session, pace: Pace = 'all'): boolean {
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

/** Chance that begins anew with each entry of the log. */
function chanceOfAnswers(session: Session): RandomInt {
  let [entries, choose] = [session.entries, session.chance('answer')]
  return (of) => {
    if (session.entries !== entries) {
      ;[entries, choose] = [session.entries, session.chance('answer')]
    }
    return choose(of)
  }
}

/** A bot for everybody in a seat who doesn't sit at the screen. */
function botsAt(session: Session): Readonly<Record<string, Bot>> {
  const holders = session.status.table.seats.flatMap(({ holder }) => holder ?? [])
  return Object.fromEntries(
    holders.filter((name) => !session.isHere(name)).map((name) => [name, botOf(session, name)]),
  )
}

/**
 * A bot that makes any move that it must make or, if there is none, one that it may make. It knows no more
 * than its view.
 */
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

/** Whether a move is of a pending type; if a game's moves have no types, any will do. */
function isPending(move: unknown, types: readonly string[]): boolean {
  const { type } = Object(move) as { readonly type?: unknown }
  return typeof type !== 'string' || types.includes(type)
}

/**
 * Does what happens next without you: the others act or, if they have nothing to do, the next deadline up
 * to `until` falls due. Returns whether anything happened.
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
