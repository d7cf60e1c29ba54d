import { uptime } from 'node:os'
import { days, hours, type Timestamp } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { readSetting, writeSetting } from '../store/settings.js'
import type { Tables } from '../store/tables.js'

/** The furthest that a clock may be set ahead while a host runs. */
const MAX_JUMP = hours(1 / 6)

/** The interval between comparisons, in milliseconds. Reading the uptime is slow. */
const COMPARISON_INTERVAL = 1000

/** The downtime after which the clock is in doubt. */
const MAX_DOWNTIME = days(30)

/** The setting that keeps the time. */
const SETTING = 'clock'

/**
 * The milliseconds since the machine started, including sleep. Setting its clock changes nothing.
 */
export const machineTime = (): number => uptime() * 1000

/**
 * A host's clock. If the machine's clock jumps far ahead, the host counts on from the earlier time,
 * so that no deadline falls due by mistake, until the clock is right or the operator accepts it.
 */
export class HostClock {
  readonly #wall: () => Timestamp
  readonly #elapsed: (() => number) | undefined
  readonly #onJump: (problem: Error) => void
  #trusted: Timestamp
  #at: number
  #isHeld = false

  /** Without `elapsed`, the milliseconds since some moment, the clock is trusted. */
  constructor(
    wall: () => Timestamp,
    elapsed: (() => number) | undefined,
    onJump: (problem: Error) => void,
  ) {
    this.#wall = wall
    this.#elapsed = elapsed
    this.#onJump = onJump
    this.#trusted = wall()
    this.#at = elapsed?.() ?? 0
  }

  now(): Timestamp {
    const wall = this.#wall()
    const passed = wall - this.#trusted
    if (
      this.#elapsed === undefined ||
      (!this.#isHeld && passed >= 0 && passed < COMPARISON_INTERVAL)
    )
      return wall
    const at = this.#elapsed()
    const expected = this.#trusted + at - this.#at
    if (wall - expected > MAX_JUMP) {
      const isNew = !this.#isHeld
      this.#isHeld = true
      if (isNew) this.#onJump(new Error(jumpText(expected, wall)))
      return expected
    }
    this.#isHeld = false
    this.#trusted = wall
    this.#at = at
    return wall
  }

  /** The milliseconds that the machine's clock is ahead; 0 if it is trusted. */
  get ahead(): number {
    const now = this.now()
    return this.#isHeld ? this.#wall() - now : 0
  }

  accept(): void {
    this.#trusted = this.#wall()
    this.#at = this.#elapsed?.() ?? 0
  }

  /** Compares the clock with the time that the host kept last. */
  async open(db: Kysely<Tables>): Promise<void> {
    if (this.#elapsed === undefined) return
    const kept = await readSetting(db, SETTING)
    const [last, wasHeld] = kept?.split(' ') ?? []
    if (last === undefined) return
    const ahead = this.#wall() - Number(last)
    if (ahead > (wasHeld === undefined ? MAX_DOWNTIME : MAX_JUMP)) this.#trusted = Number(last)
  }

  async keep(db: Kysely<Tables>): Promise<void> {
    if (this.#elapsed === undefined) return
    await writeSetting(db, SETTING, `${this.now()}${this.#isHeld ? ' held' : ''}`)
  }
}

const jumpText = (expected: Timestamp, wall: Timestamp): string =>
  `The clock of this machine jumped from ${textOf(expected)} to ${textOf(wall)}. The host goes on from the earlier time. Set the clock right, or run "accept-clock".`

const textOf = (time: Timestamp): string => new Date(time).toUTCString()
