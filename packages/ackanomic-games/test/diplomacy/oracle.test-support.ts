import {
  DIPLOMACY_STANDARD,
  type DiplomacyLocation,
  type DiplomacyUnit,
  type ProvinceId,
} from '@ackanomic/games/diplomacy'

/**
 * A second adjudicator, made to be plainly right and not fast: it writes down the equations, tries
 * every combination of successful and failed moves, and keeps those that satisfy all of them. It
 * knows one order for each unit, the standard map, and the two editions.
 */

export interface Man {
  readonly unit: DiplomacyUnit
  readonly act: 'hold' | 'move' | 'support' | 'convoy'
  /** The place of its move, or of the move that it supports or convoys. */
  readonly to?: DiplomacyLocation
  /** The province of the unit that it supports or convoys. */
  readonly of?: ProvinceId
  readonly via?: boolean
}

export interface Oracle {
  /** Provinces of the units whose move succeeds, sorted. */
  readonly moved: readonly string[]
  /** Provinces of the units whose support is given, sorted. */
  readonly given: readonly string[]
  /** Provinces of the units that are dislodged, sorted. */
  readonly dislodged: readonly string[]
  /** Provinces left empty by a standoff, sorted. */
  readonly contested: readonly string[]
  /** Whether a paradox had to be settled. */
  readonly paradox: boolean
}

const land = (at: DiplomacyLocation): ProvinceId => at.slice(0, 3)
const kind = (id: ProvinceId): string => DIPLOMACY_STANDARD.provinces[id]?.kind ?? 'none'

const water = new Map<ProvinceId, Set<ProvinceId>>()
for (const [from, list] of Object.entries(DIPLOMACY_STANDARD.fleets))
  for (const to of list) water.set(land(from), (water.get(land(from)) ?? new Set()).add(land(to)))
const sails = (a: ProvinceId, b: ProvinceId): boolean => water.get(a)?.has(b) ?? false
const walks = (a: ProvinceId, b: ProvinceId): boolean =>
  DIPLOMACY_STANDARD.armies[a]?.includes(b) ?? false

/** All routes over some seas, as lists of seas; `direct` ones have no shorter cut. */
function routes(
  from: ProvinceId,
  to: ProvinceId,
  seas: readonly ProvinceId[],
  direct: boolean,
): ProvinceId[][] {
  const found: ProvinceId[][] = []
  const grow = (path: ProvinceId[]): void => {
    const last = path[path.length - 1] as ProvinceId
    if (sails(last, to)) found.push(path)
    for (const sea of seas) if (sails(last, sea) && !path.includes(sea)) grow([...path, sea])
  }
  for (const sea of seas) if (sails(from, sea)) grow([sea])
  if (!direct) return found
  return found.filter((path) => {
    const all = [from, ...path, to]
    return all.every((a, i) =>
      all.every((b, j) => j < i + 2 || (i === 0 && j === all.length - 1) || !sails(a, b)),
    )
  })
}

