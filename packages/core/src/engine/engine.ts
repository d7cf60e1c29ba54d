import type { AnswerEntry, LogEntry, MoveEntry, Role, TimeEntry } from '../entry.js'
import { refereesMayPlay } from '../game/description.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { MatchStatus } from '../game/view.js'
import { cloneJson, deepFreeze, type Mutable } from '../plain.js'
import { answerProblem } from '../prompt.js'
import { type RejectionOf, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { ORGANIZER, type RoleName } from '../roles.js'
import { firstDue, MOST_DUE } from '../table/clock.js'
import { recordMembership, silentForGood } from '../table/record.js'
import { type CommonRefusal, checkMembership, halted } from '../table/roster-event.js'
import { heard, INQUIRY_DEADLINE, isNews } from '../table/silence.js'
import { isPaused, isReferee, participantStatusOf, seatOf, type Table } from '../table/table.js'
import type { Timestamp } from '../time.js'
import { inquiryOf } from './addressee.js'
import type { Asked, DraftOf, GameTypes, PromptName, State } from './bundle.js'
import type { EngineContext } from './context.js'
import type { EntryOf, RejectionFor } from './contract.js'
import { type DraftBuffer, OwnBench, SharedDraft } from './draft-buffer.js'
import { readEntry } from './read-entry.js'
import { type Reader, readerOf, received } from './reader.js'
import type {
  Actor,
  InquiryRecipe,
  MembershipRecipe,
  MoveRecipe,
  RefusalOf,
  RulesRecipe,
} from './recipe.js'
import { type CommonFacts, commonRejections } from './rejections.js'

/** Any refusal before it gets its sentence. */
export type AnyRefusal<T extends GameTypes> = CommonRefusal | RefusalOf<T>

/** Gives back what it is given, so that what extends it can write a private field into anything. */
function given<Of extends object>(of: Of): Of {
  return of
}

/** An entry that an engine has read and frozen, and need not read again: nobody else can mark one. */
class ReadBy extends (given as unknown as new (entry: object) => object) {
  readonly #engine: object

  constructor(entry: object, engine: object) {
    super(entry)
    this.#engine = engine
  }

  static engineOf(value: unknown): object | undefined {
    return typeof value === 'object' && value !== null && #engine in value
      ? value.#engine
      : undefined
  }
}

/** What somebody does: an entry other than the clock's. */
type Act<T extends GameTypes> = Exclude<EntryOf<T>, TimeEntry>

type Moves<T extends GameTypes> = Readonly<Record<string, MoveRecipe<T, T['Move']> | undefined>>

/** So often may `settle` run after one entry. */
const MOST_SETTLED = 10_000

/** Who makes a move of which nothing else is said. */
const SEAT: readonly Role[] = ['seat']

/**
 * What both speeds share: the reading of entries, the order in which deadlines, entry and `settle`
 * run, and every refusal.
 */
export class Engine<T extends GameTypes> {
  readonly recipe: RulesRecipe<T>
  readonly membership: MembershipRecipe<T>
  readonly #readMove: Reader<T['Move']>
  readonly #readJoin: Reader<T['Join']> | undefined
  readonly #readAnswer = new Map<string, Reader<unknown>>()
  readonly #moves: Moves<T>

  constructor(recipe: RulesRecipe<T>) {
    this.recipe = recipe
    this.membership = recipe.membership ?? {}
    this.#moves = recipe.moves as unknown as Moves<T>
    this.#readMove = readerOf(recipe.move, 'move')
    const join = this.membership.join
    this.#readJoin = join === undefined ? undefined : readerOf(join.schema, 'join')
    for (const name of Object.keys(recipe.inquiries) as PromptName<T>[]) {
      const schema = this.inquiry(name).schema as StandardSchemaV1<unknown> | undefined
      if (schema !== undefined) this.#readAnswer.set(name, readerOf(schema, 'answer'))
    }
  }

  /** The recipe of a prompt. */
  inquiry(name: PromptName<T>): InquiryRecipe<T, PromptName<T>> {
    return this.recipe.inquiries[name] as InquiryRecipe<T, PromptName<T>>
  }

  /** The recipe of a kind of move. */
  moveRecipe(type: string): MoveRecipe<T, T['Move']> {
    const recipe = this.#moves[type]
    if (recipe === undefined) throw new Error(`The recipe has no move of the type "${type}".`)
    return recipe
  }

  /** Completes a refusal with its clause and sentence. */
  reject(refusal: AnyRefusal<T>): RejectionFor<T> {
    return Object.hasOwn(commonRejections, refusal.code)
      ? reject(commonRejections, refusal as CommonRefusal)
      : (reject(this.recipe.rejections, refusal as RefusalOf<T>) as RejectionOf<
          T['Errors'],
          T['Clause']
        >)
  }

  /** A workbench that leaves a state as it is. */
  bench(state: State<T>): SharedDraft<T> {
    return new SharedDraft(state, this.recipe.records ?? [])
  }

  /** A workbench in place, on a copy of a state. */
  ownBench(state: State<T>): OwnBench<T> {
    return new OwnBench(state, this.recipe.records ?? [])
  }

  /** Freezes an entry that has been read, so that it need not be read again. */
  keep(entry: EntryOf<T>): EntryOf<T> {
    if (ReadBy.engineOf(entry) !== this) new ReadBy(entry, this)
    return deepFreeze(entry)
  }

  /** Reads an entry from whatever came in; what it holds must be copied before it is played. */
  read(value: unknown): Result<EntryOf<T>, CommonRefusal> {
    if (ReadBy.engineOf(value) === this) return ok(value as EntryOf<T>)
    const envelope = readEntry(value, this.recipe.roles ?? ORGANIZER)
    if (!envelope.ok) return malformed(envelope.error)
    // A copy of what came in, so that its parts can be put in place.
    const entry = envelope.value as unknown as Mutable<LogEntry>
    if (entry.kind === 'move') {
      const move = this.#readMove(entry.move)
      if (!move.ok) return malformed(move.error)
      entry.move = move.value
    } else if (entry.kind === 'roster' && entry.event.type === 'join') {
      // Where nobody joins, what they bring is not looked at.
      const join = this.#readJoin?.(entry.event.join) ?? ok(null)
      if (!join.ok) return malformed(join.error)
      entry.event.join = join.value
    } else if (entry.kind === 'answer') entry.answer = received(entry.answer)
    return ok(entry as EntryOf<T>)
  }

  /** Takes an entry that has been read; a refusal may leave deadlines fired on the workbench. */
  submit(
    bench: DraftBuffer<T>,
    ctx: EngineContext<T>,
    entry: EntryOf<T>,
  ): AnyRefusal<T> | undefined {
    const untimely = refuseTime(bench.state, entry.at)
    if (untimely !== undefined) return untimely
    if (firstDue(bench.state.clock, entry.at) >= 0) {
      const stopped = this.#advance(bench, ctx, entry.at)
      if (stopped === 'far') {
        const details = { at: entry.at, most: MOST_DUE, until: bench.state.clock.now }
        return { code: 'tooManyDeadlines', details }
      }
      if (entry.kind === 'time') return undefined
      const ended = bench.state.outcome
      if (ended !== null) return { code: 'tooLate', details: { endedAt: ended.at } }
      if (stopped === 'asked')
        return { code: 'clockBehind', details: { due: bench.state.clock.now } }
    }
    if (entry.kind === 'time') {
      bench.change((draft) => {
        draft.clock.now = entry.at
      })
      return undefined
    }
    const refusal = this.#refuse(bench.state, entry)
    if (refusal !== undefined) return refusal
    this.#take(bench, ctx, entry)
    this.settle(bench, ctx)
    return undefined
  }

  /** Why an entry would be refused, where no deadline falls due before it. */
  refusal(state: State<T>, entry: EntryOf<T>): AnyRefusal<T> | undefined {
    const untimely = refuseTime(state, entry.at)
    return untimely !== undefined || entry.kind === 'time' ? untimely : this.#refuse(state, entry)
  }

  #refuse(state: State<T>, entry: Act<T>): AnyRefusal<T> | undefined {
    if (entry.kind === 'answer') return this.#refuseRuling(state, entry)
    if (entry.kind === 'roster') {
      const mayPlay = refereesMayPlay(this.recipe.description)
      const roles = this.recipe.roles ?? ORGANIZER
      const instance = { state, recipe: this.membership, refereesMayPlay: mayPlay, roles }
      return checkMembership(instance, entry.event, entry.at)
    }
    const actor = this.#actor(state.table, entry)
    return 'code' in actor ? actor : this.refuseMove(state, entry.move, actor)
  }

  /** Why a move would be refused of an actor. */
  refuseMove(state: State<T>, move: T['Move'], actor: Actor): AnyRefusal<T> | undefined {
    const recipe = this.moveRecipe(move.type)
    if (recipe.whilePaused !== true && isPaused(state.table))
      return halted(state.table, state.clock)
    return recipe.check(state, move, actor)
  }

  /** Makes a checked move on a draft; no state takes a part of it, since it may be made again. */
  play(draft: DraftOf<T>, move: T['Move'], actor: Actor, ctx: EngineContext<T>): void {
    const recipe = this.moveRecipe(move.type)
    recipe.play(draft, recipe.flat === true ? move : (cloneJson(move) as T['Move']), ctx, actor)
  }

  /** Closes a prompt with a checked answer on a draft. */
  playRuling(draft: DraftOf<T>, asked: Asked<T>, answer: unknown, ctx: EngineContext<T>): void {
    const open = draft.openPrompts as { id: number }[]
    const last = open.length - 1
    const index = open[last]?.id === asked.id ? last : open.findIndex(({ id }) => id === asked.id)
    if (index === last) open.pop()
    else if (index >= 0) open.splice(index, 1)
    this.inquiry(asked.name).play(draft, answer as never, ctx, asked as never)
  }

  /** Lets the recipe do what is due until nothing is, unless the game is over. */
  settle(bench: DraftBuffer<T>, ctx: EngineContext<T>): void {
    const { settle } = this.recipe
    if (settle === undefined) return
    for (let times = 0; bench.state.outcome === null && settle.when(bench.state); times++) {
      if (times === MOST_SETTLED) throw new Error(`${this.recipe.id} settles without an end.`)
      bench.change((draft) => {
        ctx.stand(draft, ctx.at)
        settle.play(draft, ctx)
      })
    }
  }

  /**
   * Lets the deadlines up to a moment fall due, in order, each at its own time; stops at the end of
   * the game. The answer says where it stopped before: one opened a prompt, or there are too many.
   */
  #advance(
    bench: DraftBuffer<T>,
    ctx: EngineContext<T>,
    until: Timestamp,
  ): 'asked' | 'far' | undefined {
    for (let fallen = 0; ; fallen++) {
      const { clock, outcome, promptCount } = bench.state
      if (outcome !== null) return undefined
      const index = firstDue(clock, until)
      const timer = clock.timers[index]
      if (timer === undefined || timer.due === null) {
        bench.change((draft) => {
          draft.clock.now = until
        })
        return undefined
      }
      if (fallen === MOST_DUE) return 'far'
      const { name, seat, due } = timer
      bench.change((draft) => {
        draft.clock.now = due
        draft.clock.timers.splice(index, 1)
        ctx.stand(draft, due)
        if (name === INQUIRY_DEADLINE) silentForGood({ draft, ctx, recipe: this.membership })
        else this.recipe.deadlines[name](draft, ctx, seat)
      })
      this.settle(bench, ctx)
      if (bench.state.outcome === null && bench.state.promptCount > promptCount) return 'asked'
    }
  }

  /** Does what an entry does that was not refused; of the referee it is a sign of life. */
  #take(bench: DraftBuffer<T>, ctx: EngineContext<T>, entry: Act<T>): void {
    const { state } = bench
    if (entry.kind === 'move') {
      const actor = this.#actor(state.table, entry) as Actor
      record(bench, ctx, entry.at, actor.referee, (draft) => {
        this.play(draft, entry.move, actor, ctx)
      })
    } else if (entry.kind === 'answer') {
      const asked = state.openPrompts.find(({ id }) => id === entry.prompt) as Asked<T>
      record(bench, ctx, entry.at, asked.to === 'referee', (draft) => {
        this.playRuling(draft, asked, this.#answer(asked, entry.answer), ctx)
      })
    } else {
      record(bench, ctx, entry.at, false, (draft) => {
        const event = cloneJson(entry.event) as typeof entry.event
        recordMembership({ draft, ctx, recipe: this.membership }, event)
      })
    }
  }

  #actor(
    table: Table,
    { move: { type }, by: person, as }: MoveEntry<T['Move']>,
  ): Actor | CommonRefusal {
    const office = as ?? null
    const { by = SEAT } = this.moveRecipe(type)
    const seat = seatOf(table, person)
    for (const role of by) {
      if (!fits(role, table, person, seat, office)) continue
      const referee = role === 'referee'
      return { person, seat: referee ? -1 : seat, referee, role: office }
    }
    const is = participantStatusOf(table, person)
    return { code: 'notAllowed', details: { person, move: type, roles: by, is } }
  }

  /** The answer in the form that its schema gives it. */
  #answer(asked: Asked<T>, answer: unknown): unknown {
    const read = this.#readAnswer.get(asked.name)?.(answer)
    return read?.ok ? read.value : received(answer)
  }

  #refuseRuling(state: State<T>, entry: AnswerEntry): AnyRefusal<T> | undefined {
    const { table } = state
    const { prompt } = entry
    const asked = inquiryOf(state, entry, this.recipe.secrecy)
    if ('code' in asked) return asked
    const recipe = this.inquiry(asked.name)
    if (recipe.whilePaused !== true && isPaused(table)) return halted(table, state.clock)
    const problem = answerProblem(asked.question, entry.answer)
    if (problem !== undefined) return badAnswer(prompt, problem)
    const read = this.#readAnswer.get(asked.name)?.(entry.answer)
    if (read !== undefined && !read.ok) return badAnswer(prompt, read.error)
    const answer = read === undefined ? entry.answer : read.value
    return recipe.check?.(state, answer as never, asked as never)
  }
}

