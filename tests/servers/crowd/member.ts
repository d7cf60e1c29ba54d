import { setTimeout as pause } from 'node:timers/promises'
import type { ClubClient } from '@ackanomic/club/client'
import { type GameError, hours, type Result } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { MatchPage } from '@ackanomic/host'
import { doneIn, refusedIn } from '../week/house.js'
import type { Known } from './known.js'
import type { PostOffice } from './post-office.js'

const GAMES = [
  { game: 'pure-skill', seats: 3 },
  { game: 'single-capture-go', seats: 2 },
  { game: 'double-crash', seats: 2 },
  { game: 'ghost', seats: 3 },
] as const

const CUPS = [
  { game: 'double-crash', format: 'knockOut', maxPlayers: 4 },
  { game: 'pure-skill', format: 'swiss', seats: 3, rounds: 2, maxPlayers: 6 },
  { game: 'single-capture-go', format: 'roundRobin', maxPlayers: 4 },
] as const

/** The world of a member of a crowd. */
export interface World {
  readonly games: Catalogue
  readonly known: Known
  readonly post: PostOffice
  readonly mailPort: number
  /** Whether everybody should stop. */
  isOver(): boolean
}

/** A person in a crowd, who does one thing after another and repeats unanswered requests. */
export class Member {
  readonly #name: string
  readonly #client: ClubClient
  readonly #world: World
  readonly #pick: (below: number) => number
  readonly #isByMail: boolean
  #keys = 0

  constructor(name: string, seed: string, client: ClubClient, world: World, isByMail: boolean) {
    this.#name = name
    this.#client = client
    this.#world = world
    this.#pick = seededRandom(`${seed} ${name}`)
    this.#isByMail = isByMail
  }

