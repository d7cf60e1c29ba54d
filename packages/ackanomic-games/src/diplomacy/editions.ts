/**
 * Everything in which editions and referees differ. The issue of the Diplomacy Adjudicator Test
 * Cases (DATC, version 3.0) that discusses a choice stands in parentheses.
 */
export interface Rules {
  /**
   * A convoy with several ordered routes (4.A.1): `any-disrupts`, the loss of a fleet on any of
   * them stops it; `any-carries`, it goes on while one is whole.
   */
  readonly routes: 'any-disrupts' | 'any-carries'
  /**
   * What settles convoy paradoxes (4.A.2). `1971`: a convoyed army does not cut the support of an
   * attack on a fleet that convoys it. `1982`: nor any support into a sea where a fleet convoys.
   * `2000`: as 1971, for fleets without which the convoy has no route. What these leave open, and
   * everything under `szykman`, is settled by Szykman's rule: the convoys of the paradox fail.
   * `all-hold`: all moves of the paradox fail instead.
   */
  readonly paradox: '1971' | '1982' | '2000' | 'szykman' | 'all-hold'
  /**
   * When an army that could walk is convoyed (4.A.3). `swap`: only to change places with a unit
   * that moves the other way, and it walks where the convoy fails; `via` in an order is without
   * meaning. `own-fleet`: when a fleet of its own power convoys it. `intent`: that, or the order
   * says via. `via`: only when the order says so.
   */
  readonly adjacentConvoy: 'swap' | 'own-fleet' | 'intent' | 'via'
  /** Whether an army that was to be convoyed walks where the convoy does not come about (4.A.3). */
  readonly landFallback: boolean
  /** Whether a convoyed attack cuts the support of an attack on the army's own start (4.A.4). */
  readonly convoyCutsAgainstItself: boolean
  /** Whether a unit may retreat to where its convoyed attacker came from (4.A.5). */
  readonly retreatBehindConvoy: boolean
  /**
   * Seas named in a move (4.A.6): `ignored`; `binding`, only they are a route; `required`, a
   * convoyed move without them fails.
   */
  readonly namedRoutes: 'ignored' | 'binding' | 'required'
  /**
   * A dislodged unit has no effect where its attacker came from (4.A.7): `always`, or only after a
   * `head-to-head` battle, not when one of the two was convoyed.
   */
  readonly dislodgedHasNoEffect: 'always' | 'head-to-head'

  /** A fleet's move without a coast where two are possible (4.B.1): `void`, or to the `first`. */
  readonly coastOpen: 'void' | 'first'
  /** A fleet's move without a coast where one is possible (4.B.2): `void`, or to the `only` one. */
  readonly coastOmitted: 'void' | 'only'
  /** A fleet's move to a coast out of reach, with another in reach (4.B.3). */
  readonly coastWrong: 'void' | 'only'
  /**
   * The coast in a support of a fleet's move (4.B.4): `optional`, but it must agree where given;
   * `own-optional`, needed for foreign fleets that could choose; `required`; or `ignored`.
   */
  readonly supportCoast: 'optional' | 'own-optional' | 'required' | 'ignored'
  /** An order that names the wrong coast of its unit (4.B.5). */
  readonly unitCoastWrong: 'ignored' | 'void'
  /** A coast where there is none, or one for an army (4.B.6). */
  readonly coastNeedless: 'ignored' | 'void'
  /** A build of a fleet that must name a coast and doesn't (4.B.7). */
  readonly buildCoastOpen: 'void' | 'first'

  /** An order that does not say army or fleet (4.C.1). */
  readonly kindOmitted: 'accepted' | 'void'
  /** An order that says army for fleet or fleet for army (4.C.2). */
  readonly kindWrong: 'accepted' | 'void'
  /**
   * A build that does not say army or fleet (4.C.3): `void`; `inland`, an army where no fleet can
   * be; `coast`, also a fleet where a coast is named.
   */
  readonly buildKindOmitted: 'void' | 'inland' | 'coast'
  /** A build of a fleet where none can be (4.C.4): `void`, or an `army` instead. */
  readonly buildFleetInland: 'void' | 'army'
  /** A support or convoy of a foreign unit without its power (4.C.5). */
  readonly powerOmitted: 'accepted' | 'void'
  /** A support or convoy that names the wrong power (4.C.6). */
  readonly powerWrong: 'accepted' | 'void'

