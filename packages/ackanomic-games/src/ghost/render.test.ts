import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { ghost } from './game.js'
import { Script } from './script.test-support.js'

const shown = (script: Script, viewer: Parameters<Script['view']>[0] = 'public'): string =>
  ghost.render(script.view(viewer))

describe('the table as text', () => {
  test('while the numbers are drawn', () => {
    expect(shown(new Script({ drawn: null }), 1)).toBe(
      [
        'Ghost: the referee draws the numbers',
        '',
        'There is no ghost word.',
        '',
        '  ? Ann',
        '  ? Bob (you)',
        '  ? Cyd',
        '    Referee: Rex',
      ].join('\n'),
    )
  })

  test('in mid game', () => {
    const script = new Script({ drawn: [2, 0, 1] }).adds('Vera').plays('Cyd', 'G')
    script.plays('Ann', 'GH').changeRoster({
      type: 'vacation',
      person: 'Bob',
      substitute: { person: 'Wim', agrees: true },
    })
    expect(shown(script, 0)).toBe(
      [
        'Ghost: it is Bob’s turn',
        '',
        'Ghost word: GH',
        '',
        '  1 Cyd',
        '  2 Ann (you)',
        '> 3 Bob (on vacation, Wim plays)',
        '  4 Vera (newcomer)',
        '    Referee: Rex',
        '',
        'What happened:',
        '- The numbers are drawn: 1 Cyd, 2 Ann, 3 Bob.',
        '- Vera is added to the game as number 4; the players who were here before may protest it.',
        '- Cyd begins with G.',
        '- Ann makes it GH.',
      ].join('\n'),
    )
  })

  test('during protests', () => {
    const script = new Script().plays('Ann', 'G').plays('Bob', 'protest: it is in no word')
    expect(shown(script)).toMatch(/^Ghost: Ann is to post a word that contains the ghost word\n/)
    expect(shown(script.plays('Ann', 'go'))).toMatch(/^Ghost: the referee looks up GO\n/)
    expect(shown(script.rules(true))).toMatch(/ {2}2 Bob \(out\)/)
  })

  test('without a referee, with an absent player, and at the end', () => {
    const script = new Script().changeRoster({ type: 'referee resigns', person: 'Rex' })
    script.changeRoster({ type: 'vacation', person: 'Ann' })
    expect(shown(script)).toMatch(/> 1 Ann \(on vacation\)[\s\S]*Referee: nobody/)
    expect(shown(script.leave('Bob', 'Cyd'))).toMatch(/^Ghost is over\. Ann won\.\n\n {2}1 Ann/)
    expect(shown(new Script().leave('Ann', 'Bob', 'Cyd'))).toMatch(
      /^Ghost is over\. Nobody is left/,
    )
  })

  test('shows the last ten lines of what happened', () => {
    const script = new Script()
    for (let i = 1; i <= 12; i++) script.plays(script.turn, 'GHOSTLINESSES'.slice(0, i))
    const text = shown(script)
    expect(text).toMatch(/What happened \(3 earlier lines left out\):\n- Cyd makes it GHO\./)
    expect(text.split('\n- ')).toHaveLength(11)
  })

  test('every announcement is a sentence', () => {
    const script = new Script()
    script.advance(days(9))
    for (const { event } of script.events) {
      expect(ghost.describeEvent(event, ['Ann', 'Bob', 'Cyd'])).toMatch(/^[A-Z].*\.$/)
    }
    expect(ghost.describeEvent({ type: 'begun', seat: 7, word: 'A' }, [])).toBe(
      'Seat 7 begins with A.',
    )
  })
})
