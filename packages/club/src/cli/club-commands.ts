import { acceptedValue, type Command, type CommandCall, saveResponse } from '@ackanomic/host/cli'
import { type ClubClient, clubClient } from '../client/club-client.js'
import type { DecisionRequest, Quotas, Report } from '../moderation/moderation-types.js'
import type { ClubSettings } from './club-settings.js'

type Call = CommandCall<ClubSettings>

/** A client of the running club, for its operator. */
const operator = ({ connect }: Call): ClubClient => clubClient(connect())

/** The commands of a club beside those of its host. Each needs a running server. */
export const CLUB_COMMANDS: readonly Command<ClubSettings>[] = [
  {
    name: 'books',
    argument: 'FILE',
    help: "writes the society's books",
    async run({ download, argument: file }) {
      await saveResponse(await download('/books'), file)
      return [`The books are in ${file}.`]
    },
  },
  {
    name: 'reports',
    help: 'prints the open reports',
    async run(call) {
      const reports = acceptedValue(await operator(call).listReports())
      return linesOr(reports.map(reportText), 'There are no open reports.')
    },
  },
  decision('dismiss', 'settles the reports about a person'),
  decision('mute', 'keeps a person from sending messages'),
  decision('unmute', 'ends a mute'),
  decision('ban', 'keeps a person out'),
  decision('unban', 'ends a ban'),
  {
    name: 'delete-person',
    argument: 'NAME',
    help: 'deletes a person for good, at their request',
    async run(call) {
      const { argument: person } = call
      acceptedValue(await operator(call).deletePerson({ person }))
      return [`${person} is deleted. Backups from before still have their data.`]
    },
  },
  {
    name: 'tables',
    help: 'lists the open tables',
    async run(call) {
      const { tables, next } = acceptedValue(await operator(call).listAllTables({ limit: 100 }))
      const lines = tables.map(
        ({ table, game, opener, freeSeats, seats }) =>
          `${table}: ${game}, opened by ${opener}, ${freeSeats} of ${seats} seats free`,
      )
      const rest = next === null ? [] : ['There are more, older ones.']
      return linesOr([...lines, ...rest], 'No table is open.')
    },
  },
  {
    name: 'close-table',
    argument: 'TABLE',
    help: 'closes a table',
    async run(call) {
      const { argument: table, own } = call
      acceptedValue(await operator(call).closeAnyTable({ table, reason: own.reason }))
      return [`The table ${table} is closed.`]
    },
  },
  {
    name: 'quotas',
    help: 'prints the quotas of everybody, or sets those of --quota',
    async run(call) {
      const set = quotasToSet(call)
      const asked =
        set === undefined ? operator(call).hostQuotas() : operator(call).setHostQuotas(set)
      return quotaLines(acceptedValue(await asked))
    },
  },
  {
    name: 'quotas-of',
    argument: 'NAME',
    help: 'prints or sets the quotas of a person',
    async run(call) {
      const { argument: person } = call
      const set = quotasToSet(call)
      const asked =
        set === undefined
          ? operator(call).quotasOf({ person })
          : operator(call).setQuotas({ ...set, person })
      return quotaLines(acceptedValue(await asked))
    },
  },
  {
    name: 'submissions',
    help: 'lists the Submissions',
    async run(call) {
      const listed = acceptedValue(await operator(call).listSubmissions())
      const lines = listed.map(({ number, title, by, stage, endorsers, needed, rule }) => {
        const become = rule === null ? '' : `, rule ${rule}`
        return `${number}: ${title}, by ${by}: ${stage.stage}${become}, ${endorsers.length} of ${needed} endorsements`
      })
      return linesOr(lines, 'There are no Submissions.')
    },
  },
  {
    name: 'enact',
    argument: 'NUMBER',
    help: 'makes an accepted Submission a rule',
    async run(call) {
      const { argument, own } = call
      const submission = Number(argument)
      const { rule } = acceptedValue(
        await operator(call).enactSubmission({ submission, rule: own.rule }),
      )
      return [`Submission ${submission} is rule ${rule}.`]
    },
  },
  {
    name: 'close-month',
    argument: 'MONTH',
    help: 'closes a month, such as 2026-11',
    async run(call) {
      const { argument } = call
      const { month, matches } = acceptedValue(await operator(call).closeMonth({ month: argument }))
      return [`${month} is closed, with ${matches} matches.`]
    },
  },
  {
    name: 'statement',
    argument: 'NAME',
    help: 'prints what a person has from all matches',
    async run(call) {
      const { argument: person } = call
      return acceptedValue(await operator(call).statementOf({ person })).message
    },
  },
  {
    name: 'audit',
    help: "checks the society's log and books",
    async run(call) {
      const problems = acceptedValue(await operator(call).auditSociety())
      if (problems.length > 0) throw new Error(problems.join('\n'))
      return ['The books balance.']
    },
  },
  {
    name: 'tournaments',
    help: 'prints the latest tournaments',
    async run(call) {
      const { tournaments } = acceptedValue(await operator(call).listTournaments())
      const lines = tournaments.map(
        ({ tournament, opener, stage, entered, round }) =>
          `${tournament}: ${stage}, round ${round}, ${entered} people, by ${opener}`,
      )
      return linesOr(lines, 'There are no tournaments.')
    },
  },
  {
    name: 'cancel-tournament',
    argument: 'NAME',
    help: 'cancels a tournament',
    async run(call) {
      const { argument: tournament } = call
      acceptedValue(await operator(call).cancelTournament({ tournament }))
      return [`The tournament ${tournament} is cancelled. Its matches go on.`]
    },
  },
]

/** The command by which an operator decides about a person. */
function decision(name: DecisionRequest['decision'], help: string): Command<ClubSettings> {
  return {
    name,
    argument: 'NAME',
    help,
    async run(call) {
      const { argument: person, own } = call
      const { until, reason } = own
      const { n } = acceptedValue(
        await operator(call).decide({ person, decision: name, until, reason }),
      )
      return [`Decision ${n} about ${person}: ${name}.`]
    },
  }
}

/** Some lines, or another one if there are none. */
const linesOr = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.length === 0 ? [otherwise] : lines

/** The quotas that `--quota` sets; `undefined` without one. */
function quotasToSet({
  own: { quotas, reason },
}: Call): { readonly quotas: Partial<Quotas>; readonly reason: string } | undefined {
  return Object.keys(quotas).length === 0 ? undefined : { quotas, reason }
}

const quotaLines = (quotas: Quotas): readonly string[] =>
  Object.entries(quotas).map(([name, most]) => `${name}=${most}`)

/** A report as text. */
function reportText({ at, by, person, message, reason }: Report): string {
  const what = message === null ? '' : ` for “${message.text}” in ${message.match}`
  return `${new Date(at).toISOString()} ${by} reports ${person}${what}: ${reason}`
}
