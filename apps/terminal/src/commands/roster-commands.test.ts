import { describe, expect, test } from 'vitest'
import { session, typed } from '../testing/session.test-support.js'

describe('a session of Pure Skill', () => {
  test.each<[string, readonly string[], readonly (string | RegExp)[]]>([
    ['lets you leave the match', ['leave'], ['• Ann left the game.', 'Ann   0 for – (bot)']],
    ['lets you leave the community', ['leave community'], ['• Ann left the community.']],
    ['lets several people leave', ['leave Bob cyd'], ['• Bob and Cyd left the game.']],
    [
      'refuses to let somebody leave who is not at the table',
      ['leave Eve'],
      ['! Eve is not in this match; name a player or a referee. ("why": 1250.1/IX.a(2))'],
    ],
    ['lets you go on vacation', ['vacation'], ['• Ann is on vacation.', 'You have nothing to do']],
    [
      'lets you go on vacation with a Substitute',
      ['vacation with Eve'],
      ['Eve plays as Substitute.', '• Round 1: '],
    ],
    [
      'lets another player go on vacation',
      ['vacation Bob with Eve'],
      ['• Bob is on vacation; Eve plays'],
    ],
    [
      'refuses to send two people on vacation',
      ['vacation Bob Cyd'],
      ['! Name one person: "vacation [NAME] [with NAME]".'],
    ],
    [
      'refuses a Substitute who is a player',
      ['vacation with Bob'],
      [
        '! Bob has been a player of this match; name somebody who never has. ("why": 1250.1/VI.c(2))',
      ],
    ],
    [
      'adds a Substitute to a vacation',
      ['vacation', 'substitute Eve'],
      ['• Ann is on vacation; Eve plays'],
    ],
    [
      'adds a Substitute for another player',
      ['vacation Bob', 'substitute Eve for Bob'],
      ['Eve plays as Substitute'],
    ],
    ['refuses "substitute" without a name', ['substitute'], ['! Name the Substitute']],
    [
      'lets you come back from vacation',
      ['vacation', 'back'],
      ['• Ann is back.', 'Your move: bid'],
    ],
    [
      'refuses to bring back a player who is not on vacation',
      ['back'],
      ['! Ann is not on vacation'],
    ],
    [
      'refuses to make an inactive player inactive',
      ['inactive Bob', 'inactive Bob'],
      ['! This would change nothing for Bob'],
    ],
    ['makes a player active again', ['inactive', 'active'], ['Your move: bid']],
    [
      'pauses play when the referee resigns',
      ['resign'],
      [
        '• Dee is no longer a referee.',
        'Play is paused: no referee; "appoint NAME" finds a referee.',
      ],
    ],
    [
      'appoints a new referee',
      ['resign', 'appoint Eve'],
      ['• Eve is a referee now.', 'Your move: bid'],
    ],
    ['lets the referee continue', ['continue'], ['• Dee goes on as referee.']],
    ['refuses to let a player continue as referee', ['continue Ann'], ['! Ann is not a referee']],
    [
      'refuses "silence" if nothing waits for the referee',
      ['silence'],
      ['! Nothing is waiting for the referee'],
    ],
    [
      'refuses "inquire" before a player points out the silence',
      ['inquire'],
      ['! A player must first point out'],
    ],
    [
      'pauses play in a dispute',
      ['dispute'],
      ['• Play is paused: dispute.', '"decide" settles the dispute'],
    ],
    ['refuses a move while play is paused', ['dispute', 'bid 5'], ['! Play is paused (dispute)']],
    [
      'refuses to wait while play is paused',
      ['dispute', 'wait'],
      ['! Play is paused, and no deadline is running'],
    ],
    [
      'settles a dispute with a decision',
      ['dispute', 'decide as appointee'],
      ['• Play resumes', 'Your move: bid'],
    ],
    [
      'refuses a decision by the wrong office',
      ['dispute', 'decide as the senate'],
      ['! The senate cannot do this'],
    ],
    [
      'refuses an unknown office',
      ['decide as king'],
      ['! There is no role "king"; the roles are speaker'],
    ],
    ['declares an exhibition', ['exhibition'], ['• The match is an exhibition']],
    ['takes the office before the command', ['dispute', 'as speaker decide'], ['• Play resumes']],
    [
      'takes an office with its article',
      ['dispute', 'as the Appointee decide'],
      ['• Play resumes'],
    ],
    [
      'refuses the wrong office before the command',
      ['as senate inquire'],
      ['! The senate cannot do this'],
    ],
    ['lets an office act for a player', ['as speaker vacation Bob'], ['• Bob is on vacation.']],
    ['raises a dispute for another player', ['as Bob dispute'], ['• Play is paused: dispute.']],
    [
      'refuses a dispute while you only watch',
      ['be nobody', 'dispute'],
      ['! Say who raises it: "as NAME dispute".'],
    ],
    [
      'refuses "leave" while you only watch',
      ['be nobody', 'leave'],
      ['! Say who leaves: "leave NAME".'],
    ],
  ])('%s', (_, lines, expected) => {
    const { shown } = typed(session(), lines)
    for (const part of expected) expect(shown).toMatch(part)
  })
})
