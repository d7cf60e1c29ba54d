import { randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createMatch, type MatchHandle, openMatch } from '@ackanomic/core'
import { searchBot, seededRandom } from '@ackanomic/core/bots'
import { spades as game } from '@ackanomic/games/spades'

/** The stored part of a match. */
interface Kept {
  /** The seats, by the token of their link. */
  readonly people: Readonly<Record<string, string>>
  readonly bots: readonly string[]
  readonly save: string
}

/** A match with its people and bots. */
export interface Table extends Omit<Kept, 'save'> {
  readonly match: MatchHandle<typeof game>
  /** Makes the bots' required moves. */
  readonly playBots: () => Promise<void>
}

/** The matches of a folder, which holds every secret: keep it on your server. */
export class Matches {
  readonly #folder: string
  readonly #secret: string
  readonly #tables = new Map<string, Table>()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'secret')
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
    this.#secret = readFileSync(file, 'utf8')
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
      const { save, ...kept } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Kept
      this.#seat(openMatch(game, save, { secret: this.#secret }), kept)
    }
  }

  /** Starts a match; bots take the other seats. Throws if the people do not fit. */
  start(names: readonly string[]): Table {
    const { lower } = game.description.players
    const count = typeof lower === 'number' ? lower : names.length
    const bots = Array.from({ length: Math.max(0, count - names.length) }, (_, i) => `Bot ${i + 1}`)
    const players = [...names, ...bots]
    const match = createMatch(game, { id: randomUUID(), players, secret: this.#secret })
    const people = Object.fromEntries(names.map((name) => [randomUUID(), name]))
    const table = this.#seat(match, { people, bots })
    this.#keep(table)
    return table
  }

  get(id: string): Table | undefined {
    const table = this.#tables.get(id)
    table?.match.advanceTo(Date.now())
    return table
  }

  /** Lets time pass in all matches: deadlines fall due, and bots go on. */
  tick(): void {
    for (const { match, playBots } of this.#tables.values()) {
      match.advanceTo(Date.now())
      void playBots()
    }
  }

  #seat(match: Table['match'], kept: Omit<Kept, 'save'>): Table {
    const bots = Object.fromEntries(
      kept.bots.map((name) => [
        name,
        searchBot(game, seededRandom(`${name} ${match.id} ${this.#secret}`), { rollouts: 20 }),
      ]),
    )
    let running: Promise<void> | undefined
    const playBots = (): Promise<void> => {
      running ??= match
        .playBots(bots)
        .then(() => undefined)
        .finally(() => {
          running = undefined
        })
      return running
    }
    const table = { ...kept, match, playBots }
    match.subscribe(() => this.#keep(table))
    this.#tables.set(match.id, table)
    return table
  }

  #keep({ match, people, bots }: Table): void {
    const kept: Kept = { people, bots, save: match.save() }
    const file = join(this.#folder, `${match.id}.json`)
    writeFileSync(`${file}.new`, JSON.stringify(kept))
    renameSync(`${file}.new`, file)
  }
}

/** The contents of a person's page; `null` for nobody with a link. */
export function pageOf({ match }: Table, person: string | null) {
  const view = match.viewFor(person)
  const names = view.roster.seats.map(({ player }) => player)
  const awaited = match.pendingActions().flatMap(({ persons }) => persons)
  return {
    you: person,
    title: game.description.title,
    text: match.textFor(person),
    isOver: match.isOver,
    moves: (person === null ? [] : match.legalMoves(person).moves).map((move) =>
      game.notation.format(move, view),
    ),
    help: game.notation.help,
    mustAct:
      person !== null && match.pendingActions(person).some(({ need }) => need !== 'optional'),
    waitingFor: [...new Set(awaited)].filter((name) => name !== person),
    log: match.eventsFor(person).map(({ event }) => game.describeEvent(event, names)),
  }
}
