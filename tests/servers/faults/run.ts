import { hours, type ResultRecord, type Timestamp } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { Delivery, MatchPage, SubmitResponse } from '@ackanomic/host'
import { type Crew, startCrew } from './crew.js'
import type { Site } from './pipe.js'

/** The actions at a host and their results, as people outside know them. */
export interface Story {
  /** The number of faults of each kind. */
  readonly faults: Readonly<Record<string, number>>
  /** Every action that was accepted: its match, its sender, and their key. */
  readonly accepted: readonly {
    readonly match: string
    readonly by: string
    readonly idempotencyKey: string
  }[]
  /** The number of refused actions. */
  readonly refused: number
  /** The number of repeated requests. */
  readonly again: number
  /** All matches. */
  readonly matches: readonly string[]
  /** Records in the books besides these matches. */
  readonly records?: readonly ResultRecord[]
  /** All deliveries, in the order in which they arrived. */
  readonly deliveries: Delivery[]
  /** The people who were notified of events. */
  readonly people: readonly string[]
  /** The problems so far. */
  readonly problems: readonly string[]
  /** The latest time on any clock. */
  readonly latest: Timestamp
}

const OPEN = 12
/** The number of actions that are being processed when a fault happens. */
const ACTS = 6
const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
const GAMES = ['pure-skill', 'pure-skill', 'single-capture-go', 'spades', 'ghost'] as const
const SEATS: Readonly<Record<string, number>> = { spades: 4, 'single-capture-go': 2 }

/** The targets of faults. */
export interface Stage {
  /** The storage of each worker. */
  readonly sites: readonly Site[]
  /** Takes the storage away from all workers. */
  cut(crew: Crew): Promise<void>
  /** Additions to the environment of their processes. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Plays under faults: kills, cuts, clocks that jump, and simultaneous duplicates. */
export async function runFaults(
  { sites, cut, environment }: Stage,
  {
    seed,
    count,
    start,
  }: { readonly seed: string; readonly count: number; readonly start: Timestamp },
): Promise<Story> {
  const WORKERS = sites.length
  const pick = seededRandom(seed)
  const deliveries: Delivery[] = []
  const crew = await startCrew(sites, start, (delivery) => deliveries.push(delivery), environment)
  const faults = { kills: 0, cuts: 0, jumps: 0, doubles: 0 }
  const accepted = new Map<string, { match: string; by: string; idempotencyKey: string }>()
  const problems: string[] = []
  const matches: string[] = []
  const running: { readonly match: string; readonly players: readonly string[] }[] = []
  let [refused, keys, opened, now] = [0, 0, 0, start]
  let latest = start

  const open = async (): Promise<void> => {
    const game = GAMES[pick(GAMES.length)] ?? 'pure-skill'
    const seats = SEATS[game] ?? 3
    const first = pick(PEOPLE.length)
    const players = Array.from(
      { length: seats },
      (_, i) => PEOPLE[(first + i) % PEOPLE.length] ?? '',
    )
    opened += 1
    const match = `M ${opened}`
    const request = {
      match,
      by: players[0] ?? '',
      idempotencyKey: 'open',
      game,
      roster: { players, referees: ['Ref'], census: { activePlayers: 12 } },
      automated: { Ref: 'referee' },
    }
    const asked = { kind: 'open', request } as const
    const [one, other] = await Promise.all([
      crew.insist<SubmitResponse>(pick(WORKERS), asked),
      crew.insist<SubmitResponse>(pick(WORKERS), asked),
    ])
    if (!one.ok) problems.push(`${match} does not open: ${one.error.message}`)
    if (JSON.stringify(one) !== JSON.stringify(other)) problems.push(`${match} opens in two ways`)
    if (!one.ok) return
    matches.push(match)
    running.push({ match, players })
  }

  const act = async (isDouble: boolean): Promise<void> => {
    const played = running[pick(running.length)]
    if (played === undefined) return
    const { match, players } = played
    const person = players[pick(players.length)] ?? ''
    const [here, there, chance] = [pick(WORKERS), pick(WORKERS), seededRandom(`${seed} ${keys}`)]
    keys += 1
    const key = `key ${keys}`
    const looked = await crew.insist<MatchPage>(here, { kind: 'look', match, person })
    if (!looked.ok) {
      const problem = `${match} is not shown: ${looked.error.message}`
      if (!problems.includes(problem)) problems.push(problem)
      return
    }
    const { view, legal } = looked.value
    if (view.outcome !== null) {
      const index = running.indexOf(played)
      if (index !== -1) running.splice(index, 1)
      return
    }
    if (legal.moves.length === 0) return
    const move = legal.moves[chance(legal.moves.length)]
    const request = {
      match,
      by: person,
      idempotencyKey: key,
      action: { kind: 'move', move },
    } as const
    const submit = { kind: 'submit', request } as const
    const answers = await Promise.all(
      [here, ...(isDouble ? [there, here] : [])].map((which) =>
        crew.insist<SubmitResponse>(which, submit),
      ),
    )
    const texts = new Set(answers.map((answer) => JSON.stringify(answer)))
    if (texts.size > 1) problems.push(`${match}, ${key}: two answers: ${[...texts].join(' and ')}`)
    if (answers[0]?.ok === true) accepted.set(key, { match, by: person, idempotencyKey: key })
    else refused += 1
  }

  const fault = async (): Promise<boolean> => {
    switch (pick(4)) {
      case 0:
        faults.kills += 1
        await crew.kill(pick(WORKERS))
        return false
      case 1:
        faults.cuts += 1
        await cut(crew)
        return false
      case 2: {
        faults.jumps += 1
        // One clock jumps ahead or back by up to two days. All clocks also advance by some hours.
        now += hours(pick(12))
        const jump = hours(pick(97) - 48)
        latest = Math.max(latest, now + jump)
        crew.setClock(pick(WORKERS), Math.max(start, now + jump))
        return false
      }
      default:
        faults.doubles += 1
        return true
    }
  }

  for (let i = 0; i < OPEN; i++) await open()
  for (let made = 0; made < count; made += 1) {
    const doubled = fault()
    await Promise.all([doubled, ...Array.from({ length: ACTS }, () => act(false))])
    if (await doubled) await Promise.all([act(true), act(true)])
    while (running.length < OPEN) await open()
    if (made % 20 === 19) for (let i = 0; i < WORKERS; i++) crew.setClock(i, now)
    if (made % 100 === 99 && made + 1 < count) console.log(`${made + 1} faults …`)
  }
  await crew.end()
  problems.push(...crew.faults)
  const { again } = crew
  return {
    faults,
    accepted: [...accepted.values()],
    refused,
    again,
    matches,
    deliveries,
    problems,
    latest,
    people: PEOPLE,
  }
}

/** The people who are notified of events. */
export const people: readonly string[] = PEOPLE
