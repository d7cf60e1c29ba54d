import type { Context, DraftOf, SampledInquiry, State, View } from '@ackanomic/core/engine'
import { copyPlain } from '@ackanomic/core/untrusted'
import type { Fictionary } from './model.js'
import { brainiacOf, votersOf } from './spots.js'

type Asked = SampledInquiry<Fictionary>

/** What the stage waits for an answer to. */
export function askedIn({
  shared,
  table,
  secret,
}: Pick<State<Fictionary>, 'shared' | 'secret'> &
  Pick<View<Fictionary>, 'table'>): readonly Asked[] {
  const { stage, sought } = shared
  switch (stage) {
    case 'numbers': {
      const question = { ask: 'shuffle', of: shared.numbers.length } as const
      return [{ name: 'numbers', to: 'host', question, about: null }]
    }
    case 'word': {
      if (sought === null) return []
      const { word, open } = sought
      const definition = secret[brainiacOf(shared)]?.definition ?? ''
      return open.map((name): Asked => {
        if (name === 'word') {
          const question = { ask: 'word', word, dictionary: 'official' } as const
          return { name, to: 'host', question, about: null }
        }
        const question = {
          ask: 'judge',
          about: 'Does one of the lookup dictionaries give this definition of the word?',
          choices: ['yes', 'no'],
          usual: 'yes',
        } as const
        return { name, to: 'host', question, about: { word, definition } }
      })
    }
    case 'list': {
      const to = brainiacOf(shared)
      const of = [...votersOf(table, shared), to]
      return [{ name: 'list', to, question: { ask: 'shuffle', of: of.length }, about: { of } }]
    }
    case 'adjudication': {
      const question = {
        ask: 'judge',
        about:
          'Has the Scorekeeper or Acting Scorekeeper adjudicated, or is there no such officer?',
        choices: ['adjudicated', 'no officer'],
        usual: 'adjudicated',
      } as const
      return [{ name: 'scorekeeper', to: 'host', question, about: null }]
    }
    default:
      return []
  }
}

/** Asks what the stage waits for. */
export function askWhatIsDue(draft: DraftOf<Fictionary>, ctx: Context<Fictionary>): void {
  for (const { name, question, about, to } of askedIn(draft)) {
    ctx.prompt(name, copyPlain(question), about, to)
  }
}

/** Asks the host whether a game goes on in which nobody did anything for so many rounds. */
export function askWhetherIdle(
  draft: DraftOf<Fictionary>,
  rounds: number,
  ctx: Context<Fictionary>,
): void {
  draft.hidden.idleAsked = rounds
  const about = 'Nobody has done anything for a while: does the game go on, or end with no winner?'
  const question = { ask: 'judge', about, choices: ['go on', 'end'], usual: 'end' } as const
  ctx.prompt('idle', copyPlain(question), { rounds }, 'host')
}
