import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { SocietyCitation } from './clauses.js'
import { isText, nameIn, read, type SchemaOf, textSchema } from './schema.js'
import { isReserved, kindSchema, type TrophyKind, trophyKinds } from './trophies.js'

/** The format of a saved {@link Cabinet}. */
export const CABINET_FORMAT = 1

/** All Trophies of the society, and where they are: immutable, plain JSON. */
export interface Cabinet {
  /** The format of the save, {@link CABINET_FORMAT}. */
  readonly format: number
  /** The kinds of Trophy that exist. */
  readonly kinds: readonly TrophyKind[]
  /** The single Trophies; a Trophy's id is its place in this list. */
  readonly trophies: readonly Trophy[]
  /** The instances whose Trophies have been dealt with, given or not. */
  readonly settled: readonly string[]
}

/** A single Trophy. */
export interface Trophy {
  /** Its place in the cabinet's list, from 0; book-keeping, not a name. */
  readonly id: number
  /** The name of its kind. */
  readonly kind: string
  /** Where it is. */
  readonly place: TrophyPlace
  /** The Undead that haunts it, or `null`. */
  readonly haunting: string | null
}

/** Where a Trophy is: `nowhere` before a unique one is first awarded. */
export type TrophyPlace =
  | { readonly at: 'nowhere' }
  | { readonly at: 'treasury' }
  | { readonly at: 'player'; readonly player: string }
  | { readonly at: 'elsewhere'; readonly where: string }

/** Checks a place that comes from outside. */
export const placeSchema: SchemaOf<TrophyPlace> = /* @__PURE__ */ v.variant('at', [
  v.strictObject({ at: v.literal('nowhere') }),
  v.strictObject({ at: v.literal('treasury') }),
  v.strictObject({ at: v.literal('player'), player: textSchema }),
  v.strictObject({ at: v.literal('elsewhere'), where: textSchema }),
])

/** From each code that a cabinet refuses with to the facts of its sentence. */
export interface CabinetFacts {
  /** A kind of that name exists, or the name says nothing. */
  badKind: { readonly kind: string }
  /** There is no such Trophy in the cabinet. */
  noSuchTrophy: { readonly id: string }
  /** The place is none that can be named. */
  badPlace: { readonly problem: string }
  /** The Undead has no name. */
  badUndead: { readonly undead: string }
  /** Trophies are not traded. */
  notTradeable: { readonly id: string; readonly from: string; readonly to: string }
}

/** A refusal to change a cabinet. */
export type CabinetRejection = RejectionOf<CabinetFacts, SocietyCitation>

const cabinetRejections: RejectionTable<CabinetFacts, SocietyCitation> = {
  badKind: {
    clause: '1250.1/III.h(1)',
    says: ({ kind }) => `"${kind}" cannot be the name of a new kind; give one that is not in use.`,
  },
  noSuchTrophy: {
    clause: '1250.2/1',
    says: ({ id }) => `There is no Trophy ${id}; name one by its place in the cabinet.`,
  },
  badPlace: {
    clause: '1250.2/3(1)',
    says: ({ problem }) => `A Trophy cannot be placed there; say where it is. ${problem}`,
  },
  badUndead: {
    clause: '1250.2/3(2)',
    says: ({ undead }) => `"${undead}" cannot haunt a Trophy; name an Undead, or null for none.`,
  },
  notTradeable: {
    clause: '1250.2/1',
    says: ({ from, to }) =>
      `${from} cannot trade a Trophy to ${to}; Trophies come only by winning a Game.`,
  },
}

/**
 * Opens a cabinet with the Trophies of rule 1250.2. Unique ones exist from the start, but are
 * nowhere until they are awarded.
 *
 * @example
 * ```ts
 * import { openCabinet } from '@ackanomic/core/society'
 *
 * openCabinet().trophies // => [{ id: 0, kind: 'Golden Knife', place: { at: 'nowhere' }, haunting: null }]
 * ```
 */
export function openCabinet(): Cabinet {
  const empty: Cabinet = { format: CABINET_FORMAT, kinds: [], trophies: [], settled: [] }
  return freezePlain(trophyKinds.reduce(withKind, empty))
}

