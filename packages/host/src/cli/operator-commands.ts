import type { Rejection, Result } from '@ackanomic/core'
import type { ClubClient } from '../club/client/club-client.js'
import type { Quotas } from '../club/moderation/moderation-types.js'
import type { Settings } from './settings.js'

/** The commands about people, tables and the society. */
export type OperatorCommand =
  | 'tables'
  | 'close-table'
  | 'quotas'
  | 'quotas-of'
  | 'submissions'
  | 'enact'
  | 'close-month'
  | 'statement'
  | 'audit'
  | 'delete-person'

/** What a command prints, and whether all is well. */
export interface CommandOutput {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** Does what a command asks for. Throws an error with the host's reason if the host refuses. */
export async function runOperatorCommand(
  operator: ClubClient,
  {
    command,
    subject,
    reason = 'by the command',
    rule,
    quotas,
  }: Pick<Settings, 'subject' | 'reason' | 'rule' | 'quotas'> & {
    readonly command: OperatorCommand
  },
): Promise<CommandOutput> {
  switch (command) {
    case 'tables': {
      const { tables, next } = acceptedValue(await operator.listAllTables({ limit: 100 }))
      const lines = tables.map(
        ({ table, game, opener, freeSeats, seats }) =>
          `${table}: ${game}, opened by ${opener}, ${freeSeats} of ${seats} seats free`,
      )
      const rest = next === null ? [] : ['There are more, older ones.']
      return printed(lines.length === 0 ? ['No table is open.'] : [...lines, ...rest])
    }
    case 'close-table':
      acceptedValue(await operator.closeAnyTable({ table: subject, reason }))
      return printed([`The table ${subject} is closed.`])
    case 'quotas':
    case 'quotas-of': {
      const isSet = Object.keys(quotas).length > 0
      const set = { quotas: quotas as Partial<Quotas>, reason }
      const asked =
        command === 'quotas'
          ? isSet
            ? operator.setHostQuotas(set)
            : operator.hostQuotas()
          : isSet
            ? operator.setQuotas({ ...set, person: subject })
            : operator.quotasOf({ person: subject })
      const all = acceptedValue(await asked)
      return printed(Object.entries(all).map(([name, most]) => `${name}=${most}`))
    }
    case 'submissions': {
      const listed = acceptedValue(await operator.listSubmissions())
      const lines = listed.map(({ number, title, by, stage, endorsers, needed, rule: made }) => {
        const endorsed = `${endorsers.length} of ${needed} endorsements`
        const become = made === null ? '' : `, rule ${made}`
        return `${number}: ${title}, by ${by}: ${stage.stage}${become}, ${endorsed}`
      })
      return printed(lines.length === 0 ? ['There are no Submissions.'] : lines)
    }
    case 'enact': {
      const submission = Number(subject)
      const enacted = acceptedValue(await operator.enactSubmission({ submission, rule }))
      return printed([`Submission ${submission} is rule ${enacted.rule}.`])
    }
    case 'close-month': {
      const { month, matches } = acceptedValue(await operator.closeMonth({ month: subject }))
      return printed([`${month} is closed, with ${matches} matches.`])
    }
    case 'statement':
      return printed(acceptedValue(await operator.statementOf({ person: subject })).message)
    case 'delete-person':
      acceptedValue(await operator.deletePerson({ person: subject }))
      return printed([`${subject} is deleted. Backups from before still have their data.`])
    case 'audit': {
      const problems = acceptedValue(await operator.auditSociety())
      const isGood = problems.length === 0
      return { lines: isGood ? ['The books balance.'] : problems, isGood }
    }
  }
}

const printed = (lines: readonly string[]): CommandOutput => ({ lines, isGood: true })

/** The value of an accepted request. Throws an error with the host's reason if it was refused. */
export function acceptedValue<Value>(result: Result<Value, Rejection>): Value {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
