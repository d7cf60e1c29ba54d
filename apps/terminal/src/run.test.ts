import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { TRIAL_START, trial } from './testing/session.test-support.js'

const folder = mkdtempSync(join(tmpdir(), 'table-'))
afterAll(() => rmSync(folder, { recursive: true }))

const salonPath = fileURLToPath(new URL('./testing/scripted-repl.test-support.ts', import.meta.url))
const sit = (command: readonly string[], ...lines: string[]) => trial(command, lines, folder)

describe('a match of bots', () => {
  test('depends only on its seed', async () => {
    const once = await sit(['pure-skill', '--watch', '--seed', '7'])
    const again = await sit(['pure-skill', '--watch', '--seed', '7'])
    const other = await sit(['pure-skill', '--watch', '--seed', '8'])
    expect(once).toEqual(again)
    expect(other.shown).not.toBe(once.shown)
    expect(once.code).toBe(0)
    expect(once.shown.match(/the prize is/gu)).toHaveLength(13)
    expect(once.shown).toMatch(/• The game is over\..*Ranking: 1\. .*\(1250\.7\/5\(1\)\)/su)
  })

  test('can be saved and looked at again', async () => {
    const { shown, code } = await sit([
      'pure-skill',
      '--watch',
      '--seed',
      '7',
      '--save',
      'bots.json',
    ])
    expect(code).toBe(0)
    expect(shown).toContain('continue with: npm run terminal -- --load bots.json')
    const again = await sit(['--load', 'bots.json', '--seat', 'Bob'], 'log 1', 'rewind 10')
    expect(again.shown).toContain('You are Bob.')
    expect(again.shown).toContain('Ranking: 1. ')
    expect(again.shown).toMatch(/The match is back after entry 10 of \d+\./u)
  })

  test('can be watched from a seat', async () => {
    const { shown } = await sit(['pure-skill', '--watch', '--seed', '7', '--seat', 'dee'])
    expect(shown.match(/• (?:Ann|Bob|Cyd) bids/gu)).toHaveLength(39)
  })

  test('can use a stranger’s engine', async () => {
    const { shown, code } = await sit([salonPath, '--watch', '--seed', '3'])
    expect([code, shown.match(/The scores/gu)?.length]).toEqual([0, 2])
  })

  test('continues from a save', async () => {
    await sit(['pure-skill', '--seed', '7', '--save', 'half.json'], 'bid 5', 'bid 6')
    const { shown, code } = await sit(['--load', 'half.json', '--watch', '--seed', '7'])
    expect(code).toBe(0)
    expect(shown).toContain('• Round 13:')
    expect(shown).not.toContain('• Round 2: Ann')
  })
})