/** Adds a kind of Trophy. Refuses with `badKind` (III.h(1)). */
export function defineTrophy(
  cabinet: Cabinet,
  kind: TrophyKind,
): Result<Cabinet, CabinetRejection> {
  const parsed = read(kindSchema, kind)
  const name = parsed.ok ? parsed.value.name : ''
  const taken = cabinet.kinds.some((other) => other.name === name)
  if (!parsed.ok || taken || isReserved(name)) {
    return err(reject(cabinetRejections, { code: 'badKind', facts: { kind: name } }))
  }
  return ok(freezePlain(withKind(cabinet, parsed.value)))
}

function withKind(cabinet: Cabinet, kind: TrophyKind): Cabinet {
  const place = { at: 'nowhere' } as const
  const id = cabinet.trophies.length
  const trophies = kind.unique
    ? [...cabinet.trophies, { id, kind: kind.name, place, haunting: null }]
    : cabinet.trophies
  return { ...cabinet, kinds: [...cabinet.kinds, { ...kind }], trophies }
}

/**
 * Puts a Trophy somewhere: for rules outside the suite, and to enter where it was before the cabinet
 * was opened. Refuses with `noSuchTrophy` (1250.2/1) or `badPlace` (1250.2/3(1)).
 */
export function placeTrophy(
  cabinet: Cabinet,
  id: number,
  place: TrophyPlace,
): Result<Cabinet, CabinetRejection> {
  const parsed = read(placeSchema, place)
  if (parsed.ok) return changed(cabinet, id, { place: parsed.value })
  const facts = { problem: parsed.error.says }
  return err(reject(cabinetRejections, { code: 'badPlace', facts }))
}

/**
 * Lets an Undead haunt a Trophy, or with `null` none. Refuses with `noSuchTrophy` (1250.2/1) or
 * `badUndead` (1250.2/3(2)).
 */
export function hauntTrophy(
  cabinet: Cabinet,
  id: number,
  undead: string | null,
): Result<Cabinet, CabinetRejection> {
  if (undead === null || isText(undead)) return changed(cabinet, id, { haunting: undead })
  const facts = { undead: nameIn(undead) }
  return err(reject(cabinetRejections, { code: 'badUndead', facts }))
}

function changed(
  cabinet: Cabinet,
  id: number,
  change: Partial<Pick<Trophy, 'place' | 'haunting'>>,
): Result<Cabinet, CabinetRejection> {
  if (trophyOf(cabinet, id) === undefined) {
    return err(reject(cabinetRejections, { code: 'noSuchTrophy', facts: { id: nameIn(id) } }))
  }
  const trophies = cabinet.trophies.map((trophy) =>
    trophy.id === id ? { ...trophy, ...change } : trophy,
  )
  return ok(freezePlain({ ...cabinet, trophies }))
}

/**
 * Always the refusal of a trade (1250.2): `notTradeable`, or `noSuchTrophy`.
 */
export function tradeTrophy(
  cabinet: Cabinet,
  trade: { readonly id: number; readonly from: string; readonly to: string },
): CabinetRejection {
  const { id, from, to } = trade
  return trophyOf(cabinet, id) === undefined
    ? reject(cabinetRejections, { code: 'noSuchTrophy', facts: { id: nameIn(id) } })
    : reject(cabinetRejections, {
        code: 'notTradeable',
        facts: { id: nameIn(id), from: nameIn(from), to: nameIn(to) },
      })
}

/** The Trophies that a player has. */
export function trophiesOf(cabinet: Cabinet, player: string): readonly Trophy[] {
  return cabinet.trophies.filter(({ place }) => place.at === 'player' && place.player === player)
}

/** The name of a single Trophy; `null` if its kind is nameless, or there is none of that id. */
export function nameOfTrophy(cabinet: Cabinet, id: number): string | null {
  const trophy = trophyOf(cabinet, id)
  const kind = cabinet.kinds.find(({ name }) => name === trophy?.kind)
  return kind === undefined || kind.nameless ? null : kind.name
}

function trophyOf(cabinet: Cabinet, id: number): Trophy | undefined {
  return cabinet.trophies.find((trophy) => trophy.id === id)
}
