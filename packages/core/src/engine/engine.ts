import type { AnswerEntry, LogEntry, MoveEntry, Role, TimeEntry } from '../entry.js'
import { describeGame, type GameDescription, refereesMayPlay } from '../game/description.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import { createError, type ErrorIn } from '../game-error.js'
import { cloneJson, type Mutable } from '../plain.js'
import { answerProblem } from '../prompt.js'
import { err, ok, type Result } from '../result.js'
import { DEFAULT_ROLES, type RoleDefinitions } from '../roles.js'
import { firstDue, MAX_DUE } from '../roster/clock.js'
import { recordMembership, silentForGood } from '../roster/record.js'
import { isPaused, isReferee, participantStatusOf, type Roster, seatOf } from '../roster/roster.js'
import { type CommonErrorCase, checkMembership, halted } from '../roster/roster-event.js'
import { heard, INQUIRY_DEADLINE, isNews } from '../roster/silence.js'
import type { Timestamp } from '../time.js'
import { promptFor } from './addressee.js'
import { bookTime, drawOnBanks, moverOf, obligationsIn } from './banks.js'
import type { Asked, DraftOf, GameTypes, PromptName, State } from './bundle.js'
import { type CommonErrors, commonErrors } from './common-errors.js'
import type { EngineContext } from './context.js'
import type { EntryOf, ErrorFor } from './contract.js'
import type {
  Actor,
  ErrorCaseOf,
  GameDefinition,
  PositionDefinition,
  PromptDefinition,
  RosterDefinition,
} from './definition.js'
import { type DraftBuffer, OwnDraft, SharedDraft } from './draft-buffer.js'
import type { Model } from './model.js'
import { MoveKinds } from './move-kinds.js'
import { readEntry } from './read-entry.js'
import { type Reader, readerOf, received } from './reader.js'

/** An error of core or the game, before it gets its clause and message. */
export type AnyErrorCase<T extends GameTypes> = CommonErrorCase | ErrorCaseOf<T>

type Act<T extends GameTypes> = Exclude<EntryOf<T>, TimeEntry>

/** The limit of effects that one entry may trigger; more is an engine's endless loop. */
const MAX_EFFECTS = 10_000

/** The core of `apply` and simulations: it reads entries, checks them and runs their effects. */
export class Engine<T extends GameTypes> {
  readonly model: Model<T>
  readonly definition: GameDefinition<T>
  readonly position: PositionDefinition<T> | undefined
  readonly description: GameDescription
  readonly roles: RoleDefinitions
  readonly rosterRules: RosterDefinition<T>
  /** The fields of `shared` whose lists are copied without their items. */
  readonly appendOnly: readonly string[]
  readonly #readMove: Reader<T['Move']>
  readonly #readJoin: Reader<T['Join']> | undefined
  readonly #parseAnswer = new Map<string, Reader<unknown>>()
  readonly moves: MoveKinds<T>

  constructor(
    model: Model<T>,
    definition: GameDefinition<T>,
    position: PositionDefinition<T> | undefined,
  ) {
    const { roster: rosterRules = {}, appendOnly = [] } = definition
    this.model = model
    this.definition = definition
    this.position = position
    this.description = describeGame(definition.description)
    this.roles = rosterRules.roles ?? DEFAULT_ROLES
    this.rosterRules = rosterRules
    this.appendOnly = appendOnly
    this.moves = new MoveKinds(definition)
    this.#readMove = readerOf(model.move, 'move')
    this.#readJoin = model.join === undefined ? undefined : readerOf(model.join, 'join')
    for (const name of Object.keys(model.answers)) {
      this.#parseAnswer.set(name, readerOf(model.answers[name] as StandardSchemaV1, 'answer'))
    }
  }

  prompt(name: PromptName<T>): PromptDefinition<T, PromptName<T>> {
    return this.definition.prompts?.[name] as PromptDefinition<T, PromptName<T>>
  }

