import type { Inquiry, Rejection } from '@ackanomic/core'
import { type ReactNode, useId, useState } from 'react'
import type { Table } from '../table.js'
import { Refused } from './sheet.js'

/**
 * The inquiries that the viewer is to answer now.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { askedOf, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const asked = askedOf(useLocalMatch(pureSkill, { here: ['Dee'] }))
 *   return <p>{asked.length} questions wait for you.</p>
 * }
 * ```
 */
export function askedOf({ view, expects }: Table): readonly Inquiry[] {
  const { asked = [] } = view as { readonly asked?: readonly Inquiry[] }
  return asked.filter(({ id }) => expects.some(({ inquiry }) => inquiry === id))
}

/** Whether any referee can answer it, without knowing the game. */
function isPlain({ question }: Inquiry): boolean {
  return question.ask !== 'judge' || question.choices !== undefined
}

/**
 * What the viewer is asked as referee or by an office, with the answers as buttons.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Inquiries, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <main><Inquiries table={useLocalMatch(pureSkill, { here: ['Dee'] })} /></main>
 * ```
 */
export function Inquiries({ table }: { readonly table: Table }): ReactNode {
  return askedOf(table)
    .filter(isPlain)
    .map((inquiry) => <OneInquiry key={inquiry.id} inquiry={inquiry} table={table} />)
}

/**
 * Answers of a game's own shape, as JSON; for boards that have no better way.
 *
 * @example
 * ```tsx
 * import { rustyLantern } from '@ackanomic/games/rusty-lantern'
 * import { FreeInquiries, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <main><FreeInquiries table={useLocalMatch(rustyLantern)} /></main>
 * ```
 */
export function FreeInquiries({ table }: { readonly table: Table }): ReactNode {
  return askedOf(table)
    .filter((inquiry) => !isPlain(inquiry))
    .map((inquiry) => <OneInquiry key={inquiry.id} inquiry={inquiry} table={table} />)
}

/** The question in words. */
function askedText({ question }: Inquiry): string {
  switch (question.ask) {
    case 'word':
      return `Is ${question.word} in the dictionary (${question.dictionary})?`
    case 'inside':
      return `Does ${question.fragment} stand inside a word of the dictionary (${question.dictionary})?`
    case 'pick':
      return `Choose one of ${question.of} at random.`
    case 'shuffle':
      return `Put ${question.of} things in a random order.`
    case 'roll':
      return `Roll ${question.dice} ${question.dice === 1 ? 'die' : 'dice'} with ${question.sides} sides.`
    case 'judge':
      return question.about
  }
}

function OneInquiry({
  inquiry,
  table,
}: {
  readonly inquiry: Inquiry
  readonly table: Table
}): ReactNode {
  const { question } = inquiry
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  const id = useId()
  const give = async (answer: unknown): Promise<void> =>
    setRefusal(await table.answer(inquiry.id, answer))
  return (
    <section className="ack-inquiry" aria-labelledby={id}>
      <p id={id}>
        <strong>You are asked:</strong> {askedText(inquiry)}
      </p>
      {question.ask === 'judge' && question.choices === undefined ? (
        <Written usual={question.usual} about={inquiry.about} onGive={give} />
      ) : (
        <div className="ack-choices">
          {choicesOf(inquiry).map(({ says, answer }) => (
            <button
              key={says}
              type="button"
              className="ack-button"
              onClick={() => void give(answer())}
            >
              {says}
            </button>
          ))}
        </div>
      )}
      <Refused refusal={refusal} id={`${id}-refused`} />
    </section>
  )
}

interface Offered {
  readonly says: string
  answer(): unknown
}

function choicesOf({ question }: Inquiry): readonly Offered[] {
  switch (question.ask) {
    case 'word':
    case 'inside':
      return [
        { says: 'Yes', answer: () => true },
        { says: 'No', answer: () => false },
      ]
    case 'pick':
      return [{ says: 'Draw', answer: () => below(question.of) }]
    case 'shuffle':
      return [{ says: 'Shuffle', answer: () => shuffled(question.of) }]
    case 'roll':
      return [
        {
          says: 'Roll',
          answer: () => Array.from({ length: question.dice }, () => below(question.sides) + 1),
        },
      ]
    case 'judge':
      return (question.choices ?? []).map((choice) => ({ says: choice, answer: () => choice }))
  }
}

/** An integer at random, from 0, each as likely as the other. */
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

function Written({
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
  const id = useId()
  const send = async (): Promise<void> => {
    let answer: unknown
    try {
      answer = JSON.parse(text)
    } catch {
      setProblem('That is no JSON; write a text in double quotes, a list in brackets.')
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
      <label htmlFor={id}>Answer (JSON)</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-problem`} role="alert" className="ack-alert">
        {problem !== '' && <span className="ack-refusal">{problem}</span>}
      </p>
      <button type="submit" className="ack-button">
        Answer
      </button>
    </form>
  )
}
