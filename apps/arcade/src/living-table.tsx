import { type ReactNode, useEffect, useState } from 'react'
import { words } from './languages/language.js'

/**
 * A round of Spades that bots have played: every card with the place that played it, from the near
 * side clockwise, in the order of play.
 */
const ROUND =
  '0AS 19S 25S 3JS 010D 16D 2KD 32D 2AC 32C 03C 14C 2QH 32H 04H 18H 2KH 33H 06H 1JH 2JC 37C 05C 1KC 1AD 26S 33D 05D 28C 3QC 02S 16C 0QD 1JD 25H 34D 09H 19C 27H 310H 37D 08S 1QS 2AH 1KS 27S 38D 03S 110C 210S 39D 04S'
    .split(' ')
    .map((play) => ({ place: Number(play[0]), card: play.slice(1) }))

/** The taker of each trick. */
const WINNERS = [0, 2, 2, 2, 2, 1, 2, 0, 0, 3, 1, 1, 2]

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dee']
const BIDS = [4, 3, 4, 2]
const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' }

/**
 * The beats of a trick: four cards, a look at them, and the sweep; with their lengths,
 * milliseconds.
 */
const BEATS = [700, 700, 700, 1300, 600]

/** Whether the reader wants nothing to move. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** A table of Spades at which bots play one round over and over, as a picture. */
export function LivingTable(): ReactNode {
  // It begins in the middle, so that it is a table at once.
  const [beat, setBeat] = useState(BEATS.length * 3 + 2)
  const [isPlaying, setPlaying] = useState(() => !isStill())
  const inTrick = beat % BEATS.length
  useEffect(() => {
    if (!isPlaying) return
    const next = (): void => {
      if (document.visibilityState === 'hidden' || isStill()) return
      setBeat((before) => (before + 1) % (ROUND.length + WINNERS.length))
    }
    const timer = setInterval(next, BEATS[inTrick])
    return () => clearInterval(timer)
  }, [isPlaying, inTrick])
  const trick = Math.floor(beat / BEATS.length)
  const [from, to] = [trick * 4, trick * 4 + Math.min(4, inTrick + 1)]
  const isSwept = inTrick === BEATS.length - 1
  const taken = WINNERS.slice(0, isSwept ? trick + 1 : trick)
  const hand = ROUND.filter(({ place }, i) => place === 0 && i >= to).map(({ card }) => card)
  return (
    <figure className="living ack-felt">
      <div role="img" aria-label={words.botsPlaySpades}>
        {NAMES.map((name, place) => (
          <span key={name} className="living-seat" data-place={place}>
            <strong>{name}</strong>
            <span>
              {taken.filter((winner) => winner === place).length}/{BIDS[place]}
            </span>
          </span>
        ))}
        <div className="living-trick" key={trick} data-to={isSwept ? WINNERS[trick] : undefined}>
          {ROUND.slice(from, to).map(({ place, card }) => (
            <Face key={card} card={card} place={place} />
          ))}
        </div>
        <div className="living-hand">
          {hand.toSorted(bySuit).map((card) => (
            <Face key={card} card={card} />
          ))}
        </div>
      </div>
      <button
        type="button"
        aria-label={isPlaying ? words.pausePicture : words.playPicture}
        onClick={() => setPlaying(!isPlaying)}
      >
        {isPlaying ? '❚❚' : '▶'}
      </button>
    </figure>
  )
}

const ORDER = '23456789TJQKA'

function bySuit(one: string, other: string): number {
  const rank = (card: string): number => ORDER.indexOf(card.slice(0, -1).replace('10', 'T'))
  const suit = (card: string): number => 'SHCD'.indexOf(card.slice(-1))
  return suit(one) - suit(other) || rank(other) - rank(one)
}

function Face({
  card,
  place,
}: {
  readonly card: string
  readonly place?: number | undefined
}): ReactNode {
  const suit = card.slice(-1)
  return (
    <span className="living-card" data-red={'HD'.includes(suit) || undefined} data-place={place}>
      <span>{card.slice(0, -1)}</span>
      <span>{SUITS[suit]}</span>
    </span>
  )
}
