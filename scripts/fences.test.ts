import { expect, test } from 'vitest'
import { fencesOfPage, fencesOfSource, programOf } from './fences.js'

const page = `Text.

\`\`\`ts
const a = 1 // => 1
\`\`\`

- item
  \`\`\`ts no-run
  serve({
    port: 1,
  })
  \`\`\`

\`\`\`sh
npm start
\`\`\`
`

test('the fences of a page are its examples in TypeScript, each with its line', () => {
  expect(fencesOfPage('a.md', page)).toEqual([
    { language: 'ts', file: 'a.md', line: 4, code: 'const a = 1 // => 1', runs: true },
    { language: 'ts', file: 'a.md', line: 9, code: 'serve({\n  port: 1,\n})', runs: false },
  ])
})

test('the fences of a source are the examples in its doc comments', () => {
  const source = `/* \`\`\`ts */
/**
 * A thing.
 *
 * @example
 * \`\`\`ts
 * import { it } from '@scope/it'
 *
 * it({
 *   a: 1,
 * }) // => 2
 * \`\`\`
 */
export interface Thing {
  /**
   * \`\`\`ts
   * field
   * \`\`\`
   */
  field: string
}
`
  expect(fencesOfSource('a.ts', source).map(({ line, code }) => [line, code])).toEqual([
    [7, "import { it } from '@scope/it'\n\nit({\n  a: 1,\n}) // => 2"],
    [17, 'field'],
  ])
})

test.each([
  ['half(8) // => 4', '__shows(half(8), (4), "a.md:7"); // => 4'],
  ['half(\n  8,\n); // => 4', '__shows(half(\n  8,\n), (4), "a.md:7");; // => 4'],
  ['const a = half(8) // => 4', 'const a = half(8);__shows(a, (4), "a.md:7"); // => 4'],
  [
    'a // => { b: 1,\n//      c: 2 }',
    '__shows(a, ({ b: 1,       c: 2 }), "a.md:7"); // => { b: 1,\n//      c: 2 }',
  ],
  ['a() // no value', 'a() // no value'],
])('%j checks the values that it shows', (code, program) => {
  expect(programOf({ language: 'ts', file: 'a.md', line: 7, code, runs: true })).toBe(
    `${program}\nexport {}\n`,
  )
})

test('an example in TSX is rendered', () => {
  const code = 'const App = () => <p>{half(8)}</p>'
  const program = programOf({ language: 'tsx', file: 'a.md', line: 7, code, runs: true })
  expect(program.split('\n')).toEqual([
    `/** @jsxRuntime automatic @jsxImportSource react */ ${code}`,
    '__draws(<App />)',
    'export {}',
    '',
  ])
})
