import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { type Salon, salon } from '../testing/scripted-repl.test-support.js'
import { session, typed } from '../testing/session.test-support.js'
import { completions, obey, promptOf } from './dispatch.js'

const UNTIL = 'Tue 24 Nov 2026, 12:00 UTC (in 3 days)'

describe('at the table of Pure Skill', () => {
  test.each<[string, readonly string[], readonly (string | RegExp)[]]>([
    [
      'a move is made, and the others answer',
      ['bid 5'],
      [
        '• Ann bids 5H.',
        /• Round 1: Ann 5H, Bob \w+, Cyd \w+;/u,
        '• Round 2: the prize is',
        'Round 2 of 13',
        `Your move: bid, until ${UNTIL}.`,
      ],
    ],
    ['a move after ">" is no command', ['> bid 5'], ['• Ann bids 5H.']],
    [
      'what cannot be read is refused',
      ['foo'],
      [/^! .*Write "bid" and a card of your pack, such as "bid [^ ]+H"\.$/u],
    ],
    ['what breaks a rule is refused', ['bid 5D'], ['! 5D is not in your pack; bid one of AH 2H']],
    ['an empty line says what is expected', [''], [/^Your move: bid/u]],
    ['pending', ['pending'], [/^Your move: bid/u]],
    ['look', ['look'], ['Round 1 of 13: bid for', '(you)', 'Your move: bid']],
    ['look public', ['look public'], ['Round 1 of 13']],
    ['moves', ['moves'], ['bid AH\nbid 2H']],
    ['moves with a text', ['moves 10'], [/^bid 10H$/u]],
    [
      'moves with a text that is in none',
      ['moves 99'],
      ['None of your legal moves contains "99".'],
    ],
    ['help', ['help'], ['Moves: Write "bid" and a card', 'rewind [N]', 'help society']],
    ['help on the society', ['help society'], ['vacation [NAME] [with NAME]', 'dispute']],
    ['commands in capitals', ['HELP'], ['rewind [N]']],
    ['a slash marks a command', ['/pending'], [/^Your move: bid/u]],
    ['a slash before no command', ['/bid 5'], ['! There is no command "bid"']],
    [
      'a command with a slip is told, and is no move',
      ['hepl'],
      ['! There is no command "hepl"; did you mean "help"?', 'As a move: "hepl" is not a card.'],
    ],
    ['a command of another name', ['exit'], ['did you mean "quit"?']],
    ['a slash before a slip', ['/lgo'], ['! There is no command "lgo"; did you mean "log"?']],
    ['a word of moves is no slip', ['bid'], [/^! .*such as "bid [^ ]+H"\.$/u]],
    ['being somebody nearly named', ['be Bbo'], ['Did you mean Bob? "be Bbo as outsider" adds']],
    [
      'acting for somebody nearly named',
      ['as Bobb dispute'],
      ['! Bobb is not here; did you mean Bob? For somebody new, write "be Bobb as outsider".'],
    ],
    ['the rules', ['rules'], ['How to play Game of Pure Skill:', '4. The highest card takes']],
    ['all clauses', ['rules full'], ['1250.7', '4e(1)\tA bid is one card']],
    [
      'no such rule',
      ['rules 99z'],
      ['! No clause begins with "99z" or contains it; "rules full" shows all.'],
    ],
    [
      'words that every object has are no commands',
      ['constructor'],
      ['! "constructor" is not a card'],
    ],
    [
      'time passes a deadline',
      ['wait'],
      [
        /• Round 1: Ann \w+ \(drawn\)/u,
        'Round 2 of 13',
        'until Fri 27 Nov 2026, 12:00 UTC (in 3 days)',
      ],
    ],
    ['time passes for so long', ['wait 1 day'], [/^Your move: bid, until .* \(in 2 days\)\.$/u]],
    [
      'so long may be several deadlines',
      ['wait 7 days'],
      ['Round 3 of 13', 'until Mon 30 Nov 2026, 12:00 UTC (in 2 days)'],
    ],
    ['no such time', ['wait a bit'], ['! Say how long: "wait 3 days"']],
    ['the time to the end', ['wait end'], ['• Round 13:', '• The game is over.', 'Ranking: 1. ']],
    ['nothing happens after the end', ['wait end', 'wait'], ['! The game is over.']],
    ['no move after the end', ['wait end', 'bid 5'], ['! The game ended at']],
    [
      'the log with its numbers',
      ['bid 5', 'log'],
      [/^ {3}1 {2}Round 1: the prize is/u, '   4  Ann bids 5H.', 'The log has 7 entries.'],
    ],
    ['a part of the log', ['bid 5', 'log 1'], [/^ {6}… and \d+ earlier; "log all" shows them\./u]],
    ['no such part', ['log most'], ['! Say how many lines']],
    [
      'going back to a number',
      ['bid 5', 'bid 6', 'rewind 1'],
      [/^The match is back after entry 1 of \d+\./u, 'Round 1 of 13'],
    ],
    [
      'taking the last move back',
      ['bid 5', 'bid 6', 'rewind'],
      ['Round 2 of 13', 'Your move: bid'],
    ],
    [
      'nothing to take back',
      ['rewind'],
      [
        '! You have done nothing yet that could be undone; give the number of an entry from 0 to 3.',
      ],
    ],
    [
      'no such entry',
      ['rewind 99'],
      ['! The match cannot be rewound to 99 entries; choose a number from 0 to 3.'],
    ],
    [
      'no number',
      ['rewind far'],
      ['! "far" is not the number of an entry; give a number from 0 to 3.'],
    ],
    [
      'a number below all',
      ['rewind -1'],
      ['! "-1" is not the number of an entry; give a number from 0 to 3.'],
    ],
    ['no prompt', ['judge 0 5'], ['! No prompt is open to you.']],
    [
      'nobody joins',
      ['as Eve join'],
      ['! Eve cannot join: this game takes no new players during a match. ("why": 1250.1/VI.b(1))'],
    ],
    ['being another player', ['be bob'], ['You are now Bob.', 'Your bid:']],
    [
      'being the referee',
      ['be Dee'],
      ['You are now Dee.', 'Bid of Bob:', 'Waiting for Ann (bid).'],
    ],
    [
      'being an outsider',
      ['be "Eve Lee" as outsider'],
      ['You are now Eve Lee, who has no seat at the table.'],
    ],
    ['being nobody', ['be nobody', 'bid 5'], ['! You are only watching. "be NAME" takes a place']],
    ['being of no name', ['be ""'], ['! Name somebody: Ann, Bob, Cyd, Dee, or "nobody"']],
    [
      'a name whose quote stays open',
      ['be "Eve Lee'],
      [
        '! Eve Lee is not at this table; Ann, Bob, Cyd, Dee are. "be "Eve Lee" as outsider" adds somebody without a seat.',
      ],
    ],
    ['acting for no name', ['as "" bid 5'], ['! Say who does what: "as NAME MOVE".']],
    ['saving to no name', ['save ""'], ['! Name the file: "save FILE".']],
    ['loading from no name', ['load ""'], ['! Name the file: "load FILE".']],
    ['being what?', ['be'], ['! Name somebody: Ann, Bob, Cyd, Dee, or "nobody"']],
    ['acting for a bot', ['as Bob bid 5'], ['! A bot plays Bob; "be Bob" takes their seat.']],
    ['acting for the referee', ['as Dee bid 5'], ['! A bot plays Dee; "be Dee" takes their seat.']],
    ['acting for nobody', ['as'], ['! Say who does what: "as NAME MOVE".']],
    [
      'acting for an outsider',
      ['as Eve bid 5H'],
      [
        '! Eve cannot make the move "bid" because they are not at this table; only a player in a seat can. ("why": contract/role)',
      ],
    ],
    ['loading nothing', ['load'], ['! Name the file: "load FILE".']],
  ])('%s', (_, lines, expected) => {
    const { shown } = typed(session(), lines)
    for (const part of expected) expect(shown).toMatch(part)
  })

  test.each<[string, readonly string[], readonly (string | RegExp)[]]>([
    ['leaving', ['leave'], ['• Ann left the game.', 'Ann   0 for – (bot)']],
    ['leaving the community', ['leave community'], ['• Ann left the community.']],
    ['several leave', ['leave Bob cyd'], ['• Bob and Cyd left the game.']],
    [
      'who is not here cannot leave',
      ['leave Eve'],
      ['! Eve is not at this table; name a player or a referee. ("why": 1250.1/IX.a(2))'],
    ],
    ['a vacation', ['vacation'], ['• Ann is on vacation.', 'You have nothing to do']],
    [
      'a vacation with a Substitute',
      ['vacation with Eve'],
      ['Eve plays as Substitute.', '• Round 1: '],
    ],
    ['a vacation of another', ['vacation Bob with Eve'], ['• Bob is on vacation; Eve plays']],
    [
      'two go on vacation',
      ['vacation Bob Cyd'],
      ['! Name one person: "vacation [NAME] [with NAME]".'],
    ],
    [
      'a Substitute who has a place',
      ['vacation with Bob'],
      [
        '! Bob has been a player of this match; name somebody who never has. ("why": 1250.1/VI.c(2))',
      ],
    ],
    ['a Substitute later', ['vacation', 'substitute Eve'], ['• Ann is on vacation; Eve plays']],
    [
      'a Substitute for another',
      ['vacation Bob', 'substitute Eve for Bob'],
      ['Eve plays as Substitute'],
    ],
    ['a Substitute of nobody', ['substitute'], ['! Name the Substitute']],
    ['coming back', ['vacation', 'back'], ['• Ann is back.', 'Your move: bid']],
    ['coming back from nowhere', ['back'], ['! Ann is not on vacation']],
    ['turning inactive', ['inactive Bob', 'inactive Bob'], ['! This would change nothing for Bob']],
    ['turning active', ['inactive', 'active'], ['Your move: bid']],
    [
      'the referee resigns',
      ['resign'],
      [
        '• Dee is no longer a referee.',
        'Play is paused: no referee; "appoint NAME" finds a referee.',
      ],
    ],
    [
      'a referee is found',
      ['resign', 'appoint Eve'],
      ['• Eve is a referee now.', 'Your move: bid'],
    ],
    ['a referee goes on', ['continue'], ['• Dee goes on as referee.']],
    ['a player is no referee', ['continue Ann'], ['! Ann is not a referee']],
    ['no silence', ['silence'], ['! Nothing is waiting for the referee']],
    ['no prompt without silence', ['inquire'], ['! A player must first point out']],
    ['a dispute', ['dispute'], ['• Play is paused: dispute.', '"decide" settles the dispute']],
    ['no move while play is paused', ['dispute', 'bid 5'], ['! Play is paused (dispute)']],
    [
      'no time passes by itself',
      ['dispute', 'wait'],
      ['! Play is paused, and no deadline is running'],
    ],
    ['a decision', ['dispute', 'decide as appointee'], ['• Play resumes', 'Your move: bid']],
    [
      'a decision by the wrong office',
      ['dispute', 'decide as the senate'],
      ['! The senate cannot do this'],
    ],
    ['no such office', ['decide as king'], ['! There is no role "king"; the roles are speaker']],
    ['an exhibition', ['exhibition'], ['• The match is an exhibition']],
    ['an office named first', ['dispute', 'as speaker decide'], ['• Play resumes']],
    ['an office as people say it', ['dispute', 'as the Appointee decide'], ['• Play resumes']],
    ['the wrong office first', ['as senate inquire'], ['! The senate cannot do this']],
    ['an office for another', ['as speaker vacation Bob'], ['• Bob is on vacation.']],
    ['in the name of another', ['as Bob dispute'], ['• Play is paused: dispute.']],
    ['by nobody', ['be nobody', 'dispute'], ['! Say who raises it: "as NAME dispute".']],
    ['nobody leaves', ['be nobody', 'leave'], ['! Say who leaves: "leave NAME".']],
  ])('%s', (_, lines, expected) => {
    const { shown } = typed(session(), lines)
    for (const part of expected) expect(shown).toMatch(part)
  })

  test('a refusal leaves the session as it was', () => {
    const before = session()
    const { value } = before.match
    for (const line of ['foo', 'bid 5D', 'rewind 99', 'back', 'as Bob bid 5', 'wait x']) {
      expect([obey(before, line), before.match.value][1]).toBe(value)
    }
  })

  test('rewinding and playing on gives the same match again', () => {
    const once = typed(session(), ['bid 5', 'bid 6', 'bid 7']).session
    const again = typed(once, ['rewind 3', 'bid 5', 'bid 6', 'bid 7']).session
    expect(again.match.value).toEqual(once.match.value)
    const elsewhere = typed(once, ['rewind 3', 'bid 8', 'bid 6', 'bid 7']).session
    expect(elsewhere.match.value).not.toEqual(once.match.value)
  })

  test('files are for others to read and write', () => {
    expect(obey(session(), 'save').effect).toEqual({ do: 'save', file: null })
    expect(obey(session(), 'save "my match.json"').effect).toEqual({
      do: 'save',
      file: 'my match.json',
    })
    expect(obey(session(), 'load a.json').effect).toEqual({ do: 'load', file: 'a.json' })
    expect(obey(session(), 'quit').effect).toEqual({ do: 'quit' })
  })

  test('a beginning can become a command or a legal move', () => {
    expect(completions(session(), 'bid 1')).toEqual(['bid 10H'])
    expect(completions(session(), 'rew')).toEqual(['rewind'])
  })
})

