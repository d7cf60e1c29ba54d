import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice } from '../shapes.js'
import type { limerickClauses } from './clauses.js'
import type { limerickContestEvents } from './events.js'
import { describeFault, type LimerickFault } from './form.js'
import type {
  LimerickContestHidden,
  LimerickContestSecret,
  LimerickContestShared,
} from './state.js'
import { contestantSchema, MAX_CHARACTERS, nameSchema, textProblem, tidied } from './text-checks.js'

const flag = v.optional(v.boolean(), false)

/** The limit saves tidying texts that are far too long. */
const text = v.pipe(
  v.string(),
  v.maxLength(2 * MAX_CHARACTERS, `Send ${MAX_CHARACTERS} characters at most`),
  v.transform(tidied),
  v.check(
    (written) => textProblem(written) === undefined,
    ({ input }) => textProblem(input) ?? '',
  ),
)

/** The types of the Limerick Contest, with its options, moves and errors. */
export const limerickContestModel = /* @__PURE__ */ defineModel(part<typeof limerickClauses>(), {
  options: v.strictObject({
    /** Whether the `first` or the `last` of several limericks or votes counts. */
    revisions: choice(['first', 'last']),
    /** The players of Ackanomic who may also vote; `null` if the app checks voters. */
    electorate: v.optional(v.nullable(v.array(nameSchema)), null),
    publishVotes: flag,
    /** Whether any text is a limerick (`free`), or only one in the right form (`checked`). */
    form: choice(['free', 'checked']),
    /** Whether the referee may find a limerick offensive, so that it counts as not posted. */
    offences: flag,
  }),
  moves: {
    post: { limerick: text },
    vote: { for: contestantSchema },
    /** For the Poet Laureate (`as: 'poet laureate'`). */
    praise: { of: contestantSchema, text },
    find: { of: contestantSchema },
  },
  shared: part<LimerickContestShared>(),
  secret: part<LimerickContestSecret>(),
  hidden: part<LimerickContestHidden>(),
  events: part<EventsOf<typeof limerickContestEvents>>(),
  prompts: {
    /** For the referee: the Poet Laureate at the count, or `null`. */
    laureate: {
      kind: 'judge',
      details: part<{ readonly voters: readonly string[] }>(),
      answer: v.nullable(nameSchema),
    },
    winner: { kind: 'roll' },
  },
  deadlines: ['writing', 'voting'],
  errors: {
    notWriting: [
      '1250.8/4.1(3)',
      (d: { stage: 'voting' | 'count' | 'dice' }) =>
        d.stage === 'dice'
          ? 'The time for limericks is over, and the dice choose the winner.'
          : 'Both limericks are posted and stand; there is no time for another.',
    ],
    alreadyPosted: [
      '1250.8/4.1(1)',
      'You have already posted your limerick, and the first one stands.',
    ],
    formFault: ['1250.8/4.1(1)', ({ fault }: { fault: LimerickFault }) => describeFault(fault)],
    notVoting: [
      '1250.8/4.2(5)',
      (d: { stage: 'writing' | 'count' | 'dice' }) =>
        d.stage === 'writing'
          ? 'Voting begins once both limericks are posted; vote then.'
          : d.stage === 'dice'
            ? 'There is no more voting; the dice choose the winner.'
            : 'Voting is over; no more votes count.',
    ],
    noVote: [
      '1250.8/4.2(6)',
      (d: { person: string }) =>
        `${d.person} is not a player of Ackanomic; only players have a vote.`,
    ],
    alreadyVoted: [
      '1250.8/4.2(4)',
      (d: { for: string }) =>
        `You have already voted for the limerick of ${d.for}, and the first vote stands.`,
    ],
    notPosted: [
      '1250.8/4.1(1)',
      (d: { of: string }) =>
        `There is no limerick of ${d.of}; name a contestant who has posted one.`,
    ],
    notCounted: [
      '1250.8/4.3(2)',
      'Praise would hint at your vote; wait until the votes are counted.',
    ],
    notTheirChoice: [
      '1250.8/4.3(2)',
      'Only the Poet Laureate at the count may praise, and only the contestant for whom they voted.',
    ],
    alreadyPraised: ['1250.8/4.3(2)', 'You have already praised a limerick; once is enough.'],
    noFindings: [
      '1250.8/4.1(1)',
      'This contest was set up without findings of offence; if you object, call a dispute.',
    ],
  },
})

/** The types of the Limerick Contest. */
export interface LimerickContest extends TypesOf<typeof limerickContestModel> {}

/** A move of the Limerick Contest. */
export type LimerickContestMove = LimerickContest['Move']

/** The state of a match of the Limerick Contest. */
export interface LimerickContestState extends State<LimerickContest> {}
