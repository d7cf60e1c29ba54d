#!/usr/bin/env node
import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createProject, isTemplateName, type TemplateName, templates } from '../create-project.js'

const names = Object.keys(templates).filter(isTemplateName)

const HELP = `Starts a project: npm create ackanomic [FOLDER] -- [--template NAME]

${names.map((name) => `  --template ${name.padEnd(6)}${templates[name]}`).join('\n')}

It asks for what you leave out.`

/** A wrong call of the command, which the message explains. */
class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** Asks for a line; an empty one means `usual`. */
async function ask(question: string, usual: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError(
      `Nobody can be asked here. Say it all: npm create ackanomic my-game -- --template game`,
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const gone = new Promise<never>((_, refuse) => {
    terminal.once('close', () => refuse(new UsageError('Nothing was created.')))
  })
  try {
    return (
      (await Promise.race([terminal.question(`${question} (${usual}) `), gone])).trim() || usual
    )
  } finally {
    terminal.removeAllListeners('close').close()
  }
}

/** Reads the name of a template, or its number in the list. */
function templateCalled(given: string): TemplateName {
  const name = names[Number(given) - 1] ?? given
  if (isTemplateName(name)) return name
  throw new UsageError(`There is no template "${given}". Take ${names.join(' or ')}.`)
}

async function askForTemplate(): Promise<string> {
  for (const [index, name] of names.entries())
    console.log(`  ${index + 1}  ${name.padEnd(6)}${templates[name]}`)
  return ask('Which one?', '1')
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  if (positionals.length > 1)
    throw new UsageError(`Name one folder, without blanks (got ${positionals.join(', ')}).`)
  const target = positionals[0] ?? (await ask('Where should it be?', 'my-game'))
  const template = templateCalled(values.template ?? (await askForTemplate()))
  const created = createProject(target, template)
  if (!created.ok) throw new UsageError(created.error.message)
  const manager = /^(?:bun|pnpm|yarn)/u.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm'
  const path = relative('', created.folder)
  console.log(`${created.files.length} files are in ${created.folder}. Next:\n`)
  if (path !== '') console.log(`  cd ${path.includes(' ') ? `"${path}"` : path}`)
  console.log(
    `  ${manager} install\n  ${manager} start\n  ${manager === 'bun' ? 'bun run' : manager} test\n`,
  )
  return 0
}

try {
  process.exitCode = await main()
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown
  console.error(thrown.message)
  process.exitCode = 1
}
