import type { Prompt } from '@ackanomic/core'
import {
  RUSTY_LANTERN_DENIALS,
  type RustyLantern,
  type RustyLanternPlayDetails,
  type RustyLanternVerdict,
  rustyLanternElements,
} from '@ackanomic/games/rusty-lantern'
import { type BoardMatchOf, openPromptsOf, TextForm } from '@ackanomic/react'
import { type ReactNode, useState } from 'react'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'
import { StoryRow } from './cards.js'

type At = BoardMatchOf<RustyLantern>

/** All that the Barkeep does: cards, verdicts, who goes first, who sits where, the end. */
export function Barkeep({ match }: { readonly match: At }): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { view, names, pendingActions, submit } = match
  const wants = pendingActions.map(({ action }) => action)
  return (
    <>
      {openPromptsOf(match).map((inquiry) => (
        <Duty key={inquiry.id} match={match} inquiry={inquiry} />
      ))}
      {wants.includes('place') &&
        view.shared.unplaced.map((bard) => (
          <section key={bard} className="ack-inquiry" aria-label={words.whereSits(names[bard])}>
            <p>{words.afterWhom(names[bard])}</p>
            <div className="ack-choices">
              {view.shared.circle
                .filter((after) => after !== bard)
                .map((after) => (
                  <button
                    key={after}
                    type="button"
                    className="ack-button"
                    onClick={() => void submit({ type: 'place', bard, after })}
                  >
                    {words.after(names[after])}
                  </button>
                ))}
            </div>
          </section>
        ))}
      {wants.includes('end') && (
        <section className="ack-inquiry" aria-label={words.end}>
          <p>{words.endHelp}</p>
          <button type="button" className="ack-button" onClick={() => void submit({ type: 'end' })}>
            {words.endNow}
          </button>
        </section>
      )}
      {view.role === 'referee' &&
        view.known.map(
          (known, seat) =>
            known !== null && (
              <section key={seat} aria-label={words.cardsOf(names[seat])}>
                <h2>{words.holds(names[seat])}</h2>
                <StoryRow
                  label={words.cardsOf(names[seat])}
                  cards={known.hand}
                  none={words.noCards}
                />
              </section>
            ),
        )}
    </>
  )
}

/** An answer of the game's own shape; those with plain answers are shown by the room. */
function Duty({ match, inquiry }: { readonly match: At; readonly inquiry: Prompt }): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const answer = (given: unknown) => match.answer(inquiry.id, given)
  switch (inquiry.name) {
    case 'elements':
      return <Elements label={words.bringCards} begin={rustyLanternElements} onSend={answer} />
    case 'restock':
      return (
        <>
          <Elements
            label={words.addCards}
            begin={[]}
            onSend={(elements) => answer({ do: 'add', elements })}
          />
          <button type="button" className="ack-button" onClick={() => void answer({ do: 'end' })}>
            {words.endInstead}
          </button>
        </>
      )
    case 'first':
      return (
        <section className="ack-inquiry" aria-label={words.goesFirst}>
          <p>{words.whoGoesFirst}</p>
          <div className="ack-choices">
            {(inquiry.details as { readonly bards: readonly number[] }).bards.map((seat) => (
              <button
                key={seat}
                type="button"
                className="ack-button"
                onClick={() => void answer(seat)}
              >
                {match.names[seat]}
              </button>
            ))}
          </div>
        </section>
      )
    case 'play':
      return (
        <Judging
          match={match}
          asked={inquiry.details as RustyLanternPlayDetails}
          onJudge={answer}
        />
      )
    default:
      return null
  }
}

function Elements({
  label,
  begin,
  onSend,
}: {
  readonly label: string
  readonly begin: readonly string[]
  readonly onSend: (elements: readonly string[]) => ReturnType<At['answer']>
}): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  return (
    <TextForm
      label={words.elements}
      fields={[{ label, rows: 10, initialText: begin.join('\n') }]}
      submitLabel={words.bring}
      onSubmit={([text = '']) =>
        onSend(
          text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      }
    />
  )
}

/** Verifies or denies a play. */
function Judging({
  match,
  asked,
  onJudge,
}: {
  readonly match: At
  readonly asked: RustyLanternPlayDetails
  readonly onJudge: (verdict: RustyLanternVerdict) => ReturnType<At['answer']>
}): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { play, seat, text, lines, card, inHand, looseEnds } = asked
  const [isLoose, setLoose] = useState(false)
  const [tied, setTied] = useState<readonly string[]>([])
  return (
    <section className="ack-inquiry" aria-label={words.verdict(play)}>
      <p>
        <strong>{words.playOf(play, match.names[seat])}</strong>
        {words.playSays(lines, card, inHand)}
      </p>
      <p className="ack-note-text">{text}</p>
      {card !== null && (
        <label>
          <input
            type="checkbox"
            checked={isLoose}
            onChange={({ target }) => setLoose(target.checked)}
          />{' '}
          {words.becomesLoose}
        </label>
      )}
      {looseEnds.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={tied.includes(each)}
            onChange={({ target }) =>
              setTied(target.checked ? [...tied, each] : tied.filter((other) => other !== each))
            }
          />{' '}
          {words.tiesOff(each)}
        </label>
      ))}
      <div className="ack-choices">
        <button
          type="button"
          className="ack-button"
          onClick={() => void onJudge({ reply: 'verify', looseEnd: isLoose, tied })}
        >
          {words.verify}
        </button>
        {RUSTY_LANTERN_DENIALS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="ack-button"
            onClick={() => void onJudge({ reply: 'deny', reason })}
          >
            {words.deny(reason)}
          </button>
        ))}
      </div>
    </section>
  )
}
