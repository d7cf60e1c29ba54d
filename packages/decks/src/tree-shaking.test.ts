import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles a program, and returns the names of the files in it. */
async function bundled(program: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: program, resolveDir: source('.'), loader: 'ts' },
    alias: {
      '@ackanomic/core/untrusted': source('../../core/src/untrusted/index.ts'),
      '@ackanomic/core/engine': source('../../core/src/engine/index.ts'),
      '@ackanomic/core': source('../../core/src/index.ts'),
      '@ackanomic/decks': source('./index.ts'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path.replace(/^.*\//, ''))
    .filter((file) => file !== '<stdin>')
    .sort()
}

describe('a bundle', () => {
  test('of only suits and ranks of the Standard Deck has three files', async () => {
    const program = `
      import { rankOf, standardDeck, suitOf } from '@ackanomic/decks'
      console.log(suitOf(standardDeck, 'AS'), rankOf(standardDeck, 'AS'))`
    expect(await bundled(program)).toEqual(['cards.ts', 'memoize-by-ref.ts', 'standard.ts'])
  })

  test('of a card game contains no other deck, society or definitions', async () => {
    const program = `
      import { cardsOf, deal, parseCards, sortCards, standardDeck } from '@ackanomic/decks'
      console.log(cardsOf, deal, parseCards, sortCards, standardDeck)`
    const files = await bundled(program)
    expect(files).toContain('notation.ts')
    for (const file of ['eleusis.ts', 'deck.ts', 'deck-errors.ts', 'define.ts', 'clauses.ts']) {
      expect(files).not.toContain(file)
    }
    expect(files.filter((file) => file.endsWith('.mjs') || file.endsWith('.js'))).toEqual([])
  })

  test('of an unused import is empty', async () => {
    expect(await bundled(`import '@ackanomic/decks'`)).toEqual([])
  })
})
