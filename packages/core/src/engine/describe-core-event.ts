import type { CoreEvent } from '../game/game-event.js'

/** Describes an event of core; `undefined` for an event of a game. */
export function describeCoreEvent(
  event: { readonly type: string },
  names: readonly string[],
): string | undefined {
  const told = event as CoreEvent
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (told.type) {
    case 'joined':
      return `${told.person} joins.`
    case 'left':
      return `${told.seats.map(name).join(' and ')} left ${told.from === 'match' ? 'the game' : 'the community'}.`
    case 'away':
      return told.substitute === null
        ? `${name(told.seat)} is on vacation.`
        : `${name(told.seat)} is on vacation; ${told.substitute} plays as Substitute.`
    case 'back':
      return `${name(told.seat)} is back.`
    case 'refereeLost':
      return `${told.person} is no longer a referee.`
    case 'refereeFound':
      return `${told.person} is a referee now.`
    case 'silence':
      return `${told.by} points out that the referee has been silent for more than a week.`
    case 'inquired':
      return 'The referee is asked whether they go on or resign.'
    case 'continues':
      return `${told.person} goes on as referee.`
    case 'paused':
      return `Play is paused: ${told.reason}.`
    case 'resumed':
      return `Play resumes. The pause is over: ${told.reason}.`
    case 'exhibition':
      return 'The match is an exhibition.'
    case 'ended':
      return told.winners.length === 0
        ? 'The game is over, without a winner.'
        : `The game is over. ${told.winners.join(' and ')} won.`
    default:
      return undefined
  }
}
