import { describe, expect, test } from 'vitest'
import { refusedWords } from './word-check.js'

const wordsIn = (file: string, text: string) =>
  refusedWords(file, text).map(({ line, text: word }) => `${line} ${word}`)

describe('the check of words in markdown', () => {
  test('refuses the old pronouns in a sentence', () => {
    const page =
      'A player bids what e likes.\nE may pass; eir cards go to em.\nNobody helps emself.'
    expect(wordsIn('a.md', page)).toEqual(['1 e', '2 E', '2 eir', '2 em', '3 emself'])
  })

  test.each([
    'Play e4, then Ke2.',
    'Say so, e.g. by mail.',
    'It is 16 em wide.',
    'A weight of `e` to the power of x.',
    'Appendix E has the table.',
    'Letters A–E count once.',
  ])('allows %j', (text) => {
    expect(wordsIn('a.md', text)).toEqual([])
  })

  test('refuses a sentence that begins with Whoever, and no other', () => {
    expect(wordsIn('a.md', 'Whoever bids pays.\nIt goes to whoever bids.')).toEqual(['1 Whoever'])
  })

  test('refuses "stands in" if "is in" is meant', () => {
    const page = 'It stands in no rule.\nA program stands in for Ann.'
    expect(wordsIn('a.md', page)).toEqual(['1 stands in'])
  })

  test('refuses "act" as a noun, but not as a verb', () => {
    expect(wordsIn('a.md', 'Each act is signed.\nPeople act for themselves.')).toEqual([
      '1 Each act',
    ])
  })

  test('allows any words between the marks of an example', () => {
    const page = '<!-- words: shown -->\nWhat e sees.\n<!-- words: checked -->\nWhat e sees.'
    expect(wordsIn('a.md', page)).toEqual(['4 e'])
  })

  test('reads no sentences in code', () => {
    expect(wordsIn('a.md', '```\nif e is in em\n```\n`catch e`')).toEqual([])
  })
})

describe('the check of words in code', () => {
  test('refuses the old pronouns in every kind of comment', () => {
    const code = [
      '/** The view of e. */',
      'const a = 1 // to em',
      'function b() {',
      '  /* a comment with',
      '   * eir name */',
      '}',
    ]
    expect(wordsIn('a.ts', code.join('\n'))).toEqual(['1 e', '2 em', '5 eir'])
  })

  test('refuses the old pronouns in strings, templates and the text of elements', () => {
    const code = [
      "const a = 'it is where e sits', z = ['E must pay.', 'Nobody asks em.']",
      `const b = \`\${name} has no seat of eir own\``,
      'const c = <p>nobody asks em for it</p>',
    ]
    expect(wordsIn('a.tsx', code.join('\n'))).toEqual(['1 e', '1 E', '1 em', '2 eir', '3 em'])
  })

  test('allows variables, letters and regular expressions', () => {
    const code =
      "const e = 'e'\nconst d = ['d', 'e', 'f'].map((e) => e + 1)\nconst r = /e em eir/u\n"
    expect(wordsIn('a.ts', code)).toEqual([])
  })

  test('reads the comments in the examples of a doc comment', () => {
    const code =
      '/**\n * It waits.\n *\n * ```ts\n * try {} catch (e) { seatsOf(e) } // e is em\n * ```\n */\n'
    expect(wordsIn('a.ts', code)).toEqual(['5 e', '5 em'])
  })
})

describe('the check of comments and titles', () => {
  test('refuses a comment that begins with a clause', () => {
    const code =
      '/** What a seat sees. */\nconst a = 1\n// So many moves.\nconst b = 2 // The view.\n'
    expect(wordsIn('a.ts', code)).toEqual(['1 What', '3 So many'])
  })

  test('refuses a title that forms no sentence with its describe', () => {
    const code = "describe('a vote', () => {\n  test('of what was posted', () => {})\n})\n"
    expect(wordsIn('a.ts', code)).toEqual(['2 of what'])
  })

  test('refuses former names', () => {
    const code = 'const MOST_CARDS = 4\nconst rejection: TableSetup = refusalOf(MAX_CARDS)'
    expect(wordsIn('a.ts', code)).toEqual([
      '1 MOST_CARDS',
      '2 rejection',
      '2 TableSetup',
      '2 refusalOf',
    ])
  })
})
