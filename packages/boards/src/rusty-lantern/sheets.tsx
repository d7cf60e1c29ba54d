import type { Rejection } from '@ackanomic/core'
import { linesOf, type RustyLantern } from '@ackanomic/games/rusty-lantern'
import {
  type BoardMatchOf,
  hintMark,
  InputError,
  TextForm,
  useRefusalToast,
} from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'

interface SheetOf {
  readonly match: BoardMatchOf<RustyLantern>
  /** The card that is chosen in the hand. */
  readonly card: string | null
}

/** How many lines a play should have, the one that names the card among them. */
const [MIN_LINES, MAX_LINES] = [12, 25]

/** The sheet on which the tale is told on. */
export function Telling({ match, card }: SheetOf): ReactNode {
  return (
    <TextForm
      label="Tell on"
      fields={[
        {
          label: 'Subject',
          hint: 'It must contain the word Lantern.',
          initialText: 'At the Rusty Lantern',
        },
        {
          label: 'The tale goes on',
          rows: 7,
          hint: (text) =>
            `${MIN_LINES} to ${MAX_LINES} lines of the tale that bring your card in; you have ${linesOf(text)}. The Barkeep may deny a play that is too short or does not follow.`,
        },
      ]}
      suggestedTexts={match.hint?.type === 'play' ? [match.hint.subject, match.hint.text] : null}
      submitLabel={card === null ? 'Tell it without a card' : `Tell it with “${card}”`}
      onSubmit={([subject = '', text = '']) => match.submit({ type: 'play', subject, text, card })}
    >
      <p className="ack-rusty-lantern-choice">
        {card === null ? 'Choose one of your cards, if you play one.' : `Your card: ${card}`}
      </p>
    </TextForm>
  )
}

/** The own turn is given up for a card. */
export function Passing({ match, card }: SheetOf): ReactNode {
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  const id = useId()
  const pass = async (discard: string | null): Promise<void> =>
    setRefusal(await match.submit({ type: 'pass', discard }))
  return (
    <section className="ack-sheet" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Or pass</h2>
      <p className="ack-note">You get a card, and it is the next Bard’s turn.</p>
      <div className="ack-choices">
        <button
          type="button"
          className="ack-button"
          data-hint={hintMark(match, { type: 'pass', discard: null })}
          onClick={() => void pass(null)}
        >
          Pass
        </button>
        {card !== null && (
          <button
            type="button"
            className="ack-button"
            data-hint={hintMark(match, { type: 'pass', discard: card })}
            onClick={() => void pass(card)}
          >
            Pass, and burn “{card}”
          </button>
        )}
      </div>
      <InputError error={refusal} id={`${id}-refused`} />
    </section>
  )
}

/** A play of another Bard has come by itself to what stands on an own card. */
export function Interrupting({ match, card }: SheetOf): ReactNode {
  const { view, names } = match
  const seat = view.role === 'seat' ? view.seat : -1
  const plays = view.shared.plays.flatMap((play, i) =>
    play.seat === seat || play.answered?.is === 'void' ? [] : [{ ...play, number: i + 1 }],
  )
  const latest = plays.at(-1)?.number ?? 0
  const [chosen, choose] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Rejection | null>(null)
  const id = useId()
  const { toast, say } = useRefusalToast()
  const play = chosen ?? latest
  const interrupt = async (): Promise<void> => {
    if (card !== null) setRefusal(await match.submit({ type: 'interrupt', play, card }))
  }
  return (
    <section className="ack-sheet" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Interrupt</h2>
      <p className="ack-note">
        Did another Bard’s play mention what is on one of your cards? Say so: if the Barkeep agrees,
        it is your turn at once. If not, you get cards.
      </p>
      <label htmlFor={`${id}-play`}>Which play</label>
      <select
        id={`${id}-play`}
        value={play}
        onChange={({ target: { value } }) => choose(Number(value))}
      >
        {plays.toReversed().map((each) => (
          <option key={each.number} value={each.number}>
            Play {each.number}, by {names[each.seat]}
          </option>
        ))}
      </select>
      <InputError error={refusal} id={`${id}-refused`} />
      {toast}
      <button
        type="button"
        className="ack-button"
        aria-disabled={card === null}
        data-hint={hintMark(match, ({ type }) => type === 'interrupt')}
        onClick={() => (card === null ? say('Choose one of your cards first.') : void interrupt())}
      >
        {card === null ? 'Interrupt (choose a card first)' : `Interrupt with “${card}”`}
      </button>
    </section>
  )
}

/** The winner finishes the story, or leaves it as it is. */
export function Epilogue({ match }: { readonly match: BoardMatchOf<RustyLantern> }): ReactNode {
  const decline = match.legalMoves.moves.find(
    (move) => move.type === 'epilogue' && move.text === null,
  )
  return (
    <TextForm
      label="The end of the story"
      fields={[{ label: 'You have won: say how the story ends', rows: 8 }]}
      submitLabel="Finish the story"
      onSubmit={([text = '']) => match.submit({ type: 'epilogue', text })}
    >
      {decline !== undefined && (
        <button type="button" className="ack-button" onClick={() => void match.submit(decline)}>
          Leave it as it is
        </button>
      )}
    </TextForm>
  )
}
