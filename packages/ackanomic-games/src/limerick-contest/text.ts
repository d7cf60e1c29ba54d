import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import { defineText, nameOf, seatNamed, type View } from '@ackanomic/core/engine'
import { limerickContestEvents, sayCount } from './events.js'
import type { LimerickContest } from './model.js'
import { MAX_CHARACTERS, shownText, textProblem, tidied } from './text-checks.js'

type Move = LimerickContest['Move']

/** The text of the Limerick Contest, without the rules. */
export const limerickContestText = /* @__PURE__ */ defineText<LimerickContest>({
  forfeits: {
    writing:
      'No more limericks are taken. A contestant who has posted none is out; a single poet wins.',
    voting: 'The vote closes. Those who have not voted have no vote.',
  },
  options: {
    form: {
      label: 'Check the form',
      help: 'A program can refuse what has not the lines and rhymes of a limerick.',
      choices: { free: 'Anything goes', checked: 'It must be a limerick' },
    },
    publishVotes: {
      label: 'Show the votes',
      help: 'At the end everybody sees who voted for what.',
    },
    revisions: {
      label: 'Changing a limerick',
      help: 'Whether a limerick or a vote may be replaced in time.',
      choices: { first: 'The first one counts', last: 'The last one counts' },
      advanced: true,
    },
    electorate: {
      label: 'Voters',
      help: 'The names of those who may vote. Without a list, everybody may.',
      advanced: true,
    },
    offences: {
      label: 'Offensive limericks',
      help: 'The referee may find a limerick offensive. Then it does not count.',
      advanced: true,
    },
  },
  actions: {
    post: 'post a limerick',
    vote: 'vote for a limerick',
    praise: 'praise a limerick',
    find: 'find a limerick offensive',
  },
  notation: {
    help: [
      'Write "post" and your limerick below it, or on one line with " / " between its lines.',
      'Write "vote" and the name of the contestant whose limerick is the better one: "vote Ann".',
    ].join('\n'),
    parse: parseMove,
    format: formatMove,
  },
  describeMove,
  render,
  events: limerickContestEvents,
})

const MAX_TEXT_LENGTH = 3 * MAX_CHARACTERS

const EXAMPLE = 'Write "post" and your limerick, or "vote" and a name, such as'

function parseMove(text: string, view: View<LimerickContest>): Result<Move, string> {
  if (text.length > MAX_TEXT_LENGTH) return err(`Write ${MAX_CHARACTERS} characters at most.`)
  const written = tidied(text)
  const example = `"vote ${nameOf(view.roster, 0)}".`
  const [, word = '', rest = ''] = /^(?:(?:i|my)\s+)?([a-z]+)(.*)$/isu.exec(written) ?? []
  switch (word.toLowerCase()) {
    case 'post':
    case 'limerick': {
      const limerick = wordsIn(rest)
      return limerick.ok ? ok({ type: 'post', limerick: limerick.value }) : limerick
    }
    case 'vote': {
      const seat = contestantIn(rest, view) ?? contestantIn(rest.replace(/^\s*:/u, ''), view)
      return seat === undefined
        ? err(`Name one of the two contestants: ${example}`)
        : ok({ type: 'vote', for: seat })
    }
    case 'praise':
      return parsePraise(rest, view)
    case 'find': {
      const [, name = ''] = /^(.*)\soffensive[.!]?$/isu.exec(rest) ?? []
      const seat = contestantIn(name, view)
      return seat === undefined
        ? err(`Write "find ${nameOf(view.roster, 0)} offensive", with the name of a contestant.`)
        : ok({ type: 'find', of: seat })
    }
    default:
      return err(`${EXAMPLE} ${example}`)
  }
}

/** The text after the first word; below it, it is taken as it is. */
function wordsIn(rest: string): Result<string, string> {
  const below = rest.replace(/^[^\S\n]*(?::[^\S\n]*)?/u, '')
  const lines = below.includes('\n') ? [below] : below.split(' / ').map((line) => line.trim())
  const text = tidied(lines.join('\n'))
  const problem = textProblem(text)
  return problem === undefined ? ok(text) : err(`${problem}.`)
}

function parsePraise(rest: string, view: View<LimerickContest>): Result<Move, string> {
  const praised = headOf(rest, view)
  if (praised === undefined) {
    const name = nameOf(view.roster, 0)
    return err(`Write "praise ${name}:" and your words, with the name of a contestant.`)
  }
  const text = wordsIn(rest.slice(praised.length))
  return text.ok ? ok({ type: 'praise', of: praised.seat, text: text.value }) : text
}

