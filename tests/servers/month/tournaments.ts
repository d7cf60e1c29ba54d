import type { Club, CreateTournamentRequest, Tournament, TournamentPairing } from '@ackanomic/club'
import { days, loadMatch, type Outcome, type ResultRecord } from '@ackanomic/core'
import type { House } from '../week/house.js'

/** A knock-out of a game for two, and a Swiss tournament with tables for three. */
export const CUPS: readonly (Omit<CreateTournamentRequest, 'idempotencyKey'> & {
  title: string
})[] = [
  {
    title: 'Cup',
    game: 'double-crash',
    format: 'knockOut',
    maxPlayers: 4,
    roundTime: days(9),
  },
  {
    title: 'League',
    game: 'pure-skill',
    format: 'swiss',
    clock: { timeZone: 'Europe/Berlin', quiet: [{ from: '22:00', to: '07:00' }] },
    seats: 3,
    rounds: 2,
    maxPlayers: 6,
    roundTime: days(9),
  },
]

/** The results of the tournaments, and the problems. */
export interface CheckedTournaments {
  readonly finished: number
  /** The number of results that were computed again from matches. */
  readonly pairings: number
  readonly matches: readonly string[]
  /** The records for which the books give Trophies. */
  readonly records: readonly ResultRecord[]
  readonly problems: readonly string[]
}

/** Opens the tournaments, and enters people until they are full. */
export async function openTournaments(
  { host, problems }: House,
  people: readonly string[],
): Promise<void> {
  let from = 0
  for (const cup of CUPS) {
    const entering = people.slice(from, from + cup.maxPlayers)
    from += cup.maxPlayers
    const [by = ''] = entering
    const opened = await host.createTournament({ ...cup, by, idempotencyKey: cup.title })
    if (!opened.ok) {
      problems.push(`the ${cup.title} does not open: ${opened.error.message}`)
      continue
    }
    for (const person of entering) {
      const { tournament } = opened.value
      const done = await host.enterTournament({ tournament, by: person })
      if (!done.ok) problems.push(`${person} cannot enter the ${cup.title}: ${done.error.message}`)
    }
  }
}

/** Whether a page shows people. Deleted people have stand-ins on the page, but not in the log. */
const areShown = (people: readonly string[], shown: readonly string[]): boolean =>
  people.length === shown.length &&
  people.every((person, i) => shown[i] === person || shown[i]?.startsWith('Deleted person '))

/** Computes the results, the standings and the winners again from the matches. */
export async function checkTournaments(
  house: Pick<House, 'host' | 'games'>,
  ids: readonly string[],
): Promise<CheckedTournaments> {
  const { host } = house
  const problems: string[] = []
  const cups: Tournament[] = []
  for (const id of ids) {
    const seen = await host.getTournament({ tournament: id })
    if (seen.ok) cups.push(seen.value)
  }
  const log = await host.exportSocietyLog()
  const records = (log.ok ? log.value : []).flatMap((entry) =>
    entry.what === 'result' && entry.record.match.startsWith('tournament: ') ? entry.record : [],
  )
  for (const cup of cups) {
    const wrong = (what: string): void =>
      void problems.push(`${cup.title ?? cup.tournament}: ${what}`)
    if (cup.stage === 'cancelled') continue
    if (cup.stage !== 'finished') wrong(`it is ${cup.stage} in round ${cup.round}`)
    for (const pairing of cup.pairings) await checkPairing(house, pairing, wrong)
    checkStandings(cup, wrong)
    const booked = records.find(({ match }) => match === `tournament: ${cup.tournament}`)
    if (booked !== undefined && !areShown(booked.outcome.winners, cup.winners))
      wrong(
        `the books name ${booked.outcome.winners.join(', ')}, it names ${cup.winners.join(', ')}`,
      )
  }
  const pairings = cups.flatMap((cup) => cup.pairings)
  return {
    finished: cups.filter(({ stage }) => stage === 'finished').length,
    pairings: pairings.filter(({ decided }) => decided === 'played').length,
    matches: pairings.flatMap(({ matches }) => matches),
    records,
    problems,
  }
}

/** Checks that a pairing has the points that follow from the log of its match. */
async function checkPairing(
  { host, games }: Pick<House, 'host' | 'games'>,
  { kind, players, matches, points, decided, round, board }: TournamentPairing,
  wrong: (what: string) => void,
): Promise<void> {
  const match = matches.at(-1)
  if (kind !== 'match' || match === undefined || decided !== 'played') return
  const outcome = await outcomeOf({ host, games }, match)
  if (outcome === null) return wrong(`match ${match} counts, and is not over`)
  const groups = [outcome.winners, ...outcome.ranking]
  const places = players.map((player) => {
    const place = groups.findIndex((group) => group.includes(player))
    return place < 0 ? groups.length : place
  })
  // After two ties, the better seed advances in a knock-out. A player who left is behind one who lost.
  if (new Set(places).size < places.length) return
  const anew = places.map((own) => places.filter((other) => other > own).length)
  if (anew.join() !== points?.join())
    wrong(`round ${round}, table ${board} has ${points?.join()} points, and not ${anew.join()}`)
}

async function outcomeOf(
  { host, games }: { readonly host: Club; readonly games: House['games'] },
  match: string,
): Promise<Outcome | null> {
  const page = await host.getMatch({ match })
  const save = await host.exportMatch({ match })
  const game = page.ok ? await games[page.value.game]?.load() : undefined
  const loaded = game === undefined || !save.ok ? undefined : loadMatch(game, save.value)
  return loaded?.ok && game !== undefined ? game.status(loaded.value.match.state).outcome : null
}

/**
 * Checks that the standings are the sums of the points, in order, and that the winners are the best
 * people who have not withdrawn.
 */
function checkStandings(
  { pairings, players, standings, winners }: Tournament,
  wrong: (what: string) => void,
): void {
  const sums = new Map<string, number>()
  for (const { players, points } of pairings)
    for (const [i, person] of players.entries())
      sums.set(person, (sums.get(person) ?? 0) + (points?.[i] ?? 0))
  for (const { person, points } of standings) {
    // Somebody who is banned before the first round is in no pairing.
    const right = sums.get(person) ?? 0
    if (right !== points) wrong(`${person} has ${points} points, and not ${right}`)
  }
  const gone = players.filter(({ withdrawn }) => withdrawn).map(({ person }) => person)
  const here = standings.filter(({ person }) => !gone.includes(person))
  const first = here.filter(({ rank }) => rank === here[0]?.rank).map(({ person }) => person)
  if (first.join() !== winners.join())
    wrong(`${first.join()} are first, and ${winners.join()} have won`)
}
