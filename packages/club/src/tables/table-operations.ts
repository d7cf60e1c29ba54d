import { defineOperations, schemaOf } from '@ackanomic/host'
import {
  clockSchema,
  keySchema,
  line,
  matchSchema,
  messagePolicySchema,
  moment,
  nextPage,
  pageFields,
  personSchema,
  seatReceipt,
  wholeNumber,
} from '@ackanomic/host/modules'
import * as v from 'valibot'
import {
  anonymousField,
  flag,
  gameField,
  gamePageQuery,
  reasonField,
  shownClock,
  untilField,
} from '../contract/fields.js'
import type { PageQuery } from '../contract/page-types.js'
import type * as types from './table-types.js'

const people = (name: string) =>
  v.pipe(
    v.array(personSchema, `${name} must be a list of names.`),
    v.maxLength(100, `${name} must have 100 names or fewer.`),
  )

const role = v.picklist(['player', 'referee'], '"role" must be "player" or "referee".')

const contribution = v.optional(line('"contribution"', 200))

const atTable = {
  table: v.string('"table" must be the name of a table.'),
  link: v.pipe(
    v.optional(v.string('"link" must be the link of a table.')),
    v.description('The link of the table, if somebody gave it to you.'),
  ),
}

const tableRequest = schemaOf<types.TableRequest>()(atTable)

const invitation = v.strictObject({
  person: v.string(),
  role: v.picklist(['player', 'referee']),
  state: v.picklist(['invited', 'accepted', 'declined', 'removed']),
})

const openTable = schemaOf<types.OpenTable>()({
  table: v.pipe(v.string(), v.description('Its name, and that of the match that starts at it.')),
  game: v.string(),
  title: v.nullable(v.string()),
  options: v.unknown(),
  clock: shownClock,
  opener: v.string(),
  seats: v.number(),
  freeSeats: v.number(),
  players: v.pipe(
    v.array(v.string()),
    v.description('The people at the table; none once an anonymous match has started.'),
  ),
  referees: v.array(v.string()),
  bots: v.array(v.string()),
  admits: v.picklist(['anybody', 'invited', 'link']),
  listed: v.boolean(),
  spectators: v.boolean(),
  messages: v.nullable(v.picklist(['none', 'open', 'private'])),
  anonymous: anonymousField,
  stage: v.picklist(['open', 'started', 'closed']),
  openedAt: moment,
  expiresAt: moment,
  rematchOf: v.nullable(v.string()),
  commitment: v.pipe(
    v.nullable(v.string()),
    v.description('The commitment to the chance of the match, made when the table was opened.'),
  ),
  you: v.nullable(invitation),
  contribution: v.pipe(
    v.nullable(v.string()),
    v.description('What you contribute to the chance of the match.'),
  ),
  receipt: v.pipe(
    v.nullable(seatReceipt),
    v.description('The host’s signed statement about your seat; null in lists.'),
  ),
  invitations: v.pipe(v.array(invitation), v.description('All invitations, for the opener.')),
  link: v.pipe(v.nullable(v.string()), v.description('The link, for people at the table.')),
})

const tablePage = schemaOf<types.TablePage>()({ tables: v.array(openTable), next: nextPage })

