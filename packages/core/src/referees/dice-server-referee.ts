import { type DiceRequest, diceRequest, formatDiceRequest } from '../equipment/dice-request.js'
import { type DiceRolls, parseDiceResult } from '../equipment/dice-result.js'
import type { Inquiry, Referee } from '../inquiry.js'
import { answerChance, isCount, mostAtOnce } from './chance.js'

/**
 * Sends a request mail to a dice server and waits for the mail of the result; `undefined` when none
 * came.
 */
export type SendDiceMail = (mail: string) => string | undefined

/** How a referee uses its dice server. */
export interface DiceServerOptions {
  /**
   * Who gets the results: `'list'` (the default), or private addresses, as where a draw is secret;
   * or a function that decides for each inquiry.
   */
  readonly recipients?:
    | DiceRequest['recipients']
    | ((inquiry: Inquiry) => DiceRequest['recipients'])
}

const mostSides = 1000
/** An honest server gives an acceptable throw in 9 of 10 attempts; after so many it isn't honest. */
const mostAttempts = 50

/**
 * A referee that has the Ackanomic Magic Dice answer the inquiries of chance, and leaves the rest to
 * others. Every possible answer is as likely as any other, if the dice are fair:
 *
 * - `roll`: one request, or several of up to a million dice;
 * - `pick`: one die with a side for each thing; for more than 1000 things several dice, read as the
 *   digits of one number and thrown again when it is too large; no dice for a pick of one;
 * - `shuffle`: Fisher and Yates, with a die for each place but the first;
 * - a die of one side is never thrown, and one of more than 1000 sides is thrown as a pick.
 *
 * Each mail's title names the inquiry and counts the throws, so that no two mails of a match are
 * alike: a `send` that keeps its results by mail can be asked again after a break, and throws nothing
 * twice. An inquiry is left open when `send` gives `undefined`, or anything else than the result of
 * the very request, and when there is nobody to send a result to, as with an empty list of addresses.
 *
 * @param send - sends a request mail, and gives the result mail
 * @param options - who gets the results
 *
 * @example
 * ```ts
 * import { randomInt } from 'node:crypto'
 * import { diceServer, diceServerReferee } from '@ackanomic/core/equipment'
 *
 * const referee = diceServerReferee(diceServer((sides) => randomInt(1, sides + 1)))
 * const inquiry = { id: 3, name: 'order', to: 'referee', at: 0, about: null } as const
 * const order = referee({ ...inquiry, question: { ask: 'shuffle', of: 5 } }) as number[]
 * order.toSorted() // => [0, 1, 2, 3, 4]
 * ```
 */
export function diceServerReferee(send: SendDiceMail, options: DiceServerOptions = {}): Referee {
  return (inquiry) => {
    const { question } = inquiry
    const roll = rollerFor(send, inquiry, options)
    return question.ask === 'roll' && isCount(question.sides, 2, mostSides)
      ? rollMany(question.dice, question.sides, roll)
      : answerChance(question, (below) => draw(below, roll))
  }
}

type Roll = (rolls: number, dice: number, sides: number) => DiceRolls | undefined

function rollerFor(send: SendDiceMail, inquiry: Inquiry, options: DiceServerOptions): Roll {
  const { recipients = 'list' } = options ?? {}
  const to = typeof recipients === 'function' ? recipients(inquiry) : recipients
  let mails = 0
  return (rolls, dice, sides) => {
    mails++
    const title = `Inquiry ${inquiry.id}, ${inquiry.name}: mail ${mails}`
    const request = diceRequest({ sides, dice, rolls, title, recipients: to })
    if (!request.ok) return undefined
    const mail = formatDiceRequest(request.value)
    const result = parseDiceResult(send(mail) ?? '')
    return result.ok && formatDiceRequest(result.value.request) === mail
      ? result.value.rolls
      : undefined
  }
}

/** Rolls any number of dice: first full rolls of a thousand, then what is left. */
function rollMany(dice: number, sides: number, roll: Roll): number[] | undefined {
  if (!isCount(dice, 0, mostAtOnce)) return undefined
  const shown: number[] = []
  while (shown.length < dice) {
    const left = dice - shown.length
    const rolls = Math.min(1000, Math.floor(left / 1000))
    const rolled = rolls > 0 ? roll(rolls, 1000, sides) : roll(1, left, sides)
    if (rolled === undefined) return undefined
    for (const one of rolled) for (const die of one) shown.push(die)
  }
  return shown
}

/** Throws dice as the digits of a number, until it is one of `0 … below - 1`. */
function draw(below: number, roll: Roll): number | undefined {
  if (below === 1) return 0
  const { dice, sides } = digitsFor(below)
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const thrown = roll(1, dice, sides)?.[0]
    if (thrown === undefined) return undefined
    const value = thrown.reduce((sum, die) => sum * sides + die - 1, 0)
    if (value < below) return value
  }
  return undefined
}

/** The fewest dice, with the fewest sides, that can show as many different numbers. */
function digitsFor(below: number): { readonly dice: number; readonly sides: number } {
  let dice = 1
  while (power(mostSides, dice) < below) dice++
  let sides = Math.max(2, Math.floor(below ** (1 / dice)) - 1)
  while (power(sides, dice) < below) sides++
  return { dice, sides }
}

/** Unlike `**`, exact as long as the result is. */
function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result *= base
  return result
}
