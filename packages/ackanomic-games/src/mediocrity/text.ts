import { err, ok } from '@ackanomic/core'
import { defineText, isInGame, nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { mediocrityEvents, sayRound } from './events.js'
import { byNumber } from './mediocre.js'
import type { Mediocrity } from './model.js'

/** The text of Mediocrity, without the rules. */
export const mediocrityText = /* @__PURE__ */ defineText<Mediocrity>({
  forfeits: {
    announcement: 'Any player may announce the round, and is Moderator then.',
    minimum:
      'The Moderator may announce the result. Numbers are drawn for players who have sent none.',
    limit: 'The Moderator is out of the game, and nobody scores.',
  },
  options: {
    revisions: {
      label: 'Changing a number',
      help: 'Whether a number may be replaced before the round ends.',
      choices: { first: 'The first number counts', last: 'The last number counts' },
    },
    soleSurvivor: {
      label: 'If one player is left',
      help: 'Whether the last one wins when all others are out.',
      choices: { 'no-winner': 'Nobody wins', wins: 'They win' },
    },
    numbers: {
      label: 'Player numbers',
      help: 'They decide who is Moderator first. Each number is given once.',
      choices: { drawn: 'Drawn by chance', list: 'One for each player' },
      advanced: true,
    },
    rangeBasis: {
      label: 'The highest number',
      help: 'Whether it stays the same in a round when a player leaves.',
      choices: { 'round-start': 'It stays the same', current: 'It falls' },
      advanced: true,
    },
    onModeratorLoss: {
      label: 'If the Moderator leaves',
      help: 'Whether the round ends at once, or when its six days are over.',
      choices: { 'void-round': 'It ends at once', wait: 'After six days' },
      advanced: true,
    },
  },
  actions: {
    begin: 'announce the round',
    send: 'send a number',
    result: 'announce the result',
  },
  notation: {
    help: [
      'Write a number for the Moderator: "send 5", or the number alone.',
      'The Moderator writes "begin" to announce a round and "result" to announce its result.',
    ].join('\n'),
    parse(text) {
      const written = text.slice(0, 200).trim().replace(/[!.]$/u, '').toLowerCase()
      if (written === 'begin' || written === 'result') return ok({ type: written })
      const number = /^(?:send )?([-+]?\d[\d.]*(?:e[-+]?\d+)?)$/u.exec(written)?.[1] ?? 'none'
      return Number.isFinite(Number(number))
        ? ok({ type: 'send', number: Number(number) + 0 })
        : err('Write a number, such as "send 5"; as Moderator "begin" or "result".')
    },
    format: (move) => (move.type === 'send' ? `send ${move.number}` : move.type),
  },
  describeMove: (move) =>
    move.type === 'send'
      ? `Send ${move.number}`
      : move.type === 'begin'
        ? 'Announce the round'
        : 'Announce the result',
  render(view) {
    const { shared, roster, outcome } = view
    const { numbers, scores, rounds, last } = shared
    const name = (seat: number): string => nameOf(roster, seat)
    const width = Math.max(...roster.seats.map(({ player }) => player.length))
    const rows = byNumber(numbers, [...roster.seats.keys()]).map((seat) => {
      const number = String(numbers[seat] ?? '?').padStart(String(roster.seats.length).length)
      return `${number}  ${name(seat).padEnd(width)}  ${String(scores[seat]).padStart(2)}${notesOf(view, seat)}`
    })
    const parts = [
      [headline(view)],
      rows,
      last === null ? [] : [sayRound({ ...last, round: rounds, scores }, name)],
      numbersKnown(view),
      outcome === null ? [] : [`${outcome.winners[0] ?? 'Nobody'} won.`],
    ]
    return parts.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
  },
  events: mediocrityEvents,
})

function headline({ shared, roster, outcome }: View<Mediocrity>): string {
  const { stage, free, most, mayEnd, rounds } = shared
  if (outcome !== null) return `Mediocrity, after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
  const name = nameOf(roster, shared.moderator ?? -1)
  const phases = {
    numbers: 'the player numbers are being drawn',
    break: `to be announced by ${free ? 'any player, who is then Moderator' : name}`,
    round: `numbers from 1 to ${most} go to ${name}${mayEnd ? ', who may announce the result' : ''}`,
    draws: `${name} draws the missing numbers`,
    idle: `${name} has left, and the round waits for its end`,
  }
  return `Mediocrity, round ${rounds + 1}: ${phases[stage]}`
}

function notesOf(view: View<Mediocrity>, seat: number): string {
  const { shared, roster, outcome } = view
  const moderates = shared.moderator === seat && isInGame(roster, seat) && outcome === null
  const marks = seatBadges(view, seat, { left: 'gone', out: 'gone' })
  const notes = [...(moderates ? ['Moderator'] : []), ...marks]
  return notes.length === 0 ? '' : `  (${notes.join(', ')})`
}

function numbersKnown(view: View<Mediocrity>): readonly string[] {
  if (view.role !== 'seat') return []
  return view.known.flatMap((secret, seat) => {
    const number = secret?.number ?? null
    if (number === null) return []
    return `${seat === view.seat ? 'Your number' : `Number of ${nameOf(view.roster, seat)}`}: ${number}`
  })
}
