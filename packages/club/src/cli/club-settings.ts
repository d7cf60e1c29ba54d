import { readFileSync } from 'node:fs'
import { days } from '@ackanomic/core'
import type { GivenOptions } from '@ackanomic/host/cli'
import { type Books, loadBooks } from '@ackanomic/society'
import type { AccountOptions } from '../people/types.js'
import type { SeasonOptions } from '../ratings/rating-types.js'

export interface ClubSettings {
  /** The modules of games that the society must accept first. */
  readonly proposedGames: readonly string[]
  /** The file of the books. */
  readonly books: string | undefined
  readonly accounts: Omit<AccountOptions, 'sendMail' | 'url'>
  /** The operator's address for push services; `undefined` if the server sends no web push. */
  readonly pushContact: string | undefined
  /** When a mute or a ban ends, in milliseconds UTC; `undefined` if never. */
  readonly until: number | undefined
  /** The number of the rule that "enact" makes. */
  readonly rule: string | undefined
  /** The quotas to set, by name. */
  readonly quotas: Readonly<Record<string, number>>
  /** The reason for a decision about a person. */
  readonly reason: string
  /** `undefined` if there is only one season. */
  readonly seasons: SeasonOptions | undefined
}

/** Reads a club's settings. Throws if an option is malformed. */
export function readClubSettings(given: GivenOptions): ClubSettings {
  const one = (option: string): string | undefined => given[option]?.[0]
  return {
    proposedGames: given['proposed-games'] ?? [],
    books: one('books'),
    accounts: {
      open: one('open-accounts') !== undefined,
      name: one('site-name'),
      signInPage: one('sign-in-page'),
      accountsPerHour: numberOf(one('accounts-per-hour')),
      mailsPerHour: numberOf(one('mails-per-hour')),
      allMailsPerHour: numberOf(one('all-mails-per-hour')),
    },
    pushContact: contactOf(one('push-contact')),
    until: timeOf(one('until')),
    rule: one('rule'),
    quotas: quotaSettings(given.quota ?? []),
    reason: one('reason') ?? 'by the command',
    seasons: seasonSettings(given),
  }
}

export function readBooks(file: string | undefined): Books | undefined {
  if (file === undefined) return undefined
  const loaded = loadBooks(readFileSync(file, 'utf8'))
  if (!loaded.ok) throw new Error(`${file}: ${loaded.error.message}`)
  return loaded.value
}

function quotaSettings(texts: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, number] = /^([a-z]+)=(\d{1,7})$/iu.exec(text) ?? []
      if (name === undefined)
        throw new Error(`--quota ${text}: write a name and a number, such as openTables=5.`)
      return [name, Number(number)]
    }),
  )
}

function seasonSettings(given: GivenOptions): SeasonOptions | undefined {
  const { 'season-start': dates = [] } = given
  const [length] = given['season-days'] ?? []
  const [percent] = given['season-carry-over'] ?? []
  if (dates.length === 0) {
    if (length === undefined && percent === undefined) return undefined
    throw new Error('--season-days and --season-carry-over need --season-start.')
  }
  const starts = dates.map((date) => {
    const time = Date.parse(date)
    if (Number.isNaN(time)) throw new Error('--season-start must be a date, such as 2027-01-01.')
    return time
  })
  return {
    starts: starts.toSorted((one, other) => one - other),
    length: length === undefined ? undefined : days(Number(length)),
    carryOver: Number(percent ?? 0) / 100,
  }
}

function contactOf(text: string | undefined): string | undefined {
  if (text === undefined || /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/u.test(text)) return text
  throw new Error(
    '--push-contact must be a URL such as mailto:you@example.org or https://example.org.',
  )
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Error('--until must be a time, such as 2027-01-31T12:00Z.')
  return time
}
