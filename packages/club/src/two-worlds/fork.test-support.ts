import { days, type Game, playerView, startMatch } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { describeDifference } from '@ackanomic/core/testing'
import { usualOpening } from '../tables.test-support.js'
import { isUnseen, knownTo, type Stand, seatsOf, standOf } from './known.test-support.js'
import { MINUTE, moveBody, Pair } from './pair.test-support.js'
import { dealing, letIn, OFFICER, SECRET, type Worlds } from './worlds.test-support.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
const REFEREES = ['Dee', 'Ray', 'Val', 'Zoe']
/** The number of actions among which to look for one that others do not see. */
const LOOKED = 40
/** The most steps that both worlds play together after they differ. */
const TOGETHER = 3

/** The secret in which two worlds differ. */
export type Secret = 'an action or none' | 'one action or another' | 'what was dealt'

/** The result of playing a match in two worlds. */
export interface Forked {
  /** The secret in which they differed; `undefined` if the match has none. */
  readonly by: Secret | undefined
  /** The number of steps that both played together afterwards. */
  readonly steps: number
  /** The number of people who could see no difference to the end. */
  readonly blind: number
}

const NOTHING: Forked = { by: undefined, steps: 0, blind: 0 }

/**
 * Plays a match in the same way in both worlds until somebody can act unseen. They act in only one
 * world, or differently in the other. Then compares what people get who may see no difference.
 */
export async function fork(worlds: Worlds, id: string, seed: string): Promise<Forked> {
  const { pair, pick, others } = await opened(worlds, id, `${id} ${seed}`)
  const { game, match } = pair
  let stand = await standOf(worlds.twins[0], match)
  const wait = pick(8)
  for (let i = 0; i < LOOKED && game.outcome(stand.state) === undefined; i++) {
    worlds.clock.now += MINUTE
    const { state } = stand
    const moves = seatsOf(game, state).flatMap(([seat, by]) => {
      const [one, other] = [0, 1].map(() => game.legalMoves(game.view(state, seat)).sample(pick))
      return one === undefined ? [] : [{ by, one, other }]
    })
    const { now } = worlds.clock
    const unseen = moves.filter(({ by, one, other }) =>
      [one, other].every((move) => isUnseen(game, state, by, now, move)),
    )
    // Others may see that there was an action, but not which.
    const alike = moves.filter(
      ({ by, one, other }) =>
        describeDifference(one, other) !== undefined && isUnseen(game, state, by, now, one, other),
    )
    const all = unseen.length > 0 ? unseen : alike
    const secret = i < wait ? undefined : all[pick(all.length || 1)]
    if (secret !== undefined) {
      const isOther = describeDifference(secret.one, secret.other) !== undefined
      const isEither = isOther && (unseen.length === 0 || pick(2) === 0)
      await pair.begin(others.filter((person) => person !== secret.by))
      await pair.differ(secret.by, secret.one, isEither ? secret.other : undefined)
      const after = await together(pair, stand, others, pick, secret.by)
      return { by: isEither ? 'one action or another' : 'an action or none', ...after }
    }
    const [moved] = moves.splice(pick(moves.length || 1), 1)
    if (moved === undefined || !(await pair.isSent(moved.by, moved.one)))
      await pair.passes(days(40))
    stand = await standOf(worlds.twins[0], match)
  }
  return NOTHING
}

/**
 * Deals differently in one of the worlds, from the first prompt whose answer the public does not
 * see, and goes on as `fork` does.
 */
export async function deal(worlds: Worlds, id: string, seed: string): Promise<Forked> {
  const game: Game | undefined = await worlds.games[id]?.load()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  for (let from = 0; from < 4; from++) {
    const match = `Dealt ${from} ${id} ${seed}`
    const { players, referees, census } = usualOpening(worlds.games, id, PLAYERS, REFEREES).roster
    const roster = { players, referees, census: census ?? {}, startedAt: worlds.clock.now }
    const [one, other] = [dealing(SECRET), dealing()].map((referee) => {
      const started = startMatch(game, { id: match, roster }, { referee })
      return started.ok ? started.match.state : undefined
    })
    const isSeen = describeDifference(
      playerView(game, one, 'public'),
      playerView(game, other, 'public'),
    )
    if (isSeen === undefined && describeDifference(one, other) !== undefined) {
      return dealt(worlds, id, match)
    }
  }
  return NOTHING
}

