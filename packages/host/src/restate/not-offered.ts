import type { Err, Rejection } from '@ackanomic/core'
import { refuse } from '../rejections.js'
import type { Host } from '../types.js'

const noTables = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'tables at which people sit down' })

const noNotices = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'settings of notices, web push and calendars' })

const noRetry = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'a retry of deliveries that were given up' })

const noRatings = async (): Promise<Err<Rejection>> => refuse('notOffered', { what: 'ratings' })

const noAccounts = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'accounts with passkeys, mail addresses and lists of sessions' })

const noSociety = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'Submissions, closed months and statements' })

const noTournaments = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'tournaments' })

const noModeration = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'reports, bans and quotas of single people' })

/** Refuses messages between people. */
export const noMessages = async (): Promise<Err<Rejection>> =>
  refuse('notOffered', { what: 'messages between people' })

/** What only a host with a store offers. */
export const notOffered: Pick<
  Host,
  | 'tables'
  | 'messages'
  | 'moderation'
  | 'notices'
  | 'ratings'
  | 'accounts'
  | 'society'
  | 'tournaments'
  | 'listMatches'
  | 'retryDeadLetters'
  | 'discardDeadLetters'
> = {
  tables: {
    open: noTables,
    list: noTables,
    get: noTables,
    invite: noTables,
    takeSeat: noTables,
    leaveSeat: noTables,
    decline: noTables,
    remove: noTables,
    start: noTables,
    close: noTables,
    rematch: noTables,
  },
  messages: {
    send: noMessages,
    list: noMessages,
    listPublic: noMessages,
    rules: noMessages,
    markRead: noMessages,
    mute: noMessages,
    unmute: noMessages,
    listMuted: noMessages,
    report: noMessages,
  },
  moderation: {
    report: noModeration,
    listReports: noModeration,
    decide: noModeration,
    listDecisions: noModeration,
    listSanctions: noModeration,
    banOf: async () => ({ ok: true, value: null }),
    setQuotas: noModeration,
    setHostQuotas: noModeration,
    hostQuotas: noModeration,
    listTables: noModeration,
    closeTable: noModeration,
    quotasOf: noModeration,
  },
  notices: {
    get: noNotices,
    change: noNotices,
    addDevice: noNotices,
    removeDevice: noNotices,
    renewCalendar: noNotices,
    endCalendar: noNotices,
    readCalendar: noNotices,
  },
  ratings: { list: noRatings, of: noRatings, history: noRatings, seasons: noRatings },
  accounts: {
    ways: () => ({ open: false, mail: false, passkeys: false }),
    create: noAccounts,
    sendSignInLink: noAccounts,
    redeemSignInLink: noAccounts,
    get: noAccounts,
    setMail: noAccounts,
    passkeyOptions: noAccounts,
    addPasskey: noAccounts,
    removePasskey: noAccounts,
    passkeySignInOptions: noAccounts,
    signInWithPasskey: noAccounts,
    listSessions: noAccounts,
    endSession: noAccounts,
    export: noAccounts,
    delete: noAccounts,
  },
  society: {
    post: noSociety,
    endorse: noSociety,
    veto: noSociety,
    list: noSociety,
    get: noSociety,
    enact: noSociety,
    rules: noSociety,
    listProposedGames: noSociety,
    statementOf: noSociety,
    closeMonth: noSociety,
    listClosedMonths: noSociety,
    log: noSociety,
    audit: noSociety,
  },
  retryDeadLetters: noRetry,
  discardDeadLetters: noRetry,
  tournaments: {
    open: noTournaments,
    list: noTournaments,
    get: noTournaments,
    enter: noTournaments,
    withdraw: noTournaments,
    remove: noTournaments,
    keepApart: noTournaments,
    start: noTournaments,
    cancel: noTournaments,
    cancelByOperator: noTournaments,
  },
  listMatches: async () => refuse('notOffered', { what: 'a list of matches' }),
}
