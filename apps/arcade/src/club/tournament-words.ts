import type { TournamentFormat, TournamentPairing, TournamentSummary } from '@ackanomic/club'

/** The names of the formats. */
export const FORMATS: Readonly<Record<TournamentFormat, string>> = {
  knockOut: 'Knock-out',
  roundRobin: 'Round robin',
  swiss: 'Swiss tournament',
}

/** How far a tournament is, as a sentence. */
export function tournamentStage(each: TournamentSummary): string {
  const { entered, maxPlayers, round, rounds, winners } = each
  switch (each.stage) {
    case 'open':
      return `${entered} of ${maxPlayers} have entered.`
    case 'running':
      return `Round ${round}${rounds === null ? '' : ` of ${rounds}`} is being played.`
    case 'finished':
      return winners.length === 0 ? 'Nobody has won.' : `${winners.join(' and ')} won.`
    case 'cancelled':
      return 'It is cancelled.'
  }
}

/** The points of players, such as `1½`. */
export const pointsText = (points: number): string =>
  points % 1 === 0 ? String(points) : `${points < 1 ? '' : Math.floor(points)}½`

/** How a pairing ended, as a few words. */
export function resultText({ kind, points, decided }: TournamentPairing): string {
  if (kind === 'bye') return 'has no match'
  if (kind === 'apart') return 'may not meet'
  if (points === null) return 'goes on'
  const result = points.map(pointsText).join(' : ')
  return decided === 'forfeit' ? `${result}, forfeited` : result
}
