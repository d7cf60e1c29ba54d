import type { Bot } from '../bots/bot.js'
import type { SearchBot } from '../bots/search.js'
import { nextTask, randomChoice } from '../environment.js'
import type { Game } from '../game/game.js'
import type { GameView } from '../game/view.js'
import { pendingActions } from '../match/pending-actions.js'
import type { Rejection } from '../rejection.js'
import type { SeatNumber } from '../table/table.js'
import type { BotRun, BotRunOptions, BotsByName, MatchHandle } from './match-handle.js'

/** So many moves bots make in one run, where nothing else is said. */
const MOST_MOVES = 10_000

/** What is wanted of a bot next. */
interface Turn {
  readonly person: string
  readonly seat: SeatNumber
  readonly view: GameView
  readonly bot: Bot | SearchBot
  /** The prompt to be answered; `null` where a move is wanted. */
  readonly prompt: number | null
}

/** A bot's thought that is to be had, and what it came to. */
type Thought = Generator<Turn, BotRun, unknown>

/** Lets bots play; each yield is a bot that is to think, and gets its move. */
function* run(
  match: MatchHandle,
  bots: BotsByName,
  { mostMoves = MOST_MOVES, signal }: BotRunOptions,
): Thought {
  let moves = 0
  const refused: { person: string; error: Rejection }[] = []
  /** The views with which bots had nothing to do. */
  const idle = new Map<string, GameView>()
  const report = (stopped: BotRun['stopped']): BotRun => ({
    moves,
    idle: [...idle.keys()].filter((person) => isWanted(match, person)),
    refused,
    stopped,
  })
  for (;;) {
    if (signal?.aborted === true) return report('aborted')
    const turn = nextTurn(match, bots, idle)
    if (turn === undefined) return report('done')
    if (moves >= mostMoves) return report('mostMoves')
    const { person, view, prompt } = turn
    if (prompt !== null) {
      const asked = match.game.status(match.value.state).openPrompts.find(({ id }) => id === prompt)
      const answer =
        asked === undefined
          ? undefined
          : match.game.sampleAnswer?.(match.value.state, asked, randomChoice)
      if (answer !== undefined && match.answer(person, prompt, answer).ok) moves += 1
      else idle.set(person, view)
      continue
    }
    const move = yield turn
    // What the bot saw may have changed while it thought: then it thinks again.
    if (match.viewFor(person) !== view) continue
    if (move === undefined) {
      idle.set(person, view)
      continue
    }
    const played = match.play(person, move)
    if (played.ok) moves += 1
    else {
      refused.push({ person, error: played.error })
      idle.set(person, match.viewFor(person))
    }
  }
}

/** A bot of whom something is required, and that has not looked at this view in vain. */
function nextTurn(
  match: MatchHandle,
  bots: BotsByName,
  idle: ReadonlyMap<string, GameView>,
): Turn | undefined {
  for (const { actor, persons, need, prompt } of wanted(match)) {
    const [person] = persons
    if (typeof actor !== 'number' || person === undefined || need === 'optional') continue
    const bot = Object.hasOwn(bots, person) ? bots[person] : undefined
    if (bot === undefined) continue
    const view = match.viewFor(person)
    if (idle.get(person) !== view) return { person, seat: actor, view, bot, prompt }
  }
  return undefined
}

function wanted({ game, value }: MatchHandle): ReturnType<typeof pendingActions> {
  return pendingActions<Game>(game, value.state)
}

function isWanted(match: MatchHandle, person: string): boolean {
  return wanted(match).some(({ persons, need }) => need !== 'optional' && persons.includes(person))
}

/** The present moment, as bots are told. */
type Now = () => number

/** Lets bots play, each thought in slices. */
export async function playBots(
  match: MatchHandle,
  bots: BotsByName,
  now: Now,
  options: BotRunOptions,
): Promise<BotRun> {
  const turns = run(match, bots, options)
  const { signal } = options
  for (let step = turns.next(); ; ) {
    if (step.done === true) return step.value
    const { bot, view } = step.value
    const given = { pause: nextTask, now: now(), ...(signal === undefined ? {} : { signal }) }
    const move = 'think' in bot ? await bot.think(view, given) : bot(view, now())
    if (!('think' in bot)) await nextTask()
    step = turns.next(signal?.aborted === true ? undefined : move)
  }
}

/** Lets bots play, at once. */
export function playBotsSync(
  match: MatchHandle,
  bots: BotsByName,
  now: Now,
  options: BotRunOptions,
): BotRun {
  const turns = run(match, bots, options)
  for (let step = turns.next(); ; ) {
    if (step.done === true) return step.value
    const { bot, view } = step.value
    step = turns.next(bot(view, now()))
  }
}
