import { err, ok, type Result } from '@ackanomic/core'
import {
  defineText,
  type NameOf,
  nameOf,
  seatBadges,
  type View,
  visibleState,
} from '@ackanomic/core/engine'
import { parseCard, standardDeck } from '@ackanomic/decks'
import { counted } from '../counted.js'
import { cardInWords } from './cards.js'
import { bidInWords, cardsInRow, inPoints, spadesEvents, teamByName } from './events.js'
import { standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { scoresOf } from './scoring.js'
import { orderOf, PLACES, PLAYERS, type SpadesOrder, type SpadesPlace, TEAMS } from './seating.js'
import type { SpadesShared, SpadesStage } from './state.js'
import {
  bidsByPlace,
  handOf,
  placeOfPlay,
  playLabel,
  seatsOfPlays,
  tricksOf,
  trickUnderWay,
  turnOf,
} from './tricks.js'

type Move = Spades['Move']
type Read = Result<Move, string>

const HELP = [
  'Write "bid 4", or "nil" for 0; "play AS", or the card alone; "concede"; "withdraw".',
  'If you are asked before the deal, write "blind nil" or "no blind nil".',
  'The referee calls the second card of the fifth trick a misplay by "call 5.2".',
].join('\n')

function format(move: Move): string {
  if (move.type === 'bid') return `bid ${move.tricks}`
  if (move.type === 'play') return `play ${cardInWords(move.card)}`
  if (move.type === 'blind') return move.nil ? 'blind nil' : 'no blind nil'
  return move.type === 'call' ? `call ${playLabel(move.play)}` : move.type
}

function describeMove(move: Move): string {
  switch (move.type) {
    case 'bid':
      return move.tricks === 0 ? 'Bid nil' : `Bid ${counted(move.tricks, 'trick')}`
    case 'play':
      return `Play ${cardInWords(move.card)}`
    case 'blind':
      return move.nil ? 'Bid nil blind' : 'See your cards before you bid'
    case 'concede':
      return 'Concede the game'
    case 'withdraw':
      return 'Take your concession back'
    case 'call':
      return `Call play ${playLabel(move.play)} a misplay`
  }
}

const MAX_TEXT_LENGTH = 100

function parse(text: string, view: View<Spades>): Read {
  if (text.length > MAX_TEXT_LENGTH) return err(`That is too long. ${HELP}`)
  const written = text.trim().replace(/(?<=[\p{L}\p{N}♠♥♦♣])[.!]$/u, '')
  if (written === '') return err(`Write a move. ${HELP}`)
  const [, no, blind] = /^(no\s+)?(blind(?:\s+nil)?)$/iu.exec(written) ?? []
  if (blind !== undefined) return ok({ type: 'blind', nil: no === undefined })
  const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/su.exec(written) ?? []
  const type = verb.toLowerCase()
  switch (type) {
    case 'bid':
      return readBid(rest)
    case 'play':
      return readPlay(rest, view)
    case 'call':
      return readCall(rest)
    case 'concede':
    case 'withdraw':
      // More words make the meaning doubtful.
      return rest === ''
        ? ok({ type })
        : err('Write only "concede" to concede, or only "withdraw" to withdraw it.')
    default:
      return type === 'nil' || (view.shared.stage === 'bids' && tricksIn(written) !== undefined)
        ? readBid(written)
        : readPlay(written, view)
  }
}

function tricksIn(text: string): number | undefined {
  if (/^nil$/iu.test(text)) return 0
  // Adding 0 makes 0 of -0.
  const tricks = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/iu.test(text) ? Number(text) + 0 : Number.NaN
  return Number.isFinite(tricks) ? tricks : undefined
}

function readBid(text: string): Read {
  const tricks = tricksIn(text)
  return tricks === undefined
    ? err('Write "bid" and a number of tricks: 0 or "nil", or from 2 to 13.')
    : ok({ type: 'bid', tricks })
}

function readPlay(text: string, { options }: View<Spades>): Read {
  const [, size] = /^(big|little)\s+joker$/iu.exec(text) ?? []
  const written = size === undefined ? text : size.toLowerCase() === 'big' ? '?1' : '?2'
  const card = parseCard(standardDeck, written)
  if (!card.ok) return err(`${card.error.message} Write "play" and a card, such as "play 10H".`)
  return card.value.startsWith('?') && !options.jokers
    ? err('There are no Jokers in this game; play a card in your hand.')
    : ok({ type: 'play', card: card.value })
}

function readCall(text: string): Read {
  const [, trick, card] = /^([1-9]|1[0-3])\.([1-4])$/u.exec(text) ?? []
  return trick === undefined
    ? err('Write "call", the trick from 1 to 13, a point and its card from 1 to 4: "call 5.2".')
    : ok({ type: 'call', play: (Number(trick) - 1) * PLAYERS + Number(card) - 1 })
}

/** The text of Spades, without the rules. */
export const spadesText = /* @__PURE__ */ defineText<Spades>({
  cards: true,
  forfeits: {
    turn: 'The referee acts for the player: it bids 2, or plays a random lawful card.',
  },
  options: {
    target: { label: 'Points to win', help: 'A match to 200 takes about ten minutes.' },
    jokers: { label: 'Jokers', help: 'Two jokers are played as the highest spades.' },
    sandbagLimit: { label: 'Sandbags', help: 'How many tricks too many cost a penalty.' },
    sandbagPenalty: { label: 'Sandbag penalty', help: 'How many points they cost.' },
    blindNil: {
      label: 'Blind nil',
      help: 'The points that a team must be behind to bid nil before it sees its cards.',
    },
    boston: {
      label: 'All thirteen tricks',
      help: 'What a team gets for taking them all.',
      choices: { win: 'The match', number: 'Points' },
      advanced: true,
    },
    nilTricksCount: {
      label: 'Count the tricks of a nil',
      help: 'The tricks of a player who bid nil count for the partner’s bid.',
      advanced: true,
    },
    misplay: {
      label: 'Cards against the rules',
      help: 'Whether they are noticed at once, or when the referee says so.',
      choices: { immediate: 'Noticed at once', 'referee-call': 'The referee says so' },
      advanced: true,
    },
    concessionRevocable: {
      label: 'Take a concession back',
      help: 'It can be taken back until the partner concedes too.',
      advanced: true,
    },
    teams: {
      label: 'Teams',
      help: 'The names of both pairs. If they are not set, players opposite are partners.',
      advanced: true,
    },
    leavers: {
      label: 'If a player leaves',
      help: 'What happens to their team.',
      choices: {
        rule7: 'The referee plays for them',
        forfeit: 'It loses',
        abandon: 'Nobody wins',
      },
      advanced: true,
    },
    onRefereeLoss: {
      label: 'If the referee leaves',
      help: 'What happens to the match.',
      choices: {
        hold: 'It waits for another',
        'restart-period': 'It waits, then the turn has three days',
        end: 'It ends',
      },
      advanced: true,
    },
  },
  actions: {
    blind: 'bid nil blind, or not',
    bid: 'bid your tricks',
    play: 'play a card',
    concede: 'concede',
    withdraw: 'take back your concession',
    call: 'call a misplay',
  },
  notation: { help: HELP, parse, format },
  describeMove,
  render,
  events: spadesEvents,
})

function render(view: View<Spades>): string {
  const { shared, roster } = view
  const lines = [headline(view), '']
  const { order } = shared
  const name: NameOf = (seat) => roster.seats[seat]?.player ?? ''
  if (order === null)
    return [...lines, `Players: ${[...roster.seats.keys()].map(name).join(', ')}`].join('\n')
  const scores = scoresOf(shared, view.options)
  for (const team of TEAMS) {
    const { score, sandbags, misplaysInGame } = scores[team]
    const misplays = misplaysInGame === 0 ? '' : `, ${counted(misplaysInGame, 'misplay')}`
    lines.push(
      `${teamByName(order, team, name)}: ${inPoints(score)} (${counted(sandbags, 'sandbag')}${misplays})`,
    )
  }
  lines.push('', ...playerLines(view, order))
  for (const more of [trickLines(view), misplayLines(view), handLines(view)]) {
    if (more.length > 0) lines.push('', ...more)
  }
  return lines.join('\n')
}

function headline({ shared, roster, outcome }: View<Spades>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Spades is over. Nobody won.'
      : `Spades is over. ${outcome.winners.join(' and ')} won.`
  }
  const { stage, rounds, plays } = shared
  const turn = turnOf(shared)
  const name = turn === null ? '' : nameOf(roster, turn)
  const doing: Readonly<Record<SpadesStage, string>> = {
    order: 'the referee draws the playing order',
    blind: `${name} may bid nil blind`,
    deal: 'the referee shuffles the cards',
    bids: `${name} is to bid`,
    play: `${name} is to play`,
    choice: `the referee draws a card for ${name}`,
    score: 'the referee is to score it',
  }
  const round = stage === 'order' ? '' : `, round ${rounds.length + 1}`
  const isInTrick = stage === 'play' || stage === 'choice'
  const trick = isInTrick ? `, trick ${Math.floor(plays.length / PLAYERS) + 1}` : ''
  return `Spades${round}${trick}: ${doing[stage]}`
}

