/**
 * The command line of a host, for programs that add options, commands and modules of their own.
 *
 * @packageDocumentation
 */
export { saveResponse } from './backup-file.js'
export { acceptedValue, commandsOf } from './commands.js'
export { loadGames } from './modules.js'
export {
  type GivenOptions,
  list,
  MAX_COUNT,
  number,
  type Option,
  type OptionTable,
  text,
} from './options.js'
export type { Command, CommandCall, OpenOptions, Program } from './program.js'
export { type Order, readOrder, runProgram } from './run-program.js'
export type { MailSettings, Settings } from './settings.js'
