import { days } from '@ackanomic/core'
import type { Operation, PlainMail } from '@ackanomic/host'
import { createHttpApp, type HttpApp } from '@ackanomic/host/http'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostOperations } from '../../../host/src/host/operations.js'
import { opening } from '../../../host/src/http/http.test-support.js'
import { clubOperations } from '../club-operations.js'
import { type Http, http } from '../http.test-support.js'

const operations: Readonly<Record<string, Operation>> = { ...hostOperations, ...clubOperations }
const names = Object.keys(operations)

/** The operations that only operators may call. */
const FOR_OPERATORS = [
  ...['createInvitation', 'revokeTokens', 'createMatchFor', 'submitFor', 'subscribe'],
  ...['unsubscribe', 'listOperators', 'addOperator', 'removeOperator', 'rotateSigningKey'],
  ...['getHealth', 'acceptClock', 'listDeadLetters', 'retryDeadLetters', 'discardDeadLetters'],
  ...['backup', 'readMetrics', 'importMatch', 'resumeMatch', 'hostQuotas', 'setHostQuotas'],
  ...['exportBooks', 'enactSubmission', 'statementOf', 'listClosedMonths', 'closeMonth'],
  ...['exportSocietyLog', 'auditSociety', 'deletePerson'],
]

/** The operations that moderators may call, too. */
const FOR_MODERATORS = [
  ...['listAllTables', 'closeAnyTable', 'listReports', 'decide', 'listDecisions'],
  ...['listSanctions', 'quotasOf', 'setQuotas'],
]

/** The operations that guests may call. */
const FOR_GUESTS = [
  ...[
    'getDescription',
    'ping',
    'listSigningKeys',
    'whoAmI',
    'listGames',
    'getGame',
    'redeemInvitation',
  ],
  ...['getMatch', 'watchMatch', 'listTables', 'getTable', 'listRatings', 'ratingsOf'],
  ...['ratingHistoryOf', 'listSeasons', 'listTournaments', 'getTournament', 'listPublicMessages'],
  ...['listSubmissions', 'getSubmission', 'listRules', 'listProposedGames', 'getCalendar'],
  ...['getSignInWays', 'createAccount', 'sendSignInLink', 'redeemSignInLink'],
  ...['createPasskeySignInOptions', 'signInWithPasskey'],
]

/** The operations of people that operators or moderators may call, too. */
const SHARED: Readonly<Record<string, readonly Kind[]>> = {
  exportMatch: ['person', 'operator'],
  cancelTournament: ['person', 'operator', 'moderator'],
}

type Kind = 'guest' | 'person' | 'moderator' | 'operator'

/** The kinds of callers that an operation must have. */
function callersOf(name: string): readonly Kind[] {
  if (FOR_GUESTS.includes(name)) return ['guest', 'person', 'moderator', 'operator']
  if (FOR_OPERATORS.includes(name)) return ['operator']
  if (FOR_MODERATORS.includes(name)) return ['moderator', 'operator']
  return SHARED[name] ?? ['person']
}

/** A sender's token, and their kind or the code with which each of their requests is refused. */
interface Sender {
  readonly token: string | null
  readonly is: Kind | 'unauthorized' | 'banned'
}

const URL = 'https://games.example.org'

let made: Http
let app: HttpApp
const senders = new Map<string, Sender>()

/** Sends a request to the app itself, which is faster than the network. */
async function request(name: string, token: string | null, path: string, body: object = {}) {
  const { method = 'GET', stream } = operations[name] ?? {}
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  if (hasBody) headers['content-type'] = 'application/json'
  const sent = hasBody ? { body: JSON.stringify(body) } : {}
  const response = await app.app.request(path, { method, headers, ...sent })
  const { status, ok } = response
  // A stream does not end by itself.
  if (ok && stream !== undefined) await response.body?.cancel()
  const text = ok && stream !== undefined ? '' : await response.text()
  return { status, text, code: ok ? '' : String(JSON.parse(text).code) }
}

