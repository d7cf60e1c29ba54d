import type { RuntimeError, RuntimeErrorCard } from '@ackanomic/programming-games/runtime-error'
import {
  type BoardMatchOf,
  type BoardProps,
  cardName,
  hintMark,
  PlayingCard,
  type Reason,
  useErrorToast,
  useRovingFocus,
} from '@ackanomic/react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import type { BoardWords } from '../words/english.js'
import { runtimeError } from '../words/runtime-error.js'
import { useGameWords } from '../words/words-context.js'
import { bySuit, setOffBy } from './functions.js'
import type { Target } from './program.js'

type ScriptMove = Extract<RuntimeError['Move'], { type: 'script' }>

type At = BoardMatchOf<RuntimeError>

/** The cards of a statement, in the order in which they are chosen. */
const PARTS = ['lower', 'upper', 'function'] as const

/** The cards of a statement that is begun, `null` where none is, and when. */
interface Building {
  readonly moment: string
  readonly parts: readonly RuntimeErrorCard[] | null
}

/** Your hand: cards are inputs, or parts of a statement, or take the place of an edited card. */
export function Yours({
  match,
  target,
  moment,
}: BoardProps<At> & { readonly target: Target | null; readonly moment: string }): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { view, legalMoves, submit } = match
  const [building, build] = useState<Building>({ moment: '', parts: null })
  // A statement that was begun is forgotten with the next step of the game.
  const begun = building.moment === moment ? building.parts : null
  const isScripting = begun !== null
  const parts = begun ?? []
  const setParts = (to: readonly RuntimeErrorCard[] | null): void => build({ moment, parts: to })
  if (view.role !== 'seat') return null
  const { shared, mine, seat } = view
  const scripts = legalMoves.moves.filter((move) => move.type === 'script')
  const fitting = scripts.filter((script) =>
    parts.every((card, i) => script[PARTS[i] ?? 'lower'] === card),
  )
  const whole = parts.length === PARTS.length ? fitting[0] : undefined
  const next = PARTS[parts.length]
  const isEdit = shared.stage === 'edit'
  const playable = (card: RuntimeErrorCard): boolean => {
    if (isScripting) return next !== undefined && fitting.some((script) => script[next] === card)
    return moveWith(match, target, card) !== undefined
  }
  const play = (card: RuntimeErrorCard): void => {
    const move = isScripting ? undefined : moveWith(match, target, card)
    if (isScripting) setParts([...parts, card])
    else if (move !== undefined) void submit(move)
  }
  const verb = isScripting ? words.takeFor(next) : isEdit ? words.putThere : words.layAsInput
  return (
    <section className="ack-wood ack-runtime-error-yours" aria-label={words.hand}>
      <h2>{headText(match, target, isScripting ? next : null, words)}</h2>
      <div className="ack-runtime-error-buttons" role="group" aria-label={words.whatToLay}>
        {scripts.length > 0 && (
          <>
            <button
              type="button"
              className="ack-button"
              data-hint={hintMark(match, ({ type }) => type === 'input' && isScripting)}
              aria-pressed={!isScripting}
              onClick={() => setParts(null)}
            >
              {words.layInput}
            </button>
            <button
              type="button"
              className="ack-button"
              data-hint={hintMark(match, ({ type }) => type === 'script' && !isScripting)}
              aria-pressed={isScripting}
              onClick={() => setParts([])}
            >
              {words.layStatement}
            </button>
          </>
        )}
      </div>
      <Cards
        cards={[...mine.hand].sort(bySuit)}
        verb={verb}
        playable={playable}
        taken={isScripting ? parts : []}
        note={(card) =>
          isEdit || isScripting
            ? ''
            : setOffBy(shared, seat, card)
                .map(({ name }) => name)
                .join(', ')
        }
        onPlay={play}
        hinted={(card) =>
          hintMark(match, (hint) => isHinted(hint, card, isScripting ? next : null))
        }
        whyNot={(card) => whyNot(match, card, target, isScripting ? next : null, words)}
      />
      {isScripting && (
        <InTheMaking
          parts={parts}
          whole={whole}
          onUndo={() => setParts(parts.slice(0, -1))}
          onLay={(move) => void submit(move)}
        />
      )}
    </section>
  )
}

function moveWith(
  { legalMoves }: At,
  target: Target | null,
  card: RuntimeErrorCard,
): RuntimeError['Move'] | undefined {
  return legalMoves.moves.find((move) => {
    if (move.type === 'input') return move.card === card
    return (
      move.type === 'edit' &&
      target !== null &&
      move.card === card &&
      move.of === target.of &&
      move.statement === target.statement &&
      move.slot === target.slot
    )
  })
}

