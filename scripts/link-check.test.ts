import { describe, expect, test } from 'vitest'
import { pathsIn, scriptsIn, testsIn } from './link-check.js'

describe('the paths of a page', () => {
  test.each([
    ['a file', 'See `scripts/check.ts`.', ['scripts/check.ts']],
    ['a folder', '`packages/core`', ['packages/core']],
    ['a file in a command', '`npx tsx scripts/apart.ts browser deep`', ['scripts/apart.ts']],
    ['the folder before a placeholder', '`docs/games/<game>.md`', ['docs/games/']],
    ['the folder before a pattern', '`packages/*/api.md`', ['packages/']],
    ['a file without its line', '`scripts/check.ts:12`', ['scripts/check.ts']],
    ['no file that a build makes', '`apps/arcade/dist` and `docs/api/x.md`', []],
    ['no path outside backticks', 'docs/games or apps/none', []],
    ['no path in an example', '```sh\ncat `docs/none.md`\n```', []],
    ['no path of another project', '`src/docs/none.md`', []],
  ])('include %s', (_, page, paths) => {
    expect(pathsIn(page)).toEqual(paths)
  })
})

describe('the scripts of a page', () => {
  test.each([
    ['a script', '`npm run test:unit -- x`', '', 'test:unit'],
    ['a silent script', 'npm run --silent types', '', 'types'],
    ['a script of a package', 'npm --prefix bench run start', 'bench', 'start'],
    [
      'a script with its package after it',
      'npm run --prefix apps/arcade dev',
      'apps/arcade',
      'dev',
    ],
    ['a script in an example', '```sh\nnpm run site\n```', '', 'site'],
  ])('include %s', (_, page, folder, script) => {
    expect(scriptsIn(page)).toEqual([{ folder, script }])
  })
})

test('the tests that a page names are links to test files, with the titles in quotes', () => {
  const page =
    'Held by [“a title”](a/b.test.ts) · [“another”](c.test-support.ts), see [“no test”](d.ts).'
  expect(testsIn(page)).toEqual([
    { title: 'a title', file: 'a/b.test.ts' },
    { title: 'another', file: 'c.test-support.ts' },
  ])
})
