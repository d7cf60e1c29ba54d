export const matchAddress = (game: string, match: string): string =>
  `#/host/${encodeURIComponent(game)}/${encodeURIComponent(match)}`

export const tableAddress = (table: string): string => `#/club/table/${encodeURIComponent(table)}`

export const tournamentAddress = (tournament: string): string =>
  `#/club/tournament/${encodeURIComponent(tournament)}`
