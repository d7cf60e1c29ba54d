import type { View } from '@ackanomic/core/engine'
import type { Discovery, DoubleCrash, Exchange, NamedError, Post, Reason } from './types.js'
import { isSalvoRound, owedBy, type Play, salvoSizeOf } from './words.js'

/** A numbered list, as the rule shows it (IV.salvo(3)). */
export function listed(words: readonly string[]): string {
  return words.map((word, i) => `${i + 1}) ${word}`).join('\n')
}

/** An announcement as a sentence or two; those of Salvos and Replies hold the list. */
export function sayDoubleCrash(post: Post, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'round': {
      const { round, size } = post
      if (!isSalvoRound(round)) {
        return `Round ${round} begins, for three days: each replies to the other’s Salvo of ${size}.`
      }
      const more = round === 1 ? 'chooses a Target Word and ' : ''
      return `Round ${round} begins, for three days: each ${more}posts a Salvo of ${size}.`
    }
    case 'target':
      return `The Target Word of ${name(post.seat)} is ${post.word}.`
    case 'handed back':
      return `${post.word} is not in the dictionary; ${name(post.seat)} is to choose another Target Word.`
    case 'salvo':
      return `${name(post.seat)}’s Salvo of round ${post.round}:\n${listed(post.words)}`
    case 'struck':
      return `${post.word} is not in the dictionary; ${name(post.seat)} is to post another Salvo.`
    case 'reply': {
      const lines = post.lines.map(({ word, crashes }) => `${word}  ${crashes}`)
      return `${name(post.seat)}’s Reply of round ${post.round}:\n${listed(lines)}`
    }
    case 'failed': {
      const who = post.seats.map(name).join(' and ')
      return `Round ${post.round} is over, and ${who} did not do all that it asked.`
    }
    case 'tentative':
      return `${name(post.winner)} is the tentative winner${REASONS[post.because]}`
    case 'revealed': {
      const targets = post.targets.map((word, seat) => `${name(seat)}’s is ${word}`)
      return `The Target Words: ${targets.join(', ')}. For three days the players may look for errors.`
    }
    case 'claimed':
      return post.by === post.against
        ? `${name(post.by)} admits ${named(post.error)}.`
        : `${name(post.by)} claims against ${name(post.against)} ${named(post.error)}.`
    case 'unfounded':
      return `${name(post.against)} has made no such error; nothing changes.`
    case 'error':
      return `${name(post.against)} has made an error, ${named(post.error)}; ${HOW[post.how]}`
    case 'examined':
      return `Three days have passed, and no error was found. ${name(post.winner)} wins.`
  }
}

function named(error: NamedError): string {
  return error.what === 'target'
    ? 'an improper Target Word'
    : `a wrong number for word ${error.place} in round ${error.round}`
}

const REASONS: Readonly<Record<Reason, string>> = {
  only: ': no other Salvo has a word with five crashes.',
  higher: ': both Salvos have a word with five crashes, and eirs stands higher.',
  first:
    ': both Salvos have a word with five crashes in the same place, and eirs was posted first.',
}

const HOW: Readonly<Record<Discovery, string>> = {
  claim: 'it was claimed rightly.',
  admission: 'it was admitted.',
  'at once': 'it was noticed at once.',
}

const PLAYS: Readonly<Record<Play, string>> = {
  target: 'a Target Word',
  salvo: 'a Salvo',
  reply: 'a Reply',
}

/** The table as plain text: what is due, all Salvos with the numbers replied, the Target Words. */
export function renderDoubleCrash(view: View<DoubleCrash>): string {
  const { shared, table, outcome } = view
  const lines = [headline(view)]
  shared.exchanges.forEach((exchange, i) => {
    if (exchange.order.length > 0) lines.push('', ...exchangeLines(view, exchange, 2 * i + 1))
  })
  lines.push('')
  table.seats.forEach(({ player }, seat) => {
    const mine = view.role === 'seat' && view.seat === seat ? view.mine.target : undefined
    const you = mine === undefined ? '' : ' (you)'
    const due = outcome === null ? owedBy(shared, seat, mine).map((play) => PLAYS[play]) : []
    const owes = due.length === 0 ? '' : `, owes ${due.join(' and ')}`
    lines.push(`${player}${you}: Target Word ${shared.targets?.[seat] ?? mine ?? '?????'}${owes}`)
  })
  const why = reasonOf(view)
  if (why !== null) lines.push(why)
  if (shared.tentative !== null && outcome === null) {
    lines.push(`Tentative winner: ${table.seats[shared.tentative.winner]?.player ?? ''}`)
  }
  return lines.join('\n')
}

/** Why the game ended, where it was no hit. */
function reasonOf({ shared, table }: View<DoubleCrash>): string | null {
  const names = table.seats.map(({ player }) => player)
  if (shared.discovered !== null)
    return sayDoubleCrash({ type: 'error', ...shared.discovered }, names)
  if (shared.failed.length === 0) return null
  return sayDoubleCrash({ type: 'failed', round: shared.round, seats: shared.failed }, names)
}

function headline({ shared, outcome }: View<DoubleCrash>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Double Crash is over. Nobody won.'
      : `Double Crash is over. ${outcome.winners.join(' and ')} won.`
  }
  if (shared.tentative !== null) return 'Double Crash: the plays are examined'
  const size = salvoSizeOf(shared.round)
  const due = isSalvoRound(shared.round) ? `Salvos of ${size} are due` : 'Replies are due'
  const looked = shared.lookups.length > 0 ? `; being looked up: ${lookedUp(shared.lookups)}` : ''
  return `Double Crash, round ${shared.round}: ${due}${looked}`
}

function lookedUp(lookups: View<DoubleCrash>['shared']['lookups']): string {
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
