import * as v from 'valibot'
import {
  enactBodySchema,
  postSubmissionBodySchema,
  vetoBodySchema,
} from '../club/society-schemas.js'
import type { Route } from './api-route.js'

const moment = v.pipe(v.number(), v.description('Milliseconds since the epoch, UTC.'))

const game = v.pipe(v.looseObject({}), v.description('The description of a Game (1250.1 III).'))

const equipment = v.array(
  v.strictObject({
    name: v.string(),
    also: v.array(v.string()),
    definition: v.string(),
    influence: v.string(),
  }),
)

const submissionSchema = v.strictObject({
  number: v.number(),
  label: v.picklist(['Game Submission', 'General Equipment Submission']),
  by: v.string(),
  at: moment,
  title: v.string(),
  text: v.string(),
  game: v.nullable(game),
  equipment,
  engine: v.nullable(v.string()),
  stage: v.pipe(
    v.looseObject({ stage: v.picklist(['posted', 'approved', 'accepted', 'rejected']) }),
    v.description('Where the procedure stands, and why it was rejected.'),
  ),
  endorsers: v.array(v.string()),
  needed: v.pipe(v.number(), v.description('How many must endorse it.')),
  deadline: v.pipe(v.nullable(v.number()), v.description('When the clock next changes it.')),
  rule: v.pipe(v.nullable(v.string()), v.description('The rule that it has become.')),
})

const ruleSchema = v.strictObject({
  rule: v.string(),
  title: v.string(),
  also: v.array(v.string()),
  text: v.string(),
  since: moment,
  posted: v.nullable(v.strictObject({ by: v.string(), at: moment })),
  game: v.nullable(game),
  equipment,
})

const proposedGameSchema = v.strictObject({
  id: v.string(),
  title: v.string(),
  description: game,
  rule: v.pipe(v.nullable(v.string()), v.description('The rule by which it can be played.')),
  problem: v.pipe(v.nullable(v.string()), v.description('Why it cannot be played.')),
})

const statementSchema = v.strictObject({
  person: v.string(),
  points: v.number(),
  treasury: v.number(),
  transfers: v.number(),
  trophies: v.array(v.looseObject({ kind: v.string() })),
  months: v.array(v.looseObject({ month: v.string(), game: v.string() })),
  message: v.pipe(v.array(v.string()), v.description('The whole statement, line by line.')),
})

const monthSchema = v.strictObject({
  month: v.pipe(v.string(), v.description('As in 2026-11.')),
  at: moment,
  matches: v.number(),
})

/** The routes of Submissions, rules, statements and closed months. */
export const SOCIETY_ROUTES: Readonly<Record<string, Route>> = {
  'get /submissions': {
    summary: 'Lists Submissions of games and equipment, the latest first.',
    access: 'anybody',
    query: {
      open: 'true lists those only that are not decided.',
      before: 'Lists Submissions with lower numbers than this.',
      limit: 'The most Submissions to list, 1 to 100. Default: 50.',
    },
    response: v.array(submissionSchema),
  },
  'post /submissions': {
    summary: 'Posts a Submission (1250.1 V.b).',
    access: 'people',
    body: postSubmissionBodySchema,
    response: submissionSchema,
  },
  'get /submissions/{submission}': {
    summary: 'Shows a Submission.',
    access: 'anybody',
    response: submissionSchema,
  },
  'post /submissions/{submission}/endorsement': {
    summary: 'Endorses a Submission (1250.1 V.d). Repeating it changes nothing.',
    access: 'people',
    body: v.strictObject({}),
    response: submissionSchema,
  },
  'post /submissions/{submission}/veto': {
    summary: 'Vetoes a Submission, for an office that you hold (1250.1 V.c).',
    access: 'people',
    body: vetoBodySchema,
    response: submissionSchema,
  },
  'post /submissions/{submission}/enactment': {
    summary: 'Makes an accepted Submission a rule, under a number of your choice.',
    access: 'operator',
    body: enactBodySchema,
    response: submissionSchema,
  },
  'get /rules': {
    summary: 'Lists the rules of the suite.',
    access: 'anybody',
    response: v.array(ruleSchema),
  },
  'get /proposed-games': {
    summary: 'Lists the games that can be played only once the society has accepted them.',
    access: 'anybody',
    response: v.array(proposedGameSchema),
  },
  'get /me/statement': {
    summary: 'Shows what you have from all matches in the books.',
    access: 'people',
    response: statementSchema,
  },
  'get /people/{person}/statement': {
    summary: 'Shows what a person has from all matches in the books.',
    access: 'operator',
    response: statementSchema,
  },
  'get /months': {
    summary: 'Lists the months that were closed.',
    access: 'operator',
    response: v.array(monthSchema),
  },
  'post /months/{month}/closing': {
    summary: 'Closes a month that is over, and sends everybody their statement.',
    access: 'operator',
    body: v.strictObject({}),
    response: monthSchema,
  },
  'get /society-log': {
    summary: 'Exports the log of the society, and the results of all finished matches after it.',
    access: 'operator',
    response: v.array(v.looseObject({ what: v.string() })),
  },
  'get /audit': {
    summary: 'Checks the log and the books. Lists what is wrong.',
    access: 'operator',
    response: v.array(v.string()),
  },
}
