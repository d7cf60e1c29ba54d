import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Operation } from '../contract/operation.js'
import { rejectRequest } from './problem.js'

/** The limits of a server. */
export interface HttpLimits {
  /** Per minute, from one person, or from one network without a token. Default: 600. */
  readonly requestsPerMinute: number
  /**
   * Invalid tokens and invitations per minute, from one network: an IPv4 address, or an IPv6
   * network of 64 bits. Default: 20.
   */
  readonly failuresPerMinute: number
  /** Matches that one person opens per hour. Default: 60. */
  readonly openingsPerHour: number
  /** Accounts and links by mail that one network asks for per hour. Default: 20. */
  readonly signUpsPerHour: number
  /** Event streams of one person, or of one network without a token. Default: 20. */
  readonly openStreams: number
  /** The largest body of a request. Default: 100,000. */
  readonly bodyBytes: number
  /** The largest save that the operator may import. Default: 20,000,000. */
  readonly saveBytes: number
}

export const DEFAULT_LIMITS: HttpLimits = {
  requestsPerMinute: 600,
  failuresPerMinute: 20,
  openingsPerHour: 60,
  signUpsPerHour: 20,
  openStreams: 20,
  bodyBytes: 100_000,
  saveBytes: 20_000_000,
}

type Counted = 'requests' | NonNullable<Operation['limit']>

/** Counts requests, failures and streams against the limits. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Counted, RateLimiterMemory>>
  readonly #streams = new Map<string, number>()
  readonly #most: number

  constructor({
    requestsPerMinute,
    failuresPerMinute,
    openStreams,
    openingsPerHour,
    signUpsPerHour,
  }: HttpLimits) {
    this.#limiters = {
      requests: new RateLimiterMemory({ points: requestsPerMinute, duration: 60 }),
      guesses: new RateLimiterMemory({ points: failuresPerMinute, duration: 60 }),
      openings: new RateLimiterMemory({ points: openingsPerHour, duration: 3600 }),
      signUps: new RateLimiterMemory({ points: signUpsPerHour, duration: 3600 }),
    }
    this.#most = openStreams
  }

  /** Counts one more. Returns the response if there are too many. */
  async count(what: Counted, who: string): Promise<Response | undefined> {
    try {
      await this.#limiters[what].consume(who)
      return undefined
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return tooManyRequests(thrown)
      throw thrown
    }
  }

  /**
   * Counts a stream. Returns a function that releases it, or the response if there are too many.
   */
  stream(who: string): (() => void) | Response {
    const open = this.#streams.get(who) ?? 0
    if (open >= this.#most) {
      return rejectRequest(
        'tooManyRequests',
        `You have ${open} open streams. Close one before you open another.`,
      )
    }
    this.#streams.set(who, open + 1)
    return () => {
      const left = (this.#streams.get(who) ?? 1) - 1
      if (left === 0) this.#streams.delete(who)
      else this.#streams.set(who, left)
    }
  }
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): Response {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const message = `You sent too many requests. Wait ${seconds} seconds.`
  return rejectRequest('tooManyRequests', message, { 'retry-after': String(seconds) })
}
