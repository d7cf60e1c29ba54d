import { err, ok, type Result } from '../result.js'
import { asGiven, type DiceRejection, rejectDice } from './dice-rejection.js'
import {
  type DiceRequest,
  type DiceRequestOptions,
  diceRequest,
  parseDiceRequest,
} from './dice-request.js'
import { type DiceRolls, formatDiceResult } from './dice-result.js'

/** A die to throw: told its number of sides, it shows one of `1 … sides`, each as likely. */
export type Die = (sides: number) => number

/**
 * Rolls what a request asks for, up to a million dice.
 *
 * Rejections: those of {@link parseDiceRequest} for a request that was never read from a mail and is
 * out of its limits; `badDie` for a die that shows what it can't.
 *
 * @param request - what is asked
 * @param die - the die to throw
 *
 * @example
 * ```ts
 * import { diceRequest, rollDice } from '@ackanomic/core/equipment'
 *
 * const request = diceRequest({ sides: 6, dice: 3, rolls: 2 })
 * const loaded = (sides: number) => sides
 * request.ok && rollDice(request.value, loaded) // => { ok: true, value: [[6, 6, 6], [6, 6, 6]] }
 * ```
 */
export function rollDice(
  request: DiceRequest,
  die: Die,
): Result<DiceRolls, readonly DiceRejection[]> {
  const checked = diceRequest(request)
  if (!checked.ok) return checked
  const { sides, dice, rolls } = checked.value
  const rolled: number[][] = []
  for (let roll = 0; roll < rolls; roll++) {
    const faces: number[] = []
    for (let i = 0; i < dice; i++) {
      const value = typeof die === 'function' ? die(sides) : undefined
      if (value === undefined || !Number.isInteger(value) || value < 1 || value > sides) {
        return err([rejectDice({ code: 'badDie', facts: { sides, given: asGiven(value) } })])
      }
      faces.push(value)
    }
    rolled.push(faces)
  }
  return ok(rolled)
}

/**
 * A dice server: it answers each request mail with the mail of its result, and a mail that is no
 * request with the reasons why, one to a line. Never throws, unless the die does.
 *
 * @param die - the die to throw
 * @param options - how strictly to read the mails
 *
 * @example
 * ```ts
 * import { diceServer } from '@ackanomic/core/equipment'
 *
 * const server = diceServer((sides) => sides)
 * server('#S 20\n#D 1\n#R 1\n#L 1').split('\n').at(-2) // => '20'
 * server('#S 20\n#D 1\n#R 1').split('\n') // => ['The dice stay in the cup:',
 * //   '- There is no #L line; #L takes the rolls on a line, a whole number from 1 to 20.', '']
 * ```
 */
export function diceServer(die: Die, options: DiceRequestOptions = {}): (mail: string) => string {
  return (mail) => {
    const request = parseDiceRequest(mail, options)
    if (!request.ok) return refusalMail(request.error)
    const rolls = rollDice(request.value, die)
    return rolls.ok ? formatDiceResult(request.value, rolls.value) : refusalMail(rolls.error)
  }
}

function refusalMail(rejections: readonly DiceRejection[]): string {
  const reasons = rejections.map(({ says }) => `- ${says}\n`)
  return `The dice stay in the cup:\n${reasons.join('')}`
}
