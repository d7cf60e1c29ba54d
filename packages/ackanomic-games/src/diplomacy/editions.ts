/**
 * The choices of editions and referees, that of the 1976 edition first. Numbers such as 4.A.1 are
 * issues of the Diplomacy Adjudicator Test Cases (DATC 3.0).
 */
export const DIPLOMACY_RULE_CHOICES = {
  /** A convoy with several routes (4.A.1): losing any stops it, or any whole one carries it. */
  routes: ['any-disrupts', 'any-carries'],
  /**
   * Convoy paradoxes (4.A.2). `1971`: a convoyed army does not cut the support of an attack on a
   * fleet that convoys it. `1982`: nor a support into a sea where a fleet convoys. `2000`: as 1971,
   * for fleets without which there is no route. `szykman`: the convoys of the paradox fail, as in
   * all that the others leave open. `all-hold`: all its moves fail.
   */
  paradox: ['1971', '1982', '2000', 'szykman', 'all-hold'],
  /**
   * When an army that could walk is convoyed (4.A.3). `swap`: only to change places with a unit; if
   * the convoy fails, it walks. `own-fleet`: if a fleet of its power convoys it. `intent`: that, or
   * if the order says `via`. `via`: only then.
   */
  adjacentConvoy: ['swap', 'own-fleet', 'intent', 'via'],
  /** Whether an army walks if its convoy fails (4.A.3). */
  landFallback: [true, false],
  /** Whether a convoyed attack cuts the support of an attack on the place it comes from (4.A.4). */
  convoyCutsAgainstItself: [false, true],
  /** Whether a unit may retreat to the place from which its convoyed attacker came (4.A.5). */
  retreatBehindConvoy: [false, true],
  /** The seas that a move names (4.A.6): `ignored`, `binding` or `required`. */
  namedRoutes: ['ignored', 'binding', 'required'],
  /** Whether a dislodged unit has no effect where its attacker came from (4.A.7). */
  dislodgedHasNoEffect: ['head-to-head', 'always'],

  /** A fleet's move without a coast if two are possible (4.B.1): `void`, or to the `first`. */
  coastOpen: ['void', 'first'],
  /** A fleet's move without a coast if one is possible (4.B.2): `void`, or to the `only` one. */
  coastOmitted: ['only', 'void'],
  /** A fleet's move to a coast out of reach (4.B.3): `void`, or to the `only` one in reach. */
  coastWrong: ['void', 'only'],
  /**
   * The coast in a support of a fleet's move (4.B.4). `own-optional`: required for others' fleets.
   */
  supportCoast: ['optional', 'own-optional', 'required', 'ignored'],
  /** An order that names the wrong coast of its unit (4.B.5). */
  unitCoastWrong: ['ignored', 'void'],
  /** A coast in an order if there is none, or for an army (4.B.6). */
  coastNeedless: ['ignored', 'void'],
  /** A build of a fleet that does not name its coast although it must (4.B.7). */
  buildCoastOpen: ['void', 'first'],

  /** An order that does not say whether the unit is an army or a fleet (4.C.1). */
  kindOmitted: ['accepted', 'void'],
  /** An order that calls an army a fleet, or a fleet an army (4.C.2). */
  kindWrong: ['accepted', 'void'],
  /** A build without its kind (4.C.3): `inland`, an army; `coast`, or a fleet on a named coast. */
  buildKindOmitted: ['coast', 'void', 'inland'],
  /** A build of a fleet in an inland province (4.C.4): `void`, or of an `army` instead. */
  buildFleetInland: ['void', 'army'],
  /** A support or convoy of a foreign unit that does not name its power (4.C.5). */
  powerOmitted: ['accepted', 'void'],
  /** A support or convoy that names the wrong power (4.C.6). */
  powerWrong: ['accepted', 'void'],

  /** Sets of orders in sequence (4.D.1): the `last` counts, or later orders replace earlier. */
  orderSets: ['last', 'combined'],
  /** Sets of orders without a sequence (4.D.2): all units `hold`, or the sets are `combined`. */
  unsequencedSets: ['combined', 'hold'],
  /** Different legal orders for a unit in a set (4.D.3): `void`, or `first` or `last` counts. */
  secondOrder: ['void', 'first', 'last'],
  /** More builds than allowed (4.D.4): `none` is valid, or the `first` or the `last` ones are. */
  tooManyBuilds: ['first', 'none', 'last'],
  /** Several builds in one province (4.D.5): `none` is valid, or the `first` or the `last` is. */
  buildsInOnePlace: ['first', 'none', 'last'],
  /** More disbands than needed (4.D.6). With `none`, civil disorder decides. */
  tooManyDisbands: ['first', 'none', 'last'],
  /** Whether builds may be left unused (4.D.7). If not, the first free home centres get armies. */
  waives: [true, false],
  /** The centres from which civil disorder counts distances (4.D.8): `home` centres or `owned`. */
  disorderFrom: ['home', 'owned'],
  /** The ways by which civil disorder counts distances (4.D.8): `any`, or a fleet's `own`. */
  disorderOver: ['any', 'own'],
  /** Whether units of a power that sent no orders can be supported in place (4.D.9). */
  supportsInDisorder: [true, false],

  /** A move that is never possible (4.E.1): a `hold`, or it `stands` and cannot be supported. */
  impossibleMove: ['hold', 'stands'],
  /** How badly written orders are read (4.E.2): each `alone`, or with help of the whole `set`. */
  poorlyWritten: ['alone', 'set'],
  /** Whether a support or convoy of one's own unit without orders is an order to it (4.E.3). */
  implicitOrders: [false, true],
  /** Whether the orders of the last turn continue if a power sends none (4.E.4). */
  perpetualOrders: [false, true],
  /** Whether a power may order units for which another power has given it a proxy (4.E.5). */
  proxyOrders: [false, true],
  /** The units of a power that has more than its centres allow, except when adjusting (4.E.6). */
  illegalUnits: ['remain', 'removed'],
} as const

/** One choice for each of {@link DIPLOMACY_RULE_CHOICES}. */
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

/** The editions: the rulebook of 1976 with the convoys of 1971, and the preferences of DATC 3.0. */
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
 * Returns the rules of an edition with some changes.
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
