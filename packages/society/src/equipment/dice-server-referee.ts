import type { Prompt } from '@ackanomic/core'
import { type DiceRecipients, diceRequest, formatDiceRequest } from './dice-request.js'
import { parseDiceResult } from './dice-result.js'
import { drawMany, shuffled, type ThrowDice } from './draws.js'

/** Sends a request mail to a dice server and returns the result mail, or `undefined`. */
export type SendDiceMail = (mail: string) => string | undefined

/** The options of a referee that uses a dice server. */
export interface DiceServerOptions {
  /** The name of the match, such as `'GPS 1'`, which begins the title of each mail. */
  readonly match: string
  /** Private addresses, or `'list'`, which publishes the results; a function decides per prompt. */
  readonly recipients: DiceRecipients | ((prompt: Prompt) => DiceRecipients)
}

/** The limit of dice in a roll, and of rolls in a request. */
const MAX_DICE = 1000

/** Larger draws are left to somebody else. */
const MAX_DRAWN = 10_000_000

function isCount(value: number, least: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

/**
 * Creates a referee that answers prompts of chance by the Ackanomic Magic Dice, and leaves others
 * open. With fair dice, all answers are equally likely.
 *
 * - `roll`: it rolls the dice themselves, or picks if they have more than 1000 sides.
 * - `pick`: it rolls one die; for more than 1000 things, several dice as digits of a number,
 *   again if that is too large. A pick of one thing needs no roll.
 * - `shuffle`: it rolls for each thing and sorts by the rolls; equal ones roll again.
 *
 * No two titles are alike, so a `send` that stores results by mail rolls nothing twice. A prompt
 * stays open without the result of its request, or without a recipient.
 *
 * @throws RangeError if the match has no name
 *
 * @example
 * ```ts
 * import { randomInt } from 'node:crypto'
 * import { diceServer, diceServerReferee } from '@ackanomic/society/equipment'
 *
 * const send = diceServer((sides) => randomInt(1, sides + 1))
 * const referee = diceServerReferee(send, { match: 'GPS 1', recipients: ['dee@example.org'] })
 * const prompt = { id: 3, name: 'order', to: 'referee', at: 0, details: null } as const
 * const order = referee({ ...prompt, question: { kind: 'shuffle', of: 5 } }) as number[]
 * order.toSorted() // => [0, 1, 2, 3, 4]
 * ```
 */
export function diceServerReferee(
  send: SendDiceMail,
  options: DiceServerOptions,
): (prompt: Prompt) => unknown {
  const { match, recipients } = options
  if (typeof match !== 'string' || match.trim() === '') {
    throw new RangeError('The match has no name; give one, so that its mails are its own.')
  }
  return (inquiry) => {
    const { question } = inquiry
    // A missing part must not become the list.
    const to = (typeof recipients === 'function' ? recipients(inquiry) : recipients) ?? []
    const throwDice = thrower(
      send,
      `${match}: prompt ${inquiry.id}, ${inquiry.name}`,
      to as DiceRecipients,
    )
    switch (question.kind) {
      case 'shuffle': {
        const { of } = question
        if (!isCount(of, 0, MAX_DRAWN)) return undefined
        return shuffled([...new Array<number>(of).keys()], throwDice)?.slice()
      }
      case 'pick':
        return isCount(question.of, 1) ? drawMany(1, question.of, throwDice)?.[0] : undefined
      case 'roll': {
        const { dice, sides } = question
        if (!isCount(dice, 0, MAX_DRAWN) || !isCount(sides, 1)) return undefined
        return drawMany(dice, sides, throwDice)?.map((die) => die + 1)
      }
      default:
        return undefined
    }
  }
}

/** Throws any number of dice, in full rolls if they are many. */
function thrower(send: SendDiceMail, about: string, recipients: DiceRecipients): ThrowDice {
  let mails = 0
  return (dice, sides, together) => {
    const full = MAX_DICE - (MAX_DICE % together)
    const width = together > 1 && dice / together <= MAX_DICE ? together : full
    const shown: number[] = []
    while (shown.length < dice) {
      const left = dice - shown.length
      const rolls = Math.min(MAX_DICE, Math.floor(left / width))
      const size = rolls > 0 ? { rolls, dice: width } : { rolls: 1, dice: left }
      mails++
      const title = `${about}, mail ${mails}`
      const request = diceRequest({ sides, ...size, title, recipients })
      if (!request.ok) return undefined
      const mail = formatDiceRequest(request.value)
      const result = parseDiceResult(send(mail) ?? '')
      if (!result.ok || formatDiceRequest(result.value.request) !== mail) return undefined
      for (const roll of result.value.rolls) shown.push(...roll)
    }
    return shown
  }
}
