import type { RoleName } from '@ackanomic/core'
import type { ClientOptions } from '../client/requests.js'
import type { PlainMail } from '../contract/delivery-types.js'
import type { Host, HostModule } from '../host/host.js'
import type { HostOptions } from '../host/options.js'
import type { ModuleSchema } from '../store/migrations.js'
import type { Store } from '../store/tables.js'
import type { GivenOptions, OptionTable } from './options.js'
import type { Settings } from './settings.js'

/**
 * A program that serves a host, and whose commands speak to it while it runs. `Own` is its own
 * settings.
 */
export interface Program<Own> {
  /** Its name as people type it. */
  readonly name: string
  /** A sentence about it. */
  readonly about: string
  readonly version: string
  /** Its options besides those of every host. */
  readonly options: OptionTable
  /** Its commands besides those of every host. */
  readonly commands: readonly Command<Own>[]
  readonly roles: readonly RoleName[]
  /** The tables of its modules, for backups. */
  readonly schemas: readonly ModuleSchema[]
  /** Reads its own settings. Throws if an option is malformed. */
  read(given: GivenOptions): Own
  /** The modules whose games bots may play besides those of `--games`. */
  botGames?(own: Own): readonly string[]
  /** Opens its host. */
  open(options: OpenOptions, own: Own): Promise<Host>
}

/** The settings with which a program opens its host. */
export interface OpenOptions extends HostOptions {
  readonly store: Store
  /** The modules that `--modules` names. */
  readonly modules: readonly HostModule[]
  /** The URL at which people reach the host. */
  readonly url: string
  /** Sends a mail; `undefined` if the host has no mail. */
  readonly sendMail: ((mail: PlainMail) => Promise<void>) | undefined
}

/** A command of a program. */
export interface Command<Own> {
  readonly name: string
  /** The name of its argument, such as `FILE`, if it takes one. */
  readonly argument?: string
  readonly help: string
  /** Runs it, and returns the lines to print. Throws an error for the operator if it fails. */
  run(call: CommandCall<Own>): Promise<readonly string[]>
}

/** A call of a command. */
export interface CommandCall<Own> {
  readonly settings: Settings
  readonly own: Own
  readonly argument: string
  /** The tables of the program's modules. */
  readonly schemas: readonly ModuleSchema[]
  /** The options of an operator's client of the running server. */
  connect(): ClientOptions
  /** Downloads a large response of the running server, as its operator. */
  download(path: string): Promise<ReadableStream<Uint8Array>>
}
