import type { Ghost, GhostProtest } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { CSSProperties, ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'
import { departuresIn } from './departures.js'

/** The ghost word in large letters, and what is going on. */
export function GhostWordShown({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const { view, names } = match
  const last = view.outcome === null ? undefined : departuresIn(view).at(-1)
  const word = view.shared.word?.letters ?? last?.word ?? null
  const letters = { '--ghost-letters': word?.length ?? 1 } as CSSProperties
  return (
    <div className={`ack-ghost-now${view.outcome === null ? '' : ' ack-ghost-ended'}`}>
      <h2 className="ack-hidden">{words.word}</h2>
      {(word !== null || view.outcome === null) && (
        <p className="ack-ghost-word" style={letters} data-motion-at="ghost word">
          {word === null ? (
            <span className="ack-ghost-none">{words.noLetter}</span>
          ) : (
            <LetterTiles word={word} motion="word" />
          )}
        </p>
      )}
      <p aria-live="polite">
        {last !== undefined && <span className="ack-ghost-says">{last.says} </span>}
        {stageText(view, names, words)}
      </p>
    </div>
  )
}

function stageText(
  { shared, outcome, roster, ...view }: BoardMatchOf<Ghost>['view'],
  names: readonly string[],
  words: BoardWords['ghost'],
): string {
  const mine = view.role === 'seat' ? view.seat : null
  const who = (seat: number): string | null => (seat === mine ? null : (names[seat] ?? ''))
  const { stage, seat, protest, sought, word } = shared
  if (outcome !== null) {
    if (outcome.winners.length === 0) return words.nobodyLeft
    return mine !== null && outcome.winners.includes(roster.seats[mine]?.player ?? '')
      ? words.youWon
      : words.won(outcome.winners)
  }
  switch (stage) {
    case 'numbers':
      return words.drawing
    case 'turn': {
      const turn = seat === mine ? null : names[seat ?? -1]
      return word === null ? words.begin(turn) : words.add(turn, who(word.author))
    }
    case 'answer':
      return `${protestText(protest, who, words)} ${words.mustName(who(protest?.against ?? -1))}`
    case 'report':
      return `${protestText(protest, who, words)} ${words.looksUp(sought)}`
  }
}

function protestText(
  protest: GhostProtest | null,
  who: (seat: number) => string | null,
  words: BoardWords['ghost'],
): string {
  if (protest === null) return ''
  const { by, against, ground } = protest
  return words.protested(who(by), who(against), ground === 'word')
}
