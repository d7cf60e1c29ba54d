import type { PowerId, Variant } from '../map.js'
import type { Missed, Post } from '../types.js'
import { inSentence } from '../wording.js'

/** What a power is called, or an office. */
export type Called = (power: PowerId) => string

/** The names of powers on some maps; where these differ it is the id. */
export function namesOn(variants: readonly Variant[]): Called {
  const names = new Map<PowerId, string>()
  for (const { powers } of variants) {
    for (const [power, { name }] of Object.entries(powers)) {
      names.set(power, (names.get(power) ?? name) === name ? name : power)
    }
  }
  return (power) => names.get(power) ?? power
}

const ENDS: Readonly<Record<Extract<Post, { type: 'over' }>['how'], string>> = {
  alone: 'has reached the goal',
  together: 'have won together, as each of them told the referee',
  decided: 'has won by the decision of the referee',
  early: 'The announced end has come',
  draw: 'All on the board agreed to a draw',
  'no referee': 'No referee was found in time',
  'no players': 'Nobody is left to play',
}

const ABORTS: Readonly<Record<Extract<Post, { type: 'aborted' }>['why'], string>> = {
  referee: 'the referee has called it off',
  'too few': 'too few have enrolled',
  'no referee': 'there is no referee',
}

/** A moment as people read it, UTC. */
export function momentInWords(at: number): string {
  const limit = 8_640_000_000_000_000
  return new Date(Math.max(-limit, Math.min(limit, at)))
    .toISOString()
    .replace(/:\d\d\.\d{3}Z$/, ' UTC')
}

/** An announcement as a sentence, or several. */
export function sayDiplomacy(post: Post, names: readonly string[], called: Called): string {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'announced':
      return `A game of Diplomacy is announced.\n${post.terms.join('\n')}`
    case 'enrolment':
      return `Who wants to play tells the referee before ${momentInWords(post.until)}.`
    case 'enrolment closed':
      return `The enrolment is closed with ${post.players} players.`
    case 'aborted':
      return `There will be no game: ${ABORTS[post.why]}.`
    case 'started': {
      const list = post.players.map(
        ({ player, email, country }) =>
          `${country}: ${player}${email === null ? '' : ` <${email}>`}`,
      )
      const vacant = post.vacant.length === 0 ? [] : [`In disorder: ${post.vacant.join(', ')}`]
      return [`The game starts; ${post.referee} is referee.`, ...list, ...vacant].join('\n')
    }
    case 'turn':
      return `${post.phase}: orders are due before ${momentInWords(post.until)}.`
    case 'orders':
      return sayOrders(post, name(post.seat))
    case 'ready':
      return `${name(post.seat)} is ${post.ready ? '' : 'not '}ready for the turn to end.`
    case 'extended': {
      const what = post.what === 'turn' ? 'Orders are due' : 'The enrolment closes'
      return post.until === null
        ? `${what} later than it was announced; the time goes on when play does.`
        : `${what} later: before ${momentInWords(post.until)}.`
    }
    case 'result':
      return [`${post.report.phase}:`, ...post.report.says, ...post.missed.map(sayMissed)].join(
        '\n',
      )
    case 'corrected':
      return 'The referee has set the position right.'
    case 'claim':
      return post.group === null
        ? `${name(post.seat)} takes the claim back.`
        : `${name(post.seat)} claims that ${inSentence(post.group.map(called))} win together.`
    case 'draw':
      return `${name(post.seat)} ${post.agree ? 'agrees to a draw' : 'no longer agrees to a draw'}.`
    case 'paused': {
      const who = post.missing.map((one) => (one === 'referee' ? 'the referee' : name(one)))
      const until = post.until === null ? '' : ` before ${momentInWords(post.until)}`
      return `Missing: ${inSentence(who)}. Whoever would replace em offers it${until}.`
    }
    case 'offer':
      return `${post.person} offers to be ${called(post.for)}.`
    case 'replaced':
      return `${post.person} is ${called(post.for)} now.`
    case 'bot':
      return `A bot plays ${called(post.power)}.`
    case 'over': {
      const who = inSentence(post.powers.map(called))
      return who === '' || !['alone', 'together', 'decided'].includes(post.how)
        ? `${ENDS[post.how]}${who === '' ? '' : `: ${who}`}.`
        : `${who} ${ENDS[post.how]}.`
    }
  }
}

/** Orders that came in, with all that is not as it should be. */
function sayOrders(
  { orders, checks, dropped }: Extract<Post, { type: 'orders' }>,
  name: string,
): string {
  if (orders.length === 0) return `${name} takes all orders back.`
  const odd = checks.filter(({ is }) => is !== 'good').map(({ says }) => says)
  const gone = dropped.length === 0 ? [] : [`No longer ordered: ${dropped.join(', ')}.`]
  return [`${name} orders: ${orders.join(', ')}.`, ...odd, ...gone].join('\n')
}

/** How often somebody has missed turns. */
export function sayMissed({ person, turns, running }: Missed): string {
  const all = turns === 1 ? 'a turn' : `${turns} turns`
  return `${person} has missed ${all}${running > 1 ? `, ${running} of them in a row` : ''}.`
}
