import { err, ok, type Result } from '@ackanomic/core'
import { asGiven, type DiceError, refuseDice } from './dice-errors.js'
import { type DiceRequest, parseDiceRequest } from './dice-request.js'
import { type DiceRolls, formatDiceResult } from './dice-result.js'

/** Returns a random integer from 1 to `sides`, each equally likely. */
export type Die = (sides: number) => number

/**
 * Creates a dice server, which answers a request mail with its result mail, or with the errors, one
 * per line. It never throws, unless the die does.
 *
 * @example
 * ```ts
 * import { diceServer } from '@ackanomic/society/equipment'
 *
 * const server = diceServer((sides) => sides)
 * server('#S 20\n#D 1\n#R 1\n#L 1').split('\n').at(-2) // => '20'
 * ```
 */
export function diceServer(die: Die): (mail: string) => string {
  return (mail) => {
    const request = parseDiceRequest(mail)
    if (!request.ok) return errorMail(request.error)
    const rolls = roll(request.value, die)
    return rolls.ok ? formatDiceResult(request.value, rolls.value) : errorMail([rolls.error])
  }
}

function roll({ sides, dice, rolls }: DiceRequest, die: Die): Result<DiceRolls, DiceError> {
  const rolled: number[][] = []
  while (rolled.length < rolls) {
    const faces: number[] = []
    while (faces.length < dice) {
      const value = die(sides)
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        return err(refuseDice({ code: 'badDie', details: { sides, given: asGiven(value) } }))
      }
      faces.push(value)
    }
    rolled.push(faces)
  }
  return ok(rolled)
}

function errorMail(errors: readonly DiceError[]): string {
  const reasons = errors.map(({ message: says }) => `- ${says}\n`)
  return `No dice were rolled:\n${reasons.join('')}`
}
