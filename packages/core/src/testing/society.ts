import type { RosterEvent } from '../entry.js'
import type { MatchStatus, RandomInt } from '../game/view.js'
import { DEFAULT_ROLES, type OfficialEvent, type RoleDefinitions, rolesFor } from '../roles.js'
import type { Roster } from '../roster/roster.js'
import { days } from '../time.js'

const STRANGERS = ['Vera', 'Wim', 'Xenia'] as const

export function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

export function castOf(roster: Roster): readonly string[] {
  const holders = roster.seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))
  return [...new Set([...roster.everPlayed, ...holders, ...roster.everRefereed, ...STRANGERS])]
}

export function randomEvent(
  state: MatchStatus,
  pick: RandomInt,
  join?: () => unknown,
  roles: RoleDefinitions = DEFAULT_ROLES,
): RosterEvent<unknown> {
  const fitting =
    relief(state, roles) ?? (pick(3) > 0 ? fittingEvent(state, pick, roles) : undefined)
  return fitting ?? blindEvent(castOf(state.roster), pick, roles, join)
}

/** The event of the first role that may cause it. */
function official(what: OfficialEvent, roles: RoleDefinitions): RosterEvent<never> | undefined {
  const [as] = rolesFor(what, roles)
  return as === undefined ? undefined : { type: what, as }
}

export function impatience(
  state: MatchStatus,
  roles: RoleDefinitions = DEFAULT_ROLES,
): RosterEvent<never> | undefined {
  const { roster, openPrompts, clock } = state
  const { noticed, inquired, heard } = roster.silence
  if (noticed !== null) return inquired === null ? official('inquire', roles) : undefined
  const waits = openPrompts.some(({ to, at }) => to === 'referee' && clock.now - at > days(7))
  const by = roster.seats.find(({ presence }) => presence === 'here')?.player
  return waits && by !== undefined && clock.now - heard > days(7)
    ? { type: 'silence', by }
    : undefined
}

export function relief(
  { roster }: MatchStatus,
  roles: RoleDefinitions = DEFAULT_ROLES,
): RosterEvent<never> | undefined {
  const reasons = roster.pauses.map(({ reason }) => reason)
  if (reasons.includes('dispute')) return official('decision', roles)
  if (!reasons.includes('no referee')) return undefined
  const person = STRANGERS.find((stranger) => !castAtTable(roster).includes(stranger))
  return person === undefined ? undefined : { type: 'refereeFound', person, willing: true }
}

function castAtTable({ seats, referees }: Roster): readonly (string | null)[] {
  return [...seats.flatMap(({ player, holder }) => [player, holder]), ...referees]
}

function fittingEvent(
  { roster }: MatchStatus,
  pick: RandomInt,
  roles: RoleDefinitions,
): RosterEvent<never> | undefined {
  const away = roster.seats.filter(({ presence }) => presence === 'away')
  const here = roster.seats.filter(({ presence }) => presence === 'here')
  const [referee] = roster.referees
  const events: RosterEvent<never>[] = []
  for (const { player } of away) {
    events.push({ type: 'return', person: player })
    events.push({ type: 'substitute', person: player, substitute: substitute(pick) })
  }
  for (const { player, active } of here) {
    events.push({ type: 'vacation', person: player })
    events.push({ type: 'vacation', person: player, substitute: substitute(pick) })
    events.push({ type: 'activity', person: player, active: !active })
    events.push({ type: 'dispute', by: player })
  }
  if (here.length > 0 && pick(4) === 0) {
    events.push({ type: 'leave', persons: [oneOf(here, pick).player], from: 'match' })
  }
  if (referee !== undefined) {
    events.push({ type: 'continue', person: referee })
    events.push({ type: 'vacation', person: referee })
    if (pick(4) === 0) events.push({ type: 'refereeResigns', person: referee })
  }
  const exhibition = pick(4) === 0 ? official('exhibition', roles) : undefined
  if (exhibition !== undefined) events.push(exhibition)
  return events.length === 0 ? undefined : oneOf(events, pick)
}

function substitute(pick: RandomInt): { readonly person: string; readonly agrees: boolean } {
  return { person: oneOf(STRANGERS, pick), agrees: pick(4) > 0 }
}

function blindEvent(
  cast: readonly string[],
  pick: RandomInt,
  roles: RoleDefinitions,
  join?: () => unknown,
): RosterEvent<unknown> {
  const person = oneOf(cast, pick)
  const office = oneOf(Object.keys(roles), pick)
  const stand = { person: oneOf(cast, pick), agrees: pick(2) === 0 }
  const events: readonly (() => RosterEvent<unknown>)[] = [
    () => ({ type: 'leave', persons: [person], from: 'community' }),
    () => ({ type: 'vacation', person }),
    () => ({ type: 'vacation', person, substitute: stand }),
    () => ({ type: 'substitute', person, substitute: stand }),
    () => ({ type: 'return', person }),
    () => ({ type: 'activity', person, active: pick(2) === 0 }),
    () => ({ type: 'refereeResigns', person }),
    () => ({ type: 'refereeFound', person, willing: pick(2) === 0 }),
    () => ({ type: 'silence', by: person }),
    () => ({ type: 'inquire', as: office }),
    () => ({ type: 'continue', person }),
    () => ({ type: 'dispute', by: person }),
    () => ({ type: 'decision', as: office }),
    () => ({ type: 'exhibition', as: office }),
    () => ({ type: 'newKey', person, key: 'a1'.repeat(32) }),
    ...(join === undefined
      ? []
      : new Array(5).fill(
          (): RosterEvent<unknown> => ({ type: 'join', person: stand.person, join: join() }),
        )),
  ]
  return oneOf(events, pick)()
}
