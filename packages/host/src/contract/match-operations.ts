import type { RosterEvent } from '@ackanomic/core'
import type { PlannedLine } from '@ackanomic/core/commands'
import * as v from 'valibot'
import type * as types from './match-types.js'
import type { Notification } from './notification.js'
import { defineOperations, schemaOf } from './operation.js'
import { receipt, seatReceipt } from './receipt-schemas.js'
import {
  automatedSchema,
  checkedElsewhere,
  clockSchema,
  hash,
  keySchema,
  line,
  listOf,
  matchSchema,
  messagePolicySchema,
  moment,
  personSchema,
  wholeNumber,
} from './schemas.js'

/** The game defines the roles. */
const role = line('"as"', 100)

const action = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('move'), move: v.unknown(), as: v.exactOptional(role) }),
    v.strictObject({
      kind: v.literal('text'),
      text: v.pipe(
        v.string('"text" must be a string.'),
        v.maxLength(20_000, '"text" must have 20,000 characters or fewer.'),
      ),
      as: v.exactOptional(role),
    }),
    v.strictObject({
      kind: v.literal('answer'),
      prompt: v.pipe(v.number('"prompt" must be the number of a prompt.'), v.integer()),
      answer: v.unknown(),
      as: v.exactOptional(v.literal('host')),
    }),
    v.strictObject({
      kind: v.literal('roster'),
      event: checkedElsewhere<RosterEvent>(v.looseObject({ type: v.string() })),
    }),
    v.strictObject({
      kind: v.literal('consent'),
      link: v.exactOptional(v.string('"link" must be the link of a match.')),
    }),
  ],
  'Send an action as { "kind": "move", "move": … }, or with the kind "text", "answer", "roster" or "consent".',
)

const signature = v.pipe(
  v.string('"signature" must have 128 hexadecimal digits.'),
  v.regex(/^[0-9a-f]{128}$/u, '"signature" must have 128 hexadecimal digits.'),
)

export const submitFields = {
  match: matchSchema,
  idempotencyKey: keySchema,
  etag: v.optional(v.string('"etag" must be the etag of a page.')),
  channel: v.optional(v.string('"channel" must be the name of a channel.')),
  action: action satisfies v.GenericSchema<types.HostAction>,
  signed: v.optional(
    v.strictObject({
      key: hash,
      start: hash,
      number: wholeNumber('"number"', 1, Number.MAX_SAFE_INTEGER),
      previous: v.nullable(hash),
      signature,
    }),
  ),
}

const game = v.string('"game" must be the id of a game.')

/** The fields of a request to create a match. The game checks its roster and options. */
export const createMatchFields = {
  match: matchSchema,
  idempotencyKey: keySchema,
  game,
  roster: checkedElsewhere<types.CreateMatchRequest['roster']>(
    v.looseObject(
      { clock: v.optional(clockSchema) },
      '"roster" must name the participants: { "players": […], "referees": […] }.',
    ),
  ),
  options: v.optional(v.unknown()),
  position: v.optional(v.unknown()),
  contributions: v.optional(
    v.record(
      personSchema,
      v.string('"contributions" must map people to texts.'),
      '"contributions" must map people to texts.',
    ),
  ),
  committedAt: v.optional(
    v.pipe(
      v.number('"committedAt" must be a time in whole milliseconds.'),
      v.safeInteger('"committedAt" must be a time in whole milliseconds.'),
    ),
  ),
  automated: v.optional(automatedSchema),
  spectators: v.optional(v.boolean('"spectators" must be true or false.')),
  messages: v.optional(messagePolicySchema),
  anonymous: v.optional(v.boolean('"anonymous" must be true or false.')),
}

const after = v.pipe(
  v.optional(wholeNumber('"after"', 0, 2_147_483_647)),
  v.description('Lists notifications with higher numbers than this.'),
)

/** A match to look up. A name that no match can have is that of no match. */
export const matchField = v.string('"match" must be the name of a match.')

const match = v.strictObject({ match: matchField })