  createError(error: AnyErrorCase<T>): ErrorFor<T> {
    return Object.hasOwn(commonErrors, error.code)
      ? createError(commonErrors, error as CommonErrorCase)
      : (createError(this.model.errors, error as ErrorCaseOf<T>) as ErrorIn<
          T['Errors'],
          T['Clause']
        >)
  }

  /** A draft buffer that leaves a state unchanged. */
  sharedDraft(state: State<T>): SharedDraft<T> {
    return new SharedDraft(state, this.appendOnly)
  }

  ownDraft(state: State<T>): OwnDraft<T> {
    return new OwnDraft(state, this.appendOnly)
  }

  /** Reads an entry from any value. Copy its parts before you play it. */
  read(value: unknown): Result<EntryOf<T>, CommonErrorCase> {
    const envelope = readEntry(value, this.roles)
    if (!envelope.ok) return malformed(envelope.error)
    // A copy, so that its parts can be replaced.
    const entry = envelope.value as unknown as Mutable<LogEntry>
    if (entry.kind === 'move') {
      const move = this.#readMove(entry.move)
      if (!move.ok) return malformed(move.error)
      entry.move = move.value
    } else if (entry.kind === 'roster' && entry.event.type === 'join') {
      // A game without joiners ignores their data.
      const join = this.#readJoin?.(entry.event.join) ?? ok(null)
      if (!join.ok) return malformed(join.error)
      entry.event.join = join.value
    } else if (entry.kind === 'answer') entry.answer = received(entry.answer)
    return ok(entry as EntryOf<T>)
  }

  submit(
    buffer: DraftBuffer<T>,
    ctx: EngineContext<T>,
    entry: EntryOf<T>,
  ): AnyErrorCase<T> | undefined {
    const untimely = this.#refuseTime(buffer.state, entry)
    if (untimely !== undefined) return untimely
    if (firstDue(buffer.state.clock, entry.at) >= 0) {
      const stopped = this.#advance(buffer, ctx, entry.at)
      if (stopped === 'far') {
        const details = { at: entry.at, most: MAX_DUE, until: buffer.state.clock.now }
        return { code: 'tooManyDeadlines', details }
      }
      if (entry.kind === 'time') return undefined
      const ended = buffer.state.outcome
      if (ended !== null) return { code: 'tooLate', details: { endedAt: ended.at } }
      if (stopped === 'asked')
        return { code: 'clockBehind', details: { due: buffer.state.clock.now } }
    }
    if (entry.kind === 'time') {
      buffer.change((draft) => {
        draft.clock.now = entry.at
      })
      return undefined
    }
    const error = this.#refuse(buffer.state, entry)
    if (error !== undefined) return error
    const owed = obligationsIn(this, buffer.state)
    const mover = owed.length === 0 ? -1 : moverOf(buffer.state, entry)
    this.#applyEntry(buffer, ctx, entry)
    this.runDueEffects(buffer, ctx)
    bookTime(this, buffer, owed, mover)
    return undefined
  }

  check(state: State<T>, entry: EntryOf<T>): AnyErrorCase<T> | undefined {
    const untimely = this.#refuseTime(state, entry)
    return untimely !== undefined || entry.kind === 'time' ? untimely : this.#refuse(state, entry)
  }

