import type { TableSetup } from '@ackanomic/core'
import { seatOf } from '@ackanomic/core/engine'
import { GameScript, START } from '../game-script.test-support.js'
import { exchangeOf } from './exchanges.js'
import { doubleCrash } from './game.js'
import type { DoubleCrash } from './model.js'
import { isSalvoRound, linesOf, salvoSizeOf } from './words.js'

type Move = DoubleCrash['Move']

/** Words that never crash with the Target Words of the tests. */
const MISSES = ['QQQQQ', 'XXXXX', 'JJJJJ', 'VVVVV', 'KKKKK', 'ZZZZZ'] as const

/** A Salvo of so many words that miss, with other words in some places, from 1. */
export function salvo(size: number, words: Readonly<Record<number, string>> = {}): Move {
  return { type: 'salvo', words: MISSES.slice(0, size).map((word, i) => words[i + 1] ?? word) }
}

/** A match that is played entry by entry. */
export class Script extends GameScript<DoubleCrash> {
  constructor(options: unknown = {}, table: Partial<TableSetup> = {}) {
    super(
      doubleCrash,
      { players: ['Ann', 'Bob'], referees: [], startedAt: START, ...table },
      options,
    )
  }

  /** Both choose: HEART is Ann's Target Word, and SWORD is Bob's, if nothing else is said. */
  chosen(ann = 'HEART', bob = 'SWORD'): this {
    return this.plays('Ann', { type: 'target', word: ann }).plays('Bob', {
      type: 'target',
      word: bob,
    })
  }

  /** The Salvos of the round, Ann's first; they miss but for the words given by their places. */
  salvos(
    ann: Readonly<Record<number, string>> = {},
    bob: Readonly<Record<number, string>> = {},
  ): this {
    const size = salvoSizeOf(this.state.shared.round)
    return this.plays('Ann', salvo(size, ann)).plays('Bob', salvo(size, bob))
  }

  /** An honest Reply, but for the numbers given by their places. */
  replies(by: string, wrong: Readonly<Record<number, number>> = {}): this {
    return this.plays(by, this.reply(by, wrong))
  }

  /** The honest Reply of a player, but for the numbers given by their places. */
  reply(by: string, wrong: Readonly<Record<number, number>> = {}): Move {
    const seat = seatOf(this.state.table, by)
    const fired = exchangeOf(this.state.shared)?.salvos[1 - seat] ?? []
    const lines = linesOf(fired, this.state.secret[seat]?.target ?? '')
    return {
      type: 'reply',
      lines: lines.map((line, i) => ({ ...line, crashes: wrong[i + 1] ?? line.crashes })),
    }
  }

  /** Plays on, honestly and without a hit, until a round begins. */
  until(round: number): this {
    while (this.state.shared.round < round) {
      if (isSalvoRound(this.state.shared.round)) this.salvos()
      else this.replies('Ann').replies('Bob')
    }
    return this
  }

  /** Chooses and plays on until a round begins. */
  reach(round: number): this {
    return this.chosen().until(round)
  }

  /** Ann hits Bob's Target Word in the first Salvo: she is tentative winner. */
  annHits(): this {
    return this.chosen().salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
  }

  /** Answers the first of the host's prompts. */
  override answers(answer: unknown): this {
    return this.apply(this.answerEntry(this.state.openPrompts[0]?.name ?? '', answer))
  }

  /** The number of the round. */
  get round(): number {
    return this.state.shared.round
  }

  /** The tentative winner, and the reason. */
  get tentative(): string | null {
    const { tentative } = this.state.shared
    return tentative === null ? null : `${['Ann', 'Bob'][tentative.winner]}: ${tentative.because}`
  }
}