beforeEach(async () => {
  const mails: PlainMail[] = []
  const many = 1_000_000
  const limits = {
    requestsPerMinute: many,
    failuresPerMinute: many,
    signUpsPerHour: many,
    openingsPerHour: many,
    openStreams: many,
  }
  const sendMail = async (mail: PlainMail): Promise<void> => void mails.push(mail)
  made = await http({}, { accounts: { open: true, url: URL, sendMail } })
  const { host } = made
  const operatorToken = made.tokens.get('operator')
  app = createHttpApp(host, { limits, operatorToken, clientAddress: () => '127.0.0.1' })
  const value = <Value>(result: { readonly ok: boolean; readonly value?: Value }): Value => {
    expect(result).toMatchObject({ ok: true })
    return result.value as Value
  }
  const expired = made.tokens.get('Cyd') ?? ''
  made.now += days(91)
  const invite = async (person: string) => value(await host.createInvitation({ person })).invitation
  const signIn = async (person: string) =>
    value(await host.redeemInvitation({ invitation: await invite(person) })).token
  const [ann, bob, eve] = [await signIn('Ann'), await signIn('Bob'), await signIn('Eve')]
  const [banned, deleted, revoked] = [await signIn('Ban'), await signIn('Del'), await signIn('Rev')]
  value(await host.createMatch({ ...opening, by: 'Ann' }))
  const reason = 'a reason'
  value(await host.decide({ person: 'Ban', decision: 'ban', reason }))
  value(await host.decide({ person: 'Bob', decision: 'mute', reason }))
  value(await host.deletePerson({ person: 'Del' }))
  value(await host.revokeTokens({ person: 'Rev' }))
  const again = { invitation: await invite('Eve'), device: 'A phone' }
  const ended = value(await host.redeemInvitation(again)).token
  const sessions = value(await host.listSessions({ by: 'Eve' }))
  const phone = sessions.find(({ device }) => device === 'A phone')
  value(await host.endSession({ by: 'Eve', session: phone?.session ?? '' }))
  const operator = async (name: string, role: 'operator' | 'moderator') =>
    value(await host.addOperator({ name, role })).token
  const removed = await operator('Mo', 'moderator')
  value(await host.removeOperator({ name: 'Mo' }))
  const { calendar } = value(await host.renewCalendar({ by: 'Ann' }))
  value(await host.sendSignInLink({ mail: 'flo@example.org' }))
  const link = /#(\S+)/u.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  const all: Readonly<Record<string, readonly [string | null, Sender['is']]>> = {
    'a guest': [null, 'guest'],
    'a stranger': [eve, 'person'],
    'a player of a match': [ann, 'person'],
    'a person who is muted': [bob, 'person'],
    'a moderator': [await operator('Mia', 'moderator'), 'moderator'],
    'an operator': [await operator('Olga', 'operator'), 'operator'],
    'the owner of the host': [made.tokens.get('operator') ?? '', 'operator'],
    'a person who is banned': [banned, 'banned'],
    'a person who is deleted': [deleted, 'unauthorized'],
    'a person whose tokens are revoked': [revoked, 'unauthorized'],
    'a session that has ended': [ended, 'unauthorized'],
    'a session that has expired': [expired, 'unauthorized'],
    'a moderator who is removed': [removed, 'unauthorized'],
    'a token that nobody has': ['x'.repeat(43), 'unauthorized'],
    'an operator’s token that nobody has': [`operator_${'x'.repeat(43)}`, 'unauthorized'],
    'an empty token': ['', 'unauthorized'],
    'an invitation': [await invite('Flo'), 'unauthorized'],
    'the address of a seat, from a mail': [await host.seatToken('GPS 1', 'Ann'), 'unauthorized'],
    'the address of a calendar': [calendar, 'unauthorized'],
    'a link from a mail': [link, 'unauthorized'],
  }
  for (const [sender, [token, is]] of Object.entries(all)) senders.set(sender, { token, is })
})

