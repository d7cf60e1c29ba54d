import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import { continuationsOf, isContinuation } from './letters.js'
import type { Ghost } from './model.js'
import { Script } from './script.test-support.js'

type Move = Ghost['Move']

describe('a continuation', () => {
  test.each<[string, string, boolean]>([
    ['PERSO', 'UPERSO', true],
    ['PERSO', 'PERSON', true],
    ['PERSO', 'PERSO', false],
    ['PERSO', 'PEURSO', false],
    ['PERSO', 'UPERSON', false],
    ['PERSO', 'ERSON', false],
    ['PERSO', 'SUPERS', false],
    ['PERSO', 'PERSA', false],
    ['A', 'AA', true],
    ['AB', 'AAB', true],
    ['AB', 'BA', false],
  ])('of %s to %s is legal: %s [1250.9/4(2)b]', (ghostWord, word, isLegal) => {
    expect(isContinuation(word, ghostWord)).toBe(isLegal)
  })

  test('is one of 52 at most [1250.9/4(2)b]', () => {
    expect(continuationsOf('GHO')).toHaveLength(52)
    expect(continuationsOf('GHO').every((word) => isContinuation(word, 'GHO'))).toBe(true)
    expect(continuationsOf('AA').filter((word) => word === 'AAA')).toHaveLength(1)
    expect(continuationsOf('AA')).toHaveLength(51)
  })
})

describe('a turn', () => {
  test('allows one play: a letter, a continuation, a protest or a resignation [1250.9/4.4(1)]', () => {
    const types = (script: Script, seat: number): readonly string[] => {
      const legal = ghost.legalMoves(ghost.view(script.state, seat))
      return legal.complete ? [...new Set(legal.moves.map(({ type }) => type))] : []
    }
    const script = new Script()
    expect(types(script, 0)).toEqual(['begin', 'resign'])
    expect(types(script, 1)).toEqual([])
    script.plays('Ann', 'Q')
    expect(types(script, 0)).toEqual([])
    expect(types(script, 1)).toEqual(['continue', 'protest', 'resign'])
    expect(script.refuses('Ann', 'QU').code).toBe('notYourTurn')
  })

  test('belongs to one player [1250.9/4.4(3)]', () => {
    const script = new Script()
    const moves = ['Q', 'protest: it is a word', 'continue QU']
    for (const by of ['Bob', 'Cyd']) {
      for (const move of moves) {
        expect(script.refuses(by, move)).toMatchObject({
          code: 'notYourTurn',
          clause: '1250.9/4.4(3)',
          details: { turn: 'Ann' },
        })
      }
    }
    expect(script.refuses('Rex', 'Q').code).toBe('notAllowed')
    expect(script.refuses('Vera', 'Q').code).toBe('notAllowed')
  })

  test('ends with a play that is announced to all [1250.9/4.4(2)]', () => {
    const script = new Script().plays('Ann', 'Q')
    expect(script.events).toEqual([
      {
        to: 'public',
        at: START,
        clause: '1250.9/4(1)b',
        event: { type: 'begun', seat: 0, word: 'Q' },
      },
      {
        to: 'public',
        at: START,
        clause: '1250.9/4.1(4)',
        event: { type: 'turn', seat: 1, word: 'Q' },
      },
    ])
    script.plays('Bob', 'QU')
    expect(script.messages).toEqual(['Bob makes it QU.', 'Cyd is to continue QU or to protest it.'])
    expect(script.events.every(({ to }) => to === 'public')).toBe(true)
  })
})

describe('a ghost word', () => {
  test('can begin only when there is none [1250.9/4(1)a]', () => {
    const script = new Script().plays('Ann', 'begin Q')
    expect(script.word).toBe('Q')
    expect(script.refuses('Bob', 'begin U')).toMatchObject({
      code: 'wordStands',
      clause: '1250.9/4(1)a',
      details: { word: 'Q' },
    })
  })

  test('begins with one letter of the alphabet [1250.9/4(1)b]', () => {
    const legal = ghost.legalMoves(ghost.view(new Script().state, 0))
    const letters = legal.complete
      ? legal.moves.flatMap((move) => (move.type === 'begin' ? [move.letter] : []))
      : []
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const begins = (letter: unknown): string => {
      const move = { type: 'begin', letter } as Move
      const entry = { kind: 'move', at: START, by: 'Ann', move } as const
      return new Script().errorOf(entry).code
    }
    // These include letters that become one of A to Z when their case is changed.
    for (const letter of [
      'QU',
      '',
      ' ',
      'é',
      'ß',
      '1',
      '?',
      'Ä',
      '\u212A',
      '\u0131',
      'ſ',
      1,
      null,
    ]) {
      expect(begins(letter)).toBe('invalidEntry')
    }
  })

  test('must begin before it can grow [1250.9/4(2)a]', () => {
    expect(new Script().refuses('Ann', 'continue QU')).toMatchObject({
      code: 'nothingToContinue',
      clause: '1250.9/4(2)a',
    })
  })

  test('grows by one letter at either end [1250.9/4(2)b]', () => {
    const script = new Script().play(['Ann', 'E'], ['Bob', 'ER'], ['Cyd', 'PER'])
    for (const word of ['ERS', 'PERSO', 'PERR S'.replace(' ', ''), 'PXER', 'APEX', 'PER']) {
      expect(script.refuses('Ann', `continue ${word}`)).toMatchObject({
        code: 'notAContinuation',
        clause: '1250.9/4(2)b',
        details: { word, ghostWord: 'PER' },
      })
    }
    expect(script.plays('Ann', 'PERS').word).toBe('PERS')
  })

  test('is the posted text, in upper or lower case [1250.9/4(2)c]', () => {
    const script = new Script().play(['Ann', 'p'], ['Bob', 'Pe'], ['Cyd', 'upe'])
    expect(script.state.shared.word).toEqual({ letters: 'UPE', author: 2 })
    script.plays('Ann', 'uper')
    expect(script.state.shared.word).toEqual({ letters: 'UPER', author: 0 })
  })

  test('has only letters, and at most a thousand', () => {
    const script = new Script({ players: ['Ann', 'Bob'] }).plays('Ann', 'Q')
    const continues = (word: string): string => {
      const entry = {
        kind: 'move',
        at: START,
        by: 'Bob',
        move: { type: 'continue', word },
      } as const
      return script.errorOf(entry).code
    }
    for (const word of ['Qé', 'Q ', 'Q\n', 'Q-', 'Q\u212A', `Q${'A'.repeat(1000)}`]) {
      expect(continues(word)).toBe('invalidEntry')
    }
    const entries = Array.from({ length: 999 }, (_, i) => ({
      kind: 'move',
      at: START,
      by: i % 2 === 0 ? 'Bob' : 'Ann',
      move: { type: 'continue', word: 'Q'.repeat(i + 2) },
    }))
    const longest = ghost.applyAll(script.state, entries)
    if (!longest.ok) throw new Error(longest.error.error.message)
    script.state = longest.value
    const legal = ghost.legalMoves(ghost.view(script.state, 0))
    expect(legal.complete && legal.moves.map(({ type }) => type)).toEqual([
      'protest',
      'protest',
      'resign',
    ])
    expect(ghost.legalMoves(ghost.view(script.state, 0)).sample(() => 1)?.type).toBe('protest')
    script.plays('Ann', 'protest: it is in no word').plays('Bob', `answer ${'Q'.repeat(1000)}`)
    expect(script.state.openPrompts).toHaveLength(1)
  })
})
