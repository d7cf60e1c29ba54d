import type { GameError, Result, ResultRecord, Timestamp } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'
import type { Kysely, Transaction } from 'kysely'
import type { SubscribeRequest } from '../contract/delivery-types.js'
import type { Notification } from '../contract/notification.js'
import type { Handlers, Operations } from '../contract/operation.js'
import type { Tables } from '../store/tables.js'

/** A subscription with notifications to deliver. */
export interface WaitingSubscription extends SubscribeRequest {
  /** The number of the person's latest notification. */
  readonly latest: number
}

/** Whether a delivery is made now, later or never. */
export type DeliveryPlan =
  | { readonly type: 'skip'; readonly upTo: number }
  | { readonly type: 'wait'; readonly until: Timestamp; readonly for: string }
  | {
      readonly type: 'deliver'
      /** Whether all notifications share a delivery, not only those of one step. */
      readonly isDigest: boolean
      /** The actions for which play waits, for a device that shows them. */
      readonly awaits?: readonly string[] | undefined
      /** Called when the delivery succeeded or was given up. */
      readonly onSettled?: (() => Promise<void>) | undefined
    }

/** A job of a module. */
export interface ModuleJob {
  /** Does what is due. */
  run(): Promise<void>
  /** When it is due next, if known; otherwise it runs about every second. */
  nextDue?(): Promise<Timestamp | null>
}

/** A page of a module. */
export interface ModulePage {
  /** Such as `/sign-in`. */
  readonly path: `/${string}`
  readonly html: string
  /** Its content security policy. */
  readonly policy: string
}

/** The reply to a mail that was obeyed. */
export interface MailAnswer {
  readonly paragraphs: readonly string[]
  /** The receipt for the sender's new seat, to attach. */
  readonly receipt?: SeatReceipt | null
}

/** The sender of a mail. */
export interface MailSender {
  /** The match, table or society that it was sent to. */
  readonly match: string
  readonly person: string
  readonly idempotencyKey: string
}

/** A subject of notifications that is no match, such as a table before its match. */
export interface Place {
  readonly game: string
  readonly people: readonly string[]
}

/** The parts that a module adds to a host. */
export interface ModuleParts<T extends Operations = Operations> {
  readonly handlers: Handlers<T>
  /** In the order in which they run. */
  readonly jobs?: readonly ModuleJob[]
  readonly pages?: readonly ModulePage[]
  /** Obeys a command in a mail, and returns the reply. Returns `undefined` for other texts. */
  obeyMail?(text: string, sender: MailSender): Promise<Result<MailAnswer, GameError>> | undefined
  /** Explains its commands to the reader of a mail about a place without a match. */
  mailHelp?(place: string): readonly string[]
  /** A person's time zone. Default: UTC. */
  timeZoneOf?(person: string): Promise<string>
  /** Whether a game is offered, as far as this process knows. Default: it is. */
  isOffered?(game: string): boolean
  /** Checks that a match of a game may be created. */
  checkGame?(game: string): Promise<Result<void, GameError>>
  /** Checks that a person may sign in, or act by mail. */
  checkPerson?(db: Kysely<Tables>, person: string): Promise<Result<void, GameError>>
  /** Whether a person did something here, so that nobody else may take their name. */
  hasName?(db: Kysely<Tables>, person: string): Promise<boolean>
  /** Finds places by their ids. */
  findPlaces?(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Place>>
  /** Says why a match's result does not count, if it does not. */
  resultProblem?(record: ResultRecord): string | undefined
  /** Plans a delivery. `step` has the notifications of one step, `all` those that wait. */
  planDelivery?(
    subscription: WaitingSubscription,
    notifications: {
      readonly all: readonly Notification[]
      readonly step: readonly Notification[]
    },
  ): Promise<DeliveryPlan | undefined>
  /** Called in the transaction that revokes a person's tokens. */
  onRevoke?(tx: Transaction<Tables>, person: string): Promise<void>
  /** Called when a subscription ended because its address is gone. */
  onUnsubscribe?(person: string, channel: string): Promise<void>
  /** Called when others may have changed what a module keeps in memory, in a match or anywhere. */
  onChange?(match: string | null): void
  /** Called before the host closes. */
  close?(): void
  /** Deletes what has expired, about once an hour. */
  deleteExpired?(now: Timestamp): Promise<void>
}

const accepted: Result<void, GameError> = { ok: true, value: undefined }

/** The modules of a host together. */
export class Modules {
  readonly #parts: ModuleParts[] = []

