import type { Ghost, GhostProtest } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { CSSProperties, ReactNode } from 'react'

/** The ghost word in large letters, and what is going on. */
export function GhostWordShown({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const { view, names } = match
  const { word } = view.shared
  const letters = { '--ghost-letters': word?.letters.length ?? 1 } as CSSProperties
  return (
    <div className="ack-ghost-now">
      <h2 className="ack-hidden">The ghost word</h2>
      {(word !== null || view.outcome === null) && (
        <p className="ack-ghost-word" style={letters} data-motion-at="ghost word">
          {word === null ? (
            <span className="ack-ghost-none">no letter yet</span>
          ) : (
            <LetterTiles word={word.letters} motion="word" />
          )}
        </p>
      )}
      <p aria-live="polite">{stageText(view, names)}</p>
    </div>
  )
}

function stageText(
  { shared, outcome, table, ...view }: BoardMatchOf<Ghost>['view'],
  names: readonly string[],
): string {
  const mine = view.role === 'seat' ? view.seat : null
  const who = (seat: number): string => (seat === mine ? 'you' : (names[seat] ?? `seat ${seat}`))
  const { stage, seat, protest, sought, word } = shared
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 'Nobody is left.'
    return mine !== null && outcome.winners.includes(table.seats[mine]?.player ?? '')
      ? 'Everyone else is out: you have won!'
      : `Everyone else is out: ${outcome.winners.join(' and ')} won.`
  }
  switch (stage) {
    case 'numbers':
      return 'The referee draws who plays first.'
    case 'turn': {
      const turn = seat === mine ? 'Your turn' : `${names[seat ?? -1] ?? 'Somebody'}’s turn`
      return word === null
        ? `${turn}: begin a new word with any letter.`
        : `${turn}: add a letter, or protest against ${who(word.author)}.`
    }
    case 'answer':
      return `${protestText(protest, who)} ${sentence(who(protest?.against ?? -1))} must name a word that contains it.`
    case 'report':
      return `${protestText(protest, who)} The referee looks up ${sought}.`
  }
}

function protestText(protest: GhostProtest | null, who: (seat: number) => string): string {
  if (protest === null) return ''
  const { by, against, ground } = protest
  const says = ground === 'word' ? 'it is a word' : 'it is in no word'
  return `${sentence(who(by))} protested against ${who(against)}: ${says}.`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