async function dealt(worlds: Worlds, id: string, match: string): Promise<Forked> {
  const { pair, pick, others } = await opened(worlds, id, match)
  const start = pair.game.setup(pair.roster)
  if (!start.ok) throw new Error(start.error.message)
  await pair.begin(others)
  const since = { entries: 0, state: start.value.state }
  return { by: 'what was dealt', ...(await together(pair, since, others, pick, '')) }
}

async function opened(
  worlds: Worlds,
  id: string,
  match: string,
): Promise<{
  readonly pair: Pair
  readonly pick: (of: number) => number
  readonly others: readonly string[]
}> {
  const { games, counts } = worlds
  const game: Game | undefined = await games[id]?.load()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const pick = seededRandom(match)
  counts.matches += 1
  // Nobody plays in two matches, so that notifications of one do not show up in the other.
  const named = (name: string): string => `${name} ${counts.matches}`
  const outside = [named('Wat'), named(OFFICER)] as const
  const opening = usualOpening(games, id, PLAYERS.map(named), REFEREES.map(named), pick)
  const { players, referees = [] } = opening.roster
  const others = [...new Set([...players, ...referees, ...outside])]
  await letIn(worlds, others)
  const automated = Object.fromEntries(referees.map((name) => [name, 'referee']))
  const roster = { ...opening.roster, clock: undefined, startedAt: worlds.clock.now }
  const pair = new Pair(worlds, game, match, roster, outside)
  await pair.open({ ...opening, automated })
  return { pair, pick, others }
}

/** Plays both worlds on while the public sees no difference, and compares them at each step. */
async function together(
  pair: Pair,
  away: Stand,
  others: readonly string[],
  pick: (of: number) => number,
  by: string,
): Promise<Omit<Forked, 'by'>> {
  const { game, worlds, match } = pair
  const [watcher] = pair.outside
  const blindOf = async (people: readonly string[]): Promise<readonly string[]> => {
    const [one, other] = await Promise.all(
      worlds.twins.map((twin) => knownTo(game, twin, match, away, people)),
    )
    return people.filter(
      (person) => describeDifference(one?.get(person), other?.get(person)) === undefined,
    )
  }
  let blind = await blindOf(others.filter((person) => person !== by))
  let steps = 0
  while (blind.includes(watcher)) {
    await pair.compare(blind, by, steps === 0 || steps === TOGETHER)
    if (steps === TOGETHER) break
    steps += 1
    worlds.clock.now += MINUTE
    const states = await Promise.all(
      worlds.twins.map(async (twin) => (await standOf(twin, match)).state),
    )
    const [moved] = seatsOf(game, states[0])
      .filter(([, person]) => person !== by)
      .flatMap(([seat, person]) => {
        const move = game.legalMoves(game.view(states[0], seat)).sample(pick)
        const entry = { kind: 'move', at: worlds.clock.now, by: person, move }
        const isLegal = states.every((state) => game.check(state, entry) === undefined)
        return move === undefined || !isLegal ? [] : [{ person, move, seat }]
      })
    if (moved === undefined) await pair.passes(MINUTE * 60)
    // Every second move is sent by mail, and the answer has its receipt.
    const isMailed = moved !== undefined && steps % 2 === 0
    if (isMailed)
      await pair.mails(
        moved.person,
        game.notation.format(moved.move, game.view(states[0], moved.seat)),
      )
    const answers =
      moved && !isMailed ? await pair.sends(moved.person, moveBody(moved.move)) : undefined
    blind = await blindOf(blind)
    if (moved && answers && blind.includes(moved.person)) pair.compareAnswers(moved.person, answers)
  }
  pair.end()
  return { steps, blind: blind.length }
}
