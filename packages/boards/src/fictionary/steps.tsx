import type { Fictionary, FictionaryShared } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { fictionary } from '../words/fictionary.js'
import { useGameWords } from '../words/words-context.js'

const STEP_OF: Readonly<Record<FictionaryShared['stage'], number>> = {
  numbers: 0,
  word: 1,
  definitions: 2,
  report: 3,
  list: 3,
  votes: 4,
  scoring: 5,
  adjudication: 5,
}

/** The word of the round in large letters, and which of the five steps it is. */
export function Steps({ match }: { readonly match: BoardMatchOf<Fictionary> }): ReactNode {
  const words = useGameWords('fictionary', fictionary)
  const { shared, outcome } = match.view
  const step = STEP_OF[shared.stage]
  return (
    <section className="ack-fictionary-word" aria-label={words.round}>
      <h2>{shared.round === 0 ? words.numbering : words.roundNumber(shared.round)}</h2>
      <p className="ack-fictionary-large" data-motion={`word ${shared.word ?? '…'}`}>
        {shared.word ?? '…'}
      </p>
      <p aria-live="polite">{outcome === null ? stageText(match, words) : words.over}</p>
      {outcome === null && step > 0 && (
        <ol className="ack-fictionary-steps" aria-label={words.stepsOf}>
          {words.steps.map((name, i) => (
            <li
              key={name}
              aria-current={i + 1 === step ? 'step' : undefined}
              data-motion-at={`step ${i + 1}`}
            >
              {i + 1 < step ? '✓ ' : ''}
              {name}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function stageText(
  { view, names }: BoardMatchOf<Fictionary>,
  words: BoardWords['fictionary'],
): string {
  const { shared } = view
  const mine = view.role === 'seat' ? view.seat : null
  const brainiac = shared.brainiac === mine ? null : names[shared.brainiac ?? -1]
  const isSent =
    view.role !== 'seat' || shared.brainiac === mine ? null : view.mine.definition !== null
  return words.stages[shared.stage](brainiac, shared.sought?.word ?? null, isSent)
}
