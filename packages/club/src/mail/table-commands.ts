import { ok } from '@ackanomic/core'
import type { MailAnswer } from '@ackanomic/host'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type { OpenTable } from '../tables/table-types.js'

export const TABLE_HELP =
  '"/sit" takes a seat at a table, "/sit with WORDS" also contributes your words to its chance. "/stand" gives the seat up, "/decline" declines an invitation. "/tables" lists the open tables, "/sit TABLE" takes a seat at one of them. "/rematch" asks for another match like a finished one. "/say TEXT" writes to all at the table.'

export type TableCommand =
  | { readonly type: 'tables'; readonly game: string | undefined }
  | {
      readonly type: 'sit'
      /** Default: the table that the mail is about. */
      readonly table: string | undefined
      readonly contribution: string | undefined
    }
  | { readonly type: 'stand' | 'decline'; readonly table: string | undefined }
  | { readonly type: 'rematch' }

/** Reads a command on one line. Returns `undefined` if the text is none. */
export function parseTableCommand(text: string): TableCommand | undefined {
  if (text.trim().includes('\n')) return undefined
  const [command = '', ...words] = text.trim().split(/\s+/u)
  const type = command.toLowerCase()
  const end = type === '/sit' && words.includes('with') ? words.indexOf('with') : words.length
  const subject = words.slice(0, end).join(' ') || undefined
  switch (type) {
    case '/tables':
      return { type: 'tables', game: subject }
    case '/sit':
      return {
        type: 'sit',
        table: subject,
        contribution: words.slice(end + 1).join(' ') || undefined,
      }
    case '/stand':
    case '/decline':
      return { type: type === '/stand' ? 'stand' : 'decline', table: subject }
    case '/rematch':
      return subject === undefined ? { type: 'rematch' } : undefined
    default:
      return undefined
  }
}

/** Obeys a command. Returns the reply to its sender. */
export async function runTableCommand(
  club: ClubApi,
  { match, person: by }: { readonly match: string; readonly person: string },
  command: TableCommand,
): AsyncResult<MailAnswer> {
  if (command.type === 'tables') {
    const listed = await club.listTables({ by, game: command.game })
    if (!listed.ok) return listed
    const found = listed.value.tables
    return ok({ paragraphs: found.length === 0 ? ['No table is open.'] : found.map(describe) })
  }
  const done = await changeTable(club, command, match, by)
  if (!done.ok) return done
  return ok({ paragraphs: [describe(done.value)], receipt: done.value.receipt })
}

function changeTable(
  club: ClubApi,
  command: Exclude<TableCommand, { readonly type: 'tables' }>,
  match: string,
  by: string,
): AsyncResult<OpenTable> {
  if (command.type === 'rematch') return club.createRematch({ match, by })
  const request = { table: command.table ?? match, by }
  if (command.type === 'sit')
    return club.takeSeat({ ...request, contribution: command.contribution })
  return command.type === 'stand' ? club.leaveSeat(request) : club.declineInvitation(request)
}

function describe(table: OpenTable): string {
  const { players, bots, freeSeats, stage, commitment, you, opener } = table
  const title = table.title === null ? '' : `, "${table.title}"`
  const seated = [...players, ...bots.map((bot) => `the ${bot} bot`)]
  const free = `${freeSeats} of ${table.seats} seats ${freeSeats === 1 ? 'is' : 'are'} free`
  const states = { open: free, started: 'the match has started', closed: 'it is closed' }
  const sitting = seated.length === 0 ? '' : ` At the table: ${seated.join(', ')}.`
  const contributed =
    table.contribution === null ? '' : ` You contribute "${table.contribution}" to its chance.`
  const sworn =
    commitment === null || you === null ? '' : ` Its chance is committed to as ${commitment}.`
  return `Table "${table.table}" (${table.game}${title}), opened by ${opener}: ${states[stage]}.${sitting}${contributed}${sworn}`
}