function headText(
  { legalMoves }: At,
  target: Target | null,
  part: (typeof PARTS)[number] | null | undefined,
  words: BoardWords['runtimeError'],
): string {
  if (part === undefined) return words.yourStatement
  if (part !== null) return words.choose(part)
  if (legalMoves.moves.some(({ type }) => type === 'edit')) {
    return target === null ? words.editFirst : words.editThen
  }
  return legalMoves.moves.some(({ type }) => type === 'input') ? words.handHelp : words.hand
}

function Cards({
  cards,
  verb,
  playable,
  taken,
  note,
  onPlay,
  hinted,
  whyNot,
}: {
  readonly cards: readonly RuntimeErrorCard[]
  readonly verb: string
  readonly playable: (card: RuntimeErrorCard) => boolean
  readonly taken: readonly RuntimeErrorCard[]
  readonly note: (card: RuntimeErrorCard) => string
  readonly onPlay: (card: RuntimeErrorCard) => void
  readonly hinted: (card: RuntimeErrorCard) => '' | undefined
  readonly whyNot: (card: RuntimeErrorCard) => Reason
}): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { containerProps, itemProps } = useRovingFocus(cards.length)
  const { toast, say } = useErrorToast()
  return (
    <div className="ack-hand-box">
      {toast}
      <div
        className="ack-hand"
        style={{ '--ack-cards': cards.length } as CSSProperties}
        role="group"
        aria-label={words.cards}
        {...containerProps}
      >
        {cards.map((card, i) => {
          const what = note(card)
          const can = playable(card)
          return (
            <button
              key={card}
              type="button"
              className="ack-hand-card"
              aria-label={words.card(verb, cardName(card), what)}
              aria-disabled={!can}
              aria-pressed={taken.includes(card) ? true : undefined}
              data-move={can ? '' : undefined}
              data-hint={hinted(card)}
              onClick={() => (can ? onPlay(card) : say(whyNot(card)))}
              {...itemProps(i)}
            >
              <PlayingCard card={card} motion={card} motionFrom="deck" />
              <span className="ack-runtime-error-note">{what}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Whether a card is part of a hint: the input, the replacement, or the next part of a statement. */
function isHinted(
  hint: RuntimeError['Move'],
  card: RuntimeErrorCard,
  part: (typeof PARTS)[number] | null | undefined,
): boolean {
  if (hint.type === 'script') return part !== null && part !== undefined && hint[part] === card
  return part === null && (hint.type === 'input' || hint.type === 'edit') && hint.card === card
}

/** Why a card cannot be laid now. */
function whyNot(
  match: At,
  card: RuntimeErrorCard,
  target: Target | null,
  part: (typeof PARTS)[number] | null | undefined,
  words: BoardWords['runtimeError'],
): Reason {
  const { view, names } = match
  const { turn, stage } = view.shared
  if (part === undefined) return words.complete
  if (part !== null) {
    return part === 'upper' ? words.upperMust : words.cannotBe(cardName(card), part)
  }
  if (stage === 'edit' && view.role === 'seat' && turn === view.seat && target === null)
    return words.firstChoose
  const why = match.whyNot(
    stage === 'edit' && target !== null
      ? { type: 'edit', ...target, card }
      : { type: 'input', card },
  )
  return why ?? words.turnOf(names[turn])
}

/** The statement that is being put together. */
function InTheMaking({
  parts,
  whole,
  onUndo,
  onLay,
}: {
  readonly parts: readonly RuntimeErrorCard[]
  readonly whole: ScriptMove | undefined
  readonly onUndo: () => void
  readonly onLay: (move: ScriptMove) => void
}): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  return (
    <div className="ack-runtime-error-building">
      <ul aria-label={words.theStatement}>
        {PARTS.map((part, i) => {
          const card = parts[i]
          return (
            <li key={part}>
              {card === undefined ? (
                <span className="ack-runtime-error-gap" aria-hidden="true" />
              ) : (
                <PlayingCard card={card} />
              )}
              <span className="ack-note">{words.part[part]}</span>
            </li>
          )
        })}
      </ul>
      {parts.length > 0 && (
        <button type="button" className="ack-button" onClick={onUndo}>
          {words.takeBack}
        </button>
      )}
      {whole !== undefined && (
        <button
          type="button"
          className="ack-button ack-button-act"
          data-move=""
          onClick={() => onLay(whole)}
        >
          {words.layThis}
        </button>
      )}
      <p className="ack-note">{words.statementHelp}</p>
    </div>
  )
}
