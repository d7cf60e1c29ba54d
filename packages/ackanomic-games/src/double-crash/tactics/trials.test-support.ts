import {
  days,
  type Match,
  type RandomInt,
  type Referee,
  startMatch,
  submit,
  tick,
} from '@ackanomic/core'
import { randomBot, seededDie } from '@ackanomic/core/bots'
import type { SeatView, State, TacticsOf } from '@ackanomic/core/engine'
import { lettersAtRandom } from '../deduction.js'
import { doubleCrash } from '../game.js'
import type { DoubleCrash } from '../model.js'
import type { DoubleCrashReplyLine } from '../words.js'
import { linesOf, salvoSizeOf } from '../words.js'
import { doubleCrashTactics } from './play.js'

type Move = DoubleCrash['Move']

export const LIST: readonly string[] =
  `heart spade staff chaff sword wordy crash brash trash flash clash slash
  smash stash quash leash shark share shape shade shake shame shale scale
  stale whale while white write wrote quote quite suite smite spite spice
  slice twice price prize pride bride brine swine spine opine ovine ozone
  alone atone`.split(/\s+/)

export type DoubleCrashBot = (view: SeatView<DoubleCrash>) => Move | undefined

export function thinking(
  { solve: consider }: TacticsOf<DoubleCrash>,
  pick: RandomInt,
): DoubleCrashBot {
  return (view) => {
    const thought = consider?.(view, pick)
    for (;;) {
      const step = thought?.next()
      if (step?.done !== false) return step?.value?.[0]?.move
    }
  }
}

export function chance(seed: string): RandomInt {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}

export function salvosTo(
  target: string,
  fire: (reports: readonly DoubleCrashReplyLine[], size: number, next: number) => readonly string[],
): number {
  const reports: DoubleCrashReplyLine[] = []
  for (let fired = 1; ; fired++) {
    const round = 2 * fired - 1
    const salvo = fire(reports, salvoSizeOf(round), salvoSizeOf(round + 2))
    if (salvo.includes(target)) return fired
    reports.push(...linesOf(salvo, target))
  }
}

export function properRandomBot(words: readonly string[], pick: RandomInt): DoubleCrashBot {
  const bot = randomBot(doubleCrash, pick)
  return (view) => {
    if (view.shared.round > 1 || view.mine.target !== null) return bot(view, 0)
    const salvo = Array.from({ length: salvoSizeOf(1) }, () => lettersAtRandom(pick))
    return { type: 'opening', target: words[pick(words.length)] ?? 'HEART', words: salvo }
  }
}

export function playMatch(
  bots: readonly [DoubleCrashBot, DoubleCrashBot],
  referee: Referee,
  options: unknown = {},
): Match<State<DoubleCrash>, Move> {
  const players = ['Ann', 'Bob']
  const roster = { players, referees: [], startedAt: 0 }
  const started = startMatch(doubleCrash, { roster, options }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (let at = 1; match.state.outcome === null; at++) {
    let moved = false
    for (const [seat, bot] of bots.entries()) {
      const view = doubleCrash.view(match.state, seat)
      const move = view.role === 'seat' ? bot(view) : undefined
      if (move === undefined) continue
      const entry = { kind: 'move', at, by: players[seat] ?? '', move } as const
      const step = submit(doubleCrash, match, entry, { referee })
      if (!step.ok) throw new Error(step.error.message)
      match = step.match
      moved = true
    }
    if (!moved) match = tick(doubleCrash, match, at + days(4), { referee }).match
  }
  return match
}

export function pairing(
  words: readonly string[],
  seat: 0 | 1,
  pick: RandomInt,
): readonly [DoubleCrashBot, DoubleCrashBot] {
  const good = thinking(doubleCrashTactics({ words }), pick)
  const random = properRandomBot(
    words.map((word) => word.toUpperCase()),
    pick,
  )
  return seat === 0 ? [good, random] : [random, good]
}
