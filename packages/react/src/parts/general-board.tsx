import { type ReactNode, useId, useState } from 'react'
import type { BoardMatch, BoardProps } from '../board-match.js'
import { BoardRoot, useBoard } from '../board-root.js'
import { useWords } from '../words/words-context.js'
import { MoveButton } from './move-button.js'
import { MoveForm } from './move-form.js'
import { MoveText } from './move-text.js'
import { OpenPrompts } from './prompts.js'
import { spaced } from './spaced.js'

/** The most moves that are shown as buttons. */
const SHOWN = 60

/**
 * A board for any game: the view as text, a button for each listed move, and inputs for others.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <GeneralBoard match={useLocalMatch(pureSkill)} />
 * ```
 */
export function GeneralBoard(props: BoardProps): ReactNode {
  const words = useWords()
  const match = useBoard(props)
  const { text, view, pendingActions } = match
  return (
    <BoardRoot of={props} className="ack-general">
      <section className="ack-rendered" tabIndex={0} aria-label={words.theTable}>
        <pre>{text.render(view)}</pre>
      </section>
      <OpenPrompts match={match} />
      {(pendingActions.length > 0 || match.legalMoves.moves.length > 0) && (
        <>
          <MoveButtons match={match} />
          <TextMoveInput match={match} />
          <details>
            <summary>{words.fillInForm}</summary>
            <MoveForm match={match} />
          </details>
        </>
      )}
    </BoardRoot>
  )
}

/**
 * Shows a button for each listed move, and one for a random move if more are legal.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MoveButtons, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <MoveButtons match={useLocalMatch(pureSkill)} />
 * ```
 */
export function MoveButtons({ match }: { readonly match: BoardMatch }): ReactNode {
  const { text, view, legalMoves, submit } = match
  const words = useWords()
  const shown = legalMoves.moves.slice(0, SHOWN)
  const some = (): void => {
    const move = legalMoves.sample((of) => Math.floor(Math.random() * of))
    if (move !== undefined) void submit(move)
  }
  const isWhole = legalMoves.complete && legalMoves.moves.length <= SHOWN
  return (
    <div className="ack-moves" role="group" aria-label={words.yourMoves}>
      {shown.map((move) => {
        const written = text.notation.format(move, view)
        return (
          <MoveButton key={written} match={match} move={move}>
            <MoveText match={match} move={move} />
          </MoveButton>
        )
      })}
      {!isWhole && (
        <button type="button" className="ack-button" data-move="" onClick={some}>
          {words.anyMove}
        </button>
      )}
      {legalMoves.alsoLegal.length > 0 && (
        <p className="ack-note">{words.alsoLegal(legalMoves.alsoLegal.map(spaced))}</p>
      )}
    </div>
  )
}

/**
 * An input for a move in the game's notation.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { useLocalMatch, TextMoveInput } from '@ackanomic/react'
 *
 * const App = () => <TextMoveInput match={useLocalMatch(pureSkill)} />
 * ```
 */
export function TextMoveInput({ match }: { readonly match: BoardMatch }): ReactNode {
  const { text, view, submit } = match
  const words = useWords()
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  const send = async (): Promise<void> => {
    const read = text.notation.parse(written, view)
    setProblem(read.ok ? '' : read.error.message)
    if (read.ok && (await submit(read.value)) === null) setWritten('')
  }
  return (
    <form
      className="ack-written"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>{words.writeMove}</label>
      <p role="alert" id={`${id}-problem`} className="ack-alert">
        {problem !== '' && <span className="ack-error">{problem}</span>}
      </p>
      <p className="ack-note" id={`${id}-help`}>
        {text.notation.help}
      </p>
      <textarea
        id={id}
        rows={2}
        value={written}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => setWritten(target.value)}
      />
      <button type="submit" className="ack-button">
        {words.send}
      </button>
    </form>
  )
}