  /** Adds a module. */
  add(parts: ModuleParts): void {
    this.#parts.push(parts)
  }

  get jobs(): readonly ModuleJob[] {
    return this.#parts.flatMap(({ jobs = [] }) => jobs)
  }

  get pages(): readonly ModulePage[] {
    return this.#parts.flatMap(({ pages = [] }) => pages)
  }

  /** Obeys a command in a mail; `undefined` if the text is none. */
  obeyMail(text: string, sender: MailSender): Promise<Result<MailAnswer, GameError>> | undefined {
    for (const each of this.#parts) {
      const done = each.obeyMail?.(text, sender)
      if (done !== undefined) return done
    }
    return undefined
  }

  /** Explains the commands of all modules. */
  mailHelp(place: string): readonly string[] {
    return this.#parts.flatMap((each) => each.mailHelp?.(place) ?? [])
  }

  /** A person's time zone. */
  async timeZoneOf(person: string): Promise<string> {
    for (const each of this.#parts) {
      const zone = await each.timeZoneOf?.(person)
      if (zone !== undefined) return zone
    }
    return 'UTC'
  }

  /** Whether a game is offered. */
  isOffered(game: string): boolean {
    return this.#parts.every((each) => each.isOffered?.(game) !== false)
  }

  /** Checks that a match of a game may be created. */
  checkGame(game: string): Promise<Result<void, GameError>> {
    return this.#check((each) => each.checkGame?.(game))
  }

  /** Checks that a person may sign in. */
  checkPerson(db: Kysely<Tables>, person: string): Promise<Result<void, GameError>> {
    return this.#check((each) => each.checkPerson?.(db, person))
  }

  async #check(
    ask: (parts: ModuleParts) => Promise<Result<void, GameError>> | undefined,
  ): Promise<Result<void, GameError>> {
    for (const each of this.#parts) {
      const checked = await ask(each)
      if (checked?.ok === false) return checked
    }
    return accepted
  }

  /** Whether a person did something here. */
  async hasName(db: Kysely<Tables>, person: string): Promise<boolean> {
    for (const each of this.#parts) if (await each.hasName?.(db, person)) return true
    return false
  }

  /** Finds places by their ids. */
  async findPlaces(
    db: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Place>> {
    if (ids.length === 0) return new Map()
    const found = await Promise.all(this.#parts.map((each) => each.findPlaces?.(db, ids) ?? []))
    return new Map(found.flatMap((places) => [...places]))
  }

  /** Says why the result of a match counts for nothing. */
  resultProblem(record: ResultRecord): string | undefined {
    for (const each of this.#parts) {
      const problem = each.resultProblem?.(record)
      if (problem !== undefined) return problem
    }
    return undefined
  }

  /** Plans a delivery by the first module with an opinion, or at once. */
  async planDelivery(
    ...delivery: Parameters<NonNullable<ModuleParts['planDelivery']>>
  ): Promise<DeliveryPlan> {
    for (const each of this.#parts) {
      const plan = await each.planDelivery?.(...delivery)
      if (plan !== undefined) return plan
    }
    return { type: 'deliver', isDigest: false }
  }

  /** Tells modules that a person's tokens are revoked. */
  async onRevoke(tx: Transaction<Tables>, person: string): Promise<void> {
    for (const each of this.#parts) await each.onRevoke?.(tx, person)
  }

  /** Tells modules that a subscription ended. */
  async onUnsubscribe(person: string, channel: string): Promise<void> {
    for (const each of this.#parts) await each.onUnsubscribe?.(person, channel)
  }

  /** Tells modules that something may have changed. */
  onChange(match: string | null): void {
    for (const each of this.#parts) each.onChange?.(match)
  }

  /** Tells modules that the host closes. */
  close(): void {
    for (const each of this.#parts) each.close?.()
  }

  /** Deletes what has expired. */
  async deleteExpired(now: Timestamp): Promise<void> {
    for (const each of this.#parts) await each.deleteExpired?.(now)
  }
}
