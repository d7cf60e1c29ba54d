import type { MatchChange, Stage } from '@ackanomic/react'
import { describe, expect, test } from 'vitest'
import { acksStages } from './acks-and-exceptions/stages.js'
import { doubleCrashStages } from './double-crash/stages.js'
import { fictionaryStages } from './fictionary/stages.js'
import { ghostStages } from './ghost/stages.js'
import { limerickContestStages } from './limerick-contest/stages.js'
import { mediocrityStages } from './mediocrity/stages.js'
import { pureSkillStages } from './pure-skill/stages.js'
import { runtimeErrorStages } from './runtime-error/stages.js'
import { rustyLanternStages } from './rusty-lantern/stages.js'
import { singleCaptureGoStages } from './single-capture-go/stages.js'
import { spadesStages } from './spades/stages.js'
import { trominoGoStages } from './tromino-go/stages.js'
import { virusesStages } from './viruses/stages.js'

/** A change that Bob sees, and its results. */
interface Scripted {
  readonly of: string
  stages(change: MatchChange): readonly Stage[]
  /** The public state, which the change does not touch. */
  readonly shared?: object
  readonly events: readonly object[]
  readonly results: readonly Partial<Stage>[]
}

const SCRIPTED: readonly Scripted[] = [
  {
    of: 'ACKs & Exceptions',
    stages: acksStages,
    shared: { rounds: [], flips: [{ of: 0 }], stacks: [[], []] },
    events: [
      { type: 'challenger', seat: 1, bid: 3 },
      { type: 'flipped', of: 0, coaster: 'ACK', count: 2, bid: 3 },
      { type: 'flipped', of: 1, coaster: 'Exception', count: 3, bid: 3 },
      { type: 'failed', seat: 1, by: 1 },
    ],
    results: [
      { title: 'You must flip 3', focus: 'seat 1' },
      { title: 'An ACK: 2 of 3', focus: 'stack 0 1 of 0' },
      { title: 'You fail', text: 'An Exception of yours.', focus: 'stack 1 0 of 0' },
    ],
  },
  {
    of: 'Double Crash',
    stages: doubleCrashStages,
    events: [
      { type: 'reply', seat: 1, round: 2, lines: [] },
      { type: 'reply', seat: 0, round: 3, lines: [{ word: 'HOUSE', crashes: 1 }] },
      { type: 'tentative', winner: 1 },
    ],
    results: [
      { title: 'Ann replies: 1 crash at best', text: 'HOUSE\u00a01', focus: 'salvo 1 2' },
      { title: 'You have hit!', focus: 'target 0' },
    ],
  },
  {
    of: 'Fictionary',
    stages: fictionaryStages,
    events: [
      {
        type: 'result',
        round: 3,
        word: 'lant',
        definition: 'A lance.',
        brainiac: 0,
        list: [{ author: 1 }, { author: 0 }],
        votes: [null, null, 1, 2],
        gains: [0, 1, 0, 1],
      },
    ],
    results: [
      {
        title: 'lant: number 2 is true',
        focus: 'definition 2 of 3',
        text: 'You fooled Cyd.\nDee found it.\nYou +1, Dee +1',
        on: 'before',
      },
    ],
  },
  {
    of: 'Ghost',
    stages: ghostStages,
    events: [
      { type: 'protested', by: 0, against: 1, ground: 'nowhere', word: 'VHE' },
      { type: 'resolved', ground: 'nowhere', valid: true, how: 'report', sought: 'VHE' },
      { type: 'removed', seat: 1 },
    ],
    results: [
      { title: 'Ann protests against you', text: '“VHE is in no word”' },
      {
        title: 'You are out',
        text: 'Ann was right. VHE is not in the dictionary.',
        on: 'before',
      },
    ],
  },
  {
    of: 'the Limerick Contest',
    stages: limerickContestStages,
    events: [
      { type: 'limerick', seat: 1, text: 'Mine' },
      { type: 'limerick', seat: 0, text: 'There was a …' },
      { type: 'count', totals: [1, 2, 0, 0], votes: [{ by: 'Cyd', for: 1 }] },
      { type: 'winner', seat: 1 },
    ],
    results: [
      { title: 'Ann has written about you', focus: 'seat 0' },
      { title: 'The votes: Ann 1, Bob 2, Cyd 0, Dee 0', text: 'Cyd for Bob' },
      { title: 'You win the contest', focus: 'seat 1' },
    ],
  },
  {
    of: 'Mediocrity',
    stages: mediocrityStages,
    events: [
      { type: 'result', round: 2, numbers: [1, 2, 2, null], scorer: 0 },
      { type: 'won', seat: 1, score: 2 },
    ],
    results: [
      {
        title: '1 is the middle: Ann scores',
        text: 'Ann 1, You 2, Cyd 2\nEqual in the middle, so out: 2.',
        focus: 'The numbers of round 2: Ann',
      },
      { title: 'You win', text: '2 is the middle of all Gamepoints.' },
    ],
  },
  {
    of: 'the Game of Pure Skill',
    stages: pureSkillStages,
    events: [
      { type: 'result', prize: 'KS', bids: ['2H', '3D'], taker: 1 },
      { type: 'result', prize: 'QS', bids: ['4H', '4D'], taker: null },
    ],
    results: [
      { title: 'The King of spades goes to you', focus: 'seat 1' },
      { title: 'Nobody takes the Queen of spades', text: 'Equal bids cancel out.' },
    ],
  },
  {
    of: 'Runtime Error',
    stages: runtimeErrorStages,
    events: [
      { type: 'script', seat: 1 },
      {
        type: 'script',
        seat: 0,
        statement: { lower: '2D', upper: '10D', function: 'KS' },
      },
      { type: 'input', seat: 1, card: '4H', functions: ['pull', 'loop'] },
      { type: 'input', seat: 0, card: '5H', functions: [] },
      { type: 'proved', seat: 1 },
    ],
    results: [
      {
        title: 'Ann lays a statement',
        text: 'KS: an input from 2D to 10D now runs LOOP.',
      },
      { title: 'You lay 4H: PULL → LOOP', focus: '4H' },
      { title: 'Ann lays 5H', text: 'It sets nothing off.' },
      { title: 'You have an endless turn' },
    ],
  },
  {
    of: 'the Rusty Lantern',
    stages: rustyLanternStages,
    events: [
      { type: 'verified', seat: 1, play: 3 },
      { type: 'denied', seat: 0, play: 4 },
      { type: 'passed', how: 'own' },
    ],
    results: [
      { title: 'Your tale stands', focus: 'play 2' },
      { title: 'Ann’s tale is denied', focus: 'play 3' },
    ],
  },
  {
    of: 'Single Capture Go',
    stages: singleCaptureGoStages,
    events: [
      {
        type: 'result',
        round: 4,
        attempts: [
          { seat: 0, square: 'e2', status: 'counted' },
          { seat: 1, square: 'c2', status: 'collided' },
          { seat: 2, square: 'c2', status: 'collided' },
        ],
        doomed: [{ seat: 1, reasons: ['no Liberty'], groups: [['d1']] }],
      },
    ],
    results: [
      { title: 'Round 4: what all played', text: 'Ann e2\u00a0· Bob and Cyd c2, so it becomes @.' },
      { title: 'You are out', text: 'Bob has a Group without an empty square beside it: d1.' },
    ],
  },
  {
    of: 'Spades',
    stages: spadesStages,
    shared: { rounds: [], order: [0, 1, 2, 3], bids: [4, 2, 3, 3], plays: ['4H', '9H', '2C'] },
    events: [
      { type: 'leader', seat: 0 },
      { type: 'trick', trick: 1, winner: 1, cards: ['4H', '9H', '2C', '3H'] },
    ],
    results: [
      { title: 'Ann leads', text: 'The highest bid: 4.' },
      { title: 'Trick 1 to you', text: '9H is the highest of the hearts.', focus: 'seat 1' },
    ],
  },
  {
    of: 'Tromino Go',
    stages: trominoGoStages,
    shared: { plays: [] },
    events: [
      {
        type: 'surrounded',
        how: 'surrounded',
        winner: 1,
        gamepoints: 2,
        doubled: true,
        surrounded: [1, 0],
      },
      { type: 'round', how: 'surrounded' },
      { type: 'conceded', seat: 0, gamepoints: 7 },
    ],
    results: [
      {
        title: 'You win the round: +2, doubled',
        text: 'Surrounded ✕: 1 of Ann’s.',
        on: 'before',
      },
      { title: 'Ann offers to end the round' },
    ],
  },
  {
    of: 'Viruses',
    stages: virusesStages,
    shared: {
      cells: [0, 0, 1, 0, 1, 2, 1, 1, 2],
      viruses: [{}, {}],
      players: [{ virus: 1 }, { virus: 2 }],
    },
    events: [{ type: 'turn', turn: 5, moves: [], scorer: 1, eliminated: [0] }],
    results: [
      {
        title: 'Generation 5: a point for you',
        text: 'Cells: Ann 1, Bob 2. Ringed cells are new, grey ones have died.',
      },
      { title: 'Ann is out' },
    ],
  },
]

describe('the results of a change', () => {
  test.each(SCRIPTED)('are described for $of', ({ stages, shared = {}, events, results }) => {
    const view: object = { role: 'seat', seat: 1, shared }
    const told: readonly object[] = events.map((event) => ({ event, message: 'So it is.' }))
    const after = view as MatchChange['after']
    const change = { before: after, after, names: ['Ann', 'Bob', 'Cyd', 'Dee'] }
    expect(stages({ ...change, events: told as MatchChange['events'] })).toMatchObject(results)
  })
})
