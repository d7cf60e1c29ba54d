import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveMatch } from '@ackanomic/core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { savesIn } from './files.js'
import { session, typed } from './testing/session.test-support.js'

const SEED = 'only this match knows'

const root = mkdtempSync(join(tmpdir(), 'ackanomic-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const one = session().match.value
const two = typed(session(), ['bid 5']).session.match.value
const three = typed(session(), ['bid 6']).session.match.value
const textOf = (match: typeof one): string => `${saveMatch(match)}\n`

let folder = root
beforeEach(() => {
  folder = mkdtempSync(join(root, 'in-'))
})
const at = (name: string): string => join(folder, name)
const read = (name: string): string => readFileSync(at(name), 'utf8')
const modeOf = (name: string): number => statSync(at(name)).mode & 0o777

describe('a save', () => {
  test('is private, and keeps a mode that its owner has set', () => {
    const saves = savesIn(folder)
    expect(saves.write('a.json', one, SEED)).toEqual({ ok: true, value: '' })
    expect(modeOf('a.json')).toBe(0o600)
    chmodSync(at('a.json'), 0o644)
    saves.write('a.json', two, SEED)
    expect([modeOf('a.json'), read('a.json')]).toEqual([0o644, textOf(two)])
  })

  test('leaves no other files in the folder', () => {
    const saves = savesIn(folder)
    saves.write('a.json', one, SEED)
    saves.write('a.json', two, SEED)
    mkdirSync(at('shelf'))
    saves.write('shelf', two, SEED)
    expect(readdirSync(folder)).toEqual(['a.json', 'a.json.seed', 'shelf'])
  })

  test('moves another match in its file to a backup file', () => {
    for (const [i, match] of [one, two, three].entries()) {
      const told = savesIn(folder).write('a.json', match, SEED)
      const end = ['', '~', '~2'][i]
      const says = i === 0 ? '' : `The match that was in a.json is now in a.json${end}.`
      expect(told).toEqual({ ok: true, value: says })
    }
    expect(['a.json', 'a.json~', 'a.json~2'].map(read)).toEqual([three, one, two].map(textOf))
  })

  test('makes no second backup of the same match', () => {
    writeFileSync(at('a.json'), textOf(one))
    writeFileSync(at('a.json~'), textOf(one))
    const told = savesIn(folder).write('a.json', two, SEED)
    expect(told.ok && told.value).toContain('is now in a.json~.')
    expect(readdirSync(folder)).toEqual(['a.json', 'a.json.seed', 'a.json~'])
  })

  test('backs up a match that another session has put in its file', () => {
    const saves = savesIn(folder)
    saves.write('a.json', one, SEED)
    savesIn(folder).write('b.json', two, SEED)
    writeFileSync(at('a.json'), read('b.json'))
    saves.write('a.json', three, SEED)
    expect(read('a.json~')).toBe(textOf(two))
  })

  test('keeps the backup of a private match private', () => {
    writeFileSync(at('a.json'), textOf(one), { mode: 0o600 })
    savesIn(folder).write('a.json', two, SEED)
    expect([modeOf('a.json'), modeOf('a.json~')]).toEqual([0o600, 0o600])
  })

  test('does not follow links, even broken ones', () => {
    writeFileSync(at('real.json'), textOf(one))
    symlinkSync(at('real.json'), at('link.json'))
    symlinkSync(at('nothing.json'), at('broken.json'))
    symlinkSync(at('real.json'), at('b.json~'))
    const saves = savesIn(folder)
    for (const name of ['link.json', 'broken.json']) {
      const told = saves.write(name, two, SEED)
      expect(told.ok ? '' : told.error).toBe(
        `${name} cannot be written: it is a link; name the file itself.`,
      )
    }
    writeFileSync(at('b.json'), textOf(three))
    expect(saves.write('b.json', two, SEED)).toMatchObject({ ok: true })
    expect([read('real.json'), read('b.json~2')]).toEqual([textOf(one), textOf(three)])
    expect(readdirSync(folder)).not.toContain('nothing.json')
  })

  test('replaces the match in the file from which it was loaded', () => {
    writeFileSync(at('a.json'), textOf(one))
    const saves = savesIn(folder)
    const kept = saves.read('a.json')
    expect(kept).toEqual({ ok: true, value: { text: textOf(one), seed: undefined } })
    saves.took('a.json', textOf(one))
    expect(saves.write('a.json', two, SEED)).toEqual({ ok: true, value: '' })
    expect(readdirSync(folder)).toEqual(['a.json', 'a.json.seed'])
  })
})

describe('the seed of a match', () => {
  const seedOf = (file: string): string | undefined => {
    const kept = savesIn(folder).read(file)
    return kept.ok ? kept.value.seed : kept.error
  }

  test('is in a private file beside its save', () => {
    savesIn(folder).write('a.json', one, SEED)
    expect([seedOf('a.json'), modeOf('a.json.seed')]).toEqual([SEED, 0o600])
    expect(read('a.json')).not.toContain(SEED)
  })

  test('moves to the backup file with its match', () => {
    for (const [i, match] of [one, two, three].entries()) {
      savesIn(folder).write('a.json', match, `seed ${i}`)
    }
    expect(['a.json', 'a.json~', 'a.json~2'].map(seedOf)).toEqual(['seed 2', 'seed 0', 'seed 1'])
  })

  test('does not overwrite other files', () => {
    writeFileSync(at('a.json.seed'), 'carrots')
    symlinkSync(at('elsewhere'), at('b.json.seed'))
    const [notes, link] = ['a.json', 'b.json'].map((name) => savesIn(folder).write(name, one, SEED))
    expect(notes).toEqual({
      ok: false,
      error: 'a.json.seed already exists and is not the seed of a match; name another file.',
    })
    expect(link).toEqual({
      ok: false,
      error: 'b.json.seed cannot be written: it is a link; name the file itself.',
    })
    expect(readdirSync(folder)).toEqual(['a.json.seed', 'b.json.seed'])
    expect(read('a.json.seed')).toBe('carrots')
  })

  test('is missing in a file without a seed', () => {
    writeFileSync(at('a.json'), textOf(one))
    for (const text of ['', 'null', '7', '{"format":"ackanomic seed"}', '{"seed":"x"}']) {
      writeFileSync(at('a.json.seed'), text)
      expect(seedOf('a.json')).toBeUndefined()
    }
  })
})