describe('a session', () => {
  test('ends when its input ends, and says so', async () => {
    const { shown, code } = await sit(['pure-skill', '--seed', '7'], 'bid 5')
    expect(code).toBe(0)
    expect(shown).toMatch(/Ann> bid 5\n• Ann bids 5H\./u)
    expect(shown).toMatch(/The input has ended\.\nThe match is not saved\./u)
  })

  test('ends when somebody quits, even if more lines follow', async () => {
    const { shown } = await sit(['pure-skill', '--seed', '7'], 'quit', 'bid 5')
    expect(shown).not.toContain('bid 5\n')
    expect(shown).not.toContain('The input has ended.')
  })

  test('plays a match to its end', async () => {
    const bids = ['A', 'K', '2', 'Q', '3', 'J', '4', '10', '5', '9', '6', '8', '7']
    const { shown } = await sit(['pure-skill', '--seed', '7'], ...bids.map((rank) => `bid ${rank}`))
    expect(shown).toContain('• The game is over.')
    expect(shown).not.toContain('! ')
  })

  test('continues a match that another session saved', async () => {
    const first = ['pure-skill', '--seed', '7', '--save', 'mine.json']
    await sit(first, 'bid 5', 'bid 6')
    const saved = readFileSync(join(folder, 'mine.json'), 'utf8')
    const rest = await sit(['--load', 'mine.json', '--seed', '7'], 'bid 7', 'save rest.json')
    const whole = await sit(
      ['pure-skill', '--seed', '7'],
      'bid 5',
      'bid 6',
      'bid 7',
      'save whole.json',
    )
    expect(rest.shown).toContain('Saved as rest.json.')
    expect(whole.shown).toContain('Saved as whole.json.')
    expect(readFileSync(join(folder, 'rest.json'), 'utf8')).toBe(
      readFileSync(join(folder, 'whole.json'), 'utf8'),
    )
    expect(readFileSync(join(folder, 'mine.json'), 'utf8')).toBe(saved)
  })

  test('shows a save as it was, and no bot acts before you do', async () => {
    await sit(['pure-skill', '--seed', '7'], 'bid 5', 'rewind 1', 'save start.json')
    const { shown } = await sit(['--load', 'start.json', '--save', 'same.json'])
    expect(shown).toContain('Your move: bid')
    expect(readFileSync(join(folder, 'same.json'), 'utf8')).toBe(
      readFileSync(join(folder, 'start.json'), 'utf8'),
    )
  })

  test('saves, loads and rewinds its own match', async () => {
    const { shown } = await sit(
      ['pure-skill', '--seed', '7'],
      'bid 5',
      'save here.json',
      'bid 6',
      'load here.json',
      'rewind 3',
      'load nowhere.json',
    )
    expect(shown.match(/Round 2 of 13/gu)).toHaveLength(2)
    expect(shown.match(/Round 3 of 13/gu)).toHaveLength(1)
    expect(shown).toContain('! nowhere.json cannot be read: there is no such file or folder.')
  })

  test('loads a match of another game', async () => {
    await sit([salonPath, '--seed', '3', '--save', 'salon.json'], 'say hello')
    const shared = await sit([salonPath, '--load', 'salon.json'])
    expect(shared.shown).toContain('Salon: Ann, Bob; referee Dee. You are Ann.')
    const { shown } = await sit(['pure-skill', '--seed', '7'], 'load salon.json')
    expect(shown).toContain('! salon.json: There is no game "salon". Choose one of: pure-skill')
  })

  test('backs up another match in its file, and does not overwrite other files', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'milk')
    const notes = await sit(['pure-skill', '--save', 'notes.txt'])
    expect([notes.code, notes.complaints]).toEqual([
      2,
      'notes.txt already exists and is not a save of a match; name another file.\n',
    ])
    await sit(['pure-skill', '--seed', '1', '--save', 'one.json'])
    const one = readFileSync(join(folder, 'one.json'), 'utf8')
    const { shown } = await sit(['pure-skill', '--seed', '2', '--save', 'one.json'], 'bid 5')
    expect(shown).toContain('The match that was in one.json is now in one.json~.')
    expect(readFileSync(join(folder, 'one.json~'), 'utf8')).toBe(one)
    expect(existsSync(join(folder, 'one.json.new'))).toBe(false)
  })

  test('backs up the matches of all files except the one that it has loaded', async () => {
    await sit(['pure-skill', '--seed', '1', '--save', 'first.json'])
    await sit(['pure-skill', '--seed', '2', '--save', 'second.json'])
    const [first, second] = ['first.json', 'second.json'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    )
    writeFileSync(join(folder, 'list.txt'), 'milk')
    const { shown } = await sit(
      ['--load', 'first.json'],
      'load list.txt',
      'save list.txt',
      'load second.json',
      'save first.json',
      'save second.json',
    )
    expect(shown).toContain('! list.txt already exists and is not a save of a match')
    expect(readFileSync(join(folder, 'list.txt'), 'utf8')).toBe('milk')
    expect(shown).toContain('The match that was in first.json is now in first.json~.')
    expect(readFileSync(join(folder, 'first.json~'), 'utf8')).toBe(first)
    expect(readFileSync(join(folder, 'first.json'), 'utf8')).toBe(second)
    expect(existsSync(join(folder, 'second.json~'))).toBe(false)
  })

  test('does not write to folders or sockets', async () => {
    mkdirSync(join(folder, 'shelf'))
    const shelf = await sit(['pure-skill', '--save', 'shelf'])
    expect([shelf.code, shelf.complaints]).toEqual([
      2,
      'shelf cannot be written: it is a folder.\n',
    ])
    const pipe = join(folder, 'pipe')
    const listening = createServer().listen(pipe)
    await once(listening, 'listening')
    const { shown } = await sit(['pure-skill'], `save ${pipe}`)
    expect(shown).toContain(`! ${pipe} cannot be written: it is not a file.`)
    listening.close()
  })

  test('says how to continue only if the match is saved as it is', async () => {
    const spectator = ['--seed', '3', '--seat', 'nobody']
    const { shown } = await sit([salonPath, ...spectator, '--save', 'a b.json'])
    // A path that contains a space or a quote is quoted.
    expect(shown).toMatch(
      /continue with: npm run terminal -- \S.*scripted-repl\.test-support\.ts["']? --load "a b\.json"/u,
    )
    await sit(['pure-skill', '--seed', '7', '--save', 'kept.json'])
    const resumed = await sit(['--load', 'kept.json'])
    expect(resumed.shown).toContain('continue with: npm run terminal -- --load kept.json')
    const within = await sit(['pure-skill', '--seed', '8'], 'load kept.json', 'look')
    expect(within.shown).toContain('continue with: npm run terminal -- --load kept.json')
    const further = await sit(['--load', 'kept.json'], 'bid 5')
    expect(further.shown).toContain('The match is not saved.')
  })

  test('says how to name a file if it has none to save to', async () => {
    const { shown } = await sit(['pure-skill'], 'save', 'save no/such/place.json')
    expect(shown).toContain('! Name the file: "save FILE".')
    expect(shown).toContain(
      '! no/such/place.json cannot be written: there is no such file or folder.',
    )
  })
})

