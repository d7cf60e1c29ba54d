import { acceptedValue, type Command, commandsOf, saveResponse } from '@ackanomic/host/cli'
import { type ClubClient, clubClient } from '../client/club-client.js'
import type { DecisionRequest, Quotas, Report } from '../moderation/moderation-types.js'
import type { ClubSettings } from './club-settings.js'

const command = commandsOf<ClubClient, ClubSettings>(clubClient)

/** A club's commands besides those of its host. Each needs a running server. */
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
  command('reports', 'prints the open reports', async (club) => {
    const reports = acceptedValue(await club.listReports())
    return linesOr(reports.map(reportText), 'There are no open reports.')
  }),
  decision('dismiss', 'settles the reports about a person'),
  decision('mute', 'keeps a person from sending messages'),
  decision('unmute', 'ends a mute'),
  decision('ban', 'keeps a person out'),
  decision('unban', 'ends a ban'),
  command(
    'delete-person NAME',
    'deletes a person for good, at their request',
    async (club, person) => {
      acceptedValue(await club.deletePerson({ person }))
      return [`${person} is deleted. Backups from before still have their data.`]
    },
  ),
  command('tables', 'lists the open tables', async (club) => {
    const { tables, next } = acceptedValue(await club.listAllTables({ limit: 100 }))
    const lines = tables.map(
      ({ table, game, opener, freeSeats, seats }) =>
        `${table}: ${game}, opened by ${opener}, ${freeSeats} of ${seats} seats free`,
    )
    const rest = next === null ? [] : ['There are more, older ones.']
    return linesOr([...lines, ...rest], 'No table is open.')
  }),
  command('close-table TABLE', 'closes a table', async (club, table, { reason }) => {
    acceptedValue(await club.closeAnyTable({ table, reason }))
    return [`The table ${table} is closed.`]
  }),
  command(
    'quotas',
    'prints the quotas of everybody, or sets those of --quota',
    async (club, _, { quotas, reason }) => {
      const isSet = Object.keys(quotas).length > 0
      const asked = isSet ? club.setHostQuotas({ quotas, reason }) : club.hostQuotas()
      return quotaLines(acceptedValue(await asked))
    },
  ),
  command(
    'quotas-of NAME',
    'prints or sets the quotas of a person',
    async (club, person, { quotas, reason }) => {
      const isSet = Object.keys(quotas).length > 0
      const asked = isSet ? club.setQuotas({ person, quotas, reason }) : club.quotasOf({ person })
      return quotaLines(acceptedValue(await asked))
    },
  ),
  command('submissions', 'lists the Submissions', async (club) => {
    const listed = acceptedValue(await club.listSubmissions())
    const lines = listed.map(({ number, title, by, stage, endorsers, needed, rule }) => {
      const become = rule === null ? '' : `, rule ${rule}`
      return `${number}: ${title}, by ${by}: ${stage.stage}${become}, ${endorsers.length} of ${needed} endorsements`
    })
    return linesOr(lines, 'There are no Submissions.')
  }),
  command('enact NUMBER', 'makes an accepted Submission a rule', async (club, number, own) => {
    const submission = Number(number)
    const { rule } = acceptedValue(await club.enactSubmission({ submission, rule: own.rule }))
    return [`Submission ${submission} is rule ${rule}.`]
  }),
  command('close-month MONTH', 'closes a month, such as 2026-11', async (club, given) => {
    const { month, matches } = acceptedValue(await club.closeMonth({ month: given }))
    return [`${month} is closed, with ${matches} matches.`]
  }),
  command(
    'statement NAME',
    'prints what a person has from all matches',
    async (club, person) => acceptedValue(await club.statementOf({ person })).message,
  ),
  command('audit', "checks the society's log and books", async (club) => {
    const problems = acceptedValue(await club.auditSociety())
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return ['The books balance.']
  }),
  command('tournaments', 'prints the latest tournaments', async (club) => {
    const { tournaments } = acceptedValue(await club.listTournaments())
    const lines = tournaments.map(
      ({ tournament, opener, stage, entered, round }) =>
        `${tournament}: ${stage}, round ${round}, ${entered} people, by ${opener}`,
    )
    return linesOr(lines, 'There are no tournaments.')
  }),
  command('cancel-tournament NAME', 'cancels a tournament', async (club, tournament) => {
    acceptedValue(await club.cancelTournament({ tournament }))
    return [`The tournament ${tournament} is cancelled. Its matches go on.`]
  }),
]

function decision(name: DecisionRequest['decision'], help: string): Command<ClubSettings> {
  return command(`${name} NAME`, help, async (club, person, { until, reason }) => {
    const { n } = acceptedValue(await club.decide({ person, decision: name, until, reason }))
    return [`Decision ${n} about ${person}: ${name}.`]
  })
}

const linesOr = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.length === 0 ? [otherwise] : lines

const quotaLines = (quotas: Quotas): readonly string[] =>
  Object.entries(quotas).map(([name, most]) => `${name}=${most}`)

function reportText({ at, by, person, message, reason }: Report): string {
  const what = message === null ? '' : ` for “${message.text}” in ${message.match}`
  return `${new Date(at).toISOString()} ${by} reports ${person}${what}: ${reason}`
}
