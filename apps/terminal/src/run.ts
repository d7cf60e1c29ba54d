import { type Arguments, readArguments, usageLines } from './arguments.js'
import { games } from './games.js'
import { TerminalSession } from './repl.js'
import { line, textOf } from './session/line.js'
import { show, type World } from './terminal/world.js'

/**
 * Reads the command line, and runs a session until somebody leaves.
 *
 * @returns the exit code: 0; 1 for a save or an engine that fails; 2 for wrong arguments
 */
export async function run(given: readonly string[], world: World): Promise<number> {
  const args = readArguments(given)
  if (!args.ok) return complain(world, args.error, 2)
  if (args.value.only === 'help') show(world, usageLines)
  else if (args.value.only === 'list') {
    const text = games.map(({ id, title }) => `${id}\t${title}`).join('\n')
    show(world, [{ kind: 'note', layout: 'pairs', text }])
  } else return sit(args.value, world)
  return 0
}

function complain({ errors, columns }: World, text: string, code: number): number {
  errors.write(textOf([line('note', text)], { colours: false, columns, shift: 0 }))
  return code
}

/** A fault of an engine, or of ours, ends the session and says where it is. */
async function sit(args: Arguments, world: World): Promise<number> {
  try {
    const ended = await new TerminalSession(args, world).begin()
    return ended.message === '' ? ended.code : complain(world, ended.message, ended.code)
  } catch (thrown) {
    const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    return complain(world, `The engine or the table failed, which should never happen.\n${what}`, 1)
  }
}
