import type { RosterSetup } from '@ackanomic/core'
import { seatOf } from '@ackanomic/core/engine'
import { GameScript, START } from '../game-script.test-support.js'
import { exchangeOf } from './exchanges.js'
import { doubleCrash } from './game.js'
import type { DoubleCrash } from './model.js'
import { isSalvoRound, linesOf, salvoSizeOf } from './words.js'

type Move = DoubleCrash['Move']

const MISSES = ['QQQQQ', 'XXXXX', 'JJJJJ', 'VVVVV', 'KKKKK', 'ZZZZZ'] as const

export function salvo(size: number, words: Readonly<Record<number, string>> = {}): Move {
  return { type: 'salvo', words: MISSES.slice(0, size).map((word, i) => words[i + 1] ?? word) }
}

export class Script extends GameScript<DoubleCrash> {
  constructor(options: unknown = {}, roster: Partial<RosterSetup> = {}) {
    super(
      doubleCrash,
      { players: ['Ann', 'Bob'], referees: [], startedAt: START, ...roster },
      options,
    )
  }

  chosen(ann = 'HEART', bob = 'SWORD'): this {
    return this.plays('Ann', { type: 'target', word: ann }).plays('Bob', {
      type: 'target',
      word: bob,
    })
  }

  salvos(
    ann: Readonly<Record<number, string>> = {},
    bob: Readonly<Record<number, string>> = {},
  ): this {
    const size = salvoSizeOf(this.state.shared.round)
    return this.plays('Ann', salvo(size, ann)).plays('Bob', salvo(size, bob))
  }

  replies(by: string, wrong: Readonly<Record<number, number>> = {}): this {
    return this.plays(by, this.reply(by, wrong))
  }

  reply(by: string, wrong: Readonly<Record<number, number>> = {}): Move {
    const seat = seatOf(this.state.roster, by)
    const fired = exchangeOf(this.state.shared)?.salvos[1 - seat] ?? []
    const lines = linesOf(fired, this.state.secret[seat]?.target ?? '')
    return {
      type: 'reply',
      lines: lines.map((line, i) => ({ ...line, crashes: wrong[i + 1] ?? line.crashes })),
    }
  }

  until(round: number): this {
    while (this.state.shared.round < round) {
      if (isSalvoRound(this.state.shared.round)) this.salvos()
      else this.replies('Ann').replies('Bob')
    }
    return this
  }

  reach(round: number): this {
    return this.chosen().until(round)
  }

  annHits(): this {
    return this.chosen().salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
  }

  override answers(answer: unknown): this {
    return this.apply(this.answerEntry(this.state.openPrompts[0]?.name ?? '', answer))
  }

  get round(): number {
    return this.state.shared.round
  }

  get tentative(): string | null {
    const { tentative } = this.state.shared
    return tentative === null ? null : `${['Ann', 'Bob'][tentative.winner]}: ${tentative.because}`
  }
}
