import { defineOperations, schemaOf } from '@ackanomic/host'
import { listOf, moment, personSchema, wholeNumber } from '@ackanomic/host/modules'
import * as v from 'valibot'
import { aboutPerson, flag, reasonField, untilField } from '../contract/fields.js'
import type * as types from './moderation-types.js'

const report = schemaOf<types.Report>()({
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

const end = v.pipe(v.nullable(v.number()), v.description('When it ends; null if never.'))

const decision = schemaOf<types.Decision>()({
  n: v.number(),
  by: v.string(),
  person: v.string(),
  decision: v.picklist(['dismiss', 'mute', 'unmute', 'ban', 'unban', 'quotas', 'closeTable']),
  until: end,
  reason: v.string(),
  at: moment,
})

const sanction = schemaOf<types.Sanction>()({
  person: v.string(),
  kind: v.picklist(['mute', 'ban']),
  until: end,
  decision: v.number(),
})

const quota = (name: string) => v.exactOptional(wholeNumber(`"${name}"`, 0, 1_000_000))

const someQuotas = v.strictObject({
  openTables: quota('openTables'),
  tableSeats: quota('tableSeats'),
  openTournaments: quota('openTournaments'),
  tournamentEntries: quota('tournamentEntries'),
  invitations: quota('invitations'),
  messagesPerHour: quota('messagesPerHour'),
  reportsPerHour: quota('reportsPerHour'),
  openSubmissions: quota('openSubmissions'),
})

const quotas = schemaOf<types.Quotas>()(v.required(someQuotas).entries)

export const moderationOperations = defineOperations({
  reportPerson: {
    method: 'POST',
    path: '/people/{person}/report',
    access: 'people',
    summary: 'Reports a person to the operator. They are not told.',
    input: schemaOf<types.ReportPersonRequest>()({ person: personSchema, reason: reasonField }),
    errors: ['quotaReached'],
  },
  listReports: {
    method: 'GET',
    path: '/reports',
    access: 'moderator',
    summary: 'Lists the open reports of messages and people, the latest first, 1000 at most.',
    input: schemaOf<types.ReportQuery>()({
      all: v.pipe(flag('"all"'), v.description('true lists settled reports, too.')),
    }),
    output: listOf(report),
  },
  decide: {
    method: 'POST',
    path: '/people/{person}/decisions',
    access: 'moderator',
    summary:
      'Dismisses, mutes or bans, or ends it, and settles all open reports about the person. A ban ends their streams, gives up their seats at open tables, and closes the tables that they have opened.',
    input: schemaOf<types.DecisionRequest>()({
      person: personSchema,
      decision: v.picklist(
        ['dismiss', 'mute', 'unmute', 'ban', 'unban'],
        '"decision" must be "dismiss", "mute", "unmute", "ban" or "unban".',
      ),
      until: untilField,
      reason: reasonField,
    }),
    output: decision,
  },
  listDecisions: {
    method: 'GET',
    path: '/decisions',
    access: 'moderator',
    summary: 'Lists who decided what about whom, the latest first, 1000 at most.',
    input: schemaOf<types.DecisionQuery>()({
      person: v.pipe(
        v.optional(personSchema),
        v.description('Lists decisions about this person only.'),
      ),
    }),
    output: listOf(decision),
  },
  listSanctions: {
    method: 'GET',
    path: '/sanctions',
    access: 'moderator',
    summary: 'Lists the mutes and bans that are in force, the latest first, 1000 at most.',
    output: listOf(sanction),
  },
  hostQuotas: {
    method: 'GET',
    path: '/quotas',
    access: 'operator',
    summary: 'Shows the quotas of everybody who has none of their own.',
    output: quotas,
  },
  setHostQuotas: {
    method: 'PUT',
    path: '/quotas',
    access: 'operator',
    summary: 'Sets the quotas of everybody who has none of their own.',
    input: schemaOf<types.SetHostQuotasRequest>()({ quotas: someQuotas, reason: reasonField }),
    output: quotas,
  },
  quotasOf: {
    method: 'GET',
    path: '/people/{person}/quotas',
    access: 'moderator',
    summary: 'Shows the quotas of a person.',
    input: aboutPerson,
    output: quotas,
  },
  setQuotas: {
    method: 'PUT',
    path: '/people/{person}/quotas',
    access: 'moderator',
    summary: 'Gives a person quotas of their own. Quotas that are left out are those of the host.',
    input: schemaOf<types.SetQuotasRequest>()({
      person: personSchema,
      quotas: someQuotas,
      reason: reasonField,
    }),
    output: quotas,
  },
})