describe('the questions before a match', () => {
  test('are answered line by line', async () => {
    const { shown } = await sit(
      ['--seed', '7', '--ask-all'],
      'Game of Pure Skill',
      'Una, Una',
      'Una',
      'Una, Vic',
      'Una, Vic, Wim',
      'Xan',
      'no',
      'yes',
      'The last bid counts',
      'maybe',
      'no',
      '13',
      'yes',
      '["D","S","H"]',
      '["D","C","H"]',
      'bid 5',
    )
    expect(shown).toContain('Una is named twice; every name must be different.')
    expect(shown).toContain('Write 3 names separated by commas, not 2.')
    expect(shown).toContain('Game of Pure Skill: Una, Vic, Wim; referee Xan. You are Una.')
    expect(shown).toContain('How to play Game of Pure Skill:')
    expect(shown).toContain('Changing a bid? Whether a player may replace a bid')
    expect(shown).toContain('Give each seat a suit of H, D and C')
    expect(shown).toContain('Write "yes" or "no".')
    expect(shown).toContain('• Una bids 5D.')
    expect(shown).toMatch(/Una {2} 0 for –.*\n {5}pack AD/u)
  })

  test('are at most three, and an empty line takes the default', async () => {
    const many = await sit(['--seed', '7'], 'Viruses', '', '')
    expect(many.shown.match(/\[\w+\] /gu)).toHaveLength(3)
    expect(many.shown).toContain('Viruses: Ann, Bob; referee Dee. You are Ann.')
    const { shown } = await sit(['--seed', '7'], '', '')
    expect(shown).toContain('Game of Pure Skill: Ann, Bob, Cyd; referee Dee. You are Ann.')
  })

  test('leave out what the command line has answered', async () => {
    const command = ['--players', 'Ann,Bob,Cyd', '--seat', 'Cyd', '--options', '{}', '--judge']
    const { shown } = await sit(command, '1', '')
    expect(shown).toContain("You are Cyd. You answer the referee's prompts.")
    const players = ['--players', 'Ann,Bob,Cyd', '--referee', 'Val']
    const named = await sit(players, '1', 'Zed', 'Val')
    expect(named.shown).toContain('Zed is not in this match; Ann, Bob, Cyd, Val are.')
    expect(named.shown).toContain('You are Val.')
  })

  test.each<[string, readonly string[], string]>([
    ['a name of your own', ['1', 'Una'], 'Una, Ann, Bob; referee Dee. You are Una.'],
    ['the referee', ['1', 'Dee'], 'Ann, Bob, Cyd; referee Dee. You are Dee.'],
    ['a spectator', ['1', 'nobody'], 'Ann, Bob, Cyd; referee Dee. You only watch'],
    ['a number of players', ['Ghost', '', '1', '4'], 'Ghost: Ann, Bob, Cyd, Eve; referee Dee.'],
    ['a full table', ['Diplomacy', 'Una', ''], 'Diplomacy: Una, Ann, Bob, Cyd, Eve, Fay, Gus;'],
    [
      'several people at one screen',
      ['1', 'Una, Dee'],
      'Una, Ann, Bob; referee Dee. You are Una. At this screen: Una, Dee.',
    ],
    ['too many people', ['1', 'A,B,C,D,E', ''], 'That is 5 people, but there is room for 4.'],
  ])('handle %s', async (_, lines, says) => {
    const { shown } = await sit(['--seed', '7'], ...lines)
    expect(shown).toContain(says)
  })

  test('end when the input ends', async () => {
    for (let lines = 0; lines < 6; lines++) {
      const { shown, code } = await sit(['--ask-all'], ...Array<string>(lines).fill(''))
      expect([shown.includes('You leave before the match has begun.'), code]).toEqual([true, 0])
    }
  })
})

