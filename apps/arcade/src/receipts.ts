import type { ClubClient } from '@ackanomic/club/client'
import { err, type GameError, type MatchChance } from '@ackanomic/core'
import {
  type HostKey,
  type Receipt,
  readReceipt,
  readSeatReceipt,
  type SeatReceipt,
  verifyReceipt,
  verifySeatReceipt,
} from '@ackanomic/core/proof'
import type { MatchPage, MatchQuery } from '@ackanomic/host'
import { words } from './languages/language.js'
import { kept } from './local-saves.js'

const nameOf = (match: string): string => `receipts for ${match}`

const KEYS = 'keys of the host'

/** The receipts that this browser keeps for a person in a match. */
export interface KeptReceipts {
  /** Those for seats, the oldest first. */
  readonly seats: readonly SeatReceipt[]
  /** Those for actions, in the order of the actions. */
  readonly actions: readonly Receipt[]
}

/** Returns the receipts that came in answer to what a person did in this browser. */
export function receiptsFor(match: string, person: string): KeptReceipts {
  const list = readAll(match).filter((one) => one.person === person)
  return {
    seats: list.filter(isSeatReceipt).sort((one, other) => one.at - other.at),
    actions: list
      .filter((one) => !isSeatReceipt(one))
      .sort((one, other) => one.number - other.number),
  }
}

function readAll(match: string): readonly (Receipt | SeatReceipt)[] {
  return readList(nameOf(match)).flatMap((one) => {
    const seat = readSeatReceipt(one)
    const read = seat.ok ? seat : readReceipt(one)
    return read.ok ? [read.value] : []
  })
}

function readList(name: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(kept.read(name) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function rememberedKeys(): readonly HostKey[] {
  return readList(KEYS) as readonly HostKey[]
}

/**
 * Looks up the keys of the host, and remembers them as they were when this browser first saw them. A
 * later list can end a key, and add keys with higher numbers; it changes nothing else.
 */
export async function rememberKeys(client: ClubClient): Promise<readonly HostKey[]> {
  const published = await client.listSigningKeys()
  const list = published.ok ? published.value.keys : []
  const known = rememberedKeys()
  const last = Math.max(0, ...known.map(({ number }) => number))
  const untilOf = (key: string) => list.find((one) => one.key === key)?.until ?? null
  const keys = [
    ...known.map((one) => ({ ...one, until: one.until ?? untilOf(one.key) })),
    ...list.filter(({ number }) => number > last),
  ]
  kept.write(KEYS, JSON.stringify(keys))
  return keys
}

/**
 * Keeps a receipt of a person for a match, if its signature holds and is by a key of the host that this
 * browser remembers. The first one that came for an action stays.
 */
export async function keepReceipt(
  client: ClubClient,
  person: string,
  match: string,
  receipt: Receipt | SeatReceipt,
): Promise<void> {
  const isItsKey = ({ key }: HostKey): boolean => key === receipt.key
  const isHosts = rememberedKeys().some(isItsKey) || (await rememberKeys(client)).some(isItsKey)
  const holds = isSeatReceipt(receipt)
    ? await verifySeatReceipt(receipt)
    : await verifyReceipt(receipt)
  if (!isHosts || !holds || receipt.match !== match || receipt.person !== person) return
  const all = readAll(match)
  if (!all.some((one) => isSame(one, receipt)))
    kept.write(nameOf(match), JSON.stringify([...all, receipt]))
}

const isSeatReceipt = (receipt: Receipt | SeatReceipt): receipt is SeatReceipt =>
  'commitment' in receipt

/** Whether two receipts are for the same action, or are the same one for a seat. */
function isSame(one: Receipt | SeatReceipt, other: Receipt | SeatReceipt): boolean {
  return isSeatReceipt(one) || isSeatReceipt(other)
    ? one.signature === other.signature
    : one.person === other.person && one.number === other.number
}

/**
 * A client that keeps the receipts for what its person does. It refuses a match that began with another
 * chance than the one that they were shown when they sat down, with `otherChance`.
 *
 * @param create - creates the client, which calls a listener with each receipt
 */
export function keepingReceipts(
  create: (onReceipt: (receipt: Receipt | SeatReceipt) => void) => ClubClient,
  person: string,
): ClubClient {
  const client = create((receipt) => {
    // The action counts even if its receipt cannot be kept, so a failure is only logged.
    keepReceipt(client, person, receipt.match, receipt).catch(console.error)
  })
  const refused = new Set<string>()
  const compare = (match: string, chance: MatchChance | null): void => {
    const isShown = ({ commitment, committedAt }: SeatReceipt): boolean =>
      chance?.commitment === commitment && chance.committedAt === committedAt
    if (!receiptsFor(match, person).seats.every(isShown)) refused.add(match)
  }
  return {
    ...client,
    async getMatch<View, Move>(query: MatchQuery) {
      const page = await client.getMatch<View, Move>(query)
      if (page.ok) compare(query.match, page.value.chance)
      return refused.has(query.match) ? err(OTHER_CHANCE) : page
    },
    watch: <View, Move>(
      match: string,
      onPage: (page: MatchPage<View, Move>) => void,
      ...others: readonly [onError?: Parameters<ClubClient['watch']>[2]]
    ) =>
      client.watch<View, Move>(
        match,
        (page) => {
          compare(match, page.chance)
          onPage(page)
        },
        ...others,
      ),
    async submit(request) {
      return refused.has(request.match) ? err(OTHER_CHANCE) : client.submit(request)
    },
  }
}

const OTHER_CHANCE: GameError = {
  code: 'otherChance',
  clause: 'host',
  details: {},
  message: words.proof.otherChance,
}
