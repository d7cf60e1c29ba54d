import type { GameError } from '@ackanomic/core'
import { countLines, type RustyLantern } from '@ackanomic/games/rusty-lantern'
import { type BoardMatchOf, hintMark, InputError, TextForm, useErrorToast } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'

interface SheetOf {
  readonly match: BoardMatchOf<RustyLantern>
  /** The card that is chosen in the hand. */
  readonly card: string | null
}

/** How many lines a play should have, the one that names the card among them. */
const [MIN_LINES, MAX_LINES] = [12, 25]

/** The sheet on which the tale is told on. */
export function Telling({ match, card }: SheetOf): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  return (
    <TextForm
      label={words.tellOn}
      fields={[
        {
          label: words.subject,
          hint: words.subjectHelp,
          initialText: words.firstSubject,
        },
        {
          label: words.goesOn,
          rows: 7,
          hint: (text) => words.tellHelp(MIN_LINES, MAX_LINES, countLines(text)),
        },
      ]}
      suggestedTexts={match.hint?.type === 'play' ? [match.hint.subject, match.hint.text] : null}
      submitLabel={card === null ? words.tellWithout : words.tellWith(card)}
      onSubmit={([subject = '', text = '']) => match.submit({ type: 'play', subject, text, card })}
    >
      <p className="ack-rusty-lantern-choice">
        {card === null ? words.chooseAbove : words.yourCard(card)}
      </p>
    </TextForm>
  )
}

/** The own turn is given up for a card. */
export function Passing({ match, card }: SheetOf): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const [error, setError] = useState<GameError | null>(null)
  const id = useId()
  const pass = async (discard: string | null): Promise<void> =>
    setError(await match.submit({ type: 'pass', discard }))
  return (
    <section className="ack-sheet" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.orPass}</h2>
      <p className="ack-note">{words.passHelp}</p>
      <div className="ack-choices">
        <button
          type="button"
          className="ack-button"
          data-hint={hintMark(match, { type: 'pass', discard: null })}
          onClick={() => void pass(null)}
        >
          {words.pass}
        </button>
        {card !== null && (
          <button
            type="button"
            className="ack-button"
            data-hint={hintMark(match, { type: 'pass', discard: card })}
            onClick={() => void pass(card)}
          >
            {words.burn(card)}
          </button>
        )}
      </div>
      <InputError error={error} id={`${id}-refused`} />
    </section>
  )
}

/** The sheet to interrupt another Bard, whose tale has come to the text of the viewer's card. */
export function Interrupting({ match, card }: SheetOf): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { view, names } = match
  const seat = view.role === 'seat' ? view.seat : -1
  const plays = view.shared.plays.flatMap((play, i) =>
    play.seat === seat || play.answered?.is === 'void' ? [] : [{ ...play, number: i + 1 }],
  )
  const latest = plays.at(-1)?.number ?? 0
  const [chosen, choose] = useState<number | null>(null)
  const [error, setError] = useState<GameError | null>(null)
  const id = useId()
  const { toast, say } = useErrorToast()
  const play = chosen ?? latest
  const interrupt = async (): Promise<void> => {
    if (card !== null) setError(await match.submit({ type: 'interrupt', play, card }))
  }
  return (
    <section className="ack-sheet" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.interrupt}</h2>
      <p className="ack-note">{words.interruptHelp}</p>
      <label htmlFor={`${id}-play`}>{words.whichPlay}</label>
      <select
        id={`${id}-play`}
        value={play}
        onChange={({ target: { value } }) => choose(Number(value))}
      >
        {plays.toReversed().map((each) => (
          <option key={each.number} value={each.number}>
            {words.playOf(each.number, names[each.seat])}
          </option>
        ))}
      </select>
      <InputError error={error} id={`${id}-refused`} />
      {toast}
      <button
        type="button"
        className="ack-button"
        aria-disabled={card === null}
        data-hint={hintMark(match, ({ type }) => type === 'interrupt')}
        onClick={() => (card === null ? say(words.chooseFirst) : void interrupt())}
      >
        {card === null ? words.interruptNone : words.interruptWith(card)}
      </button>
    </section>
  )
}

/** The winner finishes the story, or leaves it as it is. */
export function Epilogue({ match }: { readonly match: BoardMatchOf<RustyLantern> }): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const decline = match.legalMoves.moves.find(
    (move) => move.type === 'epilogue' && move.text === null,
  )
  return (
    <TextForm
      label={words.endOfStory}
      fields={[{ label: words.sayHow, rows: 8 }]}
      submitLabel={words.finish}
      onSubmit={([text = '']) => match.submit({ type: 'epilogue', text })}
    >
      {decline !== undefined && (
        <button type="button" className="ack-button" onClick={() => void match.submit(decline)}>
          {words.leave}
        </button>
      )}
    </TextForm>
  )
}
