import { nextTask, randomChoice } from '../environment.js'
import type { Game } from '../game/game.js'
import type { GameView } from '../game/view.js'
import type { GameError } from '../game-error.js'
import { type MatchPendingAction, pendingActions } from '../match/pending-actions.js'
import type { Prompt } from '../prompt.js'
import { randomAnswer } from '../referees/chance.js'
import { answererOf } from '../roster/roster.js'
import type { BotRun, BotRunOptions, BotsByName, MatchHandle } from './match-handle.js'

const MAX_MOVES = 10_000

interface Turn {
  readonly person: string
  readonly view: GameView
}

interface Asked {
  readonly prompt: Prompt
  readonly by: string | null
}

/** A run of bots. Each yield is a bot that must think, and receives its move. */
class Run {
  readonly #match: MatchHandle
  readonly #bots: Readonly<Record<string, unknown>>
  readonly #options: BotRunOptions
  readonly #refused: { person: string; error: GameError }[] = []
  /** The views in which bots found nothing to do. */
  readonly #idle = new Map<string, GameView>()
  /** The prompts that nobody answered, and who was asked. */
  readonly #unanswered = new Map<number, string | null>()
  /** The people who were asked for an optional move, and the views in which they were. */
  readonly #invited = new Map<string, GameView>()
  #moves = 0

  constructor(match: MatchHandle, bots: Readonly<Record<string, unknown>>, options: BotRunOptions) {
    this.#match = match
    this.#bots = bots
    this.#options = options
  }

  *play(): Generator<Turn, BotRun, unknown> {
    const { maxMoves = MAX_MOVES, signal } = this.#options
    for (;;) {
      if (signal?.aborted === true) return this.#report('aborted')
      const asked = this.#nextPrompt()
      const turn = asked === undefined ? this.#nextTurn() : undefined
      if (asked === undefined && turn === undefined) return this.#report('done')
      if (this.#moves >= maxMoves) return this.#report('maxMoves')
      if (asked !== undefined) this.#answer(asked)
      else if (turn !== undefined) {
        const move = yield turn
        // A bot whose view has changed meanwhile thinks again.
        if (this.#match.viewFor(turn.person) === turn.view) this.#move(turn, move)
      }
    }
  }

  #report(stopped: BotRun['stopped']): BotRun {
    const wanted = this.#pending().flatMap(({ need, persons }) =>
      need === 'optional' ? [] : persons,
    )
    const idle = new Set([...this.#idle.keys(), ...this.#unanswered.values()])
    return {
      moves: this.#moves,
      idle: [...idle].filter(
        (person) => person !== null && this.#isBot(person) && wanted.includes(person),
      ) as string[],
      refused: this.#refused,
      stopped,
    }
  }

  #isBot(person: string): boolean {
    return Object.hasOwn(this.#bots, person)
  }

  #pending(): readonly MatchPendingAction[] {
    return pendingActions<Game>(this.#match.game, this.#match.value.state)
  }

  #nextPrompt(): Asked | undefined {
    const { roster, openPrompts } = this.#match.game.status(this.#match.value.state)
    for (const prompt of openPrompts) {
      const by = answererOf(roster, prompt.to)
      if (by === undefined || this.#unanswered.has(prompt.id)) continue
      const isOurs =
        typeof prompt.to === 'number'
          ? by !== null && this.#isBot(by)
          : this.#options.answerPrompt?.(prompt) === true
      if (isOurs) return { prompt, by }
    }
    return undefined
  }

  #answer({ prompt, by }: Asked): void {
    const { game, value } = this.#match
    const { random = randomChoice } = this.#options
    const sampled = game.sampleAnswer?.(value.state, prompt, random)
    const answer = sampled ?? randomAnswer(prompt.question, random)
    if (answer !== undefined && this.#match.answer(by, prompt.id, answer).ok) this.#moves += 1
    else this.#unanswered.set(prompt.id, by)
  }

  #nextTurn(): Turn | undefined {
    const { optionalMoves, optionalFirst = false } = this.#options
    const pending = this.#pending().filter(
      ({ actor, prompt }) => typeof actor === 'number' && prompt === null,
    )
    for (const must of [!optionalFirst, optionalFirst]) {
      for (const { persons, need } of pending) {
        const [person] = persons
        if (person === undefined || !this.#isBot(person) || (need !== 'optional') !== must) continue
        const view = this.#match.viewFor(person)
        if (this.#idle.get(person) === view) continue
        if (must) return { person, view }
        const invited = this.#invited.get(person)
        if (optionalMoves === undefined || (optionalFirst ? invited === view : invited)) continue
        this.#invited.set(person, view)
        if (optionalMoves(person)) return { person, view }
      }
    }
    return undefined
  }

  #move({ person, view }: Turn, move: unknown): void {
    if (move === undefined) {
      this.#idle.set(person, view)
      return
    }
    const played = this.#match.play(person, move)
    if (played.ok) this.#moves += 1
    else {
      this.#refused.push({ person, error: played.error })
      this.#idle.set(person, this.#match.viewFor(person))
    }
  }
}

type Now = () => number

export async function playBots(
  match: MatchHandle,
  bots: BotsByName,
  now: Now,
  options: BotRunOptions,
): Promise<BotRun> {
  const turns = new Run(match, bots, options).play()
  const { signal } = options
  for (let step = turns.next(); ; ) {
    if (step.done === true) return step.value
    const { person, view } = step.value
    const bot = bots[person]
    let move: unknown
    if (bot !== undefined && 'think' in bot) {
      const given = { pause: nextTask, now: now(), ...(signal === undefined ? {} : { signal }) }
      move = await bot.think(view, given)
    } else {
      const answer = bot?.(view, now())
      move = await answer
      // A bot that answers at once still lets other tasks run.
      if (move === answer) await nextTask()
    }
    step = turns.next(signal?.aborted === true ? undefined : move)
  }
}

export function playBotsSync(
  match: MatchHandle,
  bots: Parameters<MatchHandle['playBotsSync']>[0],
  now: Now,
  options: BotRunOptions,
): BotRun {
  const turns = new Run(match, bots, options).play()
  for (let step = turns.next(); ; ) {
    if (step.done === true) return step.value
    const { person, view } = step.value
    step = turns.next(bots[person]?.(view, now()))
  }
}
