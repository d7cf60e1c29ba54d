import type { GameError, Prompt } from '@ackanomic/core'
import { type ReactNode, useId, useState } from 'react'
import type { BoardMatch } from '../board-match.js'
import type { Words } from '../words/english.js'
import { useWords } from '../words/words-context.js'
import { InputError } from './text-form.js'

/**
 * Returns the open prompts to the viewer.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { openPromptsOf, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const asked = openPromptsOf(useLocalMatch(pureSkill, { localPlayers: ['Dee'] }))
 *   return <p>{asked.length} questions wait for you.</p>
 * }
 * ```
 */
export function openPromptsOf({ view, pendingActions }: BoardMatch): readonly Prompt[] {
  const { openPrompts = [] } = view as { readonly openPrompts?: readonly Prompt[] }
  return openPrompts.filter(({ id }) => pendingActions.some(({ prompt }) => prompt === id))
}

/** Whether any referee can answer it without knowing the game. */
function isPlain({ question }: Prompt): boolean {
  return question.kind !== 'judge' || question.choices !== undefined
}

/**
 * Shows the viewer's prompts, as a referee or the holder of an office, with buttons to answer.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Prompts, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <main><Prompts match={useLocalMatch(pureSkill, { localPlayers: ['Dee'] })} /></main>
 * ```
 */
export function Prompts({ match }: { readonly match: BoardMatch }): ReactNode {
  return openPromptsOf(match)
    .filter(isPlain)
    .map((prompt) => <OneInquiry key={prompt.id} inquiry={prompt} match={match} />)
}

/**
 * Shows an input for JSON answers of a shape that the game defines, for boards without a better
 * one.
 *
 * @example
 * ```tsx
 * import { rustyLantern } from '@ackanomic/games/rusty-lantern'
 * import { OpenPrompts, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <main><OpenPrompts match={useLocalMatch(rustyLantern)} /></main>
 * ```
 */
export function OpenPrompts({ match }: { readonly match: BoardMatch }): ReactNode {
  return openPromptsOf(match)
    .filter((prompt) => !isPlain(prompt))
    .map((prompt) => <OneInquiry key={prompt.id} inquiry={prompt} match={match} />)
}

function askedText({ question }: Prompt, words: Words): string {
  switch (question.kind) {
    case 'word':
      return words.isWord(question.word, question.dictionary)
    case 'inside':
      return words.isInside(question.fragment, question.dictionary)
    case 'pick':
      return words.pickOne(question.of)
    case 'shuffle':
      return words.putInOrder(question.of)
    case 'roll':
      return words.rollDice(question.dice, question.sides)
    case 'judge':
      return question.about
  }
}

function OneInquiry({
  inquiry,
  match,
}: {
  readonly inquiry: Prompt
  readonly match: BoardMatch
}): ReactNode {
  const { question } = inquiry
  const words = useWords()
  const [error, setError] = useState<GameError | null>(null)
  const id = useId()
  const give = async (answer: unknown): Promise<void> =>
    setError(await match.answer(inquiry.id, answer))
  return (
    <section className="ack-inquiry" aria-labelledby={id}>
      <p id={id}>
        <strong>{words.youAreAsked}</strong> {askedText(inquiry, words)}
      </p>
      {question.kind === 'judge' && question.choices === undefined ? (
        <TextMoveInput usual={question.usual} about={inquiry.details} onGive={give} />
      ) : (
        <div className="ack-choices">
          {choicesOf(inquiry, words).map(({ message, answer }) => (
            <button
              key={message}
              type="button"
              className="ack-button"
              onClick={() => void give(answer())}
            >
              {message}
            </button>
          ))}
        </div>
      )}
      <InputError error={error} id={`${id}-refused`} />
    </section>
  )
}

interface Offered {
  readonly message: string
  answer(): unknown
}

function choicesOf({ question }: Prompt, words: Words): readonly Offered[] {
  switch (question.kind) {
    case 'word':
    case 'inside':
      return [
        { message: words.yes, answer: () => true },
        { message: words.no, answer: () => false },
      ]
    case 'pick':
      return [{ message: words.draw, answer: () => below(question.of) }]
    case 'shuffle':
      return [{ message: words.shuffle, answer: () => shuffled(question.of) }]
    case 'roll':
      return [
        {
          message: words.roll,
          answer: () => Array.from({ length: question.dice }, () => below(question.sides) + 1),
        },
      ]
    case 'judge':
      return (question.choices ?? []).map((choice) => ({ message: choice, answer: () => choice }))
  }
}

/** A uniform random integer from 0. */
function below(of: number): number {
  const most = Math.floor(2 ** 32 / of) * of
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return drawn % of
  }
}

function shuffled(of: number): readonly number[] {
  const left = Array.from({ length: of }, (_, i) => i)
  return Array.from({ length: of }, () => left.splice(below(left.length), 1)[0] ?? 0)
}

function TextMoveInput({
  usual,
  about,
  onGive,
}: {
  readonly usual: unknown
  readonly about: unknown
  readonly onGive: (answer: unknown) => Promise<void>
}): ReactNode {
  const [text, setText] = useState(() => (usual === undefined ? '' : JSON.stringify(usual)))
  const [problem, setProblem] = useState('')
  const words = useWords()
  const id = useId()
  const send = async (): Promise<void> => {
    let answer: unknown
    try {
      answer = JSON.parse(text)
    } catch {
      setProblem(words.notJson)
      return
    }
    setProblem('')
    await onGive(answer)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {about !== null && <pre tabIndex={0}>{JSON.stringify(about, null, 2)}</pre>}
      <label htmlFor={id}>{words.answerJson}</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className="ack-alert">
        {problem !== '' && <span className="ack-error">{problem}</span>}
      </p>
      <button type="submit" className="ack-button">
        {words.answer}
      </button>
    </form>
  )
}
