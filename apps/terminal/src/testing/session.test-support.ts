import { PassThrough } from 'node:stream'
import type { Game } from '@ackanomic/core'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { obey } from '../commands/dispatch.js'
import { run } from '../run.js'
import { othersAct } from '../session/advance.js'
import { type Around, type Place, Session } from '../session/session.js'
import { changeLines } from '../session/show.js'
import { startSession, usualSeating } from '../session/start.js'
import type { World } from '../terminal/world.js'

const pureSkillClauses = await catalogue['pure-skill'].clauses()

export const TRIAL_START: number = Date.UTC(2026, 10, 21, 12)

export interface Trial {
  readonly shown: string
  readonly complaints: string
  readonly code: number
}

/** Runs a session in this process on a command line and some lines of input. */
export async function trial(
  command: readonly string[],
  lines: readonly string[] = [],
  folder: string = process.cwd(),
  columns = 0,
): Promise<Trial> {
  const input = new PassThrough()
  input.end(lines.map((typed) => `${typed}\n`).join(''))
  return runSession(command, folder, { input, terminal: false, columns }, () => undefined)
}

/**
 * Runs a session at a terminal. Types each line at a prompt, without Enter if it ends with a control
 * character. The terminal hangs up after the last line.
 */
export async function typing(
  command: readonly string[],
  lines: readonly string[],
  folder: string = process.cwd(),
  columns = 80,
): Promise<Trial> {
  const input = new PassThrough()
  const left = [...lines]
  return runSession(command, folder, { input, terminal: true, columns }, (shown) => {
    // A prompt ends with a sequence that puts the cursor behind it.
    if (!/[>?] \p{Cc}\[\d+G$/u.test(shown)) return
    const next = left.shift()
    setImmediate(() => {
      if (next === undefined) input.end()
      else input.write(/\p{Cc}$/u.test(next) ? next : `${next}\r`)
    })
  })
}

async function runSession(
  command: readonly string[],
  folder: string,
  screen: Pick<World, 'input' | 'terminal' | 'columns'>,
  listen: (shown: string) => void,
): Promise<Trial> {
  const shown: string[] = []
  const complaints: string[] = []
  const output = collecting(shown)
  output.on('data', () => listen(shown.slice(-2).join('')))
  const code = await run(command, {
    ...screen,
    output,
    errors: collecting(complaints),
    interrupt: new AbortController().signal,
    colours: false,
    folder,
    now: () => TRIAL_START,
    seed: () => 'nobody knows',
  })
  return { shown: shown.join(''), complaints: complaints.join(''), code }
}

function collecting(texts: string[]): PassThrough {
  const stream = new PassThrough()
  stream.on('data', (chunk) => texts.push(String(chunk)))
  return stream
}

/**
 * Starts a session of a game with its usual players, and shows the view. If you have a seat, the
 * others have moved already.
 */
export function session(
  game: Game = pureSkill,
  you: Partial<Place> = {},
  options?: unknown,
  more: Partial<Omit<Around, 'you'>> = {},
): Session {
  const place = { name: 'Ann', judges: false, watches: false, ...you }
  const clauses = game === pureSkill ? pureSkillClauses : null
  const around = { you: place, here: [], seed: '7', words: () => undefined, clauses, ...more }
  const opened = startSession(game, usualSeating(game, {}), options, TRIAL_START, around)
  if (!opened.ok) throw new Error(opened.error)
  const begun = opened.value.session
  if (begun.seat >= 0 && !place.watches) {
    othersAct(begun, 'all')
    changeLines(begun)
  }
  return begun
}

/** Copies a session, perhaps with another state. */
export function copyOf(from: Session, state: unknown = from.match.value.state): Session {
  const { game, match, mail, cited, shift, seen } = from
  const copy = new Session(game, Object.freeze({ ...match.value, state }), from)
  return Object.assign(copy, { mail, cited, shift, seen })
}

/** Types lines into a copy of a session. Returns the copy and the output of the last line. */
export function typed(
  from: Session,
  lines: readonly string[],
): { readonly session: Session; readonly shown: string } {
  const session = copyOf(from)
  let shown = ''
  for (const each of lines) {
    shown = obey(session, each)
      .lines.map(({ kind, text }) => (kind === 'error' ? `! ${text}` : text))
      .join('\n')
  }
  return { session, shown }
}
