import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { turnedAway } from './problem.js'

/** What the door lets through. */
export interface Limits {
  /** Requests a minute of one person, or of one address where nobody says who they are. Default 600. */
  readonly requests: number
  /** Wrong tokens and invitations a minute from one address. Default 20. */
  readonly wrong: number
  /** Streams that one person, or one address, has open at once. Default 20. */
  readonly streams: number
  /** Bytes of a body. Default 100,000. */
  readonly body: number
  /** Bytes of a save that the operator brings in. Default 20,000,000. */
  readonly save: number
}

/** The limits, where nobody says otherwise. */
export const LIMITS: Limits = {
  requests: 600,
  wrong: 20,
  streams: 20,
  body: 100_000,
  save: 20_000_000,
}

/** Counts what comes in a minute, and says when it is too much. */
export class Gate {
  readonly #requests: RateLimiterMemory
  readonly #wrong: RateLimiterMemory
  readonly #streams = new Map<string, number>()
  readonly #most: number

  constructor({ requests, wrong, streams }: Limits) {
    this.#requests = new RateLimiterMemory({ points: requests, duration: 60 })
    this.#wrong = new RateLimiterMemory({ points: wrong, duration: 60 })
    this.#most = streams
  }

  /** Counts a request; the answer turns away whoever sends too many. */
  request(who: string): Promise<Response | undefined> {
    return counted(this.#requests, who)
  }

  /** Counts a wrong token or invitation. */
  wrong(address: string): Promise<Response | undefined> {
    return counted(this.#wrong, address)
  }

  /** Whether an address has come with so many wrong tokens that it is not listened to. */
  async isBarred(address: string): Promise<Response | undefined> {
    const found = await this.#wrong.get(address)
    return found !== null && found.remainingPoints <= 0 ? tooMany(found) : undefined
  }

  /** Lets a stream in, and gives what lets it out. */
  stream(who: string): (() => void) | Response {
    const open = this.#streams.get(who) ?? 0
    if (open >= this.#most) {
      return turnedAway('tooMany', `${open} streams are open; close one before you open another.`)
    }
    this.#streams.set(who, open + 1)
    return () => {
      const left = (this.#streams.get(who) ?? 1) - 1
      if (left === 0) this.#streams.delete(who)
      else this.#streams.set(who, left)
    }
  }
}

async function counted(limiter: RateLimiterMemory, who: string): Promise<Response | undefined> {
  try {
    await limiter.consume(who)
    return undefined
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return tooMany(thrown)
    throw thrown
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Response {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const says = `That is too much at a time; wait ${seconds} seconds.`
  return turnedAway('tooMany', says, { 'retry-after': String(seconds) })
}
