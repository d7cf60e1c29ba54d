import type { GameDescription } from '@ackanomic/core'
import { defineOperations, schemaOf } from '@ackanomic/host'
import {
  checkedElsewhere,
  keySchema,
  line,
  listOf,
  moment,
  wholeNumber,
} from '@ackanomic/host/modules'
import {
  type ClosedMonth,
  type EnactedRule,
  type EquipmentDescription,
  type SocietyEntry,
  type Statement,
  type StatementMonth,
  SUBMISSION_LABELS,
  type SubmissionStage,
  type Trophy,
} from '@ackanomic/society'
import * as v from 'valibot'
import { aboutPerson, flag, prose } from '../contract/fields.js'
import type * as types from './society-types.js'

const label = v.picklist(SUBMISSION_LABELS, `"label" must be ${SUBMISSION_LABELS.join(' or ')}.`)

const number = v.pipe(
  v.number('"submission" must be the number of a Submission.'),
  v.integer('"submission" must be the number of a Submission.'),
)

const submissionRequest = schemaOf<types.SubmissionRequest>()({ submission: number })

const game = checkedElsewhere<GameDescription>(
  v.pipe(v.looseObject({}), v.description('The description of a Game (1250.1 III).')),
)

const equipment = listOf(
  schemaOf<EquipmentDescription>()({
    name: v.string(),
    also: v.array(v.string()),
    definition: v.string(),
    influence: v.string(),
  }),
)

const submission = schemaOf<types.HostedSubmission>()({
  number: v.number(),
  label,
  by: v.string(),
  at: moment,
  title: v.string(),
  text: v.string(),
  game: v.nullable(game),
  equipment,
  engine: v.nullable(v.string()),
  stage: checkedElsewhere<SubmissionStage>(
    v.pipe(
      v.looseObject({ stage: v.picklist(['posted', 'approved', 'accepted', 'rejected']) }),
      v.description('Where the procedure stands, and why it was rejected.'),
    ),
  ),
  endorsers: v.array(v.string()),
  needed: v.pipe(v.number(), v.description('How many must endorse it.')),
  deadline: v.pipe(v.nullable(v.number()), v.description('When the clock next changes it.')),
  rule: v.pipe(v.nullable(v.string()), v.description('The rule that it has become.')),
})

const rule = schemaOf<EnactedRule>()({
  rule: v.string(),
  title: v.string(),
  also: v.array(v.string()),
  text: v.string(),
  since: moment,
  posted: v.nullable(v.strictObject({ by: v.string(), at: moment })),
  game: v.nullable(game),
  equipment,
})

const proposedGame = schemaOf<types.ProposedGame>()({
  id: v.string(),
  title: v.string(),
  description: game,
  rule: v.pipe(v.nullable(v.string()), v.description('The rule by which it can be played.')),
  problem: v.pipe(v.nullable(v.string()), v.description('Why it cannot be played.')),
})

const statement = schemaOf<Statement>()({
  person: v.string(),
  points: v.number(),
  treasury: v.number(),
  transfers: v.number(),
  trophies: listOf(checkedElsewhere<Trophy>(v.looseObject({ kind: v.string() }))),
  months: listOf(
    checkedElsewhere<StatementMonth>(v.looseObject({ month: v.string(), game: v.string() })),
  ),
  message: v.pipe(v.array(v.string()), v.description('The whole statement, line by line.')),
})

const closedMonth = schemaOf<ClosedMonth>()({
  month: v.pipe(v.string(), v.description('As in 2026-11.')),
  at: moment,
  matches: v.number(),
})

