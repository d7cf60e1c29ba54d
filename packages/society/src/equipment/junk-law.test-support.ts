import * as fc from 'fast-check'
import { equipmentClauses } from './clauses.js'
import type { DiceRejection } from './dice-rejection.js'
import { formatDiceRequest, parseDiceRequest } from './dice-request.js'
import { formatDiceResult, parseDiceResult } from './dice-result.js'
import { junkMails } from './junk-mails.test-support.js'

/** What was read of some junk: how much of it was taken for sound after all. */
export interface JunkRead {
  /** Mails that are requests. */
  readonly requests: number
  /** Mails that are results. */
  readonly results: number
}

/**
 * Reads so many junk mails. Nothing is thrown; what is accepted is written and read back the same;
 * what is refused has a sentence and a clause for each problem, in plain JSON.
 */
export function expectJunkIsRead(numRuns: number): JunkRead {
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

function expectReasons(rejections: readonly DiceRejection[]): void {
  if (rejections.length === 0) throw new Error('refused without a reason')
  for (const { clause, message, details } of rejections) {
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
