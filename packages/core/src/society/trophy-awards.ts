import { freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import type { InstanceRecord } from './awards.js'
import type { Cabinet, Trophy, TrophyPlace } from './cabinet.js'
import type { SocietyCitation } from './clauses.js'
import { checkRecord, type LedgerRejection } from './ledger.js'
import { type TrophyGate, trophyBar, trophyNamed } from './trophies.js'

/** What happened to the Trophies of an instance. */
export interface Presentation {
  /** The new cabinet. */
  readonly cabinet: Cabinet
  /** What happened, in order. */
  readonly deeds: readonly TrophyDeed[]
}

/**
 * What happens to a Trophy at an award: its haunting ends; it is made anew; it moves; or it stays
 * with the winner, who had it already.
 */
export type TrophyDeed =
  | { readonly deed: 'haunting ends'; readonly trophy: number; readonly undead: string }
  | { readonly deed: 'made'; readonly trophy: number; readonly to: string }
  | {
      readonly deed: 'moved'
      readonly trophy: number
      readonly from: TrophyPlace
      readonly to: string
    }
  | { readonly deed: 'stays'; readonly trophy: number; readonly to: string }

/** From each code that {@link giveTrophies} refuses with to the facts of its sentence. */
export interface PresentationFacts {
  /** The Trophies of the instance have been dealt with. */
  alreadySettled: { readonly instance: string }
  /** The Game names a kind of Trophy that does not exist. */
  unknownTrophy: { readonly trophy: string; readonly kinds: readonly string[] }
}

/** A refusal to give Trophies. */
export type PresentationRejection =
  | RejectionOf<PresentationFacts, SocietyCitation>
  | LedgerRejection

const presentationRejections: RejectionTable<PresentationFacts, SocietyCitation> = {
  alreadySettled: {
    clause: '1250.2/2(3)',
    says: ({ instance }) =>
      `The Trophies of the instance "${instance}" have been given; it gives them once.`,
  },
  unknownTrophy: {
    clause: '1250.1/III.h(1)',
    says: ({ trophy, kinds }) =>
      `There is no Trophy called "${trophy}"; name one of ${kinds.join(', ')}.`,
  },
}

/**
 * Gives the Trophies of a finished instance, as rule 1250.2 says: to a single winner, where three or
 * more players started; a unique one moves from wherever it is, after the Undead that haunts it has
 * let go; of other kinds a new one is made. An exhibition gives Trophies too.
 *
 * Refuses with `alreadySettled` (1250.2/2(3)), `unknownTrophy` (1250.1/III.h(1)), or as
 * {@link book} does when the record is none.
 *
 * @example
 * ```ts
 * import { giveTrophies, openCabinet } from '@ackanomic/core/society'
 *
 * const given = giveTrophies(openCabinet(), {
 *   game: '1250.14',
 *   instance: 'Diplomacy 2',
 *   startedAt: Date.UTC(2026, 0, 1),
 *   starters: 7,
 *   players: ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus'],
 *   referees: ['Hal'],
 *   refereesMayPlay: false,
 *   duel: false,
 *   exhibition: null,
 *   outcome: {
 *     at: Date.UTC(2026, 10, 21),
 *     winners: ['Eve'],
 *     ranking: [],
 *     awards: [{ award: 'trophy', trophy: 'Golden Knife', to: 'Eve', clause: '1250.14/IV' }],
 *   },
 * })
 * given.ok ? given.value.deeds : [] // => [{ deed: 'moved', trophy: 0, from: { at: 'nowhere' }, to: 'Eve' }]
 * ```
 */
export function giveTrophies(
  cabinet: Cabinet,
  record: InstanceRecord,
  gate: TrophyGate = 'rule-1250.2',
): Result<Presentation, PresentationRejection> {
  const checked = checkRecord(record)
  if (!checked.ok) return checked
  const { instance, outcome } = checked.value
  if (cabinet.settled.includes(instance)) {
    return err(reject(presentationRejections, { code: 'alreadySettled', facts: { instance } }))
  }
  const trophies = [...cabinet.trophies]
  const deeds: TrophyDeed[] = []
  for (const award of outcome.awards) {
    if (award.award !== 'trophy') continue
    const name = trophyNamed(award.trophy)
    const kind = cabinet.kinds.find((some) => some.name === name)
    if (kind === undefined) {
      const facts = { trophy: name, kinds: cabinet.kinds.map((some) => some.name) }
      return err(reject(presentationRejections, { code: 'unknownTrophy', facts }))
    }
    if (award.to === null || trophyBar(checked.value, award, gate) !== null) continue
    if (kind.unique) moveUnique(trophies, deeds, name, award.to)
    else make(trophies, deeds, name, award.to)
  }
  const settled = [...cabinet.settled, instance]
  return ok(freezePlain({ cabinet: { ...cabinet, trophies, settled }, deeds }))
}

function make(trophies: Trophy[], deeds: TrophyDeed[], kind: string, to: string): void {
  const id = trophies.length
  trophies.push({ id, kind, place: { at: 'player', player: to }, haunting: null })
  deeds.push({ deed: 'made', trophy: id, to })
}

function moveUnique(trophies: Trophy[], deeds: TrophyDeed[], kind: string, to: string): void {
  const id = trophies.findIndex((trophy) => trophy.kind === kind)
  const trophy = trophies[id]
  if (trophy === undefined) {
    make(trophies, deeds, kind, to)
    return
  }
  const { place, haunting } = trophy
  if (haunting !== null) deeds.push({ deed: 'haunting ends', trophy: id, undead: haunting })
  trophies[id] = { id, kind, place: { at: 'player', player: to }, haunting: null }
  const stays = place.at === 'player' && place.player === to
  deeds.push(
    stays ? { deed: 'stays', trophy: id, to } : { deed: 'moved', trophy: id, from: place, to },
  )
}