const notification = schemaOf<Notification>()({
  n: v.pipe(v.number(), v.description('Its number among all your notifications.')),
  match: v.string(),
  game: v.string(),
  at: moment,
  clause: v.string(),
  message: v.pipe(v.string(), v.description('The event as a sentence or two.')),
  event: v.pipe(v.looseObject({ type: v.string() }), v.description('The game’s own event.')),
})

export const submitResponse: v.GenericSchema<types.SubmitResponse> =
  schemaOf<types.SubmitResponse>()({
    notifications: listOf(notification),
    receipt: v.pipe(
      v.nullable(receipt),
      v.description(
        'The host’s signed receipt for your action; null if the log has no entry of it.',
      ),
    ),
  })

const need = v.picklist(['required', 'oneOf', 'optional'])

const pendingMatchAction = schemaOf<types.PendingMatchAction>()({
  match: v.string(),
  game: v.string(),
  action: v.string(),
  need,
  deadline: v.nullable(moment),
  prompt: v.nullable(v.number()),
  role: v.nullable(v.string()),
})

const pendingAction = v.strictObject({
  action: v.string(),
  actor: v.union([v.number(), v.string()]),
  need,
  deadline: v.nullable(moment),
  prompt: v.nullable(v.number()),
})

const matchPage = checkedElsewhere<types.MatchPage>(
  v.strictObject({
    match: v.string(),
    game: v.string(),
    viewer: v.union([
      v.number(),
      v.literal('referee'),
      v.literal('public'),
      v.strictObject({ person: v.string() }),
    ]),
    names: v.array(v.string()),
    rules: v.pipe(v.string(), v.description('The rules in two sentences.')),
    text: v.pipe(v.string(), v.description('The view as plain text.')),
    help: v.pipe(v.string(), v.description('How moves are written as text.')),
    examples: v.pipe(v.array(v.string()), v.description('Up to three of your legal moves.')),
    questions: v.pipe(v.array(v.string()), v.description('The prompts that you are to answer.')),
    forfeits: v.pipe(
      v.array(v.strictObject({ deadline: moment, consequence: v.string() })),
      v.description('What happens at each of your deadlines if you do nothing.'),
    ),
    returns: v.pipe(
      v.nullable(
        v.array(
          v.strictObject({
            player: v.string(),
            score: v.nullable(v.number()),
            place: v.number(),
            result: v.picklist([0, 0.5, 1]),
          }),
        ),
      ),
      v.description('The result of each seat as numbers; null until the game is over.'),
    ),
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
    signers: v.pipe(v.number(), v.description('How many players sign their actions.')),
    view: v.pipe(v.looseObject({ role: v.string() }), v.description('The game’s own view.')),
    pendingActions: v.array(pendingAction),
    othersPending: v.pipe(
      v.array(pendingAction),
      v.description('What others must do, as far as you may know.'),
    ),
    legal: v.strictObject({
      moves: v.array(v.unknown()),
      complete: v.boolean(),
      alsoLegal: v.array(v.string()),
    }),
    etag: v.string(),
  }),
)

const plan = listOf(
  schemaOf<PlannedLine>()({
    text: v.string(),
    problem: v.pipe(v.nullable(v.string()), v.description('Why the line does not fit now.')),
  }),
)

