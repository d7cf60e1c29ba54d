import { ok } from '@ackanomic/core'
import type { MailAnswer, MailSender } from '@ackanomic/host'
import type { ClubApi } from '../club-operations.js'
import type { AsyncResult } from '../contract/errors.js'
import type { OpenTable } from '../tables/table-types.js'
import { answerOf, commandWords } from './answers.js'

export const TABLE_HELP =
  '"/sit" takes a seat at a table, "/sit with WORDS" also contributes your words to its chance. "/stand" gives the seat up, "/decline" declines an invitation. "/tables" lists the open tables, "/sit TABLE" takes a seat at one of them. "/rematch" asks for another match like a finished one. "/say TEXT" writes to all at the table.'

/** Obeys a command about tables. Returns `undefined` if the text is none. */
export function obeyTableCommand(
  club: ClubApi,
  { match, person: by }: MailSender,
  text: string,
): AsyncResult<MailAnswer> | undefined {
  const [command = '', ...words] = commandWords(text)
  const name = command.toLowerCase()
  const end = name === '/sit' && words.includes('with') ? words.indexOf('with') : words.length
  const subject = words.slice(0, end).join(' ') || undefined
  // Default: the table that the mail is about.
  const request = { table: subject ?? match, by }
  switch (name) {
    case '/tables':
      return answerOf(club.listTables({ by, game: subject }), ({ tables }) =>
        tables.length === 0 ? ['No table is open.'] : tables.map(describe),
      )
    case '/sit': {
      const contribution = words.slice(end + 1).join(' ') || undefined
      return seatAnswer(club.takeSeat({ ...request, contribution }))
    }
    case '/stand':
      return seatAnswer(club.leaveSeat(request))
    case '/decline':
      return seatAnswer(club.declineInvitation(request))
    case '/rematch':
      return subject === undefined ? seatAnswer(club.createRematch({ match, by })) : undefined
    default:
      return undefined
  }
}

async function seatAnswer(changed: AsyncResult<OpenTable>): AsyncResult<MailAnswer> {
  const done = await changed
  return done.ok ? ok({ paragraphs: [describe(done.value)], receipt: done.value.receipt }) : done
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