  /** Acts until everybody should stop, or until the person is deleted. */
  async live(): Promise<void> {
    const { known, isOver } = this.#world
    while (!isOver() && known.present.has(this.#name)) {
      await this.#doSomething()
      await pause(this.#pick(400))
    }
  }

  async #doSomething(): Promise<void> {
    const chance = this.#pick(100)
    if (chance < 50) return this.#play()
    if (chance < 62) return this.#sitDown()
    if (chance < 64) return this.#standUp()
    if (chance < 76) return this.#write()
    if (chance < 80) return this.#mute()
    if (chance < 82) return this.#report()
    if (chance < 86) return this.#legislate()
    if (chance < 92) return this.#read(chance)
    return this.#compete(chance)
  }

  async #play(): Promise<void> {
    const wanted = (await this.#ask('pending', () => this.#client.listPendingActions())) ?? []
    const own = wanted.filter(({ role, prompt }) => role === null && prompt === null)
    const match = own[this.#pick(Math.max(1, own.length))]?.match
    if (match === undefined) return
    const page = await this.#ask('look', () => this.#client.getMatch({ match }))
    const { moves = [] } = page?.legal ?? {}
    const move = moves[this.#pick(Math.max(1, moves.length))]
    if (page === undefined || move === undefined) return
    const { known, post } = this.#world
    const seat = this.#isByMail ? post.seatOf(match, this.#name) : undefined
    const text = seat === undefined ? undefined : await this.#textOf(page, move)
    const idempotencyKey = this.#key()
    const isDone =
      seat !== undefined && text !== undefined
        ? await this.#mail(seat, text, idempotencyKey)
        : (await this.#ask('act', () =>
            this.#client.submit({ match, idempotencyKey, action: { kind: 'move', move } }),
          )) !== undefined
    const sent = { match, by: this.#name, idempotencyKey }
    if (isDone) known.accepted.push(sent)
    else if (this.#isKeptOut()) known.unanswered.push(sent)
  }

  /** Whether the host may stop answering this person, who is deleted or banned. */
  #isKeptOut(): boolean {
    const { present, bans } = this.#world.known
    return !present.has(this.#name) || bans.has(this.#name)
  }

  /** The text of a move for a mail; nothing if a mail cannot say it. */
  async #textOf({ game: id, view }: MatchPage, move: unknown): Promise<string | undefined> {
    const game = await this.#world.games[id]?.load()
    const text = game?.notation.format(move, view)
    return text?.startsWith('/') === true ? undefined : text
  }

  async #mail(to: string, text: string, id: string): Promise<boolean> {
    const { known, post, mailPort } = this.#world
    const mail = { id, from: this.#name, to, text }
    const answer = await post.ask(mailPort, mail, () => this.#isKeptOut())
    if (answer === undefined) return false
    known.count('mailed')
    if (doneIn(answer) === refusedIn(answer))
      known.problems.push(`${this.#name} was answered ${answer.slice(0, 300)}`)
    return doneIn(answer)
  }

  async #sitDown(): Promise<void> {
    const { known } = this.#world
    const { seated } = known.placesOf(this.#name)
    const page = await this.#ask('tables', () => this.#client.listTables({ limit: 20 }))
    const free = (page?.tables ?? []).filter(({ players }) => !players.includes(this.#name))
    const table = free[this.#pick(Math.max(1, free.length))]?.table
    if (table !== undefined) {
      const sat = await this.#ask('sit', () => this.#client.takeSeat({ table }))
      if (sat !== undefined) seated.set(table, true)
      return
    }
    const { game, seats } = GAMES[this.#pick(GAMES.length)] ?? GAMES[0]
    const idempotencyKey = this.#key()
    const made = await this.#ask('open', () =>
      this.#client.createTable({ idempotencyKey, game, seats }),
    )
    if (made === undefined) return
    known.tables.set(made.table, seats)
    seated.set(made.table, true)
  }

  async #standUp(): Promise<void> {
    const { seated } = this.#world.known.placesOf(this.#name)
    const own = await this.#ask('own tables', () => this.#client.listMyTables())
    const table = own?.tables.find(({ stage }) => stage === 'open')?.table
    if (table === undefined) return
    const left = await this.#insist(() => this.#client.leaveSeat({ table }))
    // The first request succeeded, so a repetition finds nobody at the table.
    if (left.ok || left.error.code === 'notAtTable') seated.set(table, false)
  }

  async #write(): Promise<void> {
    const { known } = this.#world
    const page = await this.#ask('matches', () => this.#client.listMatches({ limit: 20 }))
    const going = (page?.matches ?? []).filter(({ endedAt }) => endedAt === null)
    const match = going[this.#pick(Math.max(1, going.length))]?.match
    if (match === undefined) return
    const rules = await this.#ask('rules', () => this.#client.getMessagePermissions({ match }))
    if (rules === undefined || rules.policy === 'none') return
    const to = this.#pick(2) === 0 ? rules.people[this.#pick(rules.people.length)] : undefined
    const idempotencyKey = this.#key()
    const text = `Message ${idempotencyKey}`
    const sent = await this.#ask('write', () =>
      this.#client.sendMessage({ match, idempotencyKey, to, text }),
    )
    if (sent !== undefined) known.messages.set(text, { match, from: this.#name, to: to ?? null })
  }

  #somebodyElse(): string | undefined {
    const others = [...this.#world.known.present].filter((each) => each !== this.#name)
    return others[this.#pick(Math.max(1, others.length))]
  }

  async #mute(): Promise<void> {
    const { known } = this.#world
    const person = this.#somebodyElse()
    if (person === undefined) return
    const isMuted = known.muted.get(`${this.#name}/${person}`) !== true
    const done = await this.#insist<unknown>(() =>
      isMuted ? this.#client.mutePerson({ person }) : this.#client.unmutePerson({ person }),
    )
    if (done.ok) known.muted.set(`${this.#name}/${person}`, isMuted)
  }

  async #report(): Promise<void> {
    const person = this.#somebodyElse()
    if (person === undefined) return
    const reason = `Report ${this.#key()}`
    const place = `${reason}/${this.#name}/${person}`
    await this.#keep('report', this.#world.known.reports, place, () =>
      this.#client.reportPerson({ person, reason }),
    )
  }

  async #legislate(): Promise<void> {
    const { known } = this.#world
    const open = await this.#ask('submissions', () => this.#client.listSubmissions({ open: true }))
    const posted = (open ?? []).filter(({ stage }) => stage.stage === 'posted')
    if (posted.length < 5) {
      const idempotencyKey = this.#key()
      const title = `Die ${idempotencyKey}`
      const label = 'General Equipment Submission'
      const described = { text: 'A die.', describes: [{ name: title, definition: 'It is even.' }] }
      return this.#keep('post', known.submissions, `${title}/${this.#name}`, () =>
        this.#client.postSubmission({ idempotencyKey, label, title, ...described }),
      )
    }
    const submission = posted[this.#pick(posted.length)]?.number ?? 0
    const place = `${submission}/${this.#name}`
    return this.#pick(8) === 0
      ? this.#keep('veto', known.vetoes, place, () =>
          this.#client.vetoSubmission({ submission, as: 'speaker' }),
        )
      : this.#keep('endorse', known.endorsements, place, () =>
          this.#client.endorseSubmission({ submission }),
        )
  }

  async #read(chance: number): Promise<void> {
    const { game } = GAMES[this.#pick(GAMES.length)] ?? GAMES[0]
    await this.#ask<unknown>('read', () => {
      if (chance === 86) return this.#client.exportMyData()
      if (chance === 87) return this.#client.getMyStatement()
      if (chance === 88) return this.#client.markMessagesRead({ upTo: 1 })
      return chance === 89
        ? this.#client.listMessages({ limit: 100 })
        : this.#client.listRatings({ game })
    })
  }

  async #compete(chance: number): Promise<void> {
    const { known } = this.#world
    const { entered } = known.placesOf(this.#name)
    const page = await this.#ask('cups', () => this.#client.listTournaments({ limit: 20 }))
    const open = (page?.tournaments ?? []).filter(({ stage }) => stage === 'open')
    const found = open[this.#pick(Math.max(1, open.length))]?.tournament
    if (found !== undefined && chance < 98) {
      const done = await this.#ask('enter', () =>
        this.#client.enterTournament({ tournament: found }),
      )
      if (done !== undefined) entered.set(found, true)
    } else if (found !== undefined) {
      const left = await this.#insist(() =>
        this.#client.withdrawFromTournament({ tournament: found }),
      )
      if (left.ok || left.error.code === 'notEntered') entered.set(found, false)
    } else {
      const cup = CUPS[this.#pick(CUPS.length)] ?? CUPS[0]
      const idempotencyKey = this.#key()
      const made = await this.#ask('hold', () =>
        this.#client.createTournament({ ...cup, idempotencyKey, roundTime: hours(12) }),
      )
      if (made !== undefined) known.tournaments.add(made.tournament)
    }
  }

  #key(): string {
    this.#keys += 1
    return `${this.#name.replace(' ', '-')}.${this.#keys}`
  }

  /** Asks for something, and keeps whether it was acknowledged. */
  async #keep(
    what: string,
    kept: Map<string, boolean>,
    place: string,
    ask: () => Promise<Result<unknown, GameError>>,
  ): Promise<void> {
    kept.set(place, kept.get(place) ?? false)
    if ((await this.#ask(what, ask)) !== undefined) kept.set(place, true)
  }

  /** Asks until there is an answer, and counts it. Returns nothing if it is a refusal. */
  async #ask<Value>(
    what: string,
    ask: () => Promise<Result<Value, GameError>>,
  ): Promise<Value | undefined> {
    const done = await this.#insist(ask)
    this.#world.known.count(done.ok ? what : `${what}: ${done.error.code}`)
    return done.ok ? done.value : undefined
  }

  /**
   * Asks until there is an answer. Somebody who lost one, and is banned, asks until they are let in:
   * it may have been done.
   */
  async #insist<Value>(
    ask: () => Promise<Result<Value, GameError>>,
  ): Promise<Result<Value, GameError>> {
    const { known } = this.#world
    let isLost = false
    for (;;) {
      try {
        const ban = known.bans.get(this.#name)
        const done = await ask()
        if (done.ok && ban != null && ban === known.bans.get(this.#name))
          known.problems.push(`${this.#name} is banned, and was let in`)
        const code = done.ok ? 'done' : done.error.code
        if (!done.ok && code === 'internalError')
          known.problems.push(`${this.#name}: ${done.error.message}`)
        if (code === 'banned' && isLost) known.waiting.add(this.#name)
        else if (code === 'storeUnavailable') isLost = true
        else {
          known.waiting.delete(this.#name)
          return done
        }
      } catch {
        isLost = true
        known.count('asked again')
      }
      await pause(100)
    }
  }
}
