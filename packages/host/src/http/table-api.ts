import * as v from 'valibot'
import {
  openTableBodySchema,
  rematchBodySchema,
  tableInvitationBodySchema,
  takeSeatBodySchema,
} from '../club/schemas.js'
import type { Route } from './api-route.js'
import * as answer from './response-schemas.js'

const PAGE = {
  after: 'Lists what comes after a page: its "next".',
  limit: 'The most to list, 1 to 100. Default: 50.',
} as const

const GAME = 'Lists tables of this game only.'

/** The routes of tables, of a person's matches, and of ratings. */
export const TABLE_ROUTES: Readonly<Record<string, Route>> = {
  'get /tables': {
    summary: 'Lists the open tables that everybody may see, the newest first.',
    access: 'anybody',
    query: { game: GAME, ...PAGE },
    response: answer.tablePageSchema,
  },
  'post /tables': {
    summary: 'Opens a table, at which people sit down to play.',
    access: 'people',
    body: openTableBodySchema,
    response: answer.tableSchema,
  },
  'get /tables/{table}': {
    summary: 'Shows a table as you see it.',
    access: 'anybody',
    query: { link: 'The link of the table, if somebody gave it to you.' },
    response: answer.tableSchema,
  },
  'delete /tables/{table}': {
    summary: 'Closes a table that you opened.',
    access: 'people',
    response: answer.tableSchema,
  },
  'post /tables/{table}/invitations': {
    summary: 'Invites a person to a table that you opened.',
    access: 'people',
    body: tableInvitationBodySchema,
    response: answer.tableSchema,
  },
  'post /tables/{table}/seat': {
    summary: 'Sits down, or accepts to referee. The match starts when the table is full.',
    access: 'people',
    body: takeSeatBodySchema,
    response: answer.tableSchema,
  },
  'delete /tables/{table}/seat': {
    summary: 'Gives up your seat before the match has started.',
    access: 'people',
    response: answer.tableSchema,
  },
  'post /tables/{table}/decline': {
    summary: 'Declines an invitation.',
    access: 'people',
    body: v.strictObject({}),
    response: answer.tableSchema,
  },
  'delete /tables/{table}/people/{person}': {
    summary: 'Takes the seat or the invitation of a person away, at a table that you opened.',
    access: 'people',
    response: answer.tableSchema,
  },
  'post /tables/{table}/start': {
    summary: 'Starts the match of a table that you opened before it is full.',
    access: 'people',
    body: v.strictObject({}),
    response: answer.tableSchema,
  },
  'post /matches/{match}/rematch': {
    summary: 'Opens a table with the game, the options and the people of a finished match.',
    access: 'people',
    body: rematchBodySchema,
    response: answer.tableSchema,
  },
  'get /games/{game}/ratings': {
    summary: 'Lists the ratings of a game in a season, the best first.',
    access: 'anybody',
    query: {
      season: 'The number of the season. Default: the current one.',
      skip: 'Skips this many of the best.',
      limit: 'The most ratings to list, 1 to 1000. Default: 100.',
    },
    response: v.array(answer.ratingSchema),
  },
  'get /people/{person}/ratings': {
    summary: 'Lists the ratings of a person in the current season, by game.',
    access: 'anybody',
    response: v.array(answer.ratingSchema),
  },
  'get /people/{person}/ratings/history': {
    summary: 'Lists the ratings of a person in all seasons, the latest first.',
    access: 'anybody',
    response: v.array(answer.ratingSchema),
  },
  'get /seasons': {
    summary: 'Lists the seasons of ratings that have begun, the latest first.',
    access: 'anybody',
    response: v.array(answer.ratingSeasonSchema),
  },
  'get /me/tables': {
    summary: 'Lists the open tables that you opened, sit at or are invited to.',
    access: 'people',
    query: { game: GAME, ...PAGE },
    response: answer.tablePageSchema,
  },
  'get /me/matches': {
    summary: 'Lists your matches: first those that await you, the soonest deadline first.',
    access: 'people',
    query: PAGE,
    response: answer.personalMatchPageSchema,
  },
}