  #refuseTime(state: State<T>, entry: EntryOf<T>): CommonErrorCase | undefined {
    const { outcome, clock } = state
    const isOver = outcome !== null && !this.#mayFollow(state, entry)
    if (isOver) return { code: 'gameOver', details: { endedAt: outcome.at } }
    return entry.at < clock.now ? { code: 'outOfOrder', details: { at: entry.at } } : undefined
  }

  #mayFollow(state: State<T>, entry: EntryOf<T>): boolean {
    return entry.kind === 'move' && this.moves.get(entry.move.type).afterEnd?.(state) === true
  }

  #refuse(state: State<T>, entry: Act<T>): AnyErrorCase<T> | undefined {
    if (entry.kind === 'answer') return this.#refuseAnswer(state, entry)
    if (entry.kind === 'roster') {
      const { rosterRules, roles, description } = this
      const mayJoin = this.#readJoin !== undefined
      const mayPlay = refereesMayPlay(description)
      const situation = { state, rosterRules, mayJoin, refereesMayPlay: mayPlay, roles }
      return checkMembership(situation, entry.event, entry.at)
    }
    const actor = this.#actor(state.roster, entry)
    return 'code' in actor ? actor : this.refuseMove(state, entry.move, actor)
  }

  refuseMove(state: State<T>, move: T['Move'], actor: Actor): AnyErrorCase<T> | undefined {
    const { whilePaused } = this.moves.get(move.type)
    if (whilePaused !== true && isPaused(state.roster)) return halted(state.roster, state.clock)
    return this.moves.get(move.type).validate(state, move, actor)
  }

  /** Makes a checked move on a draft. The state gets a copy, because the move may be made again. */
  play(draft: DraftOf<T>, move: T['Move'], actor: Actor, ctx: EngineContext<T>): void {
    this.moves.get(move.type).apply(draft, hasParts(move) ? cloneJson(move) : move, ctx, actor)
  }

  /** Applies a checked answer on a draft. */
  applyAnswer(draft: DraftOf<T>, asked: Asked<T>, answer: unknown, ctx: EngineContext<T>): void {
    const open = draft.openPrompts as { id: number }[]
    const last = open.length - 1
    const index = open[last]?.id === asked.id ? last : open.findIndex(({ id }) => id === asked.id)
    if (index === last) open.pop()
    else if (index >= 0) open.splice(index, 1)
    this.prompt(asked.name).apply(draft, answer as never, ctx, asked as never)
  }

  runDueEffects(buffer: DraftBuffer<T>, ctx: EngineContext<T>): void {
    const { definition } = this
    if (definition.afterEach === undefined) return
    for (let times = 0; buffer.state.outcome === null; times++) {
      const due = definition.afterEach(buffer.state)
      if (due === undefined) return
      if (times === MAX_EFFECTS)
        throw new Error(
          `${definition.id}: afterEach never ends; it always returns something that is due.`,
        )
      buffer.change((draft) => {
        ctx.attach(draft, ctx.at)
        due(draft, ctx)
      })
    }
  }

  /**
   * Runs deadlines up to a time. Returns where it stopped: one opened a prompt, or too many ran.
   */
  #advance(
    buffer: DraftBuffer<T>,
    ctx: EngineContext<T>,
    until: Timestamp,
  ): 'asked' | 'far' | undefined {
    for (let fallen = 0; ; fallen++) {
      const { clock, outcome, promptCount } = buffer.state
      if (outcome !== null) return undefined
      const index = firstDue(clock, until)
      const timer = clock.timers[index]
      if (timer === undefined || timer.due === null) {
        buffer.change((draft) => {
          draft.clock.now = until
        })
        return undefined
      }
      if (fallen === MAX_DUE) return 'far'
      if (drawOnBanks(this, buffer, index)) continue
      const { name, seat, due } = timer
      buffer.change((draft) => {
        draft.clock.now = due
        draft.clock.timers.splice(index, 1)
        ctx.attach(draft, due)
        if (name === INQUIRY_DEADLINE) silentForGood({ draft, ctx, rosterRules: this.rosterRules })
        else this.definition.deadlines?.[name](draft, ctx, seat)
      })
      this.runDueEffects(buffer, ctx)
      if (buffer.state.outcome === null && buffer.state.promptCount > promptCount) return 'asked'
    }
  }

  /** Applies an entry that was not refused, and notes the referee's sign of life. */
  #applyEntry(buffer: DraftBuffer<T>, ctx: EngineContext<T>, entry: Act<T>): void {
    const { state } = buffer
    if (entry.kind === 'move') {
      const actor = this.#actor(state.roster, entry) as Actor
      record(
        buffer,
        ctx,
        entry.at,
        this.#isSignOfLife(state.roster, actor, entry.move),
        (draft) => {
          this.play(draft, entry.move, actor, ctx)
        },
      )
    } else if (entry.kind === 'answer') {
      const asked = state.openPrompts.find(({ id }) => id === entry.prompt) as Asked<T>
      record(buffer, ctx, entry.at, asked.to === 'referee', (draft) => {
        this.applyAnswer(draft, asked, this.#answer(asked, entry.answer), ctx)
      })
    } else {
      record(buffer, ctx, entry.at, false, (draft) => {
        const event = cloneJson(entry.event) as typeof entry.event
        recordMembership({ draft, ctx, rosterRules: this.rosterRules }, event)
      })
    }
  }

  #actor(
    roster: Roster,
    { move: { type }, by: person, as }: MoveEntry<T['Move']>,
  ): Actor | CommonErrorCase {
    const { by } = this.moves.get(type)
    const seat = seatOf(roster, person)
    // Naming a role counts, even if the person has a seat as well.
    const role =
      as !== undefined && by.includes(as) ? as : by.find((one) => fits(one, roster, person, seat))
    if (role !== undefined) return { person, seat: role === 'referee' ? -1 : seat, role }
    const is = participantStatusOf(roster, person)
    return { code: 'notAllowed', details: { person, move: type, roles: by, is } }
  }

  #isSignOfLife(roster: Roster, { person, role }: Actor, { type }: T['Move']): boolean {
    if (role === 'referee') return true
    return (
      role !== 'seat' && this.moves.get(type).by.includes('referee') && isReferee(roster, person)
    )
  }

  #answer(asked: Asked<T>, answer: unknown): unknown {
    const read = this.#parseAnswer.get(asked.name)?.(answer)
    return read?.ok ? read.value : received(answer)
  }

  #refuseAnswer(state: State<T>, entry: AnswerEntry): AnyErrorCase<T> | undefined {
    const { roster } = state
    const { prompt } = entry
    const asked = promptFor(state, entry, this.definition)
    if ('code' in asked) return asked
    const definition = this.prompt(asked.name)
    if (definition.whilePaused !== true && isPaused(roster)) return halted(roster, state.clock)
    const problem = answerProblem(asked.question, entry.answer)
    if (problem !== undefined) return badAnswer(prompt, problem)
    const read = this.#parseAnswer.get(asked.name)?.(entry.answer)
    if (read !== undefined && !read.ok) return badAnswer(prompt, read.error)
    const answer = read === undefined ? entry.answer : read.value
    return definition.validate?.(state, answer as never, asked as never)
  }
}

