import type { Game } from '@ackanomic/core'
import { readReply } from '@ackanomic/core/commands'
import { minimalOpening, randomMatch } from '@ackanomic/core/testing'
import {
  isSameMove,
  type MessyReply,
  messyReply,
  type Position,
} from './messy-reply.test-support.js'

/** Creates a source of chance that gives the same numbers each time. */
export function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns positions of random matches of a game. */
export function positionsOf(game: Game, matches: number, seed: number): readonly Position[] {
  const pick = chance(seed)
  return Array.from({ length: matches }, () => {
    const { trials } = randomMatch(game, minimalOpening(game), pick, { entries: 60 })
    return trials.flatMap(({ before }, at) => {
      if (at % 4 !== 0) return []
      return game.status(before).roster.seats.flatMap((_, seat) => {
        const view = game.view(before, seat)
        const legal = game.legalMoves(view)
        const drawn = Array.from({ length: 8 }, () => legal.sample(pick))
        const written = new Map(
          drawn.flatMap((move) =>
            move === undefined ? [] : [[game.notation.format(move, view), move] as const],
          ),
        )
        return written.size === 0 ? [] : [{ game, view, moves: [...written.values()] }]
      })
    })
  }).flat()
}

export function typesOf({ game, view, moves }: Position): string {
  const legal = [...moves, ...game.legalMoves(view).moves]
  return [...new Set(legal.map((move) => String(Object(move).type)))].sort().join()
}

/** Reads made-up replies; returns the misread ones, and counts those that are understood. */
export function misreadReplies(game: Game, positions: readonly Position[], count: number) {
  const pick = chance(11)
  const wrong: (MessyReply & { readonly read: unknown })[] = []
  let meant = 0
  let understood = 0
  for (let i = 0; i < count; i++) {
    const position = positions[pick(positions.length)] as Position
    const reply = messyReply(position, pick)
    const read = readReply(game, position.view, reply.text)
    const isRight = read.ok && isSameMove(read.value, reply.move)
    if (reply.move !== null) meant += 1
    if (isRight) understood += 1
    else if (read.ok) wrong.push({ ...reply, read: read.value })
  }
  return { wrong, meant, understood }
}
