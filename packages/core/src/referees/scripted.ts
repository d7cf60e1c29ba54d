import { answerProblem, type Prompt } from '../prompt.js'

/** Answers in the order of the prompts, or by prompt name; `undefined` leaves a prompt open. */
export type Script = readonly unknown[] | Readonly<Record<string, readonly unknown[]>>

export interface ScriptedReferee {
  (prompt: Prompt): unknown
  /** Describes the prompts that were left open without a fitting answer. */
  readonly problems: () => readonly string[]
}

/**
 * Creates a referee with prepared answers, for tests and for replaying matches. A prompt without a
 * fitting answer stays open, and `problems()` reports it. A script by name leaves other prompts to
 * other referees. It identifies prompts by number, so use one for each match.
 *
 * @example
 * ```ts
 * import { scriptedReferee } from '@ackanomic/core'
 *
 * const referee = scriptedReferee({ prize: [12] })
 * const inquiry = { name: 'prize', to: 'referee', at: 0, details: null } as const
 * referee({ ...inquiry, id: 0, question: { kind: 'pick', of: 13 } }) // => 12
 * referee({ ...inquiry, id: 1, question: { kind: 'pick', of: 12 } }) // => undefined
 * referee.problems() // => ['Prompt 1, "prize": the script has no answer left; add one.']
 * ```
 */
export function scriptedReferee(script: Script): ScriptedReferee {
  const given = new Map<number, unknown>()
  const used = new Map<string, number>()
  const problems = new Map<number, string>()

  const next = ({ id, name, question }: Prompt): unknown => {
    const fails = (problem: string): void => {
      problems.set(id, `Prompt ${id}, "${name}": ${problem}`)
    }
    const role = isList(script) ? '' : name
    const answers: unknown = answersFor(script, name)
    if (answers === undefined) return undefined
    if (!Array.isArray(answers)) {
      return fails('the script has something else than a list of answers; give a list.')
    }
    const place = used.get(role) ?? 0
    used.set(role, place + 1)
    if (place >= answers.length) return fails('the script has no answer left; add one.')
    const answer: unknown = answers[place]
    const problem = answer === undefined ? undefined : answerProblem(question, answer)
    return problem === undefined
      ? answer
      : fails(`answer ${place} of the script doesn't fit. ${problem}`)
  }

  const referee = (prompt: Prompt): unknown => {
    if (!given.has(prompt.id)) given.set(prompt.id, next(prompt))
    return given.get(prompt.id)
  }
  return Object.assign(referee, { problems: () => [...problems.values()] })
}

function answersFor(script: Script, name: string): readonly unknown[] | undefined {
  if (isList(script)) return script
  return Object.hasOwn(Object(script), name) ? script[name] : undefined
}

function isList(script: Script): script is readonly unknown[] {
  return Array.isArray(script)
}
