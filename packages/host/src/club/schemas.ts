import * as v from 'valibot'
import { line, personSchema, wholeNumber } from '../schemas.js'

const flag = (name: string) => v.optional(v.boolean(`${name} must be true or false.`))

/** The body of a report. */
export const reportBodySchema = v.strictObject({ reason: line('"reason"', 1000) })

/** A report of a person. */
export const reportPersonSchema = v.strictObject({
  ...reportBodySchema.entries,
  by: personSchema,
  person: personSchema,
})

/** What reports to list. */
export const reportQuerySchema = v.strictObject({ open: flag('"open"') })

/** What decisions to list. */
export const decisionQuerySchema = v.strictObject({ person: v.optional(personSchema) })

/** The body of a decision about a person. */
export const decisionBodySchema = v.strictObject({
  decision: v.picklist(
    ['dismiss', 'mute', 'unmute', 'ban', 'unban'],
    '"decision" must be "dismiss", "mute", "unmute", "ban" or "unban".',
  ),
  until: v.optional(
    v.pipe(
      v.number('"until" must be a time in whole milliseconds.'),
      v.safeInteger('"until" must be a time in whole milliseconds.'),
    ),
  ),
  reason: line('"reason"', 1000),
})

/** A decision about a person. */
export const decisionSchema = v.strictObject({
  ...decisionBodySchema.entries,
  by: personSchema,
  person: personSchema,
})

const quota = (name: string) => v.optional(wholeNumber(`"${name}"`, 0, 1_000_000))

/** The body of a request to set a person's quotas. */
export const quotasBodySchema = v.strictObject({
  quotas: v.strictObject({
    openTables: quota('openTables'),
    tableSeats: quota('tableSeats'),
    openTournaments: quota('openTournaments'),
    tournamentEntries: quota('tournamentEntries'),
    invitations: quota('invitations'),
    messagesPerHour: quota('messagesPerHour'),
    reportsPerHour: quota('reportsPerHour'),
    openSubmissions: quota('openSubmissions'),
  }),
  reason: line('"reason"', 1000),
})

/** A request to set everybody's quotas. */
export const setHostQuotasSchema = v.strictObject({ ...quotasBodySchema.entries, by: personSchema })

/** The body of a request to close a table. */
export const closeTableBodySchema = v.strictObject({ reason: line('"reason"', 1000) })

/** A request to close a table. */
export const closeTableSchema = v.strictObject({
  ...closeTableBodySchema.entries,
  by: personSchema,
  table: v.string('"table" must be the name of a table.'),
})

/** A request to set a person's quotas. */
export const setQuotasSchema = v.strictObject({
  ...quotasBodySchema.entries,
  by: personSchema,
  person: personSchema,
})
