import { mostMediocre, winningSeat } from '@ackanomic/games/mediocrity'

/**
 * How often at best one can win against others who do anything at random, in the two games in which
 * that is far from always: reckoned, not played.
 */
export function ceilings(): string {
  const mediocre = [3, 4, 5, 6].map(
    (players) => `| mediocrity | ${players} players | ${percent(mediocrityOf(players))} |`,
  )
  const skill = [3, 4, 5].map(
    (cards) => `| pure-skill | ${cards} cards each | ${percent(pureSkillOf(cards))} |`,
  )
  return ['| game | with | won at best, % |', '|---|---|---:|', ...mediocre, ...skill, ''].join(
    '\n',
  )
}

const percent = (share: number): string => (100 * share).toFixed(1)

const sumOf = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0)

/** Mediocrity, seat 0 against random numbers; the mean over who is the first Moderator. */
function mediocrityOf(players: number): number {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const most = 2 * (players - 1)
  /** How likely oneself scores, each other who sends, and nobody. */
  const chances = (others: number, mine: number | null): readonly [number, number, number] => {
    let [shared, theirs] = [0, 0]
    const sets = most ** others
    for (let set = 0; set < sets; set++) {
      const numbers = Array.from(
        { length: others },
        (_, i) => 1 + (Math.floor(set / most ** i) % most),
      )
      const scores = mostMediocre(mine === null ? numbers : [...numbers, mine])
      if (scores === null) continue
      if (scores === mine) shared += 1
      else theirs += 1
    }
    return [shared / sets, theirs / sets / others, 1 - (shared + theirs) / sets]
  }
  const sends = Array.from({ length: most }, (_, less) => chances(players - 2, less + 1))
  const away = chances(players - 1, null)
  const known = new Map<string, readonly number[]>()
  /** The chance to win with such scores, by who is Moderator. */
  const valuesOf = (scores: readonly number[]): readonly number[] => {
    const key = scores.join()
    const found = known.get(key)
    if (found !== undefined) return found
    const winner = winningSeat(scores, seats)
    let values: readonly number[] = seats.map(() => (winner === 0 ? 1 : 0))
    if (winner === null) {
      const after = seats.map((scorer) =>
        valuesOf(scores.map((score, seat) => (seat === scorer ? score + 1 : score))),
      )
      // A round in which nobody scores leads back here with the next Moderator: so again and again.
      for (let again = 0; again < 200; again++) {
        values = seats.map((moderator) => {
          const next = (moderator + 1) % players
          const others = seats.filter((seat) => seat !== 0 && seat !== moderator)
          const theirs = sumOf(others.map((other) => after[other]?.[next] ?? 0))
          const shared = after[0]?.[next] ?? 0
          const none = values[next] ?? 0
          const ways = moderator === 0 ? [away] : sends
          return Math.max(
            ...ways.map(([me, each, nobody]) => me * shared + each * theirs + nobody * none),
          )
        })
      }
    }
    known.set(key, values)
    return values
  }
  return sumOf(valuesOf(seats.map(() => 0))) / players
}

/** The Game of Pure Skill with so many cards, against two who bid at random. */
function pureSkillOf(cards: number): number {
  const whole = (1 << cards) - 1
  const worth = (card: number): number => 32 - Math.clz32(card)
  const cardsOf = (pack: number): number[] => {
    const found: number[] = []
    for (let left = pack; left !== 0; left &= left - 1) found.push(left & -left)
    return found
  }
  const known = new Map<string, number>()
  const value = (
    mine: number,
    one: number,
    two: number,
    prizes: number,
    points: readonly number[],
  ): number => {
    const [shared = 0, theirs = 0, others = 0] = points
    if (mine === 0) return shared > theirs && shared > others ? 1 : 0
    const key = [mine, one, two, prizes, ...points].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const means = cardsOf(prizes).map((prize) => {
      const bids = cardsOf(mine).map((bid) => {
        const results = cardsOf(one).flatMap((first) =>
          cardsOf(two).map((second) => {
            const top = Math.max(bid, first, second)
            const gains = [bid, first, second].map((each, at, all) =>
              each === top && !all.some((other, i) => i !== at && other === top) ? worth(prize) : 0,
            )
            const then = points.map((each, at) => each + (gains[at] ?? 0))
            return value(mine & ~bid, one & ~first, two & ~second, prizes & ~prize, then)
          }),
        )
        return sumOf(results) / results.length
      })
      return Math.max(...bids)
    })
    const mean = sumOf(means) / means.length
    known.set(key, mean)
    return mean
  }
  return value(whole, whole, whole, whole, [0, 0, 0])
}