function headOf(rest: string, view: View<LimerickContest>) {
  const [, blanks = '', line = ''] = /^(\s*)([^\n]*)/u.exec(rest) ?? []
  const whole = seatNamed(view.roster, line.trim())
  if (whole !== undefined && rest.includes('\n'))
    return { seat: whole, length: blanks.length + line.length }
  const seats = view.roster.seats.map(({ player }, seat) => ({ player, seat }))
  const longest = seats.sort((a, b) => b.player.length - a.player.length)
  const heads = longest.filter(
    ({ player }) =>
      line.slice(0, player.length).toLowerCase() === player.toLowerCase() &&
      /^(?:[\s:]|$)/u.test(line.slice(player.length)),
  )
  const [first, next] = heads
  const isEnded = (player = '') => /^\s*(?::|$)/u.test(line.slice(player.length))
  // "praise Eve: hi you" could be for Eve, or for "Eve: hi".
  if (isEnded(next?.player) && !isEnded(first?.player)) return undefined
  // Case matters only for names that differ by nothing else.
  const isAlike = next !== undefined && next.player.length === first?.player.length
  const found = isAlike ? heads.find(({ player }) => line.startsWith(player)) : first
  return found && { seat: found.seat, length: blanks.length + found.player.length }
}

function contestantIn(written: string, { roster }: View<LimerickContest>): SeatNumber | undefined {
  const name = written.trim()
  const bare = name.replace(/^for\s+/iu, '').replace(/(?:['’]s limerick)?[.!]?$/iu, '')
  return seatNamed(roster, name) ?? seatNamed(roster, bare)
}

function formatMove(move: Move, { roster }: View<LimerickContest>): string {
  switch (move.type) {
    case 'post':
      return `post\n${move.limerick}`
    case 'vote':
      return `vote ${nameOf(roster, move.for)}`
    case 'praise':
      return `praise ${nameOf(roster, move.of)}\n${move.text}`
    case 'find':
      return `find ${nameOf(roster, move.of)} offensive`
  }
}

function describeMove(move: Move, { roster }: View<LimerickContest>): string {
  switch (move.type) {
    case 'post':
      return `Post this limerick: “${move.limerick.split('\n').join(' / ')}”`
    case 'vote':
      return `Vote for the limerick of ${nameOf(roster, move.for)}`
    case 'praise':
      return `Praise the limerick of ${nameOf(roster, move.of)}`
    case 'find':
      return `Find the limerick of ${nameOf(roster, move.of)} offensive`
  }
}

function render(view: View<LimerickContest>): string {
  const { shared, roster, outcome } = view
  const name = (seat: SeatNumber): string => nameOf(roster, seat)
  const goes = outcome === null ? DOING[shared.stage] : 'over'
  const lines = [`Limerick Contest of ${name(0)} and ${name(1)}: ${goes}`]
  shared.limericks.forEach((limerick, seat) => {
    const you = view.role === 'seat' && view.seat === seat ? ' (you)' : ''
    const about = `${name(seat)}${you} about ${name(1 - seat)}:`
    if (limerick === null) lines.push('', `${about} nothing yet`)
    else lines.push('', about, shownText(limerick.text))
  })
  lines.push(...votesKnown(view))
  if (shared.count !== null) lines.push('', sayCount(shared.count, name))
  for (const { by, of, text } of shared.praises)
    lines.push('', `${by} praises the limerick of ${name(of)}:`, shownText(text))
  if (outcome !== null) lines.push('', `${outcome.winners.join() || 'Nobody'} won.`)
  return lines.join('\n')
}

const DOING = {
  writing: 'limericks are due',
  voting: 'every player of Ackanomic may vote',
  count: 'the votes are being counted',
  dice: 'the dice choose the winner',
}

function votesKnown(view: View<LimerickContest>): readonly string[] {
  const { roster } = view
  if (view.role === 'seat')
    return view.mine.vote === null ? [] : ['', `Your vote: ${nameOf(roster, view.mine.vote.for)}`]
  if (view.role !== 'referee') return []
  const seated = view.known.flatMap((secret) => (secret?.vote ? [secret.vote] : []))
  const votes = [...seated, ...(view.hidden?.votes ?? [])]
  return votes.length === 0
    ? []
    : ['', 'Votes', ...votes.map((vote) => `${vote.by}: ${nameOf(roster, vote.for)}`)]
}