function playerLines(view: View<Spades>, order: SpadesOrder): readonly string[] {
  const { shared, roster } = view
  const turn = view.outcome === null ? turnOf(shared) : null
  const labels = order.map((seat, place) => {
    const marks = [...seatBadges(view, seat, { left: 'left', out: 'left' })]
    if (shared.conceded.includes(seat)) marks.push('concedes')
    const note = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    return `${turn === seat ? '>' : ' '} ${place + 1} ${nameOf(roster, seat)}${note}`
  })
  const width = Math.max(...labels.map((label) => label.length))
  return PLACES.map((place) =>
    `${labels[place]?.padEnd(width)}  ${standing(shared, place)}`.trimEnd(),
  )
}

function standing(shared: SpadesShared, place: SpadesPlace): string {
  const last = shared.rounds.at(-1)
  if (shared.stage === 'blind' || shared.stage === 'deal') {
    return last === undefined
      ? ''
      : `bid ${bidInWords(last.bids[place])}, took ${last.taken[place]} in round ${shared.rounds.length}`
  }
  const bids = bidsByPlace(shared)
  const bid = bids[place]
  if (bid === null) return 'no bid yet'
  const took = bids.includes(null) ? '' : `, took ${tricksOf(shared).taken[place]}`
  return `bid ${bidInWords(bid)}${took}`
}

