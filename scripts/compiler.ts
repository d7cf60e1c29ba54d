import { join, resolve } from 'node:path'
import { run } from './command.js'
import { root } from './packages.js'

/** TypeScript 7, which checks several times as fast; tools that use a compiler get TypeScript 6. */
const program = join(root, 'node_modules/typescript-7/bin/tsc')

export interface Fault {
  /** The path of the file; absent if a setting is wrong. */
  readonly file?: string
  /** From 1. */
  readonly line: number
  readonly message: string
}

export async function faultsIn(project: string, folder: string = root): Promise<readonly Fault[]> {
  const { ok, output } = await run([process.execPath, program, '-p', project], folder)
  const faults: { file?: string; line: number; message: string }[] = []
  for (const said of output.trimEnd().split('\n').filter(Boolean)) {
    const [, file, line = '', message] = /^(\S.*?)\((\d+),\d+\): error (.*)$/u.exec(said) ?? []
    const last = faults.at(-1)
    if (file !== undefined && message !== undefined)
      faults.push({ file: resolve(folder, file), line: Number(line), message })
    // A long explanation continues on indented lines.
    else if (last !== undefined && said.startsWith(' ')) last.message += `\n${said}`
    else faults.push({ line: 1, message: said })
  }
  if (!ok && faults.length === 0) faults.push({ line: 1, message: `${project} is not checked` })
  return faults
}
