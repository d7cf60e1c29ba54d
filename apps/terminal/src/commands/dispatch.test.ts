import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { type Salon, salon } from '../testing/scripted-repl.test-support.js'
import { session, typed } from '../testing/session.test-support.js'
import { completions, obey, promptOf } from './dispatch.js'

const UNTIL = 'Tue 24 Nov 2026, 12:00 UTC (in 3 days)'

describe('a session of Pure Skill', () => {
  test.each<[string, readonly string[], readonly (string | RegExp)[]]>([
    [
      'makes a move, and the others answer',
      ['bid 5'],
      [
        '• Ann bids 5H.',
        /• Round 1: Ann 5H, Bob \w+, Cyd \w+;/u,
        '• Round 2: the prize is',
        'Round 2 of 13',
        `Your move: bid, until ${UNTIL}.`,
      ],
    ],
    ['takes a line after ">" as a move', ['> bid 5'], ['• Ann bids 5H.']],
    [
      'refuses a line that it cannot read',
      ['foo'],
      [/^! .*Write "bid" and a card of your pack, such as "bid [^ ]+H"\.$/u],
    ],
    [
      'refuses a move that breaks a rule',
      ['bid 5D'],
      ['! 5D is not in your pack; bid one of AH 2H'],
    ],
    ['answers an empty line with the pending actions', [''], [/^Your move: bid/u]],
    ['lists the pending actions', ['pending'], [/^Your move: bid/u]],
    ['shows the view', ['look'], ['Round 1 of 13: bid for', '(you)', 'Your move: bid']],
    ['shows the public view', ['look public'], ['Round 1 of 13']],
    ['lists the legal moves', ['moves'], ['bid AH\nbid 2H']],
    ['lists the moves that contain a text', ['moves 10'], [/^bid 10H$/u]],
    [
      'says that no move contains a text',
      ['moves 99'],
      ['None of your legal moves contains "99".'],
    ],
    ['shows the help', ['help'], ['Moves: Write "bid" and a card', 'rewind [N]', 'help society']],
    ['shows the help on the society', ['help society'], ['vacation [NAME] [with NAME]', 'dispute']],
    ['reads commands in capitals', ['HELP'], ['rewind [N]']],
    ['takes a line after "/" as a command', ['/pending'], [/^Your move: bid/u]],
    ['refuses an unknown command after "/"', ['/bid 5'], ['! There is no command "bid"']],
    [
      'explains a misspelt command, and makes no move',
      ['hepl'],
      ['! There is no command "hepl"; did you mean "help"?', 'As a move: "hepl" is not a card.'],
    ],
    ['suggests a command for its usual name', ['exit'], ['did you mean "quit"?']],
    [
      'suggests a command for a misspelt one after "/"',
      ['/lgo'],
      ['! There is no command "lgo"; did you mean "log"?'],
    ],
    [
      'does not take the first word of a move as misspelt',
      ['bid'],
      [/^! .*such as "bid [^ ]+H"\.$/u],
    ],
    [
      'suggests a name when you misspell whom to be',
      ['be Bbo'],
      ['Did you mean Bob? "be Bbo as outsider" adds'],
    ],
    [
      'suggests a name when you misspell whom to act for',
      ['as Bobb dispute'],
      ['! Bobb is not here; did you mean Bob? For somebody new, write "be Bobb as outsider".'],
    ],
    [
      'shows the rules in a few lines',
      ['rules'],
      ['How to play Game of Pure Skill:', '4. The highest card takes'],
    ],
    ['shows all clauses', ['rules full'], ['1250.7', '4e(1)\tA bid is one card']],
    [
      'refuses to show an unknown rule',
      ['rules 99z'],
      ['! No clause begins with "99z" or contains it; "rules full" shows all.'],
    ],
    [
      'does not take the name of an object’s property as a command',
      ['constructor'],
      ['! "constructor" is not a card'],
    ],
    [
      'waits until the next deadline',
      ['wait'],
      [
        /• Round 1: Ann \w+ \(drawn\)/u,
        'Round 2 of 13',
        'until Fri 27 Nov 2026, 12:00 UTC (in 3 days)',
      ],
    ],
    ['waits for a duration', ['wait 1 day'], [/^Your move: bid, until .* \(in 2 days\)\.$/u]],
    [
      'waits past several deadlines',
      ['wait 7 days'],
      ['Round 3 of 13', 'until Mon 30 Nov 2026, 12:00 UTC (in 2 days)'],
    ],
    [
      'refuses to wait for an unreadable duration',
      ['wait a bit'],
      ['! Say how long: "wait 3 days"'],
    ],
    [
      'waits until the end of the match',
      ['wait end'],
      ['• Round 13:', '• The game is over.', 'Ranking: 1. '],
    ],
    ['refuses to wait after the end', ['wait end', 'wait'], ['! The game is over.']],
    ['refuses a move after the end', ['wait end', 'bid 5'], ['! The game ended at']],
    [
      'shows the log with its numbers',
      ['bid 5', 'log'],
      [/^ {3}1 {2}Round 1: the prize is/u, '   4  Ann bids 5H.', 'The log has 7 entries.'],
    ],
    [
      'shows the end of the log',
      ['bid 5', 'log 1'],
      [/^ {6}… and \d+ earlier; "log all" shows them\./u],
    ],
    ['refuses an unreadable length of the log', ['log most'], ['! Say how many lines']],
    [
      'rewinds to an entry',
      ['bid 5', 'bid 6', 'rewind 1'],
      [/^The match is back after entry 1 of \d+\./u, 'Round 1 of 13'],
    ],
    [
      'takes your last move back',
      ['bid 5', 'bid 6', 'rewind'],
      ['Round 2 of 13', 'Your move: bid'],
    ],
    [
      'refuses to rewind if you have done nothing',
      ['rewind'],
      [
        '! You have done nothing yet that could be undone; give the number of an entry from 0 to 3.',
      ],
    ],
    [
      'refuses to rewind to a later entry',
      ['rewind 99'],
      ['! The match cannot be rewound to 99 entries; choose a number from 0 to 3.'],
    ],
    [
      'refuses to rewind to a word',
      ['rewind far'],
      ['! "far" is not the number of an entry; give a number from 0 to 3.'],
    ],
    [
      'refuses to rewind to a negative number',
      ['rewind -1'],
      ['! "-1" is not the number of an entry; give a number from 0 to 3.'],
    ],
    ['refuses an answer to a closed prompt', ['judge 0 5'], ['! No prompt is open to you.']],
    [
      'refuses a new player',
      ['as Eve join'],
      ['! Eve cannot join: this game takes no new players during a match. ("why": 1250.1/VI.b(1))'],
    ],
    ['lets you be another player', ['be bob'], ['You are now Bob.', 'Your bid:']],
    [
      'lets you be the referee',
      ['be Dee'],
      ['You are now Dee.', 'Bid of Bob:', 'Waiting for Ann (bid).'],
    ],
    [
      'lets you be an outsider',
      ['be "Eve Lee" as outsider'],
      ['You are now Eve Lee, who has no seat at the table.'],
    ],
    [
      'refuses a move while you only watch',
      ['be nobody', 'bid 5'],
      ['! You are only watching. "be NAME" takes a place'],
    ],
    [
      'refuses an empty name in "be"',
      ['be ""'],
      ['! Name somebody: Ann, Bob, Cyd, Dee, or "nobody"'],
    ],
    [
      'reads a name without a closing quote',
      ['be "Eve Lee'],
      [
        '! Eve Lee is not in this match; Ann, Bob, Cyd, Dee are. "be "Eve Lee" as outsider" adds somebody without a seat.',
      ],
    ],
    ['refuses an empty name in "as"', ['as "" bid 5'], ['! Say who does what: "as NAME MOVE".']],
    ['refuses an empty file name in "save"', ['save ""'], ['! Name the file: "save FILE".']],
    ['refuses an empty file name in "load"', ['load ""'], ['! Name the file: "load FILE".']],
    ['refuses "be" without a name', ['be'], ['! Name somebody: Ann, Bob, Cyd, Dee, or "nobody"']],
    [
      'refuses to act for a bot',
      ['as Bob bid 5'],
      ['! A bot plays Bob; "be Bob" takes their seat.'],
    ],
    [
      'refuses to act for a referee program',
      ['as Dee bid 5'],
      ['! A bot plays Dee; "be Dee" takes their seat.'],
    ],
    ['refuses "as" without a name', ['as'], ['! Say who does what: "as NAME MOVE".']],
    [
      'refuses a move by an outsider',
      ['as Eve bid 5H'],
      [
        '! Eve cannot make the move "bid" because they are not in this match; only a player in a seat can. ("why": contract/role)',
      ],
    ],
    ['refuses "load" without a file', ['load'], ['! Name the file: "load FILE".']],
  ])('%s', (_, lines, expected) => {
    const { shown } = typed(session(), lines)
    for (const part of expected) expect(shown).toMatch(part)
  })

  test('is unchanged after a refusal', () => {
    const before = session()
    const { value } = before.match
    for (const line of ['foo', 'bid 5D', 'rewind 99', 'back', 'as Bob bid 5', 'wait x']) {
      expect([obey(before, line), before.match.value][1]).toBe(value)
    }
  })

  test('gives the same match again after rewinding and repeating the moves', () => {
    const once = typed(session(), ['bid 5', 'bid 6', 'bid 7']).session
    const again = typed(once, ['rewind 3', 'bid 5', 'bid 6', 'bid 7']).session
    expect(again.match.value).toEqual(once.match.value)
    const elsewhere = typed(once, ['rewind 3', 'bid 8', 'bid 6', 'bid 7']).session
    expect(elsewhere.match.value).not.toEqual(once.match.value)
  })

  test('asks its caller to save, load and quit', () => {
    expect(obey(session(), 'save').effect).toEqual({ do: 'save', file: null })
    expect(obey(session(), 'save "my match.json"').effect).toEqual({
      do: 'save',
      file: 'my match.json',
    })
    expect(obey(session(), 'load a.json').effect).toEqual({ do: 'load', file: 'a.json' })
    expect(obey(session(), 'quit').effect).toEqual({ do: 'quit' })
  })

  test('completes the beginning of a command or a legal move', () => {
    expect(completions(session(), 'bid 1')).toEqual(['bid 10H'])
    expect(completions(session(), 'rew')).toEqual(['rewind'])
  })
})

