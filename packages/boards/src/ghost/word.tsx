import type { Ghost, GhostProtest } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The ghost word in large letters, with whose it is and what is going on. */
export function GhostWordShown({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const { view, names } = match
  const { word } = view.shared
  return (
    <section className="ack-felt ack-ghost-table" aria-label="The ghost word">
      <h2>{view.outcome === null ? 'The ghost word' : 'The game is over'}</h2>
      {(word !== null || view.outcome === null) && (
        <p className="ack-ghost-word">
          {word === null ? (
            <span className="ack-ghost-none">no letter yet</span>
          ) : (
            <LetterTiles word={word.letters} motion="word" />
          )}
        </p>
      )}
      <p aria-live="polite">{stageText(view, names)}</p>
    </section>
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
    const winners = table.seats.flatMap(({ player }, at) =>
      outcome.winners.includes(player) ? [who(at)] : [],
    )
    return winners.length === 0
      ? 'Nobody is left.'
      : `${sentence(winners.join(' and '))} ${winners[0] === 'you' || winners.length > 1 ? 'are' : 'is'} the last left at the table.`
  }
  switch (stage) {
    case 'numbers':
      return 'The referee draws who plays first.'
    case 'turn': {
      const turn = seat === mine ? 'It is your turn' : `It is the turn of ${who(seat ?? -1)}`
      return word === null
        ? `${turn}: a new word begins with any letter.`
        : `The last letter is by ${who(word.author)}. ${turn}: add a letter, or protest against ${who(word.author)}.`
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
