import type { ResultRecord, TrophyAward } from '@ackanomic/core'
import { current } from 'immer'
import { change } from './change.js'
import type { SocietyCitation } from './clauses.js'
import type { LedgerLine } from './ledger-entry.js'
import type { BooksOptions } from './options.js'

/** A kind of Trophy. */
export interface TrophyKind {
  readonly name: string
  /** Whether there is only one, which moves. Otherwise, each award makes a new one. */
  readonly unique: boolean
  /** Whether a single Trophy of this kind has no name of its own. */
  readonly nameless: boolean
}

/** A single Trophy. */
export interface Trophy {
  /** The index in the collection. */
  readonly id: number
  /** The name of its kind. */
  readonly kind: string
  readonly place: TrophyPlace
  /** The Undead that haunts it, or `null`. */
  readonly haunting: string | null
}

/** `nowhere` is before the first award of a unique one. */
export type TrophyPlace =
  | { readonly at: 'nowhere' }
  | { readonly at: 'treasury' }
  | { readonly at: 'player'; readonly player: string }
  | { readonly at: 'elsewhere'; readonly where: string }

/** All Trophies of the society, with their places. */
export interface TrophyCollection {
  readonly kinds: readonly TrophyKind[]
  readonly trophies: readonly Trophy[]
}

/** An event of a Trophy at an award: it stops being haunted, is made, moves or stays. */
export type TrophyEvent =
  | { readonly type: 'hauntingEnds'; readonly trophy: number; readonly undead: string }
  | { readonly type: 'made'; readonly trophy: number; readonly to: string }
  | {
      readonly type: 'moved'
      readonly trophy: number
      readonly from: TrophyPlace
      readonly to: string
    }
  | { readonly type: 'stays'; readonly trophy: number; readonly to: string }

/**
 * The kinds of Trophy that rule 1250.2 defines. A collection can contain others.
 *
 * @example
 * ```ts
 * import { trophyKinds } from '@ackanomic/society'
 *
 * trophyKinds.map(({ name }) => name) // => ['Jade Grapefruit', 'Golden Knife']
 * ```
 */
export const trophyKinds: readonly TrophyKind[] = [
  { name: 'Jade Grapefruit', unique: false, nameless: true },
  { name: 'Golden Knife', unique: true, nameless: false },
]

/** Whether a name means no kind of Trophy in item h of a description (1250.1 III.h). */
export function isReserved(name: string): boolean {
  return name === 'standard' || name === 'none'
}

/** The kind that a Game means: `'standard'` is the Jade Grapefruit (1250.1 III.h). */
export function kindNamed(trophy: string): string {
  return trophy === 'standard' ? 'Jade Grapefruit' : trophy
}

/**
 * The clause that bars a Trophy, or `null`: for a mere referee (`1250.1/III.e(6)`), no single
 * winner (`1250.2/2(1)`), fewer than three starters (`1250.2/2(2)`), or a loser (`1250.2/2(3)`).
 */
export function trophyBar(
  record: Pick<ResultRecord, 'starters' | 'referees' | 'refereesMayPlay' | 'outcome'>,
  { to }: Pick<TrophyAward, 'to'>,
  gate: BooksOptions['trophyGate'],
): SocietyCitation | null {
  const { winners } = record.outcome
  if (to !== null && record.referees.includes(to) && !record.refereesMayPlay) {
    return '1250.1/III.e(6)'
  }
  if (gate === 'rule-1250.2') {
    if (winners.length !== 1) return '1250.2/2(1)'
    if (record.starters < 3) return '1250.2/2(2)'
  }
  return to !== null && winners.includes(to) ? null : '1250.2/2(3)'
}

/** Adds a kind to a collection; a unique one exists from then on, but is nowhere. */
export function withKind(collection: TrophyCollection, kind: TrophyKind): TrophyCollection {
  return change(collection, ({ kinds, trophies }) => {
    kinds.push(kind)
    if (!kind.unique) return
    const id = trophies.length
    trophies.push({ id, kind: kind.name, place: { at: 'nowhere' }, haunting: null })
  })
}

/** Gives the booked Trophies, unique ones after their haunting has ended (1250.2). */
export function present(
  collection: TrophyCollection,
  lines: readonly LedgerLine[],
): { readonly collection: TrophyCollection; readonly trophyEvents: readonly TrophyEvent[] } {
  const trophyEvents: TrophyEvent[] = []
  const next = change(collection, ({ trophies }) => {
    for (const line of lines) {
      if (line.kind !== 'trophy' || !line.given || line.to === null) continue
      const { to, trophy: kind } = line
      const isUnique = collection.kinds.some(({ name, unique }) => name === kind && unique)
      const held = isUnique ? trophies.find((trophy) => trophy.kind === kind) : undefined
      if (held === undefined) {
        trophyEvents.push({ type: 'made', trophy: trophies.length, to })
        const place = { at: 'player', player: to } as const
        trophies.push({ id: trophies.length, kind, place, haunting: null })
        continue
      }
      const { id, haunting: undead } = held
      const from = current(held).place
      if (undead !== null) trophyEvents.push({ type: 'hauntingEnds', trophy: id, undead })
      const stays = from.at === 'player' && from.player === to
      trophyEvents.push(
        stays ? { type: 'stays', trophy: id, to } : { type: 'moved', trophy: id, from, to },
      )
      held.place = { at: 'player', player: to }
      held.haunting = null
    }
  })
  return { collection: next, trophyEvents }
}
