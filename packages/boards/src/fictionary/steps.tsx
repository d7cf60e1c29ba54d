import type { Fictionary, FictionaryShared } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'

const STEPS = ['The word', 'Definitions', 'Comparison', 'Votes', 'Scoring'] as const

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
  const { shared, outcome } = match.view
  const step = STEP_OF[shared.stage]
  return (
    <section className="ack-fictionary-word" aria-label="The round">
      <h2>{shared.round === 0 ? 'The players are being numbered' : `Round ${shared.round}`}</h2>
      <p className="ack-fictionary-large" data-motion={`word ${shared.word ?? '…'}`}>
        {shared.word ?? '…'}
      </p>
      <p aria-live="polite">{outcome === null ? stageText(match) : 'The game is over.'}</p>
      {outcome === null && step > 0 && (
        <ol className="ack-fictionary-steps" aria-label="Steps of the round">
          {STEPS.map((name, i) => (
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

function stageText({ view, names }: BoardMatchOf<Fictionary>): string {
  const { shared } = view
  const mine = view.role === 'seat' ? view.seat : null
  const lead = `The Brainiac is ${shared.brainiac === mine ? 'you' : names[shared.brainiac ?? -1]}`
  switch (shared.stage) {
    case 'numbers':
      return 'The player numbers decide who is Brainiac first.'
    case 'word':
      return shared.sought === null
        ? `${lead} and chooses a word.`
        : `${lead}. The word ${shared.sought.word} is being looked up.`
    case 'definitions':
      return `${lead}. The others invent definitions${ownText(view)}.`
    case 'report':
      return `${lead} and compares the definitions with the dictionary’s.`
    case 'list':
      return `${lead} and puts the list into a random order.`
    case 'votes':
      return `${lead}. Which definition is the true one? The others vote.`
    case 'scoring':
      return `${lead} and counts the votes.`
    case 'adjudication':
      return `${lead}, but their time is over: the Scorekeeper does the scoring.`
  }
}

function ownText(view: BoardMatchOf<Fictionary>['view']): string {
  if (view.role !== 'seat' || view.seat === view.shared.brainiac) return ''
  return view.mine.definition === null ? '; yours is still to come' : '; yours is sent'
}