/** Does at a moment what an entry does; of the referee it is a sign of life. */
function record<T extends GameTypes>(
  bench: DraftBuffer<T>,
  ctx: EngineContext<T>,
  at: Timestamp,
  byReferee: boolean,
  edit: (draft: DraftOf<T>) => void,
): void {
  const isLater = bench.state.clock.now !== at
  const isSign = byReferee && isNews(bench.state, at)
  bench.change((draft) => {
    if (isLater) draft.clock.now = at
    ctx.stand(draft, at)
    if (isSign) heard(draft)
    edit(draft)
  })
}

/** Why nothing more can happen at a moment. */
function refuseTime({ outcome, clock }: MatchStatus, at: Timestamp): CommonRefusal | undefined {
  if (outcome !== null) return { code: 'gameOver', details: { endedAt: outcome.at } }
  return at < clock.now ? { code: 'outOfOrder', details: { at } } : undefined
}

function fits(
  role: Role,
  table: Table,
  person: string,
  seat: number,
  office: RoleName | null,
): boolean {
  if (role === 'seat') return seat >= 0
  if (role === 'referee') return isReferee(table, person)
  return role === 'anyone' || role === office
}

function badAnswer(prompt: number, problem: string): CommonRefusal {
  return { code: 'badAnswer', details: { prompt, problem } }
}

function malformed(problem: string): { readonly ok: false; readonly error: CommonRefusal } {
  return err({ code: 'invalidEntry', details: { problem } satisfies CommonFacts['invalidEntry'] })
}
