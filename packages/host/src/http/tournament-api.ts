import * as v from 'valibot'
import {
  apartBodySchema,
  enterBodySchema,
  openTournamentBodySchema,
} from '../tournaments/tournament-schemas.js'
import type { Route } from './api-route.js'

const moment = v.pipe(v.number(), v.description('Milliseconds since the epoch, UTC.'))

const summary = {
  tournament: v.pipe(v.string(), v.description('Its name.')),
  game: v.string(),
  title: v.nullable(v.string()),
  opener: v.string(),
  format: v.picklist(['roundRobin', 'swiss', 'knockOut']),
  seats: v.pipe(v.number(), v.description('The number of players at each table.')),
  rounds: v.nullable(v.number()),
  minPlayers: v.number(),
  maxPlayers: v.number(),
  entered: v.pipe(v.number(), v.description('How many people take part.')),
  listed: v.boolean(),
  stage: v.picklist(['open', 'running', 'finished', 'cancelled']),
  round: v.pipe(v.number(), v.description('The current round; 0 before the start.')),
  openedAt: moment,
  expiresAt: moment,
  startedAt: v.nullable(moment),
  endedAt: v.nullable(moment),
  winners: v.array(v.string()),
  hasEntered: v.pipe(v.boolean(), v.description('Whether you take part.')),
} as const

const pairing = v.strictObject({
  round: v.number(),
  board: v.number(),
  kind: v.picklist(['match', 'bye', 'apart']),
  players: v.array(v.string()),
  matches: v.array(v.string()),
  points: v.nullable(v.array(v.number())),
  decided: v.nullable(v.picklist(['played', 'forfeit', 'tied', 'unplayed'])),
})

const standing = v.strictObject({
  person: v.string(),
  rank: v.number(),
  points: v.number(),
  buchholz: v.number(),
  sonnebornBerger: v.number(),
  headToHead: v.number(),
  wins: v.number(),
})

const tournamentSchema = v.strictObject({
  ...summary,
  options: v.unknown(),
  roundTime: v.nullable(v.number()),
  messages: v.nullable(v.picklist(['none', 'open', 'private'])),
  trophy: v.pipe(v.string(), v.description('The Trophy of a single winner; "none" if none.')),
  players: v.array(
    v.strictObject({ person: v.string(), seed: v.nullable(v.number()), withdrawn: v.boolean() }),
  ),
  pairings: v.array(pairing),
  standings: v.array(standing),
  apart: v.pipe(
    v.array(v.array(v.string())),
    v.description('The pairs of people who may not meet, for the opener.'),
  ),
  link: v.pipe(v.nullable(v.string()), v.description('The link, for those who take part.')),
})

const pageSchema = v.strictObject({
  tournaments: v.array(v.strictObject(summary)),
  next: v.pipe(
    v.nullable(v.string()),
    v.description('What to pass as "after" for the next page; null if this is the last.'),
  ),
})

const PAGE = {
  game: 'Lists tournaments of this game only.',
  after: 'Lists what comes after a page: its "next".',
  limit: 'The most to list, 1 to 100. Default: 50.',
} as const

/** The routes of tournaments. */
export const TOURNAMENT_ROUTES: Readonly<Record<string, Route>> = {
  'get /tournaments': {
    summary: 'Lists the tournaments that everybody may see, the newest first.',
    access: 'anybody',
    query: PAGE,
    response: pageSchema,
  },
  'get /me/tournaments': {
    summary: 'Lists the tournaments that you opened or take part in.',
    access: 'people',
    query: PAGE,
    response: pageSchema,
  },
  'post /tournaments': {
    summary: 'Opens a tournament, whose rounds start by themselves.',
    access: 'people',
    body: openTournamentBodySchema,
    response: tournamentSchema,
  },
  'get /tournaments/{tournament}': {
    summary: 'Shows a tournament: its people, pairings and standings.',
    access: 'anybody',
    query: { link: 'The link of the tournament, if somebody gave it to you.' },
    response: tournamentSchema,
  },
  'delete /tournaments/{tournament}': {
    summary: 'Cancels a tournament that you opened; the operator cancels any. Its matches go on.',
    access: 'people',
    response: tournamentSchema,
  },
  'post /tournaments/{tournament}/entry': {
    summary: 'Enters a tournament, and agrees to sit down at the tables of all its rounds.',
    access: 'people',
    body: enterBodySchema,
    response: tournamentSchema,
  },
  'delete /tournaments/{tournament}/entry': {
    summary: 'Withdraws from a tournament. A match of yours that goes on is forfeited there.',
    access: 'people',
    response: tournamentSchema,
  },
  'post /tournaments/{tournament}/start': {
    summary: 'Starts a tournament that you opened before it is full.',
    access: 'people',
    body: v.strictObject({}),
    response: tournamentSchema,
  },
  'put /tournaments/{tournament}/apart': {
    summary: 'Says who may not meet in a tournament that you opened.',
    access: 'people',
    body: apartBodySchema,
    response: tournamentSchema,
  },
  'delete /tournaments/{tournament}/people/{person}': {
    summary: 'Removes a person from a tournament that you opened.',
    access: 'people',
    response: tournamentSchema,
  },
}
