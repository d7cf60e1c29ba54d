import type { ServerOptions } from '@ackanomic/host/http'
import { type Http as AnyHttp, httpOf } from '../../host/src/http/http.test-support.js'
import { world } from './fresh.test-support.js'
import type { Club, ClubOptions } from './open-club.js'

/** A club over HTTP, with four people. */
export type Http = AnyHttp<Club>

/** Serves a club. */
export const http = async (
  options: ServerOptions = {},
  clubOptions: Partial<ClubOptions> = {},
): Promise<Http> => httpOf(await world(clubOptions), options)