describe('a session of a stranger’s game', () => {
  const game = salon

  test('shows examples if there are too many moves to list', () => {
    expect(typed(session(game), ['moves']).shown).toMatch(/^For example:\n(?:.*\n)*heckle/u)
  })

  test('lets an outsider do what anybody may', () => {
    const { shown } = typed(session(game), ['as Eve heckle'])
    expect(shown).toContain('• Eve heckles.')
    expect(shown).not.toContain('boo')
    expect(typed(session(game), ['be Eve as outsider', 'heckle']).shown).toContain(
      '• You said: boo',
    )
  })

  test('lets only an office make the office’s move', () => {
    expect(typed(session(game), ['close']).shown).toMatch(/^! Ann cannot make the move "close"/u)
    expect(typed(session(game), ['as speaker close']).shown).toContain('• The game is over')
  })

  test('lets somebody join with the details that the game requires', () => {
    expect(typed(session(game), ['as Eve join x']).shown).toBe(
      '! The entry cannot be read. join must be an object with motto (got "x"). ("why": contract/form)',
    )
    const joined = typed(session(game), ['as Eve join {"motto":"hi"}'])
    expect(joined.shown).toContain('• Eve joins.')
    expect((joined.session.match.value.state as State<Salon>).secret[2]).not.toEqual({ said: null })
  })

  test('sends several lines as one mail', () => {
    const { session: writing } = typed(session(game), ['mail', 'say one'])
    expect(promptOf(writing)).toBe('… ')
    expect(typed(writing, ['two', '.']).shown).toContain('• You said: one/two')
    expect(typed(session(game), ['mail', '.']).shown).toBe('The mail was empty; nothing was sent.')
  })

  test('lets an office in a seat answer the office’s prompt', () => {
    const asked = typed(session(game), ['say hello there'])
    expect(asked.shown).toContain(
      'You are asked: a toast to all? Answer "judge 4 yes" or "judge 4 no".',
    )
    expect(asked.shown).not.toContain('how good was it')
    expect(typed(asked.session, ['judge 1 5']).shown).toBe(
      '! Name a prompt that is open to you: 4.',
    )
    expect(typed(asked.session, ['judge 4 maybe']).shown).toContain(
      '! The answer to prompt 4 does not fit.',
    )
    const answered = typed(asked.session, ['judge 4 yes'])
    expect(answered.shown).toMatch(/• The scores: \d, \d\./u)
  })

  test('lets a judge answer for the referee', () => {
    const judging = session(game, { judges: true })
    const asked = typed(judging, ['say hello there'])
    expect(asked.shown).toContain('You are asked: how good was it? {"seat":0}.')
    expect(asked.shown).toContain('And 2 more: "pending" shows all.')
    const lines = ['judge 1 3', 'judge 2 9', 'judge 3 no', 'judge 4 yes', 'judge 5 yes']
    expect(typed(asked.session, lines).shown).toContain('• The scores: 3, 9.')
  })

  test('takes back your last ruling', () => {
    const asked = typed(session(game, { judges: true }), ['say hello there']).session
    const before = typed(asked, ['judge 1 3']).session
    const back = typed(before, ['judge 2 9', 'rewind'])
    expect(back.session.match.value).toEqual(before.match.value)
    expect(typed(back.session, ['rewind']).session.match.value).toEqual(asked.match.value)
    const office = typed(session(game), ['say hello there']).session
    const again = typed(office, ['judge 4 yes', 'rewind']).session
    expect(again.match.value).toEqual(office.match.value)
  })

  test('advances event by event for a spectator', () => {
    const watching = session(game, { name: null })
    const over = typed(watching, ['wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'wait'])
    expect(over.session.match.isOver).toBe(true)
  })

  test('reports a fault of the engine', () => {
    const broken = {
      ...game,
      notation: {
        ...game.notation,
        parse: () => {
          throw new Error('out of ink')
        },
      },
    }
    const before = session(broken)
    const { value } = before.match
    const reply = obey(before, 'say hello')
    expect(reply.lines[0]?.text).toBe(
      'The engine failed, and the match is as it was before. out of ink',
    )
    expect(before.match.value).toBe(value)
  })
})
