import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { trial, typing } from './testing/session.test-support.js'

const folder = mkdtempSync(join(tmpdir(), 'ackanomic-hot-seat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CLEARED = '\u001b[H\u001b[2J\u001b[3J'
const command = ['pure-skill', '--seed', '7', '--hot-seat', 'Ann,Bob']

/** Runs a session. Returns what the screen showed after each time that it was cleared. */
async function screens(command: readonly string[], ...lines: string[]): Promise<string[]> {
  const { shown } = await typing(command, lines, folder, 200)
  return shown.split(CLEARED).slice(1)
}

describe('a screen that two people share', () => {
  test('is cleared between them, and shows each person only their own view', async () => {
    const [first = '', ann = '', between = '', bob = '', ...more] = await screens(
      command,
      '',
      'bid K',
      '',
      '',
      'bid 2',
    )
    expect(first).toContain('It is Ann’s turn; everybody else, please look away.')
    expect(first).not.toContain('pack')
    expect(ann).toMatch(/You are Ann\. At this screen: Ann, Bob\..*Your bid: KH/su)
    expect(ann).toContain('Press Enter to hand over to Bob> ')
    expect(between).toContain('Bob, press Enter> ')
    expect(between).not.toContain('KH')
    expect(bob).toContain('You are Bob.')
    expect(bob.split('• Round 1: Ann')[0]).not.toContain('bids KH')
    expect(bob).toMatch(/• Bob bids 2D\.\r?\n• Round 1: Ann KH, Bob 2D, Cyd \w+;/u)
    expect(more).toEqual([])
  })

  test('tells each person what happened during the other’s turn', async () => {
    const shown = await screens(command, '', 'bid K', '', '', 'bid 2', 'bid 3', '', '')
    expect(shown.at(-1)).toMatch(/^• Round 1: Ann KH, Bob 2D/u)
    expect(shown.at(-1)).not.toContain('Bob bids')
  })

  test('stays with a person until they hand over', async () => {
    const shown = await screens(command, '', 'bid K', 'log', 'be bob', '')
    expect(shown[1]).toMatch(/The log has \d+ entries/u)
    expect(shown[3]).toContain('You are Bob.')
    const back = await screens(command, '', 'bid K', '', '', 'be Ann', '')
    expect(back.at(-1)).toContain('Your bid: KH')
    expect(back.at(-1)).toContain('"be Bob" hands over to the next player.')
  })

  test('hides what the other person typed', async () => {
    const UP = '\u001b[A'
    const shown = await screens(command, '', 'bid K', '', '', UP)
    expect(shown.at(-1)).toContain('Bob> ')
    expect(shown.at(-1)).not.toContain('Bob> bid')
  })

  test('does not show secrets of people who are not at the screen', async () => {
    const { shown } = await trial(command, ['be Cyd', 'as Bob bid 5', 'be Dee'])
    expect(shown).toContain('! A bot plays Cyd; the players at this screen are Ann, Bob.')
    expect(shown).toContain('! Bob plays at this screen; "be Bob" hands over.')
    expect(shown).toContain('! A bot plays Dee; the players at this screen are Ann, Bob.')
  })

  test('asks about an unsaved match when it is left', async () => {
    const { shown } = await typing(command, ['', 'bid K', '', '\u0003', 'drop'], folder)
    expect(shown).toContain('The match is not saved. "save" keeps it')
    expect(shown).toContain('Next time, "save FILE" keeps it')
  })
})

describe('people who share a screen', () => {
  test('take turns with piped input, too', async () => {
    const { shown } = await trial(command, ['bid K', 'bid 2', 'bid 3', 'bid Q'])
    expect(shown.match(/—— \w+ ——/gu)).toEqual(['—— Ann ——', '—— Bob ——', '—— Ann ——'])
    expect(shown).toContain('• Round 2: Ann QH, Bob 3D')
  })

  test('can be the referee or players of a saved match', async () => {
    const salon = ['diplomacy', '--hot-seat', 'Dee,Ann', '--save', 'd.json', '--seed', '7']
    const { shown } = await trial(salon, ['quit'], folder)
    expect(shown).toContain('--load d.json --hot-seat Dee,Ann --save d.json')
    const again = await trial(['--load', 'd.json', '--hot-seat', 'Bob,dee'], ['be Dee'], folder)
    expect(again.shown).toContain('At this screen: Bob, Dee.')
    const none = await trial(['--load', 'd.json', '--hot-seat', 'Bob,Zed'], [], folder)
    expect(none.complaints).toContain(
      'Nobody called Zed is here. --hot-seat names some of Ann, Bob',
    )
  })

  test('get the first seats', async () => {
    const { shown } = await trial(['pure-skill', '--hot-seat', 'Una,Vic'])
    expect(shown).toContain('Game of Pure Skill: Una, Vic, Ann; referee Dee. You are Una.')
  })
})