describe('the command line and saves', () => {
  const save = (name: string, change: (save: Record<string, never>) => unknown): string => {
    const text = readFileSync(join(folder, 'good.json'), 'utf8')
    writeFileSync(join(folder, name), JSON.stringify(change(JSON.parse(text))))
    return name
  }

  test.each<[readonly string[], string]>([
    [['--nonsense'], "Unknown option '--nonsense'; --help lists the options."],
    [['chess'], 'There is no game "chess". Choose one of: pure-skill'],
    [['./no.ts'], "There is no file ./no.ts; give the path of an engine's module."],
    [['pure-skill', '--players', 'Ann'], '1 player is too few; at least 3 are needed.'],
    [
      ['pure-skill', '--players', 'A,A,B'],
      'The game cannot start. players names A twice; name each once.',
    ],
    [
      ['pure-skill', '--players', 'Ann,Bob,Cyd', '--referee', 'Ann'],
      'Ann cannot be both a player and a referee of the same match.',
    ],
    [['pure-skill', '--options', '{"revisions":"none"}'], 'The options do not fit. revisions'],
    [['pure-skill', '--options', '7'], 'The options do not fit.'],
    [
      ['pure-skill', '--seat', 'Zed'],
      'Nobody called Zed is here. --seat is one of Ann, Bob, Cyd, Dee, or nobody.',
    ],
  ])('the arguments %j are refused with a clear message', async (command, says) => {
    const { complaints, shown, code } = await sit(command)
    expect(complaints).toContain(says)
    expect([shown, code]).toEqual(['', 2])
  })

  test('a save that cannot be used is refused in a sentence', async () => {
    await sit(['pure-skill', '--seed', '7', '--save', 'good.json'], 'bid 5')
    writeFileSync(join(folder, 'text.json'), 'hello')
    writeFileSync(
      join(folder, 'cut.json'),
      readFileSync(join(folder, 'good.json'), 'utf8').slice(0, -99),
    )
    const cases: [string, string][] = [
      ['absent.json', 'cannot be read: there is no such file or folder.'],
      ['text.json', 'The save is not JSON'],
      ['cut.json', 'The save is not JSON'],
      [save('empty.json', () => ({})), 'This is not a save of a match.'],
      [
        save('newer.json', (good) => ({ ...good, version: 99 })),
        'This library knows formats up to',
      ],
      [save('other.json', (good) => ({ ...good, game: 'chess' })), 'There is no game "chess"'],
      [save('gaps.json', (good) => ({ ...good, log: [] })), 'The save is damaged'],
      [save('deep.json', (good) => ({ ...good, roster: null })), 'The save is damaged'],
    ]
    for (const [name, says] of cases) {
      const { complaints, shown, code } = await sit(['--load', name])
      expect(complaints).toContain(says)
      expect([shown, code]).toEqual(['', 1])
      const within = await sit(['pure-skill', '--seed', '7'], `load ${name}`, 'bid 5')
      expect(within.shown).toContain(says)
      expect(within.shown).toContain('• Ann bids 5H.')
    }
  })

  test('a save does not run a file that it names as its game', async () => {
    await sit(['pure-skill', '--seed', '7', '--save', 'good.json'])
    for (const game of [salonPath, './salon.ts']) {
      const name = save('path.json', (good) => ({ ...good, game }))
      const { complaints, code } = await sit(['--load', name])
      expect(complaints).toMatch(/There is no game ".+"\. Choose one of: pure-skill/u)
      expect(code).toBe(1)
      const within = await sit(['pure-skill'], `load ${name}`)
      expect(within.shown).toMatch(/There is no game ".+"\. Choose one of: pure-skill/u)
    }
  })

  test('a save cannot control the terminal', async () => {
    await sit(['pure-skill', '--seed', '7', '--save', 'good.json'])
    const name = save('odd.json', (good) => ({ ...good, game: '\u001b[2J\u0007' }))
    const { complaints } = await sit(['--load', name])
    expect(complaints).toContain('There is no game "·[2J·"')
  })

  test('--help and --list start no session', async () => {
    expect((await sit(['--help'])).shown).toContain('--save FILE')
    expect((await sit(['--list'])).shown).toMatch(/^ {2}pure-skill +Game of Pure Skill$/mu)
  })

  test('a start time can be given', async () => {
    const { shown } = await sit(['pure-skill', '--start', '2027-01-01T00:00Z'])
    expect(shown).toContain('until Mon 4 Jan 2027, 00:00 UTC (in 3 days)')
    const now = await sit(['pure-skill'])
    expect(now.shown).toContain('until Tue 24 Nov 2026, 12:00 UTC (in 3 days)')
    expect(TRIAL_START).toBe(Date.UTC(2026, 10, 21, 12))
  })
})

describe('the guide of the terminal', () => {
  test('shows the real output of its example', async () => {
    const guide = readFileSync('docs/reference/terminal.md', 'utf8')
    const [, command = '', transcript = ''] =
      /```text\n\$ npm run terminal -- (.*)\n([^`]*)```/u.exec(guide) ?? []
    const lines = [...transcript.matchAll(/^Ann> (.*)$/gmu)].map(([, typed = '']) => typed)
    const { shown } = await trial(command.split(' '), lines, mkdtempSync(join(folder, 'guide-')))
    let place = 0
    for (const part of transcript.split('…\n')) {
      const found = shown.indexOf(part, place)
      expect(found < 0 ? part : '').toBe('')
      place = found + part.length
    }
    expect(lines).toHaveLength(12)
  })
})