describe('at the table of a stranger', () => {
  const game = salon

  test('moves are too many to list, so there are examples', () => {
    expect(typed(session(game), ['moves']).shown).toMatch(/^For example:\n(?:.*\n)*heckle/u)
  })

  test('an outsider may do what anybody may', () => {
    const { shown } = typed(session(game), ['as Eve heckle'])
    expect(shown).toContain('• Eve heckles.')
    expect(shown).not.toContain('boo')
    expect(typed(session(game), ['be Eve as outsider', 'heckle']).shown).toContain(
      '• You said: boo',
    )
  })

  test('an office may do what is the office’s', () => {
    expect(typed(session(game), ['close']).shown).toMatch(/^! Ann cannot make the move "close"/u)
    expect(typed(session(game), ['as speaker close']).shown).toContain('• The game is over')
  })

  test('somebody joins with what the game wants', () => {
    expect(typed(session(game), ['as Eve join x']).shown).toBe(
      '! The entry cannot be read. join must be an object with motto (got "x"). ("why": contract/form)',
    )
    const joined = typed(session(game), ['as Eve join {"motto":"hi"}'])
    expect(joined.shown).toContain('• Eve joins.')
    expect((joined.session.match.value.state as State<Salon>).secret[2]).not.toEqual({ said: null })
  })

  test('a mail has several lines', () => {
    const { session: writing } = typed(session(game), ['mail', 'say one'])
    expect(promptOf(writing)).toBe('… ')
    expect(typed(writing, ['two', '.']).shown).toContain('• You said: one/two')
    expect(typed(session(game), ['mail', '.']).shown).toBe('The mail was empty; nothing was sent.')
  })

  test('an office in a seat answers what is asked of it', () => {
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

  test('a judge answers for the referee', () => {
    const judging = session(game, { judges: true })
    const asked = typed(judging, ['say hello there'])
    expect(asked.shown).toContain('You are asked: how good was it? {"seat":0}.')
    expect(asked.shown).toContain('And 2 more: "pending" shows all.')
    const lines = ['judge 1 3', 'judge 2 9', 'judge 3 no', 'judge 4 yes', 'judge 5 yes']
    expect(typed(asked.session, lines).shown).toContain('• The scores: 3, 9.')
  })

  test('a ruling of yours is taken back', () => {
    const asked = typed(session(game, { judges: true }), ['say hello there']).session
    const before = typed(asked, ['judge 1 3']).session
    const back = typed(before, ['judge 2 9', 'rewind'])
    expect(back.session.match.value).toEqual(before.match.value)
    expect(typed(back.session, ['rewind']).session.match.value).toEqual(asked.match.value)
    const office = typed(session(game), ['say hello there']).session
    const again = typed(office, ['judge 4 yes', 'rewind']).session
    expect(again.match.value).toEqual(office.match.value)
  })

  test('who watches goes on from post to post', () => {
    const watching = session(game, { name: null })
    const over = typed(watching, ['wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'wait'])
    expect(over.session.match.isOver).toBe(true)
  })

  test('a fault of an engine’s is told', () => {
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
