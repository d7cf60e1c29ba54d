import * as v from 'valibot'

const moment = v.pipe(v.number(), v.description('Milliseconds since the epoch, UTC.'))

/** A notification. */
export const notificationSchema: v.GenericSchema = v.strictObject({
  n: v.pipe(v.number(), v.description('Its number among all your notifications.')),
  match: v.string(),
  game: v.string(),
  at: moment,
  clause: v.string(),
  message: v.pipe(v.string(), v.description('The event as a sentence or two.')),
  event: v.pipe(v.looseObject({ type: v.string() }), v.description('The game’s own event.')),
})

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u))

/** A receipt for an action. */
export const receiptSchema: v.GenericSchema = v.strictObject({
  format: v.literal('ackanomic receipt'),
  version: v.literal(1),
  match: v.string(),
  game: v.string(),
  revision: v.pipe(v.number(), v.description('The revision of the game that accepted the action.')),
  person: v.string(),
  number: v.pipe(v.number(), v.description('Its number among your actions in this match, from 1.')),
  at: moment,
  entryHash: v.pipe(hash, v.description('The SHA-256 of the entry of the log.')),
  commitment: v.nullable(hash),
  contributions: v.nullable(hash),
  key: v.pipe(hash, v.description('The public key of the host.')),
  signature: v.string(),
})

/** The response to an accepted request. */
export const submitResponseSchema: v.GenericSchema = v.strictObject({
  notifications: v.array(notificationSchema),
  receipt: v.pipe(
    v.nullable(receiptSchema),
    v.description('The host’s signed receipt for your action; null if the log has no entry of it.'),
  ),
})

/** A commitment to the chance of a match that is to be opened. */
export const commitmentSchema: v.GenericSchema = v.strictObject({
  match: v.string(),
  game: v.string(),
  committedAt: moment,
  commitment: hash,
})

/** A key with which the host signs. */
export const hostKeySchema: v.GenericSchema = v.strictObject({
  number: v.number(),
  key: hash,
  from: moment,
  until: v.nullable(moment),
})

const need = v.picklist(['required', 'oneOf', 'optional'])

/** A pending action. */
export const pendingActionSchema: v.GenericSchema = v.strictObject({
  match: v.string(),
  game: v.string(),
  action: v.string(),
  need,
  deadline: v.nullable(moment),
  prompt: v.nullable(v.number()),
  role: v.nullable(v.string()),
})

/** A match as one person sees it. */
export const matchPageSchema: v.GenericSchema = v.strictObject({
  match: v.string(),
  game: v.string(),
  viewer: v.union([
    v.number(),
    v.literal('referee'),
    v.literal('public'),
    v.strictObject({ person: v.string() }),
  ]),
  names: v.array(v.string()),
  text: v.pipe(v.string(), v.description('The view as plain text.')),
  help: v.pipe(v.string(), v.description('How moves are written as text.')),
  chance: v.pipe(
    v.nullable(
      v.strictObject({
        scheme: v.string(),
        committedAt: moment,
        commitment: hash,
        contributions: v.record(v.string(), v.string()),
        secret: v.nullable(hash),
      }),
    ),
    v.description('The commitment to its chance. The secret is null until the match is over.'),
  ),
  view: v.pipe(v.looseObject({ role: v.string() }), v.description('The game’s own view.')),
  pendingActions: v.array(
    v.strictObject({
      action: v.string(),
      actor: v.union([v.number(), v.string()]),
      need,
      deadline: v.nullable(moment),
      prompt: v.nullable(v.number()),
    }),
  ),
  legal: v.strictObject({
    moves: v.array(v.unknown()),
    complete: v.boolean(),
    alsoLegal: v.array(v.string()),
  }),
  etag: v.string(),
})

/** A game in the list of games. */
export const gameSchema: v.GenericSchema = v.strictObject({
  id: v.string(),
  title: v.string(),
  description: v.looseObject({}),
})

/** A session. */
export const sessionSchema: v.GenericSchema = v.strictObject({
  person: v.string(),
  token: v.string(),
})

/** The health of the host. */
export const healthSchema: v.GenericSchema = v.strictObject({
  open: v.number(),
  finished: v.number(),
  suspended: v.number(),
  deadlineLag: v.number(),
  pendingDeliveries: v.number(),
  deadLetters: v.number(),
})

/** A delivery that was given up. */
export const deadLetterSchema: v.GenericSchema = v.strictObject({
  person: v.string(),
  channel: v.string(),
  address: v.string(),
  match: v.string(),
  from: v.number(),
  to: v.number(),
  problem: v.string(),
  at: moment,
})

/** A rejection, as problem details. */
export const problemSchema: v.GenericSchema = v.strictObject({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  detail: v.pipe(v.string(), v.description('What is wrong, and what would be right.')),
  code: v.string(),
  clause: v.string(),
  details: v.unknown(),
})
