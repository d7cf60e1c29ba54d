import type { Context, DraftOf, SampledPrompt, State, View } from '@ackanomic/core/engine'
import { cloneJson } from '@ackanomic/core/untrusted'
import type { Fictionary } from './model.js'
import { brainiacOf, votersOf } from './spots.js'

export type Draft = DraftOf<Fictionary>
export type Ctx = Context<Fictionary>

type Asked = SampledPrompt<Fictionary>

const IS_DEFINITION = {
  kind: 'judge',
  about: 'Does one of the lookup dictionaries give this definition of the word?',
  choices: ['yes', 'no'],
  usual: 'yes',
} as const

const IS_ADJUDICATED = {
  kind: 'judge',
  about: 'Has the Scorekeeper or Acting Scorekeeper adjudicated, or is there no such officer?',
  choices: ['adjudicated', 'no officer'],
  usual: 'adjudicated',
} as const

const GOES_ON = {
  kind: 'judge',
  about: 'Nobody has done anything for a while: does the game go on, or end with no winner?',
  choices: ['go on', 'end'],
  usual: 'end',
} as const

type Asking = Pick<State<Fictionary>, 'shared' | 'secret'> & Pick<View<Fictionary>, 'table'>

/** What the stage waits for an answer to. */
export function askedIn({ shared, table, secret }: Asking): readonly Asked[] {
  const { stage, sought, numbers, brainiac } = shared
  const to = 'host'
  if (stage === 'numbers') {
    return [
      { name: 'numbers', to, question: { kind: 'shuffle', of: numbers.length }, details: null },
    ]
  }
  if (stage === 'adjudication') {
    return [{ name: 'scorekeeper', to, question: IS_ADJUDICATED, details: null }]
  }
  if (stage === 'list') {
    const of = [...votersOf(table, shared), brainiacOf(shared)]
    const question = { kind: 'shuffle', of: of.length } as const
    return [{ name: 'list', to: brainiacOf(shared), question, details: { of } }]
  }
  if (stage !== 'word' || sought === null) return []
  const { word, open } = sought
  const definition = secret[brainiac ?? -1]?.definition ?? ''
  const isWord = { kind: 'word', word, dictionary: 'official' } as const
  return open.map((name) =>
    name === 'definition'
      ? { name, to, question: IS_DEFINITION, details: { word, definition } }
      : { name, to, question: isWord, details: null },
  )
}

/** Asks what the stage waits for. */
export function askWhatIsDue(draft: Draft, ctx: Ctx): void {
  for (const { name, question, details, to } of askedIn(draft)) {
    ctx.prompt(name, cloneJson(question), details, to)
  }
}

/** Asks the host whether a game goes on in which nobody did anything for so many rounds. */
export function askWhetherIdle(draft: Draft, rounds: number, ctx: Ctx): void {
  draft.hidden.idleAsked = rounds
  ctx.prompt('idle', cloneJson(GOES_ON), { rounds }, 'host')
}