/** The code with which a sender must be refused; `''` if they may call the operation. */
function errorFor(name: string, is: Sender['is']): string {
  if (is === 'unauthorized' || is === 'banned') return is
  const callers = callersOf(name)
  if (callers.includes(is)) return ''
  return callers.includes('person') ? 'unauthorized' : 'operatorOnly'
}

describe('access', () => {
  test('is listed in this test for every operation that is not for people alone', () => {
    const listed = [...FOR_GUESTS, ...FOR_OPERATORS, ...FOR_MODERATORS, ...Object.keys(SHARED)]
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
    expect(names.sort()).toEqual(Object.keys(made.host.operations).sort())
  })

  test('is granted or refused to each of 20 kinds of senders for every operation', async () => {
    const errors = new Set(['unauthorized', 'operatorOnly', 'banned', 'internalError'])
    const wrong: string[] = []
    for (const name of names)
      await Promise.all(
        [...senders].map(async ([sender, { token, is }]) => {
          const path = operations[name]?.path.replaceAll(/\{\w+\}/gu, 'none') ?? ''
          const { status, code } = await request(name, token, path)
          const got = errors.has(code) ? code : ''
          if (got !== errorFor(name, is)) wrong.push(`${sender}, ${name}: ${status} ${code}`)
        }),
      )
    expect(senders.size).toBe(20)
    expect(wrong).toEqual([])
  })
})

/** The fields that well-formed requests need besides the name in their path. */
const BODIES: Readonly<Record<string, object>> = {
  submit: { idempotencyKey: '1', action: { kind: 'text', text: 'bid K' } },
  setPlan: { text: 'bid K' },
  sendMessage: { idempotencyKey: '1', text: 'Hello' },
  inviteToTable: { person: 'Eve', role: 'player' },
  keepApart: { apart: [] },
}

test('strangers and guests get the same answers about private things and missing ones', async () => {
  const { host } = made
  const by = 'Ann'
  const hidden = { spectators: false, match: 'Secret' }
  expect(await host.createMatch({ ...opening, ...hidden, by })).toMatchObject({ ok: true })
  const asked = { by, idempotencyKey: '1', game: 'pure-skill' }
  const table = await host.createTable({ ...asked, seats: 3, admits: 'invited', spectators: false })
  const cup = await host.createTournament({
    ...asked,
    format: 'swiss',
    seats: 3,
    rounds: 1,
    maxPlayers: 6,
    listed: false,
  })
  expect([table, cup]).toMatchObject([{ ok: true }, { ok: true }])
  const things: Readonly<Record<string, string>> = {
    match: 'Secret',
    table: table.ok ? table.value.table : '',
    tournament: cup.ok ? cup.value.tournament : '',
  }
  const about = names.filter(
    (name) =>
      /\{(?:match|table|tournament)\}/u.test(operations[name]?.path ?? '') &&
      (callersOf(name).includes('person') || callersOf(name).includes('guest')),
  )
  expect(about.length).toBeGreaterThan(20)
  for (const name of about)
    for (const sender of ['a stranger', 'a guest'])
      for (const kind of Object.keys(things).filter((each) =>
        operations[name]?.path.includes(`{${each}}`),
      )) {
        const real = things[kind] ?? ''
        const missing = real.replace(/.$/u, (last) => (last === 'z' ? 'y' : 'z'))
        const answers = []
        for (const id of [real, missing]) {
          const path = operations[name]?.path
            .replace(`{${kind}}`, encodeURIComponent(id))
            .replaceAll(/\{\w+\}/gu, 'Bob')
          const token = senders.get(sender)?.token ?? null
          const { status, text } = await request(name, token, path ?? '', BODIES[name])
          answers.push([status, text.replaceAll(id, 'NAME')])
        }
        const [one, other] = answers
        expect([name, sender, ...(one ?? [])]).toEqual([name, sender, ...(other ?? [])])
        expect([name, one?.[0]]).toEqual([
          name,
          sender === 'a guest' && callersOf(name)[0] !== 'guest' ? 401 : 404,
        ])
      }
})
