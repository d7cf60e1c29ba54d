import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** An option, set by a flag, an environment variable or a field of the configuration file. */
export interface Option {
  /** The kind of its value in the help text; `undefined` if it is on or off. */
  readonly value?: string
  readonly isList?: true
  /** Whether it is a URL that may contain a password, which must not be among the arguments. */
  readonly isSecret?: true
  /** The least and the greatest whole number. */
  readonly range?: readonly [number, number]
  readonly help: string
}

/** Options, by the names of their flags. */
export type OptionTable = Readonly<Record<string, Option>>

/** The greatest number that an option takes. */
export const MAX_COUNT = 1_000_000_000

/** Declares an option that is a text. */
export const text = (value: string, help: string): Option => ({ value, help })

/** Declares an option that can be given several times. */
export const list = (value: string, help: string): Option => ({ value, isList: true, help })

/** Declares an option that is a whole number in a range. */
export const number = (least: number, most: number, help: string): Option => ({
  value: 'NUMBER',
  range: [least, most],
  help,
})

/** The values that were given, by the names of the options. */
export type GivenOptions = Readonly<Partial<Record<string, readonly string[]>>>

export interface ParsedArguments {
  readonly positionals: readonly string[]
  readonly given: GivenOptions
  readonly wants: 'help' | 'version' | undefined
}

/**
 * Reads the options: flags first, then the environment, then the configuration file. Throws if an
 * option is unknown or malformed.
 */
export function readOptions(
  options: OptionTable,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ParsedArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      version: { type: 'boolean' },
      ...Object.fromEntries(
        Object.entries(options).map(([name, { value, isList = false }]) => {
          const type = value === undefined ? 'boolean' : 'string'
          return [name, { type, multiple: isList } as const]
        }),
      ),
    },
  })
  const flags: Readonly<Record<string, unknown>> = values
  const wants = flags.help === true ? 'help' : flags.version === true ? 'version' : undefined
  if (wants !== undefined) return { positionals, given: {}, wants }
  const given: Partial<Record<string, readonly string[]>> = {}
  for (const [name, option] of Object.entries(options)) {
    const flag = flags[name]
    if (option.isSecret === true && hasPassword(flag)) {
      throw new Error(
        `--${name}: others can read the arguments of a process. Set the password in ${variable(name)} or in the configuration file.`,
      )
    }
    const text = environment[variable(name)]
    if (flag !== undefined) given[name] = textsOf(option, flag, `--${name}`)
    else if (text !== undefined && text !== '')
      given[name] = textsOf(option, fromText(option, text), variable(name))
  }
  const [config] = given.config ?? []
  const path = config ?? join(given.data?.[0] ?? DEFAULT_DATA, 'config.json')
  if (config === undefined && !existsSync(path)) return { positionals, given, wants }
  for (const [name, value] of Object.entries(readConfig(path))) {
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined || name === 'config')
      throw new Error(`${path}: there is no option "${name}".`)
    given[name] ??= textsOf(option, value, `${path}: "${name}"`)
  }
  return { positionals, given, wants }
}

export const DEFAULT_DATA = 'ackanomic-data'

const variable = (name: string): string => `ACKANOMIC_${name.toUpperCase().replaceAll('-', '_')}`

/** The value of an environment variable. Commas separate the items of lists. */
function fromText({ value, isList }: Option, text: string): unknown {
  if (value === undefined) return text === '1' || text === 'true' || (text === '0' ? false : text)
  return isList === true ? text.split(',').map((part) => part.trim()) : text
}

/** Checks a value and returns its texts. `place` names where it was given. */
function textsOf(
  { value: kind, isList, range }: Option,
  value: unknown,
  place: string,
): readonly string[] {
  if (kind === undefined) {
    if (typeof value !== 'boolean') throw new Error(`${place} must be true or false.`)
    return value ? ['true'] : []
  }
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'number' && range !== undefined ? String(one) : one,
  )
  const isWrong = texts.some((one) => typeof one !== 'string' || one === '')
  if (isWrong || (isList !== true && texts.length !== 1))
    throw new Error(`${place} must be ${isList === true ? 'a list of texts' : 'one text'}.`)
  if (range !== undefined) {
    const [least, most] = range
    const number = Number(texts[0])
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(`${place} must be a whole number from ${least} to ${most}.`)
  }
  return texts
}

function readConfig(path: string): Readonly<Record<string, unknown>> {
  try {
    const config: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof config === 'object' && config !== null && !Array.isArray(config))
      return config as Readonly<Record<string, unknown>>
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON: ${String(cause)}`, { cause })
  }
  throw new Error(`${path} must contain a JSON object, such as { "port": 8080 }.`)
}

function hasPassword(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    const url = new URL(value)
    return url.password !== '' || url.searchParams.has('password')
  } catch {
    return false
  }
}

export const explainOptions = (options: OptionTable): readonly string[] =>
  Object.entries(options).map(([name, { value, isList, help }]) => {
    const flag = `--${name}${value === undefined ? '' : ` ${value}`}`
    return `  ${flag.padEnd(30)} ${help}${isList === true ? '; repeatable' : ''}`
  })
