/** The address of a match at the host. */
export const matchAddress = (game: string, match: string): string =>
  `#/host/${encodeURIComponent(game)}/${encodeURIComponent(match)}`

/** The address of a table before its match starts. */
export const tableAddress = (table: string): string => `#/club/table/${encodeURIComponent(table)}`

/** The address of a tournament. */
export const tournamentAddress = (tournament: string): string =>
  `#/club/tournament/${encodeURIComponent(tournament)}`
