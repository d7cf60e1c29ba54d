import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

/** Puts into a page of the docs, between the two marks of a name, what is made of what stands there. */
export function rewrite(page: string, name: string, made: (kept: string) => string): void {
  const path = `${docs}${page}`
  const text = readFileSync(path, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf(end)
  if (to < from) throw new Error(`docs/${page} has no place between ${begin} and ${end}.`)
  writeFileSync(path, `${text.slice(0, from)}\n${made(text.slice(from, to))}\n${text.slice(to)}`)
}

/** Tables that are printed as they come, and stand in a page in the end. */
export class Tables {
  readonly #lines: string[] = []
  readonly #began: string =
    `Measured on ${today()}, Node ${process.versions.node}, ${cpus().length} cores, with a load of ${(loadavg()[0] ?? 0).toFixed(1)} at the beginning.`

  print(line: string): void {
    console.log(line)
    this.#lines.push(line)
  }

  /** Writes them into a page, with when and where they were measured. */
  writeTo(page: string, name: string): void {
    rewrite(page, name, () => `\n${[this.#began, ...this.#lines].join('\n')}\n`)
  }
}

const today = (): string =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** What a program was told: how many, and whether to write it into the docs. */
export function told(args: readonly string[], usual: number): { many: number; isWritten: boolean } {
  const [many = usual] = args.filter((arg) => /^\d+$/u.test(arg)).map(Number)
  return { many, isWritten: args.includes('--write') }
}
