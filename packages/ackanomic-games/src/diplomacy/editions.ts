/**
 * Everything in which editions and referees differ, and what may be chosen; the first of each is the
 * choice of the 1976 edition. The issue of the Diplomacy Adjudicator Test Cases (DATC, version 3.0)
 * that discusses it stands in parentheses.
 */
export const DIPLOMACY_RULE_CHOICES = {
  /** Several routes (4.A.1): the loss of any stops the convoy, or any that is whole carries it. */
  routes: ['any-disrupts', 'any-carries'],
  /**
   * What settles convoy paradoxes (4.A.2). `1971`: a convoyed army does not cut the support of an
   * attack on a fleet that convoys it. `1982`: nor any support into a sea where a fleet convoys.
   * `2000`: as 1971, for fleets without which the convoy has no route. What these leave open, and
   * everything under `szykman`, is settled by Szykman's rule: the convoys of the paradox fail.
   * `all-hold`: all moves of the paradox fail instead.
   */
  paradox: ['1971', '1982', '2000', 'szykman', 'all-hold'],
  /**
   * When an army that could walk is convoyed (4.A.3). `swap`: only to change places with a unit
   * that moves the other way, and it walks where the convoy fails; `via` in an order is without
   * meaning. `own-fleet`: when a fleet of its own power convoys it. `intent`: that, or the order
   * says via. `via`: only when the order says so.
   */
  adjacentConvoy: ['swap', 'own-fleet', 'intent', 'via'],
  /** Whether an army that was to be convoyed walks where the convoy does not come about (4.A.3). */
  landFallback: [true, false],
  /** Whether a convoyed attack cuts the support of an attack on the army's own start (4.A.4). */
  convoyCutsAgainstItself: [false, true],
  /** Whether a unit may retreat to where its convoyed attacker came from (4.A.5). */
  retreatBehindConvoy: [false, true],
  /** Seas named in a move (4.A.6): `ignored`; `binding`, only they are a route; or `required`. */
  namedRoutes: ['ignored', 'binding', 'required'],
  /**
   * A dislodged unit has no effect where its attacker came from (4.A.7): `always`, or only after a
   * `head-to-head` battle, not when one of the two was convoyed.
   */
  dislodgedHasNoEffect: ['head-to-head', 'always'],

  /** A fleet's move without a coast where two are possible (4.B.1): `void`, or to the `first`. */
  coastOpen: ['void', 'first'],
  /** A fleet's move without a coast where one is possible (4.B.2): `void`, or to the `only` one. */
  coastOmitted: ['only', 'void'],
  /** A fleet's move to a coast out of reach, with another in reach (4.B.3). */
  coastWrong: ['void', 'only'],
  /**
   * The coast in a support of a fleet's move (4.B.4): `optional`, but it must agree where given;
   * `own-optional`, needed for foreign fleets that could choose; `required`; or `ignored`.
   */
  supportCoast: ['optional', 'own-optional', 'required', 'ignored'],
  /** An order that names the wrong coast of its unit (4.B.5). */
  unitCoastWrong: ['ignored', 'void'],
  /** A coast where there is none, or one for an army (4.B.6). */
  coastNeedless: ['ignored', 'void'],
  /** A build of a fleet that must name a coast and doesn't (4.B.7). */
  buildCoastOpen: ['void', 'first'],

  /** An order that does not say army or fleet (4.C.1). */
  kindOmitted: ['accepted', 'void'],
  /** An order that says army for fleet or fleet for army (4.C.2). */
  kindWrong: ['accepted', 'void'],
  /** A build without army or fleet (4.C.3): a `coast` tells a fleet, `inland` an army. */
  buildKindOmitted: ['coast', 'void', 'inland'],
  /** A build of a fleet where none can be (4.C.4): `void`, or an `army` instead. */
  buildFleetInland: ['void', 'army'],
  /** A support or convoy of a foreign unit without its power (4.C.5). */
  powerOmitted: ['accepted', 'void'],
  /** A support or convoy that names the wrong power (4.C.6). */
  powerWrong: ['accepted', 'void'],

  /** Several sets of one power in sequence (4.D.1): the `last` counts, or later orders replace. */
  orderSets: ['last', 'combined'],
  /** Several sets without a known sequence (4.D.2): all units `hold`, or they are `combined`. */
  unsequencedSets: ['combined', 'hold'],
  /** Different legal orders for one unit in one set (4.D.3). */
  secondOrder: ['void', 'first', 'last'],
  /** More builds than allowed (4.D.4): none is valid, or the first or the last ones. */
  tooManyBuilds: ['first', 'none', 'last'],
  /** Several builds in one province (4.D.5). */
  buildsInOnePlace: ['first', 'none', 'last'],
  /** More disbands than needed (4.D.6): `none` leaves it to civil disorder. */
  tooManyDisbands: ['first', 'none', 'last'],
  /** Whether a power may leave builds unused (4.D.7); if not, the first free homes get armies. */
  waives: [true, false],
  /** Civil disorder counts the distance from `home` centres, or from those `owned` (4.D.8). */
  disorderFrom: ['home', 'owned'],
  /** Over what it counts (4.D.8): `any` land and water, or fleets over `shared` ways only. */
  disorderOver: ['any', 'own'],
  /** Whether units of a power that sent no orders can be supported in place (4.D.9). */
  supportsInDisorder: [true, false],

  /** A move that could never be (4.E.1): it is a `hold`; or `stands`, unsupported. */
  impossibleMove: ['hold', 'stands'],
  /** How badly written orders are read (4.E.2): each `alone`, or explained by the `set`. */
  poorlyWritten: ['alone', 'set'],
  /** Whether a support or convoy of an own unit without order is an order to that unit (4.E.3). */
  implicitOrders: [false, true],
  /** Whether last turn's orders go on where a power sends none (4.E.4). */
  perpetualOrders: [false, true],
  /** Whether a power may order units that another has proxied to it (4.E.5). */
  proxyOrders: [false, true],
  /** A power with more units than centres allow, outside adjustments (4.E.6). */
  illegalUnits: ['remain', 'removed'],
} as const

/** A choice for everything in which editions and referees differ; see {@link DIPLOMACY_RULE_CHOICES}. */
export type DiplomacyRulebook = {
  readonly [Choice in keyof typeof DIPLOMACY_RULE_CHOICES]: (typeof DIPLOMACY_RULE_CHOICES)[Choice][number]
}

/** An edition of the rules: a set of choices. */
export type DiplomacyEdition = '1976' | 'datc'

const RULES_OF_1976 = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(DIPLOMACY_RULE_CHOICES).map(([choice, [first]]) => [
    choice,
    first,
  ]),
) as DiplomacyRulebook

/**
 * The editions. `1976` is the rulebook of that year, with the convoys of 1971: the loss of any
 * ordered route stops a convoy, an army is convoyed next door only to change places, and civil
 * disorder counts from home centres. `datc` has the preferences of DATC 3.0.
 */
export const DIPLOMACY_EDITIONS: Readonly<Record<DiplomacyEdition, DiplomacyRulebook>> = {
  '1976': RULES_OF_1976,
  datc: {
    ...RULES_OF_1976,
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
 * @example
 * ```ts
 * import { editionRules } from '@ackanomic/games/diplomacy'
 *
 * editionRules('datc', { landFallback: true }).landFallback // => true
 * ```
 */
export function editionRules(
  edition: DiplomacyEdition = '1976',
  changes: Partial<DiplomacyRulebook> = {},
): DiplomacyRulebook {
  return { ...DIPLOMACY_EDITIONS[edition], ...changes }
}