/** Runs the effect of an entry and notes the referee's sign of life. */
function record<T extends GameTypes>(
  buffer: DraftBuffer<T>,
  ctx: EngineContext<T>,
  at: Timestamp,
  byReferee: boolean,
  edit: (draft: DraftOf<T>) => void,
): void {
  const isLater = buffer.state.clock.now !== at
  const isSign = byReferee && isNews(buffer.state, at)
  buffer.change((draft) => {
    if (isLater) draft.clock.now = at
    ctx.attach(draft, at)
    if (isSign) heard(draft)
    edit(draft)
  })
}

function fits(role: Role, roster: Roster, person: string, seat: number): boolean {
  if (role === 'seat') return seat >= 0
  return role === 'referee' ? isReferee(roster, person) : role === 'anyone'
}

/** Whether a move contains a list or an object, which no state may share with it. */
function hasParts(move: object): boolean {
  const fields = move as Readonly<Record<string, unknown>>
  for (const key in fields) if (typeof fields[key] === 'object' && fields[key] !== null) return true
  return false
}

function badAnswer(prompt: number, problem: string): CommonErrorCase {
  return { code: 'badAnswer', details: { prompt, problem } }
}

function malformed(problem: string): { readonly ok: false; readonly error: CommonErrorCase } {
  return err({ code: 'invalidEntry', details: { problem } satisfies CommonErrors['invalidEntry'] })
}
