import type { ClubClient } from '@ackanomic/club/client'
import { type Receipt, readReceipt } from '@ackanomic/core/proof'
import { kept } from './local-saves.js'

const nameOf = (match: string): string => `receipts for ${match}`

/** The receipts that this browser keeps for a match, in the order of the actions. */
export function receiptsFor(match: string): readonly Receipt[] {
  try {
    const list: unknown = JSON.parse(kept.read(nameOf(match)) ?? '[]')
    return (Array.isArray(list) ? list : []).flatMap((one) => {
      const read = readReceipt(one)
      return read.ok ? [read.value] : []
    })
  } catch {
    return []
  }
}

/** Keeps receipts. The first one that came for an action stays, whatever the host says later. */
export function keepReceipts(match: string, come: readonly Receipt[]): void {
  const known = receiptsFor(match)
  const isNew = ({ person, number }: Receipt): boolean =>
    !known.some((one) => one.person === person && one.number === number)
  const added = come.filter(isNew)
  if (added.length === 0) return
  const all = [...known, ...added].sort((one, other) => one.number - other.number)
  kept.write(nameOf(match), JSON.stringify(all))
}

/** A client that keeps the receipt of each action. */
export function keepingReceipts(client: ClubClient): ClubClient {
  return {
    ...client,
    async submit(request) {
      const done = await client.submit(request)
      if (done.ok && done.value.receipt !== null) keepReceipts(request.match, [done.value.receipt])
      return done
    },
  }
}
