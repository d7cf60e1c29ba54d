import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadWordList, readWordFile } from './word-list.js'

const folder = mkdtempSync(join(tmpdir(), 'word-list-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const few = file('few.txt', 'superb\r\nSupersonic\n')

async function errorOf(read: ReturnType<typeof readWordFile>) {
  const answer = await read
  return answer.ok ? undefined : answer.error
}

describe('a word file', () => {
  test('is read into a dictionary', async () => {
    const read = await readWordFile(few)
    expect(read.ok && read.value.wordsInside('super')).toEqual(['superb', 'supersonic'])
  })

  test('must not be compressed [1250.3/III.b]', async () => {
    for (const second of [0x9d, 0x8b, 0x1e]) {
      const path = file('Unabr.dict.Z', new Uint8Array([0x1f, second, 0x90, 0x61, 0x0a]))
      expect(await errorOf(readWordFile(path))).toEqual({
        code: 'compressed',
        clause: '1250.3/III.b',
        details: { path },
        message: `The word file "${path}" is compressed; uncompress it first, and give the path of the text.`,
      })
    }
  })

  test('must exist and hold words', async () => {
    const missing = await errorOf(readWordFile(join(folder, 'none.txt')))
    expect(missing?.code).toBe('unreadable')
    expect(missing?.message).toContain('ENOENT')
    expect((await errorOf(readWordFile(folder)))?.code).toBe('unreadable')
    expect((await errorOf(readWordFile('\0')))?.code).toBe('unreadable')
    expect((await errorOf(readWordFile(undefined as unknown as string)))?.code).toBe('unreadable')
    expect((await errorOf(readWordFile(file('empty.txt', '\n \n'))))?.code).toBe('noWords')
  })
})

describe('a package of words', () => {
  test('gives the path of its file', async () => {
    const load = () => Promise.resolve({ default: few })
    const read = await loadWordList({ name: 'few', load })
    expect(read.ok && read.value.size).toBe(2)
  })

  test('that is missing is refused with a remedy [1250.3/III.c]', async () => {
    const name = 'no-such-word-list'
    expect(
      await errorOf(loadWordList({ name, load: () => import(/* @vite-ignore */ name) })),
    ).toMatchObject({
      code: 'notInstalled',
      clause: '1250.3/III.c',
      details: { name },
      message: expect.stringContaining('add it with "npm install no-such-word-list"'),
    })
    const load = () => Promise.reject('gone')
    expect((await errorOf(loadWordList({ name, load })))?.details).toEqual({ name, reason: 'gone' })
  })

  test('that gives no path is refused', async () => {
    const load = () => Promise.resolve({ default: ['aardvark'] })
    expect(await errorOf(loadWordList({ name: 'words', load }))).toMatchObject({
      code: 'noPath',
      details: { name: 'words', given: 'object' },
    })
  })

  test('called word-list has 274,000 words, and the fragments of the Ghost rule [1250.3/III.c]', async () => {
    const read = await loadWordList()
    if (!read.ok) throw new Error(read.error.message)
    const { size, has, hasInside, wordsInside } = read.value
    expect(size).toBeGreaterThan(270_000)
    expect([has('supersonic'), has('uperso'), hasInside('uperso')]).toEqual([true, false, true])
    expect(wordsInside('uperso')).toContain('supersonic')
    expect(hasInside('spronc')).toBe(false)
    expect([hasInside('qz'), hasInside('zz'), hasInside('q')]).toEqual([false, true, true])
  })
})
