import * as v from 'valibot'
import {
  closeTableBodySchema,
  decisionBodySchema,
  quotasBodySchema,
  reportBodySchema,
} from '../club/schemas.js'
import { openTable, tablePage } from '../club/table-operations.js'
import type { Route } from './api-route.js'

const moment = v.pipe(v.number(), v.description('Milliseconds since the epoch, UTC.'))
const end = v.pipe(v.nullable(v.number()), v.description('When it ends; null if never.'))

const reportSchema = v.strictObject({
  by: v.string(),
  person: v.pipe(v.string(), v.description('The person who was reported.')),
  message: v.nullable(
    v.strictObject({ match: v.string(), to: v.nullable(v.string()), text: v.string() }),
  ),
  reason: v.string(),
  at: moment,
  decision: v.pipe(
    v.nullable(v.number()),
    v.description('The number of the decision that settled it; null while it is open.'),
  ),
})

const decisionSchema = v.strictObject({
  n: v.number(),
  by: v.string(),
  person: v.string(),
  decision: v.picklist(['dismiss', 'mute', 'unmute', 'ban', 'unban', 'quotas', 'closeTable']),
  until: end,
  reason: v.string(),
  at: moment,
})

const sanctionSchema = v.strictObject({
  person: v.string(),
  kind: v.picklist(['mute', 'ban']),
  until: end,
  decision: v.number(),
})

const quotasSchema = v.strictObject({
  openTables: v.number(),
  tableSeats: v.number(),
  openTournaments: v.number(),
  tournamentEntries: v.number(),
  invitations: v.number(),
  messagesPerHour: v.number(),
  reportsPerHour: v.number(),
  openSubmissions: v.number(),
})

/** The routes of reports, decisions, mutes and bans, and quotas of single people. */
export const MODERATION_ROUTES: Readonly<Record<string, Route>> = {
  'post /people/{person}/report': {
    summary: 'Reports a person to the operator. They are not told.',
    access: 'people',
    body: reportBodySchema,
    response: v.null(),
  },
  'get /reports': {
    summary: 'Lists the open reports of messages and people, the latest first.',
    access: 'operator',
    query: { all: 'true lists settled reports too.' },
    response: v.array(reportSchema),
  },
  'post /people/{person}/decisions': {
    summary: 'Dismisses, mutes or bans, or ends it. Settles all open reports about the person.',
    access: 'operator',
    body: decisionBodySchema,
    response: decisionSchema,
  },
  'get /decisions': {
    summary: 'Lists who decided what about whom, the latest first.',
    access: 'operator',
    query: { person: 'Lists decisions about this person only.' },
    response: v.array(decisionSchema),
  },
  'get /sanctions': {
    summary: 'Lists the mutes and bans that are in force.',
    access: 'operator',
    response: v.array(sanctionSchema),
  },
  'get /all-tables': {
    summary: 'Lists all open tables, also those that are not listed, the newest first.',
    access: 'operator',
    query: {
      game: 'Lists tables of this game only.',
      after: 'Lists tables after a page: its `next`.',
      limit: 'The most tables to list, 1 to 100. Default: 50.',
    },
    response: tablePage,
  },
  'post /tables/{table}/closing': {
    summary: 'Closes a table, whoever has opened it.',
    access: 'operator',
    body: closeTableBodySchema,
    response: openTable,
  },
  'get /quotas': {
    summary: 'Shows the quotas of everybody who has none of their own.',
    access: 'operator',
    response: quotasSchema,
  },
  'put /quotas': {
    summary: 'Sets the quotas of everybody who has none of their own.',
    access: 'operator',
    body: quotasBodySchema,
    response: quotasSchema,
  },
  'get /people/{person}/quotas': {
    summary: 'Shows the quotas of a person.',
    access: 'operator',
    response: quotasSchema,
  },
  'put /people/{person}/quotas': {
    summary: 'Gives a person quotas of their own. Quotas that are left out are those of the host.',
    access: 'operator',
    body: quotasBodySchema,
    response: quotasSchema,
  },
}
