import { readFileSync } from 'node:fs'

/** The mark of a seed's file. */
const FORMAT = 'ackanomic seed'

/** The file beside a save with the seed of all its chance. */
export function seedFile(save: string): string {
  return `${save}.seed`
}

export function seedText(seed: string): string {
  return `${JSON.stringify({ format: FORMAT, seed })}\n`
}

/** The seed in a text; `undefined` where there is none. */
export function seedIn(text: string): string | undefined {
  try {
    const { format, seed } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>
    return format === FORMAT && typeof seed === 'string' ? seed : undefined
  } catch {
    return undefined
  }
}

/** The seed beside a save; `undefined` where none can be read. */
export function readSeed(save: string): string | undefined {
  try {
    return seedIn(readFileSync(seedFile(save), 'utf8'))
  } catch {
    return undefined
  }
}