export const societyOperations = defineOperations({
  exportBooks: {
    method: 'GET',
    path: '/books',
    access: 'operator',
    summary:
      "Exports the society's books with the results of all finished matches, as `loadBooks` reads them.",
    output: v.string(),
    text: 'application/json',
  },
  listSubmissions: {
    method: 'GET',
    path: '/submissions',
    access: 'anybody',
    summary: 'Lists Submissions of games and equipment, the latest first.',
    input: schemaOf<types.SubmissionQuery>()({
      open: v.pipe(flag('"open"'), v.description('true lists those only that are not decided.')),
      before: v.pipe(
        v.optional(wholeNumber('"before"', 1, 2_147_483_647)),
        v.description('Lists Submissions with lower numbers than this.'),
      ),
      limit: v.pipe(
        v.optional(wholeNumber('"limit"', 1, 100)),
        v.description('The most Submissions to list, 1 to 100. Default: 50.'),
      ),
    }),
    output: listOf(submission),
  },
  postSubmission: {
    method: 'POST',
    path: '/submissions',
    access: 'people',
    summary: 'Posts a Submission (1250.1 V.b).',
    input: schemaOf<types.PostSubmissionRequest>()({
      idempotencyKey: keySchema,
      label: v.optional(label),
      title: v.optional(line('"title"', 100)),
      text: prose('"text"', 20_000),
      describes: v.optional(
        v.pipe(
          v.array(v.unknown(), '"describes" must be a list.'),
          v.maxLength(20, '"describes" must have 20 items or fewer.'),
        ),
      ),
      engine: v.optional(v.string('"engine" must be the id of a game.')),
    }),
    output: submission,
    errors: ['noGame', 'quotaReached', 'banned'],
  },
  getSubmission: {
    method: 'GET',
    path: '/submissions/{submission}',
    access: 'anybody',
    summary: 'Shows a Submission.',
    input: submissionRequest,
    output: submission,
    errors: ['noSubmission'],
  },
  endorseSubmission: {
    method: 'POST',
    path: '/submissions/{submission}/endorsement',
    access: 'people',
    summary: 'Endorses a Submission (1250.1 V.d). Repeating it changes nothing.',
    input: submissionRequest,
    output: submission,
    errors: ['noSubmission', 'banned'],
  },
  vetoSubmission: {
    method: 'POST',
    path: '/submissions/{submission}/veto',
    access: 'people',
    summary: 'Vetoes a Submission, for an office that you hold (1250.1 V.c).',
    input: schemaOf<types.VetoRequest>()({
      submission: number,
      as: line('"as"', 100),
      explanation: v.optional(prose('"explanation"', 1000)),
    }),
    output: submission,
    errors: ['noSubmission', 'missingRole', 'banned'],
  },
  enactSubmission: {
    method: 'POST',
    path: '/submissions/{submission}/enactment',
    access: 'operator',
    summary:
      'Makes an accepted Submission a rule, under a number of your choice. The host does so by itself, under the next number, as soon as the Submission is accepted.',
    input: schemaOf<types.EnactRequest>()({
      submission: number,
      rule: v.optional(line('"rule"', 40)),
    }),
    output: submission,
    errors: ['noSubmission'],
  },
  listRules: {
    method: 'GET',
    path: '/rules',
    access: 'anybody',
    summary: 'Lists the rules of the suite, in the order in which they were enacted.',
    output: listOf(rule),
  },
  listProposedGames: {
    method: 'GET',
    path: '/proposed-games',
    access: 'anybody',
    summary: 'Lists the games that can be played only once the society has accepted them.',
    output: listOf(proposedGame),
  },
  getMyStatement: {
    method: 'GET',
    path: '/me/statement',
    access: 'people',
    summary: 'Shows what you have from all matches in the books.',
    output: statement,
  },
  statementOf: {
    method: 'GET',
    path: '/people/{person}/statement',
    access: 'operator',
    summary: 'Shows what a person has from all matches in the books.',
    input: aboutPerson,
    output: statement,
  },
  listClosedMonths: {
    method: 'GET',
    path: '/months',
    access: 'operator',
    summary: 'Lists the months that were closed, in order.',
    output: listOf(closedMonth),
  },
  closeMonth: {
    method: 'POST',
    path: '/months/{month}/closing',
    access: 'operator',
    summary:
      'Closes a month that is over, and sends everybody who took part in its matches their statement. The host does so by itself as soon as no deadline of the month is left.',
    input: v.strictObject({ month: v.string('"month" must be a month, as in "2026-11".') }),
    output: closedMonth,
  },
  exportSocietyLog: {
    method: 'GET',
    path: '/society-log',
    access: 'operator',
    summary:
      'Exports the log of the society, and the results of all finished matches after it. `advanceSociety` replays it.',
    output: listOf(checkedElsewhere<SocietyEntry>(v.looseObject({ what: v.string() }))),
    isLong: true,
  },
  auditSociety: {
    method: 'GET',
    path: '/audit',
    access: 'operator',
    summary: 'Checks the log and the books. Lists what is wrong, as sentences.',
    output: listOf(v.string()),
  },
})
