import type { View } from '@ackanomic/core/engine'
import { sayDoubleCrash } from './say.js'
import type { DoubleCrash, Exchange } from './types.js'
import { isSalvoRound, owedBy, type Play, salvoSizeOf } from './words.js'

const PLAYS: Readonly<Record<Play, string>> = {
  target: 'a Target Word',
  salvo: 'a Salvo',
  reply: 'a Reply',
}

/** The table as plain text: what is due, all Salvos with the numbers replied, the Target Words. */
export function renderDoubleCrash(view: View<DoubleCrash>): string {
  const { own, table, outcome } = view
  const lines = [headline(view)]
  own.exchanges.forEach((exchange, i) => {
    if (exchange.order.length > 0) lines.push('', ...exchangeLines(view, exchange, 2 * i + 1))
  })
  lines.push('')
  table.seats.forEach(({ player }, seat) => {
    const mine = view.role === 'seat' && view.seat === seat ? view.mine.target : undefined
    const you = mine === undefined ? '' : ' (you)'
    const due = outcome === null ? owedBy(own, seat, mine).map((play) => PLAYS[play]) : []
    const owes = due.length === 0 ? '' : `, owes ${due.join(' and ')}`
    lines.push(`${player}${you}: Target Word ${own.targets?.[seat] ?? mine ?? '?????'}${owes}`)
  })
  const why = reasonOf(view)
  if (why !== null) lines.push(why)
  if (own.tentative !== null && outcome === null) {
    lines.push(`Tentative winner: ${table.seats[own.tentative.winner]?.player ?? ''}`)
  }
  return lines.join('\n')
}

/** Why the game ended, where it was no hit. */
function reasonOf({ own, table }: View<DoubleCrash>): string | null {
  const names = table.seats.map(({ player }) => player)
  if (own.discovered !== null) return sayDoubleCrash({ type: 'error', ...own.discovered }, names)
  if (own.failed.length === 0) return null
  return sayDoubleCrash({ type: 'failed', round: own.round, seats: own.failed }, names)
}

function headline({ own, outcome }: View<DoubleCrash>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Double Crash is over. Nobody won.'
      : `Double Crash is over. ${outcome.winners.join(' and ')} won.`
  }
  if (own.tentative !== null) return 'Double Crash: the plays are examined'
  const size = salvoSizeOf(own.round)
  const due = isSalvoRound(own.round) ? `Salvos of ${size} are due` : 'Replies are due'
  const looked = own.lookups.length > 0 ? `; being looked up: ${lookedUp(own.lookups)}` : ''
  return `Double Crash, round ${own.round}: ${due}${looked}`
}

function lookedUp(lookups: View<DoubleCrash>['own']['lookups']): string {
  return lookups.map(({ word }) => word).join(', ')
}

/** Both Salvos side by side, each word with the number that was replied. */
function exchangeLines(
  { table }: View<DoubleCrash>,
  { salvos, replies }: Exchange,
  round: number,
): readonly string[] {
  const names = table.seats.map(({ player }) => `${player}’s Salvo`)
  const columns = names.map((name, seat) => {
    const salvo = salvos[seat] ?? []
    const numbers = replies[1 - seat] ?? []
    return [name, ...salvo.map((word, i) => `${i + 1}) ${word}  ${numbers[i] ?? ' '}`)]
  })
  const [left = [], right = []] = columns
  const width = Math.max(...left.map(({ length }) => length))
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}   ${right[i] ?? ''}`.trimEnd(),
  )
  return [`Rounds ${round} and ${round + 1}`, ...rows]
}
