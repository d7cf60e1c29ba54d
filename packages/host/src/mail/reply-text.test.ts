import { describe, expect, test } from 'vitest'
import { REPLY_MARKER } from './quotations.js'
import { ATTRIBUTIONS, HEADERS, ORIGINALS, SIGNATURES } from './reply-shapes.test-support.js'
import { ownText } from './reply-text.js'

/** Texts of one to three lines, some with digits and colons. */
const OWN: readonly string[] = [
  'bid 10',
  'F Alt-Noo\nA Bur-Wal',
  'F Alt-Noo\nA Bur-Wal\n\nA Cam H',
  '/tell Eve: at 10:00: now',
]

const GAPS = ['\n', '\n\n', '\n\n\n']

/** The quoted part, with and without the line above which people answer. */
const QUOTED: readonly string[] = [
  `> ${REPLY_MARKER}\n>\n> bid K\n> > bid Q`,
  '> Round 1: the prize is 5S.\n> bid K',
  `${REPLY_MARKER}\n\nbid K`,
]

const wrapped = (attribution: string): readonly string[] =>
  [' ', '\n'].map((wrap) =>
    attribution.replace('|', attribution.includes('<|') && wrap === ' ' ? '' : wrap),
  )

const named = ['Games', '5 January 2026 10:00', 'Bob', 'm 1 (pure-skill)']

/** Headers as programs write them: bold, far apart, with and without addresses. */
const headers: readonly string[] = HEADERS.flatMap((words) => {
  const lines = words.map((word, i) => `${word} ${named[i]}`)
  const addressed = words.map((word, i) => `${word} ${named[i]}${i % 2 ? '' : ' <a@b.test>'}`)
  return [
    lines.join('\n'),
    addressed.join('\n'),
    words.map((word, i) => `*${word}* ${named[i]}`).join('\n'),
    words.map((word, i) => `**${word}** ${named[i]}`).join('\n'),
    lines.join('\n\n'),
    lines.join('\n').replaceAll(/ ?:(?= )/gu, '：'),
    `________________________________\n${lines.join('\n')}`,
    `-----Original Message-----\n${lines.join('\n')}`,
  ]
})

const announced: readonly string[] = [
  ...ATTRIBUTIONS.flatMap(wrapped),
  ...headers,
  ...ORIGINALS,
  ...ORIGINALS.map((line) => `${line}\n${headers[0]}`),
  '________________________________',
  '',
]

describe('own text', () => {
  test.each(OWN)('is everything above a quotation: %j', (own) => {
    const mails = announced.flatMap((announcement) =>
      GAPS.flatMap((gap) => QUOTED.map((quoted) => `${own}${gap}${announcement}${gap}${quoted}`)),
    )
    expect(mails.filter((mail) => ownText(mail) !== own)).toEqual([])
  })

  test('ends at the headers of a quotation, even if its lines have no marks', () => {
    for (const announcement of headers)
      expect(ownText(`bid 10\n${announcement}\n\nbid K`), announcement).toBe('bid 10')
  })

  test('can be below a quotation or between two', () => {
    for (const announcement of ATTRIBUTIONS.flatMap(wrapped)) {
      const below = `${announcement}\n> bid K\n\nA Cam H\n-- \nBob`
      expect(ownText(below), announcement).toBe('A Cam H')
      expect(ownText(`F Alt-Noo\n${below}\n> bid Q`), announcement).toBe('F Alt-Noo\n\nA Cam H')
    }
  })

  test.each([
    ['bid 10 ---- Write your answer above this line ---- bid K', 'bid 10'],
    ['bid 10 On Wed, Apr 4, 2012 at 3:59 PM, a@b.test wrote:\n> bid K', 'bid 10'],
    ['bid 10--- Am 05.01.2026 um 10:00 schrieb Games:\n> bid K', 'bid 10'],
    ['bid 10\nOn Monday, January\n5, 2026 at 10:00, Games wrote:\n> bid K', 'bid 10'],
    ['bid 10\nOn 5 Jan 2026, at 10:00, Games <\na@b.test>\nwrote:\n> bid K', 'bid 10'],
    ['> bid K\nbid 10', 'bid 10'],
    [`> ${'a '.repeat(36)}\nrest\n> bid K\n\nbid 10`, 'bid 10'],
    ['Sent from my iPhone', ''],
    ['On 5 Jan 2026, at 10:00, Games wrote:\n> bid K', ''],
  ])('of %j is %j', (mail, own) => {
    expect(ownText(mail)).toBe(own)
  })

  test('excludes the line that a mail program adds', () => {
    const below = ['', '\n', `\n\nOn 5 Jan 2026, Games wrote:\n> bid K`, `\n${headers[0]}\n\nbid K`]
    for (const own of OWN) {
      const mails = SIGNATURES.flatMap((added) =>
        GAPS.flatMap((gap) =>
          below.flatMap((rest) => [`${own}${gap}${added}${rest}`, `${added}${gap}${own}${rest}`]),
        ),
      )
      expect(mails.filter((mail) => ownText(mail) !== own)).toEqual([])
    }
  })

  test.each([
    ['a letter', '/say Dear all,\nI wrote: no.\nFrom: here to there'],
    ['a poem', 'In 2026 at 10:30 he wrote:\nSent from heaven, a phone\nFrom a girl on her own'],
    ['colons', 'F: Alt-Noo\nA: Bur-Wal'],
    ['labels', 'England: A Lon-Wal\nFrance: A Par-Bur\nGermany: A Ber-Kie'],
    ['drawn lines', 'A Par-Bur\n-----\nA Mar-Spa\n--- and ---\nF Bre-MAO'],
    ['a device', '/say I sent it from my iPhone'],
    ['a date', '/say We meet on 5 January 2026 at 10:00'],
  ])('includes %s', (_, own) => {
    expect(ownText(own)).toBe(own)
    expect(ownText(`${own}\n${headers[0]}\n\nbid K`)).toBe(own)
    expect(ownText(`${own}\nOn 5 Jan 2026, at 10:00, Games wrote:\n> bid K`)).toBe(own)
  })

  test('is found quickly in a long mail', () => {
    for (const part of ['From: a\n', '-----\n', 'a wrote:\n', '> a\n', '<a@1/', '- : ', '\n'])
      expect(ownText(part.repeat(5000)).length).toBeLessThan(200_000)
  })
})
