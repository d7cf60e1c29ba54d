import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { equipmentClauses } from './clauses.js'
import type { DiceError } from './dice-errors.js'
import { formatDiceRequest, parseDiceRequest } from './dice-request.js'
import { formatDiceResult, parseDiceResult } from './dice-result.js'

/** Texts that break careless readers: hostile keys, lone surrogates, odd numbers and blanks. */
const hostileTexts = [
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\udfff#S',
  '\u0000',
  '\u2028',
  '\u0085',
  '\ufeff',
  '\u00a0',
  '#',
  '##',
  '#S',
  '#P',
  '#__proto__ 1',
  '#s\t',
  '-0',
  '1e9',
  '9'.repeat(500),
  '0'.repeat(500),
  ' '.repeat(5000),
  '| '.repeat(500),
  '#C\n'.repeat(120),
  '\r\n\r\r\n',
  'To the mailing list',
  'To: ',
  'Title:',
]

const sound = [
  '#S 20\n#D 1\n#R 1\n#L 1\n#T Acka: Hit determination\n#C a d20 to see if I hit\n',
  '#P a@example.org\n#P b@example.org\n#s 6\n#d 1000\n#r 1000\n#l 20\n',
  'Ackanomic Magic Dice\nTo the mailing list\nTitle: x\nSides: 6\nDice in a roll: 2\nRolls: 3\nRolls to a line: 2\n\n1 6 | 3 3\n5 2\n',
]

/** A way to spoil a mail: some letters at a place are replaced. */
const spoiling: fc.Arbitrary<{ readonly at: number; readonly out: number; readonly put: string }> =
  fc.record({
    at: fc.nat(120),
    out: fc.nat(8),
    put: fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.constantFrom(...'#SDRLTCPsdrltcp 0123456789\n\r\t|:@'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  })

/** Nearly sound mails, mixed with texts that were never mails. */
const junkMails: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...sound), fc.array(spoiling, { minLength: 1, maxLength: 5 }))
      .map(([mail, spoilings]) =>
        spoilings.reduce(
          (text, { at, out, put }) => text.slice(0, at) + put + text.slice(at + out),
          mail,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...hostileTexts, ...sound), { maxLength: 12 })
      .map((parts) => parts.join('\n')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.json() },
)

/** The numbers of junk mails that were read as sound. */
interface JunkRead {
  readonly requests: number
  readonly results: number
}

/**
 * Reads junk mails, and checks that none throws, that accepted mails are written and read back the
 * same, and that refused ones get a sentence and a clause for each problem, in plain JSON.
 */
function expectJunkIsRead(numRuns: number): JunkRead {
  let requests = 0
  let results = 0
  fc.assert(
    fc.property(junkMails, (mail) => {
      const request = parseDiceRequest(mail)
      if (request.ok) {
        requests++
        const { sides, dice, rolls, perLine, comments, recipients } = request.value
        const within = [sides >= 2, sides <= 1000, dice >= 1, dice <= 1000, rolls >= 1]
        within.push(rolls <= 1000, perLine >= 1, perLine <= 20, comments.length <= 100)
        within.push(recipients === 'list' || (recipients.length >= 1 && recipients.length <= 10))
        if (within.includes(false)) throw new Error(`accepted beyond the limits: ${mail}`)
        expectSame(parseDiceRequest(formatDiceRequest(request.value)), request)
      } else {
        expectReasons(request.error)
      }
      const result = parseDiceResult(mail)
      if (result.ok) {
        results++
        const again = formatDiceResult(result.value.request, result.value.rolls)
        expectSame(parseDiceResult(again), result)
      } else {
        expectReasons(result.error)
      }
    }),
    { seed: 1250, numRuns },
  )
  return { requests, results }
}

function expectSame(again: unknown, once: unknown): void {
  const [left, right] = [JSON.stringify(again), JSON.stringify(once)]
  if (left !== right) throw new Error(`read back as ${left}, not as ${right}`)
}

function expectReasons(errors: readonly DiceError[]): void {
  if (errors.length === 0) throw new Error('refused without a reason')
  for (const { clause, message, details } of errors) {
    const known = Object.hasOwn(equipmentClauses.of, clause.slice('1250.3/'.length))
    if (!known || !/^.{20,500}\.$/su.test(message) || message.includes('undefined')) {
      throw new Error(`badly refused: ${clause} ${message}`)
    }
    if (
      Object.values(details).some((fact) => typeof fact !== 'string' && !Number.isSafeInteger(fact))
    )
      throw new Error(`not plain: ${JSON.stringify(details)}`)
  }
}

test('20,000 junk mails cause no exception, and none is accepted beyond the limits', () => {
  const { requests, results } = expectJunkIsRead(20_000)
  expect(requests).toBeGreaterThan(100)
  expect(results).toBeGreaterThan(10)
})

test('huge mails are read', () => {
  const signature = `${'x'.repeat(100)}\n`.repeat(20_000)
  const mail = `${signature}#S 6\n#D 1\n#R 1\n#L 1\n${' '.repeat(1_000_000)}\n#C ${'y'.repeat(1_000_000)}`
  expect(parseDiceRequest(mail.slice(signature.length)).ok).toBe(true)
  const strict = parseDiceRequest(mail)
  expect(strict.ok ? 0 : strict.error.length).toBe(20_000)
  expect(parseDiceResult(`${mail}\n${'1 | '.repeat(1_000_000)}`).ok).toBe(false)
})
