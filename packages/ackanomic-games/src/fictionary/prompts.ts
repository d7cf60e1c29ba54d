import type { SeatNumber } from '@ackanomic/core'
import type { Context, DraftOf, SampledPrompt, State, View } from '@ackanomic/core/engine'
import { cloneJson } from '@ackanomic/core/untrusted'
import type { Fictionary } from './model.js'
import { brainiacOf, votersOf } from './spots.js'

export type Draft = DraftOf<Fictionary>
export type Ctx = Context<Fictionary>
export type Seats = readonly SeatNumber[]

type Asked = SampledPrompt<Fictionary>

const QUESTIONS = {
  trust: {
    kind: 'judge',
    about: 'Is there no Official Dictionary at hand, so that the Brainiac is trusted?',
    choices: ['trust'],
    usual: 'trust',
  },
  definition: {
    kind: 'judge',
    about: 'Does one of the lookup dictionaries give this definition of the word?',
    choices: ['yes', 'no'],
    usual: 'yes',
  },
  scorekeeper: {
    kind: 'judge',
    about: 'Has the Scorekeeper or Acting Scorekeeper adjudicated, or is there no such officer?',
    choices: ['adjudicated', 'no officer'],
    usual: 'adjudicated',
  },
  idle: {
    kind: 'judge',
    about: 'Nobody has done anything for a while: does the game go on, or end with no winner?',
    choices: ['go on', 'end'],
    usual: 'end',
  },
} as const

type Asking = Pick<State<Fictionary>, 'shared' | 'secret' | 'options'> &
  Pick<View<Fictionary>, 'roster'>

export function askedIn({ shared, roster, secret, options }: Asking): readonly Asked[] {
  const { stage, sought, numbers, brainiac } = shared
  const to = 'host'
  if (stage === 'numbers') {
    const question = { kind: 'shuffle', of: numbers.length } as const
    return [{ name: 'numbers', to, question, details: null }]
  }
  if (stage === 'adjudication')
    return [{ name: 'scorekeeper', to, question: QUESTIONS.scorekeeper, details: null }]
  if (stage === 'list') {
    const of = [...votersOf(roster, shared), brainiacOf(shared)]
    const question = { kind: 'shuffle', of: of.length } as const
    return [{ name: 'list', to: brainiacOf(shared), question, details: { of } }]
  }
  if (stage !== 'word' || sought === null) return []
  const { word, open } = sought
  const asked = open.map((name): Asked => {
    if (name === 'word')
      return { name, to, question: { kind: name, word, dictionary: 'official' }, details: null }
    const definition = secret[brainiac ?? -1]?.definition ?? ''
    return { name, to, question: QUESTIONS.definition, details: { word, definition } }
  })
  // A program with a dictionary answers `word` before this prompt.
  const trust = { name: 'trust', to, question: QUESTIONS.trust, details: null } as const
  return options.lookup === 'given' ? [...asked, trust] : asked
}

export function askWhatIsDue(draft: Draft, ctx: Ctx): void {
  for (const { name, question, details, to } of askedIn(draft))
    ctx.prompt(name, cloneJson(question), details, to)
}

export function stopLookup(ctx: Ctx): void {
  for (const name of ['word', 'definition', 'trust'] as const) ctx.cancelPrompts(name)
}

export function askWhetherIdle(draft: Draft, rounds: number, ctx: Ctx): void {
  draft.hidden.idleAsked = rounds
  ctx.prompt('idle', cloneJson(QUESTIONS.idle), { rounds }, 'host')
}
