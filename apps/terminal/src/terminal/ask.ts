import type { Input } from './input.js'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** Asks questions; `undefined` means that the person leaves. */
export interface Asker {
  choose(question: string, choices: readonly Choice[], usual: string): Promise<string | undefined>
  /** A text; `problem` says why one is refused. */
  text(
    question: string,
    usual: string,
    problem?: (text: string) => string | undefined,
  ): Promise<string | undefined>
  confirm(question: string, usual: boolean): Promise<boolean | undefined>
  tell(text: string): void
}

/** Asks line by line, for input from a pipe; an empty line takes the default. */
export function plainAsker(input: Input, write: (text: string) => void): Asker {
  const ask = async (
    prompt: string,
    read: (typed: string) => string | undefined,
    otherwise: (typed: string) => string,
  ): Promise<string | undefined> => {
    for (;;) {
      const typed = await input.next(prompt)
      if ('end' in typed) return undefined
      const answer = read(typed.line.trim())
      if (answer !== undefined) return answer
      write(`${otherwise(typed.line.trim())}\n`)
    }
  }
  return {
    choose(question, choices, usual) {
      const rows = choices.map(
        ({ label, hint }, i) => `  ${i + 1} ${label}${hint === undefined ? '' : ` – ${hint}`}\n`,
      )
      write(`${question}\n${rows.join('')}`)
      const place = choices.findIndex(({ value }) => value === usual) + 1
      return ask(
        `[${place}] `,
        (typed) =>
          typed === ''
            ? usual
            : choices.find(
                ({ value, label }, i) =>
                  typed === String(i + 1) ||
                  [value, label].some((known) => known.toLowerCase() === typed.toLowerCase()),
              )?.value,
        () => `Write a number from 1 to ${choices.length}.`,
      )
    },
    text: (question, usual, problem = () => undefined) =>
      ask(
        `${question} [${usual}] `,
        (typed) => {
          const text = typed === '' ? usual : typed
          return problem(text) === undefined ? text : undefined
        },
        (typed) => problem(typed === '' ? usual : typed) ?? '',
      ),
    async confirm(question, usual) {
      const said = await ask(
        `${question} [${usual ? 'yes' : 'no'}] `,
        (typed) =>
          typed === ''
            ? String(usual)
            : /^(?:y|yes)$/iu.test(typed)
              ? 'true'
              : /^(?:n|no)$/iu.test(typed)
                ? 'false'
                : undefined,
        () => 'Write "yes" or "no".',
      )
      return said === undefined ? undefined : said === 'true'
    },
    tell: (text) => write(`${text}\n`),
  }
}

export async function menuAsker(): Promise<Asker> {
  const { confirm, isCancel, log, select, text, updateSettings } = await import('@clack/prompts')
  // Ctrl-D, the end of the input, leaves as Ctrl-C does; the menus would wait for ever.
  updateSettings({ aliases: { '\u0004': 'cancel' } })
  const answered = <Value>(value: Value): Exclude<Value, symbol> | undefined =>
    isCancel(value) ? undefined : (value as Exclude<Value, symbol>)
  return {
    choose: async (message, choices, initialValue) =>
      answered(await select<string>({ message, options: [...choices], initialValue })),
    text: async (message, usual, problem = () => undefined) =>
      answered(
        await text({
          message,
          placeholder: usual,
          defaultValue: usual,
          validate: (value) => problem(value === undefined || value === '' ? usual : value),
        }),
      ),
    confirm: async (message, initialValue) => answered(await confirm({ message, initialValue })),
    tell: (message) => log.message(message),
  }
}
