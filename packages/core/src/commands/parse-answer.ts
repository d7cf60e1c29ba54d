import { normalizeText, typedKey } from '../normalize-text.js'
import type { Question } from '../prompt.js'
import { err, ok, type Result } from '../result.js'

const YES = ['yes', 'y', 'true']
const NO = ['no', 'n', 'false']

/**
 * Parses a person's answer to a prompt. The engine checks whether it fits. The error is a sentence.
 *
 * @example
 * ```ts
 * import { parseAnswer } from '@ackanomic/core/commands'
 *
 * parseAnswer({ kind: 'word', word: 'zyzzyva', dictionary: 'official' }, 'yes') // => { ok: true, value: true }
 * parseAnswer({ kind: 'shuffle', of: 3 }, '2 0 1') // => { ok: true, value: [2, 0, 1] }
 * ```
 */
export function parseAnswer(question: Question, text: string): Result<unknown, string> {
  const typed = text.trim()
  if (typed === '') return err('Write the answer after the number of the prompt.')
  switch (question.kind) {
    case 'word':
    case 'inside': {
      const said = typedKey(typed)
      if (YES.includes(said)) return ok(true)
      return NO.includes(said) ? ok(false) : err('Answer "yes" or "no".')
    }
    case 'pick':
      return ok(numberIn(normalizeText(typed)))
    case 'shuffle':
    case 'roll':
      return ok(
        normalizeText(typed)
          .replace(/[[\]]/gu, ' ')
          .split(/[\s,]+/u)
          .filter((part) => part !== '')
          .map(numberIn),
      )
    case 'judge': {
      const { choices, usual } = question
      const said = typedKey(typed)
      const choice = choices?.find((each) => typedKey(each) === said)
      if (choice !== undefined) return ok(choice)
      if (usual !== undefined && said === 'usual') return ok(usual)
      return ok(choices === undefined ? jsonOr(typed) : typed)
    }
  }
}

function numberIn(text: string): unknown {
  return /^\d{1,9}$/u.test(text) ? Number(text) : text
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
