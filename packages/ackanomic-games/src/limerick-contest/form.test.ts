import { seededRandom } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { limerickFault } from './form.js'
import { limerickContest } from './game.js'
import { sampleLimerick } from './sample-limerick.js'
import { limerickAbout } from './tactics/compose.js'

const GOOD = [
  'There was an Old Man with a beard,\nWho said, “It is just as I feared!\nTwo Owls and a Hen,\nFour Larks and a Wren,\nHave all built their nests in my beard!”',
  'There was a young lady of Niger\nWho smiled as she rode on a tiger;\nThey returned from the ride\nWith the lady inside,\nAnd the smile on the face of the tiger.',
  'The limerick packs laughs anatomical\nInto space that is quite economical.\nBut the good ones I have seen\nSo seldom are clean\nAnd the clean ones so seldom are comical.',
]

const [LEAR = ''] = GOOD

const withLine = (at: number, line: string): string => LEAR.split('\n').with(at, line).join('\n')

describe('the form of a limerick', () => {
  test.each(GOOD)('fits this limerick: %s', (limerick) => {
    expect(limerickFault(limerick)).toBeUndefined()
  })

  test.each([
    ['x', 'lines'],
    [`${LEAR}\nAnd more`, 'lines'],
    [withLine(2, 'Owls'), 'words'],
    [withLine(1, 'It feared'), 'long'],
    [withLine(1, `Who said ${'again and '.repeat(8)}feared`), 'long'],
    [withLine(3, 'Four enormous Larks and a remarkably melancholy Wren'), 'short'],
    [withLine(1, 'Who said it is just as I thought and I knew'), 'outer'],
    [withLine(3, 'Four Larks and a Bear'), 'inner'],
    [withLine(3, 'Two Owls and a Hen'), 'repeated'],
    ['a b c d e f\na b c d e f g\na b c\na b c d\na b c d e f h', 'repeated'],
  ])('does not fit %j, for the fault “%s”', (text, fault) => {
    expect(limerickFault(text)).toBe(fault)
  })

  test.each([
    ['watch', 'judge'],
    ['wish', 'dash'],
    ['moth', 'bath'],
    ['king', 'long'],
    ['hymn', 'lamb'],
    ['sign', 'pin'],
    ['bed', 'bet'],
    ['buzz', 'box'],
    ['graph', 'cave'],
    ['back', 'bag'],
    ['cup', 'cub'],
    ['ball', 'bell'],
    ['car', 'deer'],
  ])('lets %s and %s nearly rhyme, but neither with a word that ends in a vowel', (one, other) => {
    const ending = (third: string, fourth: string): string | undefined =>
      limerickFault(
        LEAR.split('\n')
          .with(2, `Two Owls and a ${third}`)
          .with(3, `Four Larks, a ${fourth}`)
          .join('\n'),
      )
    expect(ending(one, other)).toBeUndefined()
    for (const word of [one, other]) expect([word, ending(word, 'sea')]).toEqual([word, 'inner'])
  })

  test.each([
    ['king', 'bag'],
    ['lamb', 'cub'],
    ['sign', 'hymn'],
    ['moth', 'bet'],
    ['watch', 'wish'],
    ['cave', 'cup'],
  ])('does not let %s and %s rhyme', (one, other) => {
    const text = LEAR.split('\n').with(2, `Two Owls and a ${one}`).with(3, `Four Larks, a ${other}`)
    expect(limerickFault(text.join('\n'))).toBe('inner')
  })

  test('allows 9 syllables in a short line', () => {
    const [, , CLEAN = ''] = GOOD
    const third = (line: string): string => CLEAN.split('\n').with(2, line).join('\n')
    expect(limerickFault(third('But the good ones I have ever seen'))).toBeUndefined()
    expect(limerickFault(third('But the good ones that I have ever seen'))).toBe('short')
  })

  test('fits the limericks that bots write', () => {
    for (let i = 0; i < 500; i++) {
      const random = seededRandom(`limerick ${i}`)
      const name = ['Bob', 'Alice', 'Marie', 'Christopher', 'Amanda', 'Hugh', '7'][i % 7] ?? ''
      for (const text of [limerickAbout(name, random), sampleLimerick(random)])
        expect([text, limerickFault(text)]).toEqual([text, undefined])
    }
  })

  test('is checked as an option, which refuses other texts with a reason [1250.8/4.1(1)]', () => {
    const roster = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: 0 }
    const posted = (form: 'free' | 'checked', limerick: string): unknown => {
      const start = limerickContest.setup(roster, { form })
      if (!start.ok) throw new Error(start.error.message)
      return limerickContest.check(start.value.state, {
        kind: 'move',
        at: 0,
        by: 'Ann',
        move: { type: 'post', limerick },
      })
    }
    expect(posted('free', 'x')).toBeUndefined()
    expect(posted('checked', LEAR)).toBeUndefined()
    expect(posted('checked', 'x')).toMatchObject({
      code: 'formFault',
      clause: '1250.8/4.1(1)',
      message: 'A limerick has five lines.',
    })
  })
})
