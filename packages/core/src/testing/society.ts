import type { Membership } from '../entry.js'
import type { Choose, Situation } from '../game/view.js'
import { type OfficialEvent, ORGANIZER, type RoleTable, rolesFor } from '../roles.js'
import type { Table } from '../table/table.js'
import { days } from '../time.js'

const STRANGERS = ['Vera', 'Wim', 'Xenia'] as const

/** One of the list at random. */
export function oneOf<Item>(list: readonly Item[], pick: Choose): Item {
  return list[pick(list.length)] as Item
}

/** Everybody who may turn up at a table: who is there, who was, and some strangers. */
export function castOf(table: Table): readonly string[] {
  const holders = table.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  return [...new Set([...table.everPlayed, ...holders, ...table.everRefereed, ...STRANGERS])]
}

/**
 * An event around the table at random: mostly one that can happen to the table as it stands, at times
 * one that will be refused.
 *
 * @param join - what a joiner brings, where the game lets people join
 */
export function randomEvent(
  state: Situation,
  pick: Choose,
  join?: () => unknown,
  roles: RoleTable = ORGANIZER,
): Membership<unknown> {
  const fitting =
    relief(state, roles) ?? (pick(3) > 0 ? fittingEvent(state, pick, roles) : undefined)
  return fitting ?? blindEvent(castOf(state.table), pick, roles, join)
}

/** Something done in the name of the first role that may, if any may. */
function official(what: OfficialEvent, roles: RoleTable): Membership<never> | undefined {
  const [as] = rolesFor(what, roles)
  return as === undefined ? undefined : { what, as }
}

/**
 * What comes next in the matter of a silent referee: a player points it out, a role that may asks; or
 * `undefined` where nothing has awaited them for more than a week.
 */
export function impatience(
  state: Situation,
  roles: RoleTable = ORGANIZER,
): Membership<never> | undefined {
  const { table, asked, clock } = state
  const { noticed, inquired, heard } = table.silence
  if (noticed !== null) return inquired === null ? official('inquire', roles) : undefined
  const waits = asked.some(({ to, at }) => to === 'referee' && clock.now - at > days(7))
  const by = table.seats.find(({ presence }) => presence === 'here')?.player
  return waits && by !== undefined && clock.now - heard > days(7)
    ? { what: 'silence', by }
    : undefined
}

/** What takes a halt of core's away, or `undefined` where there is none. */
export function relief(
  { table }: Situation,
  roles: RoleTable = ORGANIZER,
): Membership<never> | undefined {
  const reasons = table.halts.map(({ reason }) => reason)
  if (reasons.includes('dispute')) return official('decision', roles)
  if (!reasons.includes('no referee')) return undefined
  const person = STRANGERS.find((stranger) => !castAtTable(table).includes(stranger))
  return person === undefined ? undefined : { what: 'referee found', person, willing: true }
}

function castAtTable({ seats, referees }: Table): readonly (string | null)[] {
  return [...seats.flatMap(({ player, holder }) => [player, holder]), ...referees]
}

/** What a player, a referee or a role could do next, given who is away and who is silent. */
function fittingEvent(
  { table }: Situation,
  pick: Choose,
  roles: RoleTable,
): Membership<never> | undefined {
  const away = table.seats.filter(({ presence }) => presence === 'away')
  const here = table.seats.filter(({ presence }) => presence === 'here')
  const [referee] = table.referees
  const events: Membership<never>[] = []
  for (const { player } of away) {
    events.push({ what: 'return', person: player })
    events.push({ what: 'substitute', person: player, substitute: substitute(pick) })
  }
  for (const { player, active } of here) {
    events.push({ what: 'vacation', person: player })
    events.push({ what: 'vacation', person: player, substitute: substitute(pick) })
    events.push({ what: 'activity', person: player, active: !active })
    events.push({ what: 'dispute', by: player })
  }
  if (here.length > 0 && pick(4) === 0) {
    events.push({ what: 'leave', persons: [oneOf(here, pick).player], from: 'match' })
  }
  if (referee !== undefined) {
    events.push({ what: 'continue', person: referee })
    events.push({ what: 'vacation', person: referee })
    if (pick(4) === 0) events.push({ what: 'referee resigns', person: referee })
  }
  const exhibition = pick(4) === 0 ? official('exhibition', roles) : undefined
  if (exhibition !== undefined) events.push(exhibition)
  return events.length === 0 ? undefined : oneOf(events, pick)
}

function substitute(pick: Choose): { readonly person: string; readonly agrees: boolean } {
  return { person: oneOf(STRANGERS, pick), agrees: pick(4) > 0 }
}

function blindEvent(
  cast: readonly string[],
  pick: Choose,
  roles: RoleTable,
  join?: () => unknown,
): Membership<unknown> {
  const person = oneOf(cast, pick)
  const office = oneOf(Object.keys(roles), pick)
  const stand = { person: oneOf(cast, pick), agrees: pick(2) === 0 }
  const events: readonly (() => Membership<unknown>)[] = [
    () => ({ what: 'leave', persons: [person], from: 'community' }),
    () => ({ what: 'vacation', person }),
    () => ({ what: 'vacation', person, substitute: stand }),
    () => ({ what: 'substitute', person, substitute: stand }),
    () => ({ what: 'return', person }),
    () => ({ what: 'activity', person, active: pick(2) === 0 }),
    () => ({ what: 'referee resigns', person }),
    () => ({ what: 'referee found', person, willing: pick(2) === 0 }),
    () => ({ what: 'silence', by: person }),
    () => ({ what: 'inquire', as: office }),
    () => ({ what: 'continue', person }),
    () => ({ what: 'dispute', by: person }),
    () => ({ what: 'decision', as: office }),
    () => ({ what: 'exhibition', as: office }),
    ...(join === undefined
      ? []
      : new Array(5).fill(
          (): Membership<unknown> => ({ what: 'join', person: stand.person, join: join() }),
        )),
  ]
  return oneOf(events, pick)()
}
