import { type ReactNode, useId, useState } from 'react'
import type { BoardMatch, BoardProps } from '../board-match.js'
import { MoveForm } from './move-form.js'
import { OpenPrompts } from './prompts.js'

/** So many moves stand as buttons; of more, the first ones. */
const SHOWN = 60

/**
 * A board for any game: the view as text, a button for each listed move, a line to write moves in,
 * as mails have them, and a form made from the schema of moves.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <GeneralBoard table={useLocalMatch(pureSkill)} />
 * ```
 */
export function GeneralBoard({ table }: BoardProps): ReactNode {
  const { text, view, pendingActions } = table
  return (
    <div className="ack-general">
      <section className="ack-rendered" tabIndex={0} aria-label="The table">
        <pre>{text.render(view)}</pre>
      </section>
      <OpenPrompts table={table} />
      {(pendingActions.length > 0 || table.legal.moves.length > 0) && (
        <>
          <Moves table={table} />
          <TextMoveInput table={table} />
          <details>
            <summary>Fill in a form</summary>
            <MoveForm table={table} />
          </details>
        </>
      )}
    </div>
  )
}

/**
 * Buttons for the moves that are listed, and one for a move at random where more are legal.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { Moves, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <Moves table={useLocalMatch(pureSkill)} />
 * ```
 */
export function Moves({ table }: { readonly table: BoardMatch }): ReactNode {
  const { text, view, legal, submit } = table
  const shown = legal.moves.slice(0, SHOWN)
  const some = (): void => {
    const move = legal.sample((of) => Math.floor(Math.random() * of))
    if (move !== undefined) void submit(move)
  }
  const isWhole = legal.complete && legal.moves.length <= SHOWN
  return (
    <div className="ack-moves" role="group" aria-label="Your moves">
      {shown.map((move) => {
        const written = text.notation.format(move, view)
        return (
          <button
            key={written}
            type="button"
            className="ack-button"
            data-move=""
            onClick={() => void submit(move)}
          >
            {written}
          </button>
        )
      })}
      {!isWhole && (
        <button type="button" className="ack-button" data-move="" onClick={some}>
          Any move
        </button>
      )}
      {legal.alsoLegal.length > 0 && (
        <p className="ack-note">You may also: {legal.alsoLegal.join(', ')}.</p>
      )}
    </div>
  )
}

/**
 * A line in which a move is written as the game's mails have it.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { useLocalMatch, TextMoveInput } from '@ackanomic/react'
 *
 * const App = () => <TextMoveInput table={useLocalMatch(pureSkill)} />
 * ```
 */
export function TextMoveInput({ table }: { readonly table: BoardMatch }): ReactNode {
  const { text, view, submit } = table
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
      <label htmlFor={id}>Write a move</label>
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
        Send
      </button>
      <p role="alert" id={`${id}-problem`} className="ack-alert">
        {problem !== '' && <span className="ack-refusal">{problem}</span>}
      </p>
    </form>
  )
}
