import * as v from 'valibot'
import {
  keySchema,
  line,
  matchSchema,
  messagePolicySchema,
  personSchema,
  wholeNumber,
} from '../schemas.js'

const people = (name: string) =>
  v.pipe(
    v.array(personSchema, `${name} must be a list of names.`),
    v.maxLength(100, `${name} must have 100 names or fewer.`),
  )

const flag = (name: string) => v.optional(v.boolean(`${name} must be true or false.`))

const role = v.picklist(['player', 'referee'], '"role" must be "player" or "referee".')

const contribution = v.optional(line('"contribution"', 200))

/** The body of a request to open a table. */
export const openTableBodySchema = v.strictObject({
  idempotencyKey: keySchema,
  game: v.string('"game" must be the id of a game.'),
  seats: wholeNumber('"seats"', 2, 100),
  options: v.optional(v.unknown()),
  title: v.optional(line('"title"', 60)),
  admits: v.optional(
    v.picklist(['anybody', 'invited', 'link'], '"admits" must be "anybody", "invited" or "link".'),
  ),
  invited: v.optional(people('"invited"')),
  referees: v.optional(people('"referees"')),
  bots: v.optional(people('"bots"')),
  takesSeat: flag('"takesSeat"'),
  contribution,
  listed: flag('"listed"'),
  spectators: flag('"spectators"'),
  messages: v.optional(messagePolicySchema),
  census: v.optional(v.record(v.string(), v.number(), '"census" must map names to numbers.')),
  until: v.optional(
    v.pipe(
      v.number('"until" must be a time in whole milliseconds.'),
      v.safeInteger('"until" must be a time in whole milliseconds.'),
    ),
  ),
})

/** A request to open a table. */
export const openTableSchema = v.strictObject({ ...openTableBodySchema.entries, by: personSchema })

const link = v.optional(v.string('"link" must be the link of a table.'))

/** The body of a request to sit down. */
export const takeSeatBodySchema = v.strictObject({ link, contribution })

/** A request at a table. */
export const tableRequestSchema = v.strictObject({ table: v.string(), by: personSchema, link })

/** A request to sit down. */
export const takeSeatSchema = v.strictObject({ ...tableRequestSchema.entries, contribution })

/** The body of an invitation to a table. */
export const tableInvitationBodySchema = v.strictObject({
  person: personSchema,
  role: v.optional(role),
})

/** An invitation to a table. */
export const inviteToTableSchema = v.strictObject({
  ...tableRequestSchema.entries,
  ...tableInvitationBodySchema.entries,
})

/** A request to remove a person from a table. */
export const removePersonSchema = v.strictObject({
  ...tableRequestSchema.entries,
  person: personSchema,
})

/** The body of a request for a rematch. */
export const rematchBodySchema = v.strictObject({ contribution })

/** A request for a rematch. */
export const rematchSchema = v.strictObject({
  ...rematchBodySchema.entries,
  match: matchSchema,
  by: personSchema,
})

const after = v.optional(v.string('"after" must be the "next" of a page.'))
const limit = v.optional(wholeNumber('"limit"', 1, 100))

/** What tables to list. */
export const tableQuerySchema = v.strictObject({
  game: v.optional(v.string('"game" must be the id of a game.')),
  mine: flag('"mine"'),
  after,
  limit,
})

/** What matches to list. */
export const personalMatchQuerySchema = v.strictObject({ after, limit })

/** The text of a message. It may have several lines. */
const text = v.pipe(
  v.string('"text" must be a string.'),
  v.check(
    (value) => value.trim() !== '' && value.length <= 4000,
    '"text" must have 1 to 4000 characters.',
  ),
  v.check(
    (value) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(value),
    '"text" must have no control characters but line breaks.',
  ),
)

/** The body of a request to send a message. */
export const messageBodySchema = v.strictObject({
  idempotencyKey: keySchema,
  to: v.optional(personSchema),
  public: v.optional(v.boolean('"public" must be true or false.')),
  text,
})

/** A request to send a message. */
export const sendMessageSchema = v.strictObject({
  ...messageBodySchema.entries,
  match: matchSchema,
  by: personSchema,
})

const number = (name: string) => wholeNumber(name, 0, 2_147_483_647)

/** What messages to list. */
export const messageQuerySchema = v.strictObject({
  match: v.optional(matchSchema),
  after: v.optional(number('"after"')),
  before: v.optional(number('"before"')),
  limit: v.optional(wholeNumber('"limit"', 1, 1000)),
})

/** What public messages of a match to list. */
export const publicMessageQuerySchema = v.omit(messageQuerySchema, ['match'])

/** The body of a request to mark messages as read. */
export const markReadBodySchema = v.strictObject({
  upTo: number('"upTo"'),
  match: v.optional(matchSchema),
})

/** A request to mark messages as read. */
export const markReadSchema = v.strictObject({ ...markReadBodySchema.entries, by: personSchema })

/** A request to mute a person. */
export const muteSchema = v.strictObject({ by: personSchema, person: personSchema })

/** The body of a report. */
export const reportBodySchema = v.strictObject({ reason: line('"reason"', 1000) })

/** A report of a message. */
export const reportSchema = v.strictObject({
  ...reportBodySchema.entries,
  by: personSchema,
  message: number('"message"'),
})

/** What ratings to list. */
export const ratingQuerySchema = v.strictObject({
  season: v.optional(wholeNumber('"season"', 1, 2_147_483_647)),
  skip: v.optional(number('"skip"')),
  limit: v.optional(wholeNumber('"limit"', 1, 1000)),
})

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
