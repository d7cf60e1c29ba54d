import { err, ok, type Result, type SeatNumber } from '@ackanomic/core'
import {
  defineText,
  isInGame,
  type NameOf,
  nameOf,
  seatBadges,
  type View,
} from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import { sayFault } from './errors.js'
import { REASONS, sayPlay, sayReport, singleCaptureGoEvents } from './events.js'
import { countLetters, drawLetterGrid, isSquareName, squareName } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import { countingPlay, faultOf, isShowable, MAX_PLAY_LENGTH, playIn } from './plays.js'

/** The text of Single Capture Go, without the rules. */
export const singleCaptureGoText = /* @__PURE__ */ defineText<SingleCaptureGo>({
  forfeits: {
    round: 'The round ends. A player who has named no square makes no play.',
  },
  options: {
    earlyEnd: {
      label: 'End a round early',
      help: 'A round ends as soon as everybody has played.',
    },
    allDoomedTie: {
      label: 'If all go at once',
      help: 'Who wins if several have the most letters then.',
      choices: { none: 'Nobody', shared: 'They share the win' },
    },
    side: {
      label: 'Size of the grid',
      help: 'Rows and columns, 3 to 26. If it is not set, there are twelve squares for each player.',
    },
    playOnAt: {
      label: 'Blocked squares',
      help: 'Whether a square with @ can be played.',
      choices: { allowed: 'They can be played', forbidden: 'They cannot be played' },
      advanced: true,
    },
    invalidPlays: {
      label: 'Plays against the rules',
      help: 'Whether they are refused at once, or count as no play.',
      choices: { keep: 'They count as no play', refuse: 'They are refused' },
      advanced: true,
    },
    letters: {
      label: 'Letters',
      help: 'A different capital for each player. If they are not set: A, B, C and so on.',
      advanced: true,
    },
    autoAnnounce: {
      label: 'Start rounds at once',
      help: 'No round waits for the referee.',
      advanced: true,
    },
    leavers: {
      label: 'If a player leaves',
      help: 'When their letters become blocked squares.',
      choices: { 'end-of-round': 'At the end of the round', immediate: 'At once' },
      advanced: true,
    },
    onRefereeLoss: {
      label: 'If the referee leaves',
      help: 'What happens to the match.',
      choices: {
        hold: 'It waits for another',
        'restart-period': 'It waits, then the round has three days',
        end: 'It ends',
      },
      advanced: true,
    },
  },
  actions: {
    play: 'play a square',
  },
  notation: {
    help: 'Write the square that you play, row letter before column number, such as "e7".',
    parse: parsePlay,
    format: ({ square }) => (isSquareName(square) ? square : `play ${square}`),
  },
  describeMove: ({ square }) => `Play ${square}`,
  render,
  events: singleCaptureGoEvents,
})

/** A square's name is a play; other text is one only after the word "play". */
function parsePlay(
  text: string,
  { shared }: View<SingleCaptureGo>,
): Result<SingleCaptureGo['Move'], string> {
  const written = text.trim()
  const [, word = '', rest = ''] = /^(play(?=\s|$))?(.*)$/isu.exec(written) ?? []
  const square = playIn(rest)
  const side = shared.grid.length
  const squares = `row letter before column number, from a1 to ${squareName(side - 1, side - 1)}`
  if (square === '') return err(`Name the square that you play, ${squares}.`)
  if (square.length > MAX_PLAY_LENGTH || !isShowable(square))
    return err(`That is more than a square; name one, and nothing else: ${squares}.`)
  if (isSquareName(square) || word !== '') return ok({ type: 'play', square })
  return /^[a-z]\s*\d+\b.*[a-z]\s*\d+$/iu.test(square)
    ? err(`A play names one square and no more: ${squares}.`)
    : err(`That is not the name of a square; write it with its ${squares}.`)
}

function render(view: View<SingleCaptureGo>): string {
  const { shared, roster } = view
  const name = (seat: number): string => nameOf(roster, seat)
  const sent = sentPlays(view, name)
  return [
    ...[headline(view), '', ...drawLetterGrid(shared.grid), '', ...players(view)],
    `  Referee: ${roster.referees.length === 0 ? 'nobody' : roster.referees.join(' and ')}`,
    ...(shared.last === null ? [] : ['', ...sayReport(shared.last, name)]),
    ...(sent.length === 0 ? [] : ['', ...sent]),
  ].join('\n')
}

function headline({ shared, outcome }: View<SingleCaptureGo>): string {
  if (outcome !== null) {
    const winners = outcome.winners.length === 0 ? 'Nobody' : outcome.winners.join(' and ')
    return `Single Capture Go is over after ${counted(shared.round, 'round')}. ${winners} won.`
  }
  return shared.stage === 'round'
    ? `Single Capture Go, round ${shared.round}`
    : `Single Capture Go: the referee announces round ${shared.round + 1} next`
}

function players(view: View<SingleCaptureGo>): readonly string[] {
  const { shared, roster } = view
  const width = Math.max(...roster.seats.map(({ player }) => player.length))
  return roster.seats.map(({ player }, seat) => {
    const letter = shared.letters[seat] ?? ''
    const count = counted(countLetters(shared.grid, letter), 'Letter')
    return `${letter} ${player.padEnd(width)}  ${count}${notesOn(view, seat)}`
  })
}

function notesOn(view: View<SingleCaptureGo>, seat: SeatNumber): string {
  const fate = view.shared.fates[seat] ?? null
  const left = view.outcome === null ? 'left, out at the end of the round' : 'left'
  const notes = [...seatBadges(view, seat, fate === null ? { left } : {})]
  if (fate !== null) {
    const since = fate.round === 0 ? 'out before round 1' : `out since round ${fate.round}`
    notes.push(`${since}: ${fate.reasons.map((reason) => REASONS[reason]).join(', ')}`)
  }
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`
}

function sentPlays(view: View<SingleCaptureGo>, name: NameOf): readonly string[] {
  if (view.shared.stage !== 'round' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(view.roster, view.seat)) return []
    const sent = playsOf(view, view.mine.plays)
    return sent.length === 0 ? ['You have not played in this round.'] : ['You sent:', ...sent]
  }
  if (view.role !== 'referee') return []
  return view.known.flatMap((secret, seat) =>
    secret === null || secret.plays.length === 0
      ? []
      : [`${name(seat)} sent:`, ...playsOf(view, secret.plays)],
  )
}

function playsOf(view: View<SingleCaptureGo>, plays: readonly string[]): readonly string[] {
  const counting = countingPlay(view, plays)
  return plays.map((square, i) => {
    const fault = faultOf(view, square)
    return fault === undefined
      ? `  ${square}${i === counting ? '' : ' – replaced'}`
      : `  ${sayPlay(square, fault)} – does not count. ${sayFault(fault)}`
  })
}
