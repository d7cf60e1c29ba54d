import { AWARD_CAPS } from '../award-lines.js'
import type { Books } from '../books.js'
import type { LedgerMonth } from '../ledger.js'
import type { LedgerAmount, LedgerMatch } from '../ledger-entry.js'
import { statementOf } from '../statement.js'

/**
 * Checks that books balance, and returns errors as sentences: parts add up to each award, the caps
 * of rule 1250.1 IV hold, transfers come to 0, and statements add up to the ledger.
 *
 * @example
 * ```ts
 * import { auditBooks, createBooks } from '@ackanomic/society'
 *
 * auditBooks(createBooks()) // => []
 * ```
 */
export function auditBooks(books: Books): readonly string[] {
  const { months } = books.ledger
  return [
    ...months.flatMap(({ matches }) => matches.flatMap((one) => matchProblems(books, one))),
    ...months.flatMap(monthProblems),
    ...statementProblems(books),
  ]
}

const amountsOf = ({ lines }: LedgerMatch): readonly LedgerAmount[] =>
  lines.filter((line) => line.kind !== 'trophy')

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function matchProblems({ options }: Books, match: LedgerMatch): readonly string[] {
  const { match: name } = match.record
  const lines = amountsOf(match)
  const unbalanced = lines
    .filter(({ asked, booked, deductions }) => {
      const cut = sum(deductions.map(({ amount }) => amount))
      return Math.abs(booked) + cut !== Math.abs(asked) || asked * booked < 0
    })
    .map(({ award }) => `Award ${award} of "${name}" is not what is booked and cut.`)
  const points = lines.filter(({ kind }) => kind === 'points').map(({ booked }) => booked)
  const treasury = lines.filter(({ kind }) => kind === 'treasury').map(({ booked }) => booked)
  const signs = [1, -1].map((sign) => sum(points.filter((each) => each * sign > 0)) * sign)
  const most = options.pointCap === 'match' ? Math.max(...signs) : 0
  return [
    ...unbalanced,
    ...(most > AWARD_CAPS.matchPoints ? [`"${name}" gives or takes ${most} points.`] : []),
    ...(sum(treasury) > AWARD_CAPS.matchTreasury
      ? [`The Treasury pays A$${sum(treasury)} for "${name}".`]
      : []),
  ]
}

function monthProblems({ month, game, matches, gained }: LedgerMonth): readonly string[] {
  const gains = new Map<string, { points: number; treasury: number }>()
  for (const { kind, to, booked } of matches.flatMap(amountsOf)) {
    if (kind === 'transfer' || to === null || booked <= 0) continue
    const before = gains.get(to) ?? { points: 0, treasury: 0 }
    gains.set(to, { ...before, [kind]: before[kind] + booked })
  }
  const kept = new Map(gained.map((each) => [each.person, each]))
  return [...gains].flatMap(([person, { points, treasury }]) => [
    ...(points > AWARD_CAPS.monthPoints || treasury > AWARD_CAPS.monthTreasury
      ? [`${person} gains ${points} points and A$${treasury} from ${game} in ${month}.`]
      : []),
    ...(kept.get(person)?.points === points && kept.get(person)?.treasury === treasury
      ? []
      : [`The gains of ${person} from ${game} in ${month} are not those of the matches.`]),
  ])
}

/** The months of each person, with their own matches only. */
function ownMonths({ ledger }: Books): ReadonlyMap<string, readonly LedgerMonth[]> {
  const own = new Map<string, LedgerMonth[]>()
  for (const month of ledger.months) {
    const matches = new Map<string, LedgerMatch[]>()
    for (const match of month.matches)
      for (const person of new Set(amountsOf(match).flatMap(({ to, from }) => [to, from])))
        if (person !== null) matches.set(person, [...(matches.get(person) ?? []), match])
    for (const [person, theirs] of matches)
      own.set(person, [...(own.get(person) ?? []), { ...month, matches: theirs }])
  }
  return own
}

function statementProblems(books: Books): readonly string[] {
  const lines = books.ledger.months.flatMap(({ matches }) => matches.flatMap(amountsOf))
  const statements = [...ownMonths(books)].map(([person, months]) =>
    statementOf({ ...books, ledger: { ...books.ledger, months } }, person),
  )
  const booked = (kind: LedgerAmount['kind']): number =>
    sum(lines.filter((line) => line.kind === kind && line.to !== null).map((line) => line.booked))
  const unreceived = lines.filter(({ kind, to }) => kind === 'transfer' && to === null)
  const lost = sum(unreceived.map((line) => line.booked))
  const totals = {
    points: [sum(statements.map(({ points }) => points)), booked('points')],
    treasury: [sum(statements.map(({ treasury }) => treasury)), booked('treasury')],
    transfers: [sum(statements.map(({ transfers }) => transfers)) + lost, 0],
  } as const
  return Object.entries(totals).flatMap(([what, [stated, right]]) =>
    stated === right ? [] : [`The ${what} of all statements are ${stated}, not ${right}.`],
  )
}
