import type { RuntimeError } from '@ackanomic/programming-games/runtime-error'
import { type BoardMatchOf, type BoardProps, PlayingCard } from '@ackanomic/react'
import { type ReactNode, useRef, useState } from 'react'
import { runtimeError } from '../words/runtime-error.js'
import { useGameWords } from '../words/words-context.js'

const CARD = /\b((?:10|[2-9AJQK])[SHDC])\b/u

/** A text with its cards drawn. */
function WithCards({ text }: { readonly text: string }): ReactNode {
  return text
    .split(CARD)
    .map((part, i) => (i % 2 === 1 ? <PlayingCard key={i} card={part} small /> : part))
}

/** The proof that won, a step at a time: from which hand, and why the turn lasts for ever. */
export function Proof({ match }: BoardProps<BoardMatchOf<RuntimeError>>): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { view, names } = match
  const { proved } = view.shared
  const [at, setAt] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  if (proved === null) return null
  const { steps, position, seat } = proved
  const last = steps.length - 1
  const go = (to: number): void => {
    setAt(to)
    list.current?.children[to]?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <section className="ack-runtime-error-proof" aria-label={words.proof}>
      <h2>{words.why(names[seat])}</h2>
      <p>
        {words.fromHand}{' '}
        {position.hand.map((card) => (
          <PlayingCard key={card} card={card} small />
        ))}
      </p>
      {last > 0 && (
        <div className="ack-runtime-error-buttons" role="group" aria-label={words.proofSteps}>
          <button
            type="button"
            className="ack-button"
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            {words.stepBack}
          </button>
          <span>{words.step(at + 1, steps.length)}</span>
          <button
            type="button"
            className="ack-button"
            disabled={at >= last}
            onClick={() => go(at + 1)}
          >
            {words.nextStep}
          </button>
        </div>
      )}
      <ol className="ack-runtime-error-steps" aria-label={words.steps} tabIndex={0} ref={list}>
        {steps.map((step, i) => (
          <li key={i} aria-current={i === at ? 'step' : undefined}>
            <WithCards text={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}
