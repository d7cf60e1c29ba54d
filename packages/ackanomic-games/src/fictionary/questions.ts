import {
  type Context,
  copyPlain,
  type SampledInquiry,
  type State,
  type Writable,
} from '@ackanomic/core/engine'
import { brainiacOf, definitionOf, votersOf } from './spots.js'
import type { Fictionary } from './types.js'

/** Whether a lookup dictionary gives the noted definition of the word (1b). */
const DEFINITION = {
  ask: 'judge',
  about: 'Does one of the lookup dictionaries give this definition of the word?',
  choices: ['yes', 'no'],
  usual: 'yes',
} as const

/** Whether the Scorekeeper has adjudicated (5d). */
const SCOREKEEPER = {
  ask: 'judge',
  about: 'Has the Scorekeeper or Acting Scorekeeper adjudicated, or is there no such officer?',
  choices: ['adjudicated', 'no officer'],
  usual: 'adjudicated',
} as const

/** Whether a game that nobody plays any more goes on. */
const IDLE = {
  ask: 'judge',
  about: 'Nobody has done anything for a while: does the game go on, or end with no winner?',
  choices: ['go on', 'end'],
  usual: 'end',
} as const

/** What a state is asked by. */
type Asking = Pick<State<Fictionary>, 'shared' | 'secret'> & {
  readonly table: Pick<State<Fictionary>['table'], 'seats'>
}

/** What the stage waits for an answer to. */
export function askedIn({ shared, table, secret }: Asking): readonly SampledInquiry<Fictionary>[] {
  const { now } = shared
  switch (now.stage) {
    case 'numbers': {
      const of = shared.numbers.length
      return [{ name: 'numbers', to: 'host', question: { ask: 'shuffle', of }, about: null }]
    }
    case 'word': {
      const { sought: word, open } = now
      if (word === null) return []
      const definition = definitionOf(secret, brainiacOf(shared))
      return open.map((name): SampledInquiry<Fictionary> => {
        if (name === 'definition') {
          return { name, to: 'host', question: DEFINITION, about: { word, definition } }
        }
        const question = { ask: 'word', word, dictionary: 'official' } as const
        return { name, to: 'host', question, about: null }
      })
    }
    case 'list': {
      const brainiac = brainiacOf(shared)
      const of = [...votersOf(table, shared), brainiac]
      const question = { ask: 'shuffle', of: of.length } as const
      return [{ name: 'list', to: brainiac, question, about: { of } }]
    }
    case 'adjudication':
      return [{ name: 'scorekeeper', to: 'host', question: SCOREKEEPER, about: null }]
    default:
      return []
  }
}

/** Asks what the stage waits for. */
export function askWhatIsDue(draft: Writable<State<Fictionary>>, ctx: Context<Fictionary>): void {
  for (const { name, question, about, to } of askedIn(draft)) {
    ctx.prompt(name, copyPlain(question), about, to)
  }
}

/** Asks the host whether a game goes on in which nobody did anything for so many rounds. */
export function askWhetherIdle(
  draft: Writable<State<Fictionary>>,
  rounds: number,
  ctx: Context<Fictionary>,
): void {
  draft.hidden.idleAsked = rounds
  ctx.prompt('idle', copyPlain(IDLE), { rounds }, 'host')
}
