import { type World as AnyWorld, worldOf } from '../../host/src/fresh.test-support.js'
import { type Club, type ClubOptions, openClub } from './open-club.js'

/** A club with a clock that a test sets. */
export type World = AnyWorld<Club>

/** Opens a club in an empty store. */
export const world = (options: Partial<ClubOptions> = {}): Promise<World> =>
  worldOf(openClub, options)
