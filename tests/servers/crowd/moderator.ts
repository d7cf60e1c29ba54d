import type { DecisionKind } from '@ackanomic/club'
import type { ClubClient } from '@ackanomic/club/client'
import type { RandomInt } from '@ackanomic/core'
import type { Known } from './known.js'

/** About how many people are banned at once. */
const BANNED = 10

/** Somebody who reads the reports of a crowd, bans people, and lets them in again. */
export class Moderator {
  readonly #operatorFor: (person: string) => ClubClient
  readonly #known: Known
  readonly #pick: RandomInt
  readonly #insist: <Value>(ask: () => Promise<Value>) => Promise<Value>
  #decisions = 0

  /** @param operatorFor - a client of the process that a person asks */
  constructor(
    operatorFor: (person: string) => ClubClient,
    known: Known,
    pick: RandomInt,
    insist: <Value>(ask: () => Promise<Value>) => Promise<Value>,
  ) {
    this.#operatorFor = operatorFor
    this.#known = known
    this.#pick = pick
    this.#insist = insist
  }

  /** Lifts a ban, or decides about a person who was reported. */
  async moderate(): Promise<void> {
    const { bans, settled } = this.#known
    const banned = [...bans.keys()]
    const free = banned[this.#pick(BANNED)]
    if (free !== undefined) return this.#lift(free)
    const reports = await this.#insist(() => this.#operatorFor('').listReports({}))
    const open = reports.ok ? reports.value : []
    const person = open[this.#pick(Math.max(1, open.length))]?.person
    if (person === undefined) return
    const isDeleted = person.startsWith('Deleted person ')
    if (isDeleted || bans.has(person) || this.#pick(4) === 0) await this.#decide(person, 'dismiss')
    else await this.#ban(person)
    for (const each of open) if (each.person === person) settled.add(each.reason)
  }

  /** Lets those in who lost an answer before they were banned. */
  async liftForWaiting(): Promise<void> {
    for (const person of this.#known.waiting)
      if (this.#known.bans.has(person)) await this.#lift(person)
  }

  async #ban(person: string): Promise<void> {
    this.#known.bans.set(person, null)
    const decision = await this.#decide(person, 'ban')
    this.#known.places.delete(person)
    this.#known.bans.set(person, decision)
  }

  async #lift(person: string): Promise<void> {
    this.#known.bans.set(person, null)
    await this.#decide(person, 'unban')
    this.#known.bans.delete(person)
  }

  /** Makes a decision. Returns its number. */
  async #decide(person: string, decision: DecisionKind): Promise<number> {
    const { decisions, problems } = this.#known
    this.#decisions += 1
    const reason = `Decision ${this.#decisions}`
    const place = `${reason}/${decision}/${person}`
    decisions.set(place, false)
    const request = { person, decision, reason }
    const done = await this.#insist(() => this.#operatorFor(person).decide(request))
    if (!done.ok) problems.push(`${place}: ${done.error.message}`)
    decisions.set(place, true)
    this.#known.count(decision)
    return done.ok ? done.value.n : 0
  }
}