function trickLines({ shared, roster }: View<Spades>): readonly string[] {
  const { plays } = shared
  const names = seatsOfPlays(shared).map((seat) => nameOf(roster, seat))
  const trick = (from: number): string =>
    plays
      .slice(from, from + PLAYERS)
      .map((card, i) => `${names[from + i]} ${cardInWords(card)}`)
      .join(', ')
  const start = plays.length - trickUnderWay(plays).length
  const last = start / PLAYERS
  const lines =
    last === 0 ? [] : [`Trick ${last}: ${trick(start - PLAYERS)}; ${names[start]} took it`]
  return start === plays.length ? lines : [...lines, `Trick ${last + 1}: ${trick(start)}`]
}

function misplayLines(view: View<Spades>): readonly string[] {
  const { shared, roster, options } = view
  const { plays, misplays, voided } = shared
  const name = (place: SpadesPlace): string => nameOf(roster, orderOf(shared)[place])
  const lines = misplays.map(
    ({ place, card, at }) =>
      `Misplay in trick ${Math.floor(at / PLAYERS) + 1}: ${name(place)}’s ${cardInWords(card)} is void.`,
  )
  if (voided.length > 0) {
    const seen = voided.map(({ place, card }) => `${name(place)} ${cardInWords(card)}`)
    lines.push(`Void with a misplay: ${seen.join(', ')}.`)
  }
  if (view.role !== 'referee' || options.misplay !== 'referee-call') return lines
  const tricks = tricksOf(shared)
  const standing = standingMisplays(
    shared,
    view.known.filter((secret) => secret !== null),
  )
  const calls = standing.map(
    (play) =>
      `A misplay stands: ${name(placeOfPlay(tricks, play))}’s ${cardsInRow(plays.slice(play, play + 1))}; "call ${playLabel(play)}" voids it.`,
  )
  return [...lines, ...calls]
}

function handLines(view: View<Spades>): readonly string[] {
  const { shared, roster, secret } = visibleState(view)
  return orderOf(shared).flatMap((seat, place) => {
    const dealt = secret[seat] ?? null
    if (dealt === null || dealt.dealt.length === 0) return []
    const whose = view.role === 'seat' ? 'Your hand' : `Hand of ${nameOf(roster, seat)}`
    return [`${whose}: ${cardsInRow(handOf(shared, place as SpadesPlace, dealt))}`]
  })
}