export const matchOperations = defineOperations({
  listPendingActions: {
    method: 'GET',
    path: '/me/pending-actions',
    access: 'people',
    summary: 'Lists the actions that matches expect from you, the earliest deadline first.',
    output: listOf(pendingMatchAction),
  },
  commitToMatch: {
    method: 'POST',
    path: '/commitments',
    access: 'people',
    summary:
      'Commits to the chance of a match that you will create, so that people can contribute.',
    input: schemaOf<types.CommitRequest>()({ match: matchSchema, game }),
    output: schemaOf<types.ChanceCommitment>()({
      match: v.string(),
      game: v.string(),
      committedAt: moment,
      commitment: hash,
      receipt: seatReceipt,
    }),
    errors: ['noGame', 'gameNotAccepted', 'matchExists', 'noCommitment'],
    limit: 'openings',
  },
  createMatch: {
    method: 'POST',
    path: '/matches',
    access: 'people',
    summary: 'Creates a match, which starts at once.',
    input: schemaOf<types.CreateMatchRequest>()(createMatchFields),
    output: submitResponse,
    errors: [
      'noGame',
      'gameNotAccepted',
      'matchExists',
      'missingRole',
      'noConsent',
      'forbidden',
      'matchSuspended',
      'idempotencyKeyReused',
    ],
    limit: 'openings',
  },
  getMatch: {
    method: 'GET',
    path: '/matches/{match}',
    access: 'anybody',
    summary: 'Shows a match as you see it.',
    input: schemaOf<types.MatchQuery>()({
      match: matchField,
      at: v.pipe(
        v.optional(
          v.pipe(
            v.number('"at" must be a time in whole milliseconds.'),
            v.safeInteger('"at" must be a time in whole milliseconds.'),
          ),
        ),
        v.description('The time at which to show the match, in milliseconds UTC. Default: now.'),
      ),
    }),
    output: matchPage,
    errors: ['noMatch', 'matchSuspended', 'tooEarly'],
  },
  submit: {
    method: 'POST',
    path: '/matches/{match}/actions',
    access: 'people',
    summary: 'Submits an action to a match.',
    input: schemaOf<types.SubmitRequest>()(submitFields),
    output: submitResponse,
    errors: [
      'noMatch',
      'matchSuspended',
      'forbidden',
      'missingRole',
      'unparsable',
      'banned',
      'idempotencyKeyReused',
      'badSignature',
      'staleSignature',
      'unknownKey',
    ],
  },
  listReceipts: {
    method: 'GET',
    path: '/matches/{match}/receipts',
    access: 'people',
    summary: 'Lists the receipts of all your actions in a match.',
    input: match,
    output: listOf(receipt),
    errors: ['noMatch', 'matchSuspended'],
  },
  exportMatch: {
    method: 'GET',
    path: '/matches/{match}/save',
    access: 'people or operator',
    summary:
      'Exports a match as a save, with all its secrets. People who took part get it when the match is over.',
    input: match,
    output: v.string(),
    errors: ['noMatch', 'matchSuspended', 'notInMatch', 'matchGoesOn'],
    text: 'application/json',
  },
  watchMatch: {
    method: 'GET',
    path: '/matches/{match}/events',
    access: 'anybody',
    summary: 'Streams a match as you see it, now and whenever it changes.',
    input: match,
    output: matchPage,
    errors: ['noMatch', 'matchSuspended'],
    stream: 'text/event-stream',
  },
  listNotifications: {
    method: 'GET',
    path: '/me/notifications',
    access: 'people',
    summary: 'Lists your notifications in all matches.',
    input: schemaOf<types.NotificationQuery>()({
      after,
      match: v.pipe(
        v.optional(matchSchema),
        v.description('Lists notifications of this match only.'),
      ),
      limit: v.pipe(
        v.optional(wholeNumber('"limit"', 1, 1000)),
        v.description('The most notifications to list, 1 to 1000. Default: 100.'),
      ),
    }),
    output: listOf(notification),
  },
  followNotifications: {
    method: 'GET',
    path: '/me/notifications/events',
    access: 'people',
    summary: 'Streams your notifications, one by one. Resumes after the "last-event-id".',
    input: v.strictObject({ after }),
    output: notification,
    stream: 'text/event-stream',
  },
  getPlan: {
    method: 'GET',
    path: '/matches/{match}/plan',
    access: 'people',
    summary:
      'Shows your plan in a match: the moves that the host makes for you when they first fit.',
    input: v.strictObject({ match: matchField }),
    output: plan,
    errors: ['noMatch', 'matchSuspended'],
  },
  setPlan: {
    method: 'PUT',
    path: '/matches/{match}/plan',
    access: 'people',
    summary: 'Plans your next moves in a match, or withdraws the plan with an empty text.',
    input: schemaOf<types.SetPlanRequest>()({
      match: matchField,
      text: v.string('"text" must be a plan.'),
    }),
    output: plan,
    errors: ['noMatch', 'matchSuspended', 'unparsable'],
  },
})
