import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveSnapshot } from '@ackanomic/core'
import { afterAll, describe, expect, test } from 'vitest'
import { session, trial, typed } from './testing/session.test-support.js'

const folder = mkdtempSync(join(tmpdir(), 'ackanomic-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sit = (command: readonly string[], ...lines: string[]) => trial(command, lines, folder)

/** The arguments that a session shows for continuing it. */
function resumption(shown: string): string | undefined {
  return /continue with: npm run terminal -- (.*)$/mu.exec(shown)?.[1]
}

describe('a session that has ended', () => {
  test('says how to continue it', async () => {
    const begun = ['pure-skill', '--seed', '7', '--seat', 'Bob', '--save', 'bob.json']
    const { shown } = await sit(begun, 'bid 5', 'bid 6')
    const args = resumption(shown)
    expect(args).toBe('--load bob.json --seat Bob --save bob.json')
    await sit([...begun.slice(0, 5), '--save', 'whole.json'], 'bid 5', 'bid 6', 'bid 7', 'bid 8')
    await sit(args?.split(' ') ?? [], 'bid 7', 'bid 8')
    expect(saved('bob.json').log).toEqual(saved('whole.json').log)
  })

  test.each([
    [[], [], ''],
    [['--players', 'Al B,Cy,Di', '--hot-seat', 'Al B,Cy'], [], ' --hot-seat "Al B,Cy"'],
    [['--players', "Al,it's $5,Di"], [`be "it's $5"`], String.raw` --seat 'it'\''s $5'`],
    [['--seat', 'nobody'], [], ' --seat nobody'],
    [['--judge'], [], ' --judge'],
    [['--seed', '7'], ['be dee'], ' --seat Dee'],
    [[], ['be Stranger as outsider'], ''],
  ])('that had the arguments %j and the lines %j continues with%s', async (args, lines, more) => {
    const { shown } = await sit(['pure-skill', ...args], ...lines, 'save other.json')
    expect(resumption(shown)).toBe(`--load other.json${more}`)
  })

  test('continues with the same seed, which it never shows', async () => {
    const begun = ['pure-skill', '--save', 'secret.json']
    const first = await sit(begun, 'bid 5')
    await sit(['--load', 'secret.json', '--save', 'secret.json'], 'bid 6', 'bid 7', 'bid 8')
    await sit(['pure-skill', '--save', 'straight.json'], 'bid 5', 'bid 6', 'bid 7', 'bid 8')
    expect(saved('secret.json').log).toEqual(saved('straight.json').log)
    await sit(['--load', 'secret.json', '--seed', 'another', '--save', 'other.json'], 'bid 9')
    await sit(['--load', 'secret.json', '--save', 'same.json'], 'bid 9')
    expect(saved('other.json').log).not.toEqual(saved('same.json').log)
    expect(first.shown).not.toContain('nobody knows')
    expect(readFileSync(join(folder, 'secret.json'), 'utf8')).not.toContain('nobody knows')
  })

  test('says how to trust a save that begins in the middle of a match', async () => {
    const kept = typed(session(), ['bid 5']).session.match.value
    writeFileSync(join(folder, 'checkpoint.json'), saveSnapshot(kept))
    const refused = await sit(['--load', 'checkpoint.json'])
    expect([refused.code, refused.shown]).toEqual([1, ''])
    expect(refused.complaints).toContain('load it with "trustState"')
    const { shown } = await sit(['--load', 'checkpoint.json', '--trust'], 'save on.json')
    expect(shown).toContain('goes on from a trusted state')
    expect(resumption(shown)).toBe('--load on.json --trust')
  })

  test('says that a mail without its last line was not sent', async () => {
    const { shown } = await sit(['pure-skill'], 'mail', 'bid 5')
    expect(shown).toContain(
      'The input has ended. The last line of the mail was missing, so it was not sent.',
    )
    const without = await sit(['pure-skill'], 'bid 5')
    expect(without.shown).toContain('The input has ended.\n')
  })
})

describe('untrusted input', () => {
  test('a folder is refused as an engine', async () => {
    const { complaints, code } = await sit(['./.'])
    expect([complaints, code]).toEqual([
      "./. is a folder; give the path of an engine's module.\n",
      2,
    ])
  })

  test('a save cannot fill several lines of an error', async () => {
    await sit(['pure-skill', '--save', 'odd.json'])
    const odd = { ...saved('odd.json'), game: `x\n\u001b[31m${'y'.repeat(999)}` }
    writeFileSync(join(folder, 'odd.json'), JSON.stringify(odd))
    const { complaints, code } = await sit(['--load', 'odd.json'])
    expect(complaints).toMatch(/^odd\.json: There is no game "x ·\[31my+…"\. Choose one of: .*\n$/u)
    expect(code).toBe(1)
  })

  test('a typed line is shown without control characters', async () => {
    const { shown } = await sit(['pure-skill'], 'bid \u001b[2J5')
    expect(shown).toContain('Ann> bid ·[2J5\n')
  })

  test('a player is refused as the referee at once', async () => {
    const { shown } = await sit(['--ask-all'], '1', '', '', 'Bob', 'Dee', '')
    expect(shown).toContain(
      'Bob already plays; name somebody else.\nWho is the referee? [Dee] Dee\n',
    )
    expect(shown).toContain('Will you also answer the referee')
  })
})

function saved(file: string): { readonly log: unknown } {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