  /**
   * Several sets of orders from one power, in a known sequence (4.D.1): the `last` alone counts,
   * or they are `combined`, a later order for a unit taking the place of an earlier.
   */
  readonly orderSets: 'last' | 'combined'
  /** Several sets without a known sequence (4.D.2): all units `hold`, or they are `combined`. */
  readonly unsequencedSets: 'hold' | 'combined'
  /** Different legal orders for one unit in one set (4.D.3). */
  readonly secondOrder: 'void' | 'first' | 'last'
  /** More builds than allowed (4.D.4): none is valid, or the first or the last ones. */
  readonly tooManyBuilds: 'none' | 'first' | 'last'
  /** Several builds in one province (4.D.5). */
  readonly buildsInOnePlace: 'none' | 'first' | 'last'
  /** More disbands than needed (4.D.6): `none` leaves it to civil disorder. */
  readonly tooManyDisbands: 'none' | 'first' | 'last'
  /** Whether a power may leave builds unused (4.D.7); if not, the first free homes get armies. */
  readonly waives: boolean
  /** Civil disorder counts the distance from `home` centres, or from those `owned` (4.D.8). */
  readonly disorderFrom: 'home' | 'owned'
  /** Over what it counts (4.D.8): `any` land and water, or fleets over `shared` ways only. */
  readonly disorderOver: 'any' | 'own'
  /** Whether units of a power that sent no orders can be supported in place (4.D.9). */
  readonly supportsInDisorder: boolean

  /** A move that could never be (4.E.1): it is a `hold`; or `stands`, unsupported. */
  readonly impossibleMove: 'hold' | 'stands'
  /** How badly written orders are read (4.E.2): each `alone`, or explained by the `set`. */
  readonly poorlyWritten: 'alone' | 'set'
  /** Whether a support or convoy of an own unit without order is an order to that unit (4.E.3). */
  readonly implicitOrders: boolean
  /** Whether last turn's orders go on where a power sends none (4.E.4). */
  readonly perpetualOrders: boolean
  /** Whether a power may order units that another has proxied to it (4.E.5). */
  readonly proxyOrders: boolean
  /** A power with more units than centres allow, outside adjustments (4.E.6). */
  readonly illegalUnits: 'remain' | 'removed'
}

/** An edition of the rules: a set of choices. */
export type Edition = '1976' | 'datc'

const SHARED = {
  convoyCutsAgainstItself: false,
  namedRoutes: 'ignored',
  dislodgedHasNoEffect: 'head-to-head',
  coastOpen: 'void',
  coastOmitted: 'only',
  coastWrong: 'void',
  supportCoast: 'optional',
  unitCoastWrong: 'ignored',
  coastNeedless: 'ignored',
  buildCoastOpen: 'void',
  kindOmitted: 'accepted',
  kindWrong: 'accepted',
  buildKindOmitted: 'coast',
  buildFleetInland: 'void',
  powerOmitted: 'accepted',
  powerWrong: 'accepted',
  orderSets: 'last',
  unsequencedSets: 'combined',
  secondOrder: 'void',
  tooManyBuilds: 'first',
  buildsInOnePlace: 'first',
  tooManyDisbands: 'first',
  waives: true,
  disorderOver: 'any',
  supportsInDisorder: true,
  impossibleMove: 'hold',
  poorlyWritten: 'alone',
  implicitOrders: false,
  perpetualOrders: false,
  proxyOrders: false,
  illegalUnits: 'remain',
} as const satisfies Partial<Rules>

/**
 * The editions. `1976` is the rulebook of that year, with the convoys of 1971: the loss of any
 * ordered route stops a convoy, an army is convoyed next door only to change places, and civil
 * disorder counts from home centres. `datc` has the preferences of DATC 3.0.
 */
export const EDITIONS: Readonly<Record<Edition, Rules>> = {
  '1976': {
    ...SHARED,
    routes: 'any-disrupts',
    paradox: '1971',
    adjacentConvoy: 'swap',
    landFallback: true,
    retreatBehindConvoy: false,
    disorderFrom: 'home',
  },
  datc: {
    ...SHARED,
    routes: 'any-carries',
    paradox: 'szykman',
    adjacentConvoy: 'intent',
    landFallback: false,
    retreatBehindConvoy: true,
    disorderFrom: 'owned',
  },
}

/**
 * The rules of an edition, with single choices changed.
 *
 * @param edition - `'1976'` unless said otherwise
 * @param changes - choices that differ from the edition's
 *
 * @example
 * ```ts
 * import { rulesOf } from '@ackanomic/games/diplomacy'
 *
 * rulesOf().paradox // => '1971'
 * rulesOf('datc', { landFallback: true }).landFallback // => true
 * ```
 */
export function rulesOf(edition: Edition = '1976', changes: Partial<Rules> = {}): Rules {
  return { ...EDITIONS[edition], ...changes }
}
