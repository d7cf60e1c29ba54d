import { games } from '../games.js'

/** The titles of all games by their ids. */
export const gameTitles: readonly (readonly [id: string, title: string])[] = Object.values(
  games,
).map(({ id, title }) => [id, title] as const)
