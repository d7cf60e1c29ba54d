import { type MessagePolicy, messagePolicyAt, ok } from '@ackanomic/core'
import { maskOf, personOf } from '@ackanomic/core/proof'
import { findMatch, type HostedMatch, hasSpectators, runGame } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { accepted, isAtTable, maySeeTable, readTable, stageOf } from '../tables/table-state.js'

/** The people who may talk in a place, and their rules. */
export interface TalkPlace {
  readonly policy: MessagePolicy
  /** By the names that they have there. */
  readonly people: readonly string[]
  /** The name that a person has there. */
  readonly nameOf: (person: string) => string
  readonly personOf: (name: string) => string
  /** Whether there are spectators to whom they may talk. */
  readonly isWatched: boolean
}

/** Finds a match, or a table before its match, for a person who wants to talk. */
export async function findTalkPlace(
  context: ClubContext,
  match: string,
  person: string,
): AsyncResult<TalkPlace> {
  const hosted = await findMatch(context, match, person)
  const place = hosted.ok
    ? {
        policy: policyIn(hosted.value),
        ...peopleIn(hosted.value),
        isWatched: await hasSpectators(context, match),
      }
    : await findTable(context, match, person)
  if (place === undefined) return hosted.ok ? refuse('noMatch', { match }) : hosted
  const deleted = await context.standIns.names()
  const people = place.people.filter((each) => !deleted.has(place.personOf(each)))
  return people.includes(place.nameOf(person))
    ? ok({ ...place, people })
    : refuse('notInMatch', { by: person, match })
}

/** A table before its match: its opener, players and referees talk openly. */
async function findTable(
  context: ClubContext,
  id: string,
  person: string,
): Promise<TalkPlace | undefined> {
  const table = await readTable(context.store, context.store.db, id)
  if (table === undefined || stageOf(table, context.now()) !== 'open') return undefined
  if (!maySeeTable(context, table, person, undefined)) return undefined
  const { opener, messages } = table.row
  const people = [opener, ...accepted(table, 'player'), ...accepted(table, 'referee')]
  return {
    policy: messages === 'none' ? 'none' : 'open',
    people: [...new Set(people)].filter((each) => isAtTable(table, each)),
    ...OWN_NAMES,
    isWatched: false,
  }
}

/** The names before a match and after it. */
const OWN_NAMES: Pick<TalkPlace, 'nameOf' | 'personOf'> = {
  nameOf: (person) => person,
  personOf: (name) => name,
}

/** The people who take part in a match now, without programs. */
function peopleIn({
  id,
  game,
  match,
  automated,
  endedAt,
}: HostedMatch): Pick<TalkPlace, 'people' | 'nameOf' | 'personOf'> {
  const { seats, referees } = runGame(id, () => game.status(match.state)).roster
  const all = [...seats.flatMap(({ player, holder }) => [player, holder ?? player]), ...referees]
  const names = [...new Set(all)].filter((name) => !Object.hasOwn(automated, name))
  return endedAt === null
    ? {
        people: names,
        nameOf: (person) => maskOf(match, person),
        personOf: (name) => personOf(match, name),
      }
    : { people: names.map((name) => personOf(match, name)), ...OWN_NAMES }
}

/** The messages that a match allows now. When it is over, at least those to the table. */
function policyIn({ id, game, match, messages }: HostedMatch): MessagePolicy {
  return runGame(id, () => {
    const { description } = game
    const view: unknown =
      description.messages?.stages === undefined ? null : game.view(match.state, 'public')
    // Everybody sees this stage, so the policy reveals no secret.
    const stage: unknown = Object(Object(view).shared).stage
    const policy = messagePolicyAt(description, typeof stage === 'string' ? stage : null, messages)
    return policy === 'none' && game.outcome(match.state) !== undefined ? 'open' : policy
  })
}
