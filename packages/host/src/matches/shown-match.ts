import { type GameError, namesOf } from '@ackanomic/core'
import {
  gameWithStandIns,
  type StandInNames,
  standInsOf,
  textWithStandIns,
  withStandIns,
} from '../auth/stand-ins.js'
import { runGame } from '../contract/game-failure.js'
import type { MatchPage } from '../contract/match-types.js'
import type { MatchContext } from './context.js'
import { type HostedMatch, loadRow } from './match-cache.js'
import { peopleBehind } from './match-change.js'
import { findRow } from './match-rows.js'

/**
 * The names that are shown in a match: stand-ins for people who were deleted and, after an
 * anonymous match, the people who played.
 */
export function standInsIn(
  { id, game, match, endedAt }: HostedMatch,
  names: StandInNames,
): StandInNames {
  const revealed = endedAt === null ? [] : [...peopleBehind(match)]
  if (revealed.length > 0)
    return new Map([
      ...names,
      ...revealed.map(([name, person]) => [name, names.get(person) ?? person] as const),
    ])
  if (names.size === 0) return names
  const { roster } = runGame(id, () => game.status(match.state))
  const { seats, referees, everPlayed, everSubstituted, everRefereed } = roster
  const people = seats.flatMap(({ player, holder }) => [player, holder ?? player])
  return standInsOf(
    [...people, ...referees, ...everPlayed, ...everSubstituted, ...everRefereed],
    names,
  )
}

/** Pages with stand-ins, by the pages without. People with the same view share a page. */
const shownPages = new WeakMap<MatchPage, { readonly names: StandInNames; page: MatchPage }>()

/** The page of a match, with stand-ins. */
export function shownPage(hosted: HostedMatch, page: MatchPage, all: StandInNames): MatchPage {
  const kept = shownPages.get(page)
  if (kept?.names === all) return kept.page
  const names = standInsIn(hosted, all)
  const shown = names.size === 0 ? page : renamedPage(hosted, page, names)
  shownPages.set(page, { names: all, page: shown })
  return shown
}

function renamedPage({ id, game }: HostedMatch, page: MatchPage, names: StandInNames): MatchPage {
  const { roster, outcome, ...more } = page.view
  // The fields stay in their order.
  const view = {
    ...page.view,
    ...gameWithStandIns(more, names),
    ...withStandIns({ roster, outcome }, names),
  }
  const { chance } = page
  const contributions = Object.entries(chance?.contributions ?? {}).map(
    ([person, text]) => [names.get(person) ?? person, text] as const,
  )
  return Object.freeze({
    ...page,
    view,
    names: namesOf(view),
    text: runGame(id, () => game.render(view)),
    questions: page.questions.map((question) => textWithStandIns(question, names)),
    returns: withStandIns(page.returns, names),
    chance:
      chance === null ? null : { ...chance, contributions: Object.fromEntries(contributions) },
  })
}

/** Something that people were told of a match or a table. */
interface Told {
  readonly match: string
  readonly clause: string
  readonly event: { readonly type: string }
  readonly message: string
}

/** The events, with stand-ins for people who were deleted. */
export async function shownEvents<Event extends Told>(
  context: MatchContext,
  told: readonly Event[],
): Promise<readonly Event[]> {
  const all = await context.standIns.names()
  if (all.size === 0 || told.length === 0) return told
  const people = await peopleOf(context, [...new Set(told.map(({ match }) => match))])
  const matches = new Map<string, HostedMatch | undefined>()
  const shown: Event[] = []
  for (const each of told) {
    // A table forgets people who left, but the host's messages still name them.
    const named = each.clause === 'host' ? Object.values(each.event).map(String) : []
    const names = standInsOf([...(people.get(each.match) ?? []), ...named], all)
    if (names.size === 0) {
      shown.push(each)
      continue
    }
    if (each.clause !== 'host' && !matches.has(each.match))
      matches.set(each.match, await loadedMatch(context, each.match))
    shown.push(shownEvent(each, names, matches.get(each.match)))
  }
  return shown
}

function shownEvent<Event extends Told>(
  told: Event,
  names: StandInNames,
  hosted: HostedMatch | undefined,
): Event {
  if (told.clause === 'host') {
    const event = withStandIns(told.event, names)
    // The text is the person's own; the name before it is the host's.
    const { type, from } = told.event as { readonly type: string; readonly from?: string }
    const message =
      type === 'message' && from !== undefined
        ? `${names.get(from) ?? from}${told.message.slice(from.length)}`
        : textWithStandIns(told.message, names)
    return { ...told, event, message }
  }
  const event = isTableEvent(told.event)
    ? withStandIns(told.event, names)
    : gameWithStandIns(told.event, names)
  if (hosted === undefined)
    return { ...told, event, message: textWithStandIns(told.message, names) }
  const { id, game, match } = hosted
  const seats = runGame(id, () => namesOf(game.status(match.state)))
  const shown = seats.map((name) => names.get(name) ?? name)
  return { ...told, event, message: runGame(id, () => game.describeEvent(event, shown)) }
}

/** The games' events in which other fields hold names. */
const isTableEvent = ({ type }: { readonly type: string }): boolean =>
  ['silence', 'ended'].includes(type)

/** The people of matches and places. */
async function peopleOf(
  { store: { db }, modules }: MatchContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('participants')
    .select(['match', 'person'])
    .where('match', 'in', ids)
    .execute()
  const places = await modules.findPlaces(db, ids)
  return new Map(
    ids.map((id) => [
      id,
      [
        ...rows.flatMap(({ match, person }) => (match === id ? [person] : [])),
        ...(places.get(id)?.people ?? []),
      ],
    ]),
  )
}

export async function loadedMatch(
  context: MatchContext,
  id: string,
): Promise<HostedMatch | undefined> {
  const loaded = await loadRow(context, id, await findRow(context.store.db, id))
  return loaded.ok ? loaded.value : undefined
}

/** An error, with stand-ins for people who were deleted. */
export function shownError(error: GameError, names: StandInNames): GameError {
  if (names.size === 0) return error
  const { message, details } = error
  return {
    ...error,
    details: gameWithStandIns(details, names),
    message: textWithStandIns(message, names),
  }
}
