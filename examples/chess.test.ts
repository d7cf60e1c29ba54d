import {
  days,
  loadMatch,
  type Match,
  playerView,
  resultRecordOf,
  saveMatch,
  startMatch,
  submit,
  tick,
  viewerOf,
} from '@ackanomic/core'
import { randomBot, searchBot, seededRandom } from '@ackanomic/core/bots'
import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { type ChessMove, type ChessState, chess, clauses } from './chess.js'
import { shortSighted } from './chess-tactics.js'

const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }

/** Plays moves in short notation, one a minute. Returns the match. */
function played(sans: string): Match<ChessState, ChessMove> {
  const started = startMatch(chess, { roster })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (const [i, text] of sans.split(' ').entries()) {
    const by = ['Ann', 'Bob'][i % 2] ?? ''
    const move = chess.notation.parse(text, chess.view(match.state, i % 2))
    if (!move.ok) throw new Error(move.error.message)
    const at = 60_000 * (i + 1)
    const step = submit(chess, match, { kind: 'move', at, by, move: move.value })
    if (!step.ok) throw new Error(step.error.message)
    match = step.match
  }
  return match
}

function errorOf(match: Match<ChessState, ChessMove>, entry: object): readonly string[] {
  const step = submit(chess, match, { at: 60_000_000, ...entry } as unknown)
  return step.ok ? [] : [step.error.code, step.error.clause]
}

describe('chess', () => {
  test.each([
    ['f3 e5 g4 Qh4#', ['Bob'], 'Bob wins, by mate.'],
    ['Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', [], 'Nobody wins, by repetition.'],
    [
      'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6',
      [],
      'Nobody wins, by stalemate.',
    ],
  ])('ends after %s', (sans, winners, says) => {
    const { state, log } = played(sans)
    expect(chess.outcome(state)?.winners).toEqual(winners)
    const before = played(sans.split(' ').slice(0, -1).join(' '))
    const step = chess.apply(before.state, log.at(-1))
    const post = step.ok ? step.value.events.at(-1)?.event : undefined
    expect(post === undefined ? '' : chess.describeEvent(post, roster.players)).toBe(says)
    expect(resultRecordOf(chess, state, 'chess 1')?.outcome.winners).toEqual(winners)
  })

  test('is lost by a player who lets three days pass', () => {
    const open = played('e4')
    expect(tick(chess, open, 60_000 + days(3) - 1).match.state.outcome).toBeNull()
    const { state } = tick(chess, open, days(9)).match
    expect(state.outcome).toMatchObject({ at: 60_000 + days(3), winners: ['Ann'] })
    const late = { kind: 'move', at: days(9), by: 'Bob', move: { type: 'move', san: 'e5' } }
    expect(errorOf(open, late)).toEqual(['tooLate', 'contract/over'])
  })

  test.each([
    [['Ann'], ['Bob']],
    [['Bob'], ['Ann']],
    [['Ann', 'Bob'], []],
  ])('if %j leave, is won by %j', (persons, winners) => {
    const event = { type: 'leave', persons, from: 'match' } as const
    const step = submit(chess, played('e4'), { kind: 'roster', at: 70_000, event })
    expect(step.ok && step.match.state.outcome?.winners).toEqual(winners)
  })

  test('refuses a move with the clause that it breaks', () => {
    const open = played('e4 e5')
    const move = (by: string, san: string): object => ({
      kind: 'move',
      by,
      move: { type: 'move', san },
    })
    expect(errorOf(open, move('Bob', 'Nf6'))).toEqual(['notYourTurn', 'chess/1'])
    expect(errorOf(open, move('Ann', 'Nf6'))).toEqual(['illegal', 'chess/1'])
    expect(errorOf(open, move('Eve', 'Nf3'))).toEqual(['notAllowed', 'contract/role'])
    const vacation = { kind: 'roster', event: { type: 'vacation', person: 'Ann' } }
    expect(errorOf(open, vacation)).toEqual(['notInChess', 'chess/3'])
    const three = { ...roster, players: ['Ann', 'Bob', 'Cyd'] }
    const started = startMatch(chess, { roster: three })
    expect(started.ok ? '' : started.error.code).toBe('tooManyPlayers')
  })

  test.each([
    ['e2e4', 'e4'],
    [' Nf3 ', 'Nf3'],
    ['O-O', undefined],
    ['', undefined],
    ['e'.repeat(15_000), undefined],
  ])('reads "%.20s"', (text, san) => {
    const started = startMatch(chess, { roster })
    if (!started.ok) throw new Error(started.error.message)
    const read = chess.notation.parse(text, chess.view(started.match.state, 0))
    expect(read.ok ? read.value.san : undefined).toBe(san)
    if (!read.ok) expect(read.error.message).toMatch(/is not a move here; there are a3, a4, /)
  })

  test('is drawn from the viewer’s side', () => {
    const { state } = played('e4')
    const white = chess.render(chess.view(state, 0)).split('\n')
    expect(white.slice(2, 12)).toEqual([
      '8  r n b q k b n r',
      '7  p p p p p p p p',
      '6  . . . . . . . .',
      '5  . . . . . . . .',
      '4  . . . . P . . .',
      '3  . . . . . . . .',
      '2  P P P P . P P P',
      '1  R N B Q K B N R',
      '',
      '   a b c d e f g h',
    ])
    expect(white.slice(-2)).toEqual(['1. e4', 'Black is to move.'])
    const black = chess.render(chess.view(state, 1)).split('\n')
    expect([black[2], black[11]]).toEqual(['1  R N B K Q B N R', '   h g f e d c b a'])
  })

  test('is saved, loaded and shown like any game', () => {
    const match = played('e4 e5')
    const loaded = loadMatch(chess, saveMatch(match))
    expect(loaded.ok && loaded.value.match).toEqual(match)
    const page = playerView(chess, match.state, viewerOf(match.state, 'Ann'))
    expect([page.legal.moves.length, page.pendingActions.length]).toEqual([29, 1])
  })

  test('is played by random bots, and by search bots that find a mate', () => {
    const pick = seededRandom(7)
    const { state } = played('e4 e5 Qh5 Nc6 Bc4 Nf6')
    expect(randomBot(chess, pick)(chess.view(state, 0))?.type).toBe('move')
    const bot = searchBot(chess, pick, { rollouts: 60, widening: 9, tactics: shortSighted })
    expect(bot(chess.view(state, 0))?.san).toBe('Qxf7#')
  })
})

describe('the laws', () => {
  const few = {
    setups: [{ roster }],
    clauses: [clauses],
    runs: 3,
    fuzzCount: 300,
    entries: 60,
    endsWithin: null,
  }
  for (const law of lawsOf(chess, few)) test(law.name, () => law.check())
})
