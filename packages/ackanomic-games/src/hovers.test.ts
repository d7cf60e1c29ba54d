import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const file = join(root, 'packages/ackanomic-games/src/hovers-of-an-app.ts')

const MAX_LENGTH = 180

/** An app in an editor, with a mark before each hovered name. */
const app = `
import { createMatch, startMatch, submit, type MatchOf, type MoveOf } from '@ackanomic/core'
import { spades } from './spades/index.js'
const players = ['Ann', 'Bea', 'Cid', 'Dot']
export const match = /*1*/createMatch(spades, { players })
export const started = /*2*/startMatch(spades, { table: { players, startedAt: 0 } })
export function take(before: MatchOf<typeof spades>) {
  const step = /*3*/submit(spades, before, { kind: 'move', at: 0, by: 'Ann', move: { type: 'bid', tricks: 4 } })
  return /*4*/step
}
export const result = /*5*/match./*6*/play('Ann', 'bid 4')
export type /*7*/Move = MoveOf<typeof spades>
`

let hover: (mark: number) => string

beforeAll(() => {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? app : ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? app : ts.sys.readFile(path)),
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  hover = (mark) => {
    const place = app.indexOf(`/*${mark}*/`) + `/*${mark}*/`.length
    const info = service.getQuickInfoAtPosition(file, place)
    return ts
      .displayPartsToString(info?.displayParts)
      .replace(/^\(\w+\) /u, '')
      .replace(/\s+import \w+$/u, '')
      .replace(/\s+/gu, ' ')
  }
})

describe('the tooltip of an app', () => {
  test.each([
    [1, 'MatchHandle<GameOf<Spades>>'],
    [2, 'StartResult<GameOf<Spades>>'],
    [3, 'SubmitResult<GameOf<Spades>>'],
    [4, 'SubmitResult<GameOf<Spades>>'],
    [5, 'MatchHandle<GameOf<Spades>>'],
    [6, 'PlayResult<GameOf<Spades>>'],
  ])('is short and names the alias (%i)', (mark, alias) => {
    const shown = hover(mark)
    expect(shown).toContain(alias)
    expect(shown.length).toBeLessThan(MAX_LENGTH)
  })

  test('lists the moves of a game with their fields', () => {
    expect(hover(7)).toContain('{ readonly type: "bid"; readonly tricks: number; }')
    expect(hover(7)).not.toMatch(/Schema|MoveWith/u)
  })
})
