import {
  combineReferees,
  days,
  type Match,
  type Referee,
  startMatch,
  submit,
  tick,
} from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { dictionaryReferee, loadWordList, type WordDictionary } from '@ackanomic/core/dictionary'
import type { State } from '@ackanomic/core/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import type { Ghost } from './model.js'
import type { GhostGround } from './state.js'

type Options = Ghost['Options']

let official: WordDictionary
let referee: Referee

beforeAll(async () => {
  const list = await loadWordList()
  if (!list.ok) throw new Error(list.error.message)
  official = list.value
  referee = combineReferees(dictionaryReferee({ official }), seededReferee(1250))
})

function protested(
  ghostWord: string,
  ground: GhostGround,
  options: Partial<Options> = {},
): Match<State<Ghost>, Ghost['Move']> {
  const roster = {
    players: ['Ann', 'Bob', 'Cyd'],
    referees: ['Rex'],
    startedAt: START,
    census: { activePlayers: 9 },
  }
  const started = startMatch(ghost, { roster, options }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (let i = 1; i <= ghostWord.length; i++) {
    const word = ghostWord.slice(0, i)
    match = plays(match, i === 1 ? { type: 'begin', letter: word } : { type: 'continue', word })
  }
  return plays(match, { type: 'protest', ground })
}

function plays(
  match: Match<State<Ghost>, Ghost['Move']>,
  move: Ghost['Move'],
): Match<State<Ghost>, Ghost['Move']> {
  const { seat: turn, stage, protest } = match.state.shared
  const seat = turn ?? (stage === 'answer' ? protest?.against : undefined) ?? -1
  const by = match.state.roster.seats[seat]?.holder ?? 'nobody'
  const step = submit(ghost, match, { kind: 'move', at: START, by, move }, { referee })
  if (!step.ok) throw new Error(step.error.message)
  expect(step.rejectedAnswers).toEqual([])
  return step.match
}

const valid = ({ state }: Match<State<Ghost>, Ghost['Move']>): boolean | undefined => {
  const resolved = state.shared.history.findLast(({ type }) => type === 'resolved')
  return resolved?.type === 'resolved' ? resolved.valid : undefined
}

describe('a referee with the words of English', () => {
  test.each([
    ['GHOST', true],
    ['WORD', true],
    ['GHOSR', false],
    ['UPERSO', false],
    // This is a word, but too short for the rule.
    ['CAT', false],
  ])('decides whether %s is a word: %s [1250.9/4(3)e, 1250.9/1]', (ghostWord, isValid) => {
    expect(valid(protested(ghostWord, 'word'))).toBe(isValid)
  })

  test('decides the rule’s examples: uperso is in supersonic, spronc is in no word [1250.9/4(3)j, 1250.9/4(3)n]', () => {
    const uperso = protested('UPERSO', 'nowhere')
    expect(uperso.state.shared.stage).toBe('answer')
    expect(valid(plays(uperso, { type: 'answer', word: 'SUPERSONIC' }))).toBe(false)
    expect(valid(plays(uperso, { type: 'answer', word: 'SUPERSOX' }))).toBe(true)
    const spronc = protested('SPRONC', 'nowhere')
    expect(valid(plays(spronc, { type: 'answer', word: 'SPRONCING' }))).toBe(true)
    const late = tick(ghost, spronc, START + days(3), { referee }).match
    expect(valid(late)).toBe(true)
    expect([official.hasInside('uperso'), official.hasInside('spronc')]).toEqual([true, false])
  })

  test.each([
    ['UPERSO', false],
    ['SPRONC', true],
    ['Q', false],
    ['QZX', true],
  ])('decides whether %s is in no word: %s', (ghostWord, isValid) => {
    expect(valid(protested(ghostWord, 'nowhere', { containment: 'lookup' }))).toBe(isValid)
  })
})