/** Adjudicates a position by one of the two editions. */
export function judge(given: readonly Man[], edition: '1976' | 'datc'): Oracle {
  const old = edition === '1976'
  const at = (id: ProvinceId, men: readonly Man[]): Man | undefined =>
    men.find((man) => land(man.unit.at) === id)
  const home = (man: Man): ProvinceId => land(man.unit.at)
  const goal = (man: Man): ProvinceId => land(man.to ?? man.unit.at)
  const afloat = given.filter((man) => man.unit.kind === 'F' && kind(home(man)) === 'sea').map(home)
  const couldSail = (from: ProvinceId, to: ProvinceId, but?: ProvinceId): boolean =>
    kind(from) === 'coast' &&
    kind(to) === 'coast' &&
    routes(
      from,
      to,
      afloat.filter((sea) => sea !== but),
      false,
    ).length > 0
  const couldGo = (man: Man, to: DiplomacyLocation, but?: ProvinceId): boolean =>
    man.unit.kind === 'F'
      ? to.includes('/') || DIPLOMACY_STANDARD.provinces[to]?.coasts === undefined
        ? (DIPLOMACY_STANDARD.fleets[man.unit.at]?.includes(to) ?? false)
        : (DIPLOMACY_STANDARD.fleets[man.unit.at]?.some((next) => land(next) === to) ?? false)
      : walks(home(man), to) || couldSail(home(man), to, but)

  // Illegal orders do not count.
  const legal = given.map((man): Man => {
    const hold: Man = { unit: man.unit, act: 'hold' }
    if (man.act === 'hold') return hold
    const other = man.of === undefined ? undefined : at(man.of, given)
    if (man.act === 'move') {
      if (goal(man) === home(man)) return hold
      if (man.unit.kind === 'A' && !old && man.via === true)
        return couldSail(home(man), goal(man)) ? man : hold
      return couldGo(man, man.to as DiplomacyLocation) ? man : hold
    }
    if (other === undefined || other === man) return hold
    if (man.act === 'support') {
      const reach =
        man.unit.kind === 'A'
          ? walks(home(man), goal(man))
          : (DIPLOMACY_STANDARD.fleets[man.unit.at]?.some((next) => land(next) === goal(man)) ??
            false)
      if (!reach || goal(man) === home(man)) return hold
      return goal(man) === home(other) || couldGo(other, man.to as DiplomacyLocation, home(man))
        ? man
        : hold
    }
    if (man.unit.kind === 'A' || kind(home(man)) !== 'sea' || other.unit.kind === 'F') return hold
    const useful = routes(home(other), goal(man), afloat, true).some((r) => r.includes(home(man)))
    return kind(home(other)) === 'coast' &&
      kind(goal(man)) === 'coast' &&
      goal(man) !== home(other) &&
      useful
      ? man
      : hold
  })

  // Supports and convoys need their matching order.
  const men = legal.map((man): Man => {
    if (man.act !== 'support' && man.act !== 'convoy') return man
    const other = at(man.of as ProvinceId, legal) as Man
    const hold: Man = { unit: man.unit, act: 'hold' }
    if (man.act === 'support' && goal(man) === home(other)) return other.act === 'move' ? hold : man
    if (other.act !== 'move' || goal(other) !== goal(man)) return hold
    const coast = man.to?.includes('/') === true && other.unit.kind === 'F'
    return man.act === 'support' && coast && man.to !== other.to ? hold : man
  })
  const fleetsFor = (army: Man): Man[] =>
    men.filter((man) => man.act === 'convoy' && man.of === home(army))
  const ordered = (army: Man): ProvinceId[][] =>
    routes(home(army), goal(army), fleetsFor(army).map(home), false)
  type Mode = 'land' | 'sea' | 'either'
  const modes = new Map<Man, Mode>()
  for (const man of men) {
    if (man.act !== 'move') continue
    const whole = man.unit.kind === 'A' && ordered(man).length > 0
    const foe = at(goal(man), men)
    const swaps = foe?.act === 'move' && goal(foe) === home(man)
    const shared = fleetsFor(man).some((fleet) => fleet.unit.power === man.unit.power)
    if (man.unit.kind === 'F') modes.set(man, 'land')
    else if (!walks(home(man), goal(man))) modes.set(man, 'sea')
    else if (old) modes.set(man, whole && swaps ? 'either' : 'land')
    else if (man.via === true) modes.set(man, 'sea')
    else modes.set(man, whole && shared ? 'sea' : 'land')
  }
  const movers = men.filter((man) => man.act === 'move')
  const supports = men.filter((man) => man.act === 'support')
  const convoys = men.filter(
    (man) => man.act === 'convoy' && modes.get(at(man.of as ProvinceId, men) as Man) !== 'land',
  )
  const onRoute = new Map(
    movers.map((man) => [man, new Set(modes.get(man) === 'land' ? [] : ordered(man).flat())]),
  )

  interface World {
    readonly won: ReadonlySet<Man>
    readonly lost: ReadonlySet<ProvinceId>
    readonly barred: ReadonlySet<Man>
  }
  const sailed = (man: Man, world: World): boolean => {
    if (modes.get(man) === 'land') return false
    const broken = (sea: ProvinceId): boolean =>
      world.lost.has(sea) || world.barred.has(at(sea, men) as Man)
    const all = ordered(man)
    if (all.length === 0) return false
    return old
      ? ![...(onRoute.get(man) as Set<ProvinceId>)].some(broken)
      : all.some((route) => !route.some(broken))
  }
  const hasWay = (man: Man, world: World): boolean =>
    modes.get(man) === 'sea' ? sailed(man, world) : true
  const atSea = (man: Man, world: World): boolean =>
    modes.get(man) === 'sea' || (modes.get(man) === 'either' && sailed(man, world))
  const headOn = (a: Man, b: Man | undefined, world: World): boolean =>
    b?.act === 'move' &&
    goal(b) === home(a) &&
    goal(a) === home(b) &&
    !atSea(a, world) &&
    !atSea(b, world)
  const isGiven = (man: Man, world: World): boolean =>
    !movers.some((foe) => {
      if (goal(foe) !== home(man) || foe.unit.power === man.unit.power) return false
      if (!hasWay(foe, world)) return false
      const target = at(goal(man), men)
      const shielded =
        old &&
        atSea(foe, world) &&
        goal(man) !== man.of &&
        target !== undefined &&
        convoys.includes(target) &&
        target.of === home(foe) &&
        (onRoute.get(foe) as Set<ProvinceId>).has(home(target))
      if (shielded) return false
      return home(foe) !== goal(man) || world.won.has(foe)
    })
  const solve = (won: ReadonlySet<Man>, barred: ReadonlySet<Man>): World | undefined => {
    const lost = new Set<ProvinceId>()
    for (const man of won) {
      const there = at(goal(man), men)
      if (there !== undefined && !won.has(there)) lost.add(home(there))
    }
    const world = { won, lost, barred }
    const given = new Set(supports.filter((man) => isGiven(man, world)))
    const backing = (man: Man, but?: string): number =>
      supports.filter(
        (s) => given.has(s) && at(s.of as ProvinceId, men) === man && s.unit.power !== but,
      ).length
    const succeeds = (man: Man): boolean => {
      if (!hasWay(man, world)) return false
      const there = at(goal(man), men)
      const facing = headOn(man, there, world)
      const leaves = there !== undefined && won.has(there) && !facing
      let attack = 1 + backing(man)
      if (there !== undefined && !leaves) {
        if (there.unit.power === man.unit.power) return false
        attack = 1 + backing(man, there.unit.power)
        const held = there.act === 'move' && !facing ? 1 : 1 + backing(there)
        if (attack <= held) return false
      }
      return movers.every((rival) => {
        if (rival === man || goal(rival) !== goal(man) || !hasWay(rival, world)) return true
        if (there !== undefined && won.has(there) && headOn(rival, there, world)) return true
        return attack > 1 + backing(rival)
      })
    }
    return movers.every((man) => succeeds(man) === won.has(man)) ? world : undefined
  }
  const answers = (barred: ReadonlySet<Man>): World[] => {
    const found: World[] = []
    for (let bits = 0; bits < 2 ** movers.length; bits++) {
      const won = new Set(movers.filter((_, i) => (bits & (1 << i)) !== 0))
      const world = solve(won, barred)
      if (world !== undefined) found.push(world)
    }
    return found
  }

  const barred = new Set<Man>()
  let worlds = answers(barred)
  while (worlds.length !== 1) {
    if (worlds.length === 0) {
      for (const man of guilty(convoys, barred, (more) => answers(more).length > 0)) barred.add(man)
      worlds = answers(barred)
      continue
    }
    // The two answers that differ least: a ring of moves, or a convoy that is lost in one of them.
    let pair: readonly [World, World] | undefined
    let least = Number.POSITIVE_INFINITY
    for (const a of worlds)
      for (const b of worlds) {
        const size = movers.filter((man) => a.won.has(man) !== b.won.has(man)).length
        if (a !== b && size < least && a.won.size <= b.won.size) {
          least = size
          pair = [a, b]
        }
      }
    const [a, b] = pair as readonly [World, World]
    const torn = convoys.filter(
      (man) => !barred.has(man) && a.lost.has(home(man)) !== b.lost.has(home(man)),
    )
    if (torn.length > 0) {
      for (const man of torn) barred.add(man)
      worlds = answers(barred)
    } else {
      const ring = movers.filter((man) => b.won.has(man) && !a.won.has(man))
      worlds = worlds.filter((world) => ring.every((man) => world.won.has(man)))
    }
  }
  const world = worlds[0] as World
  const taken = new Set([
    ...men.filter((man) => !world.won.has(man)).map(home),
    ...[...world.won].map(goal),
  ])
  const contested = movers
    .filter((man) => !world.won.has(man) && !taken.has(goal(man)) && hasWay(man, world))
    .filter((man) => {
      const there = at(goal(man), men)
      return !(there !== undefined && world.won.has(there) && headOn(man, there, world))
    })
    .map(goal)
  return {
    moved: [...world.won].map(home).sort(),
    given: supports
      .filter((man) => isGiven(man, world))
      .map(home)
      .sort(),
    dislodged: [...world.lost].sort(),
    contested: [...new Set(contested)].sort(),
    paradox: barred.size > 0,
  }
}

/** All members of the smallest groups whose failure leaves an answer. */
function guilty(
  convoys: readonly Man[],
  barred: ReadonlySet<Man>,
  helps: (barred: ReadonlySet<Man>) => boolean,
): readonly Man[] {
  const free = convoys.filter((man) => !barred.has(man))
  const groups = Array.from({ length: 2 ** free.length }, (_, bits) =>
    free.filter((__, i) => (bits & (1 << i)) !== 0),
  ).sort((a, b) => a.length - b.length)
  const size = groups.find((group) => helps(new Set([...barred, ...group])))?.length
  if (size === undefined) throw new Error('no answer, whichever convoys fail')
  return groups
    .filter((group) => group.length === size && helps(new Set([...barred, ...group])))
    .flat()
}