export const tableOperations = defineOperations({
  listTables: {
    method: 'GET',
    path: '/tables',
    access: 'anybody',
    summary: 'Lists the open tables that everybody may see, the newest first.',
    input: gamePageQuery,
    output: tablePage,
  },
  listMyTables: {
    method: 'GET',
    path: '/me/tables',
    access: 'people',
    summary: 'Lists the open tables that you opened, sit at or are invited to.',
    input: gamePageQuery,
    output: tablePage,
  },
  createTable: {
    method: 'POST',
    path: '/tables',
    access: 'people',
    summary: 'Creates a table, at which people sit down to play.',
    input: schemaOf<types.CreateTableRequest>()({
      idempotencyKey: keySchema,
      game: gameField,
      seats: wholeNumber('"seats"', 2, 100),
      options: v.optional(v.unknown()),
      title: v.optional(line('"title"', 60)),
      admits: v.optional(
        v.picklist(
          ['anybody', 'invited', 'link'],
          '"admits" must be "anybody", "invited" or "link".',
        ),
      ),
      invited: v.optional(people('"invited"')),
      referees: v.optional(people('"referees"')),
      bots: v.optional(people('"bots"')),
      takesSeat: flag('"takesSeat"'),
      contribution,
      listed: flag('"listed"'),
      spectators: flag('"spectators"'),
      messages: v.optional(messagePolicySchema),
      anonymous: flag('"anonymous"'),
      clock: v.optional(clockSchema),
      census: v.optional(v.record(v.string(), v.number(), '"census" must map names to numbers.')),
      until: untilField,
    }),
    output: openTable,
    errors: ['noGame', 'gameNotAccepted', 'matchSuspended', 'quotaReached', 'banned'],
    limit: 'openings',
  },
  getTable: {
    method: 'GET',
    path: '/tables/{table}',
    access: 'anybody',
    summary: 'Shows a table as you see it.',
    input: tableRequest,
    output: openTable,
    errors: ['noTable'],
  },
  inviteToTable: {
    method: 'POST',
    path: '/tables/{table}/invitations',
    access: 'people',
    summary: 'Invites a person to a table that you opened.',
    input: schemaOf<types.InviteToTableRequest>()({
      ...atTable,
      person: personSchema,
      role: v.optional(role),
    }),
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notOpener', 'quotaReached', 'banned'],
  },
  takeSeat: {
    method: 'POST',
    path: '/tables/{table}/seat',
    access: 'people',
    summary: 'Sits down, or accepts to referee. The match starts when the table is full.',
    input: schemaOf<types.TakeSeatRequest>()({ ...atTable, contribution }),
    output: openTable,
    errors: ['noTable', 'tableClosed', 'tableFull', 'notAdmitted', 'quotaReached', 'banned'],
  },
  leaveSeat: {
    method: 'DELETE',
    path: '/tables/{table}/seat',
    access: 'people',
    summary: 'Gives up your seat before the match has started.',
    input: tableRequest,
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notAtTable'],
  },
  declineInvitation: {
    method: 'POST',
    path: '/tables/{table}/decline',
    access: 'people',
    summary: 'Declines an invitation. Only the opener is told.',
    input: tableRequest,
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notAtTable'],
  },
  removeFromTable: {
    method: 'DELETE',
    path: '/tables/{table}/people/{person}',
    access: 'people',
    summary:
      'Takes the seat or the invitation of a person away, at a table that you opened. They sit down again only if they are invited again.',
    input: schemaOf<types.RemovePersonRequest>()({ ...atTable, person: personSchema }),
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notOpener', 'notAtTable'],
  },
  startTable: {
    method: 'POST',
    path: '/tables/{table}/start',
    access: 'people',
    summary:
      'Starts the match of a table that you opened before it is full, if the game allows it.',
    input: tableRequest,
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notOpener', 'matchSuspended'],
  },
  closeTable: {
    method: 'DELETE',
    path: '/tables/{table}',
    access: 'people',
    summary: 'Closes a table that you opened.',
    input: tableRequest,
    output: openTable,
    errors: ['noTable', 'tableClosed', 'notOpener'],
  },
  createRematch: {
    method: 'POST',
    path: '/matches/{match}/rematch',
    access: 'people',
    summary:
      'Creates a table with the game, the options and the people of a finished match, or sits down at it. The first player becomes the last.',
    input: schemaOf<types.RematchRequest>()({ match: matchSchema, contribution }),
    output: openTable,
    errors: [
      'noMatch',
      'notInMatch',
      'matchGoesOn',
      'matchSuspended',
      'gameNotAccepted',
      'quotaReached',
      'banned',
    ],
    limit: 'openings',
  },
  listMatches: {
    method: 'GET',
    path: '/me/matches',
    access: 'people',
    summary:
      'Lists your matches: first those that await you, the soonest deadline first; then the others that go on; then the finished ones, the latest first.',
    input: schemaOf<PageQuery>()(pageFields),
    output: schemaOf<types.PersonalMatchPage>()({
      matches: v.array(
        v.strictObject({
          match: v.string(),
          game: v.string(),
          title: v.nullable(v.string()),
          players: v.array(v.string()),
          need: v.nullable(v.picklist(['required', 'oneOf', 'optional'])),
          deadline: v.nullable(moment),
          endedAt: v.nullable(moment),
          unread: v.number(),
          spectators: v.boolean(),
          link: v.nullable(v.string()),
        }),
      ),
      next: nextPage,
    }),
  },
  listAllTables: {
    method: 'GET',
    path: '/all-tables',
    access: 'moderator',
    summary: 'Lists all open tables, also those that are not listed, the newest first.',
    input: gamePageQuery,
    output: tablePage,
  },
  closeAnyTable: {
    method: 'POST',
    path: '/tables/{table}/closing',
    access: 'moderator',
    summary: 'Closes any table. Its people are told that the operator has.',
    input: schemaOf<types.CloseTableRequest>()({
      table: v.string('"table" must be the name of a table.'),
      reason: reasonField,
    }),
    output: openTable,
    errors: ['noTable', 'tableClosed'],
  },
})
