import { defineOperations, schemaOf } from '@ackanomic/host'
import {
  clockSchema,
  keySchema,
  line,
  messagePolicySchema,
  moment,
  nextPage,
  personSchema,
  wholeNumber,
} from '@ackanomic/host/modules'
import * as v from 'valibot'
import {
  anonymousField,
  flag,
  gameField,
  gamePageQuery,
  shownClock,
  untilField,
} from '../contract/fields.js'
import type * as types from './tournament-types.js'

/** The most people who may enter. Weights of pairings stay exact up to here. */
const MAX_PLAYERS = 128

const apart = v.pipe(
  v.array(
    v.strictTuple([personSchema, personSchema], '"apart" must be a list of pairs of names.'),
    '"apart" must be a list of pairs of names.',
  ),
  v.maxLength(1000, '"apart" must have 1000 pairs or fewer.'),
)

const format = v.picklist(
  ['roundRobin', 'swiss', 'knockOut'],
  '"format" must be "roundRobin", "swiss" or "knockOut".',
)

const inTournament = {
  tournament: v.string('"tournament" must be the name of a tournament.'),
  link: v.pipe(
    v.optional(v.string('"link" must be the link of a tournament.')),
    v.description('The link of the tournament, if somebody gave it to you.'),
  ),
}

const tournamentRequest = schemaOf<types.TournamentRequest>()(inTournament)

const summaryFields = {
  tournament: v.pipe(v.string(), v.description('Its name.')),
  game: v.string(),
  title: v.nullable(v.string()),
  opener: v.string(),
  format,
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
}

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

const apartPair: v.GenericSchema<types.ApartPair> = v.strictTuple([v.string(), v.string()])

const tournament = schemaOf<types.Tournament>()({
  ...summaryFields,
  options: v.unknown(),
  clock: shownClock,
  roundTime: v.nullable(v.number()),
  messages: v.nullable(v.picklist(['none', 'open', 'private'])),
  anonymous: anonymousField,
  trophy: v.pipe(v.string(), v.description('The Trophy of a single winner; "none" if none.')),
  players: v.array(
    v.strictObject({ person: v.string(), seed: v.nullable(v.number()), withdrawn: v.boolean() }),
  ),
  pairings: v.array(pairing),
  standings: v.array(standing),
  apart: v.pipe(
    v.array(apartPair),
    v.description('The pairs of people who may not meet, for the opener.'),
  ),
  link: v.pipe(v.nullable(v.string()), v.description('The link, for those who take part.')),
})

const tournamentPage = schemaOf<types.TournamentPage>()({
  tournaments: v.array(v.strictObject(summaryFields)),
  next: nextPage,
})

export const tournamentOperations = defineOperations({
  listTournaments: {
    method: 'GET',
    path: '/tournaments',
    access: 'anybody',
    summary: 'Lists the tournaments that everybody may see, the newest first.',
    input: gamePageQuery,
    output: tournamentPage,
  },
  listMyTournaments: {
    method: 'GET',
    path: '/me/tournaments',
    access: 'people',
    summary: 'Lists the tournaments that you opened or take part in.',
    input: gamePageQuery,
    output: tournamentPage,
  },
  createTournament: {
    method: 'POST',
    path: '/tournaments',
    access: 'people',
    summary: 'Creates a tournament, whose rounds start by themselves.',
    input: schemaOf<types.CreateTournamentRequest>()({
      idempotencyKey: keySchema,
      game: gameField,
      options: v.optional(v.unknown()),
      clock: v.optional(clockSchema),
      title: v.optional(line('"title"', 60)),
      format,
      seats: v.optional(wholeNumber('"seats"', 2, 20)),
      rounds: v.optional(wholeNumber('"rounds"', 1, 30)),
      minPlayers: v.optional(wholeNumber('"minPlayers"', 2, MAX_PLAYERS)),
      maxPlayers: wholeNumber('"maxPlayers"', 2, MAX_PLAYERS),
      roundTime: v.optional(wholeNumber('"roundTime"', 3_600_000, 31_536_000_000)),
      messages: v.optional(messagePolicySchema),
      anonymous: flag('"anonymous"'),
      listed: flag('"listed"'),
      apart: v.optional(apart),
      trophy: v.optional(line('"trophy"', 60)),
      until: untilField,
    }),
    output: tournament,
    errors: ['noGame', 'gameNotAccepted', 'missingRole', 'quotaReached', 'banned'],
    limit: 'openings',
  },
  getTournament: {
    method: 'GET',
    path: '/tournaments/{tournament}',
    access: 'anybody',
    summary: 'Shows a tournament: its people, pairings and standings.',
    input: tournamentRequest,
    output: tournament,
    errors: ['noTournament'],
  },
  enterTournament: {
    method: 'POST',
    path: '/tournaments/{tournament}/entry',
    access: 'people',
    summary:
      'Enters a tournament, and agrees to sit down at the tables of all its rounds. If as many have entered as may, it starts.',
    input: tournamentRequest,
    output: tournament,
    errors: [
      'noTournament',
      'tournamentClosed',
      'tournamentFull',
      'notEligible',
      'quotaReached',
      'banned',
    ],
  },
  withdrawFromTournament: {
    method: 'DELETE',
    path: '/tournaments/{tournament}/entry',
    access: 'people',
    summary:
      'Withdraws from a tournament. After the start, you forfeit the match of the round unless it has ended, and are in no other.',
    input: tournamentRequest,
    output: tournament,
    errors: ['noTournament', 'tournamentClosed', 'notEntered'],
  },
  removeFromTournament: {
    method: 'DELETE',
    path: '/tournaments/{tournament}/people/{person}',
    access: 'people',
    summary:
      'Removes a person from a tournament that you opened, as if they had withdrawn. They cannot enter again.',
    input: schemaOf<types.RemoveFromTournamentRequest>()({ ...inTournament, person: personSchema }),
    output: tournament,
    errors: ['noTournament', 'tournamentClosed', 'notOrganizer', 'notEntered'],
  },
  keepApart: {
    method: 'PUT',
    path: '/tournaments/{tournament}/apart',
    access: 'people',
    summary: 'Sets who may not meet in a tournament that you opened.',
    input: schemaOf<types.KeepApartRequest>()({ ...inTournament, apart }),
    output: tournament,
    errors: ['noTournament', 'tournamentClosed', 'notOrganizer'],
  },
  startTournament: {
    method: 'POST',
    path: '/tournaments/{tournament}/start',
    access: 'people',
    summary: 'Starts a tournament that you opened before it is full.',
    input: tournamentRequest,
    output: tournament,
    errors: ['noTournament', 'tournamentClosed', 'notOrganizer', 'tooFewEntered'],
  },
  cancelTournament: {
    method: 'DELETE',
    path: '/tournaments/{tournament}',
    access: 'people or moderator',
    summary: 'Cancels a tournament that you opened; the operator cancels any. Its matches go on.',
    input: tournamentRequest,
    output: tournament,
    errors: ['noTournament', 'tournamentClosed', 'notOrganizer'],
  },
})
