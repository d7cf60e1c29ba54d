import type { Outcome } from '../game/awards.js'
import { type GameDescription, refereeCount, refereesMayPlay } from '../game/description.js'
import type { MatchStatus } from '../game/view.js'
import { type Roster, seatsInGame } from '../roster/roster.js'
import { isPlayerName } from './read-entry.js'

/** Describes invalid people, offices, numbers or winners of a state. */
export function rosterProblem(
  { roster, clock, outcome }: MatchStatus,
  description: GameDescription,
): string | undefined {
  return (
    peopleProblem(roster, refereesMayPlay(description)) ??
    numbersProblem(roster, description) ??
    momentsProblem(roster, clock.now) ??
    (outcome === null ? undefined : outcomeProblem(roster, outcome))
  )
}

function peopleProblem(roster: Roster, mayBoth: boolean): string | undefined {
  const { seats, referees, refereesAway, everPlayed, everSubstituted, everRefereed } = roster
  const acting = seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  const players = seats.map(({ player }) => player)
  const lists = [everPlayed, everSubstituted, everRefereed, referees, refereesAway]
  if (![...acting, ...players, ...lists.flat()].every(isPlayerName)) {
    return 'A name in its roster is not valid.'
  }
  const unknown =
    stranger(players, everPlayed) ??
    stranger(acting, [...everPlayed, ...everSubstituted]) ??
    stranger(referees, everRefereed) ??
    stranger(refereesAway, referees)
  if (unknown !== undefined) return `${unknown} is in its roster but never joined.`
  const twice = lists.map(repeated).find((person) => person !== undefined)
  if (twice !== undefined) return `It names ${twice} twice.`
  const playing = seatsInGame(roster).flatMap((seat) => seats[seat]?.player ?? [])
  const seated = repeated(playing) ?? repeated(acting)
  if (seated !== undefined) return `${seated} has two seats.`
  const both = mayBoth ? undefined : referees.find((person) => acting.includes(person))
  if (both !== undefined) return `${both} both plays and referees.`
  return seats.some(({ presence, holder }) => presence === 'out' && holder !== null)
    ? 'Somebody plays a seat that is out of the game.'
    : undefined
}

function numbersProblem(roster: Roster, description: GameDescription): string | undefined {
  const { seats, referees, pauses, starters, most, refereesWanted, duel } = roster
  const wanted = refereeCount(description)
  if (refereesWanted !== wanted) return `The game needs ${wanted} referees, not ${refereesWanted}.`
  if (referees.length > refereesWanted) return 'It has more referees than the game needs.'
  const reasons = pauses.map(({ reason }) => reason)
  if (repeated(reasons) !== undefined) return 'It is paused twice for one reason.'
  if (reasons.includes('no referee') && referees.length > 0) {
    return 'It is paused for lack of a referee, although there is one.'
  }
  const { bank } = roster.clock ?? {}
  const isBanked = (own: number | undefined) =>
    bank === undefined ? own === undefined : own !== undefined && own <= bank.most
  if (!seats.every((seat) => isBanked(seat.bank))) return 'A time bank in it is not possible.'
  if (starters > seats.length || seatsInGame(roster).length > most) {
    return 'Its numbers of players do not agree.'
  }
  return duel === null || seats[duel.challenged] !== undefined
    ? undefined
    : 'Nobody sits in the challenged seat.'
}

function momentsProblem({ startedAt, pauses, ...roster }: Roster, now: number): string | undefined {
  const { heard, noticed, inquired } = roster.silence
  const isOpen = noticed !== null && roster.referees.length > 0
  if ((noticed !== null && !isOpen) || (inquired !== null && !isOpen)) {
    return 'It has a silent referee, but nobody pointed it out or there is no referee.'
  }
  const since = pauses.map((halt) => halt.since)
  const moments = [startedAt, heard, noticed, inquired, roster.exhibition, ...since]
  return moments.some((moment) => moment !== null && (moment > now || moment < startedAt))
    ? 'A time in its roster is in the future, or before the start.'
    : undefined
}

function outcomeProblem(roster: Roster, { winners, ranking, awards, at }: Outcome) {
  const people = [...roster.everPlayed, ...roster.everSubstituted, ...roster.everRefereed]
  const named = awards.flatMap((award) => {
    if (award.award === 'transfer') return [award.from, award.to]
    return award.to
  })
  const given = named.filter((person) => person !== null)
  const unknown = stranger([...winners, ...ranking.flat(), ...given], people)
  if (unknown !== undefined) return `${unknown} gets an award but never took part.`
  for (const award of awards) {
    if (award.award !== 'transfer') continue
    if (award.from === award.to) return `${award.from} would pay A$ to themselves.`
    const moment = award.at ?? at
    if (moment > at || moment < roster.startedAt)
      return 'A payment has a time before its start or after its end.'
  }
  return undefined
}

function stranger(of: readonly string[], among: readonly string[]): string | undefined {
  return of.find((person) => !among.includes(person))
}

function repeated(list: readonly string[]): string | undefined {
  return list.find((text, index) => list.indexOf(text) < index)
}
