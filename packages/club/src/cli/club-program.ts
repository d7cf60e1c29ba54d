import { createRequire } from 'node:module'
import { loadGames, type Program } from '@ackanomic/host/cli'
import { societyRoles } from '@ackanomic/society'
import { openClub } from '../open-club.js'
import { clubSchema } from '../store/schema.js'
import { CLUB_COMMANDS } from './club-commands.js'
import { CLUB_OPTIONS } from './club-options.js'
import { type ClubSettings, readBooks, readClubSettings } from './club-settings.js'

export const clubProgram: Program<ClubSettings> = {
  name: 'ackanomic-club',
  about: 'Hosts matches of play-by-mail games, and a club of the people who play them.',
  version: createRequire(import.meta.url)('@ackanomic/club/package.json').version,
  options: CLUB_OPTIONS,
  commands: CLUB_COMMANDS,
  roles: [...Object.keys(societyRoles), 'host'],
  schemas: [clubSchema],
  read: readClubSettings,
  botGames: ({ proposedGames }) => proposedGames,
  async open({ url, sendMail, ...options }, { proposedGames, books, pushContact, ...own }) {
    return openClub({
      ...options,
      proposals: await loadGames(proposedGames),
      books: readBooks(books),
      seasons: own.seasons,
      push: pushContact === undefined ? undefined : { contact: pushContact },
      accounts: { ...own.accounts, url, sendMail },
    })
  },
}
