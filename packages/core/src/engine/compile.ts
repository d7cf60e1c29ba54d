import { describeGame } from '../game/description.js'
import type { RandomInt } from '../game/view.js'
import { isInGame, type SeatNumber, seatsInGame } from '../table/table.js'
import type { DraftOf, GameTypes, PromptName, State, VisibleState } from './bundle.js'
import type { Context } from './context.js'
import type {
  GameDefinition,
  MoveDefinition,
  PendingSpec,
  PromptDefinition,
  RosterDefinition,
  SetupState,
} from './definition.js'
import type { Model } from './model.js'
import type {
  Actor,
  InitialState,
  InquiryRecipe,
  ListedMoves,
  MembershipRecipe,
  RulesRecipe,
  SetupContext,
  Wanted,
} from './recipe.js'

type AnyMove<T extends GameTypes> = MoveDefinition<T, T['Move']>

/** The recipe of a game that the engine runs, from its model and its definition. */
export function compile<T extends GameTypes>(
  model: Model<T>,
  definition: GameDefinition<T>,
): RulesRecipe<T> {
  const { setup, onStart, afterEach, roster, codec, prompts, deadlines } = definition
  const { listMoves, sampleMove, isWaiting, pendingActions } = definition
  const moves = Object.entries(definition.moves) as [T['Move']['type'], AnyMove<T>][]
  return {
    id: definition.id,
    revision: definition.revision,
    description: describeGame({
      play: Object.values(model.clauses.of).join(' '),
      ...definition.description,
    }),
    ...(definition.roles === undefined ? {} : { roles: definition.roles }),
    migrations: definition.migrations ?? {},
    rejections: model.errors,
    options: model.options,
    move: model.move,
    gathers: definition.fillsSeatsLater === true,
    setup(setting, options) {
      const start = setup(setting, options)
      return 'code' in start ? start : wholeState(start, setting)
    },
    begin: onStart ?? nothing,
    records: definition.appendOnly ?? [],
    moves: Object.fromEntries(moves.map(([type, move]) => [type, moveRecipe(move)])) as never,
    inquiries: Object.fromEntries(
      Object.entries(prompts ?? {}).map(([name, prompt]) => [name, inquiry(model, name, prompt)]),
    ) as RulesRecipe<T>['inquiries'],
    deadlines: deadlines ?? ({} as RulesRecipe<T>['deadlines']),
    membership: membership(model, roster),
    ...(afterEach === undefined ? {} : { settle: { when: afterEach.when, play: afterEach.run } }),
    secrecy: definition.visibility ?? { referee: false },
    pendingActions: (state) =>
      pendingActions === undefined
        ? pendingIn(moves, state)
        : pendingActions(state).map(({ action, actor, ...spec }) => wanted(action, actor, spec)),
    ...(isWaiting === undefined ? {} : { isWaiting }),
    legalMoves: listMoves ?? ((seen, seat) => legalIn(moves, seen, seat)),
    ...(sampleMove === undefined
      ? listMoves === undefined
        ? { sampleMove: (seen, seat, choose) => sampleIn(definition, moves, seen, seat, choose) }
        : {}
      : { sampleMove }),
    ...(codec === undefined ? {} : { packed: { show: codec.decode, pack: codec.encode } }),
  }
}

function nothing(): void {}

function wholeState<T extends GameTypes>(
  start: SetupState<T>,
  { names }: SetupContext,
): InitialState<T> {
  const { shared, secret = names.map(() => ({})), hidden = {} } = start
  return { shared, secret, hidden }
}

function moveRecipe<T extends GameTypes>(move: AnyMove<T>): unknown {
  const { by, whilePaused, primitiveFields, validate, apply } = move
  return {
    ...(by === undefined ? {} : { by }),
    whilePaused: whilePaused === true,
    flat: primitiveFields === true,
    check: validate,
    play: apply,
  }
}

function inquiry<T extends GameTypes>(
  model: Model<T>,
  name: string,
  prompt: unknown,
): InquiryRecipe<T, PromptName<T>> {
  const { whilePaused, deadline, validate, apply } = prompt as PromptDefinition<T, PromptName<T>>
  const schema = model.answers[name]
  return {
    whilePaused: whilePaused === true,
    ...(deadline === undefined ? {} : { deadline }),
    ...(schema === undefined ? {} : { schema: schema as never }),
    ...(validate === undefined ? {} : { check: validate }),
    play: apply,
  }
}

function membership<T extends GameTypes>(
  model: Model<T>,
  { join, refereeVacation = {}, left: leave = lastOneWins, ...same }: RosterDefinition<T> = {},
): MembershipRecipe<T> {
  const { away, back, isAway, left, mayPlay } = refereeVacation
  return {
    ...same,
    left: leave,
    ...(join === undefined || model.join === undefined
      ? {}
      : {
          join: {
            schema: model.join,
            again: join.again === true,
            check: join.validate,
            play: join.apply,
          },
        }),
    ...(away === undefined ? {} : { refereeAway: away }),
    ...(back === undefined ? {} : { refereeBack: back }),
    ...(isAway === undefined ? {} : { isRefereeAway: isAway }),
    ...(left === undefined ? {} : { awayRefereeLeft: left }),
    ...(mayPlay === undefined ? {} : { awayRefereesMayPlay: mayPlay }),
  }
}

/** What happens in a game that doesn’t say: who is left alone wins. */
function lastOneWins<T extends GameTypes>(
  { table }: DraftOf<T>,
  _: readonly SeatNumber[],
  ctx: Context<T>,
): void {
  const winners = seatsInGame(table)
  if (winners.length < 2) ctx.end({ winners })
}

/** The legal moves of a seat: of the candidates those that would not be refused. */
function legalIn<T extends GameTypes>(
  moves: readonly (readonly [string, AnyMove<T>])[],
  seen: VisibleState<T>,
  seat: number,
): ListedMoves<T['Move']> {
  const person = seen.table.seats[seat]?.holder ?? ''
  const actor = { person, seat, referee: false, role: null }
  const legal = moves.flatMap(([, move]) => legalOf(move, seen, actor))
  const isUnlisted = ([, { by, candidates }]: readonly [string, AnyMove<T>]): boolean =>
    candidates === undefined && by?.includes('seat') !== false
  if (!moves.some(isUnlisted)) return { moves: legal, complete: true }
  return { moves: legal, complete: false, sample: (choose) => legal[choose(legal.length)] }
}

/** One legal move at random: candidates are tried in random order, since most of them are legal. */
function sampleIn<T extends GameTypes>(
  definition: GameDefinition<T>,
  moves: readonly (readonly [T['Move']['type'], AnyMove<T>])[],
  seen: VisibleState<T>,
  seat: number,
  choose: RandomInt,
): T['Move'] | undefined {
  const actor = { person: seen.table.seats[seat]?.holder ?? '', seat, referee: false, role: null }
  const pool: T['Move'][] = []
  for (const [, { by, candidates }] of moves) {
    if (candidates === undefined || by?.includes('seat') === false) continue
    for (const candidate of candidates(seen, seat)) pool.push(candidate)
  }
  while (pool.length > 0) {
    const index = choose(pool.length)
    const candidate = pool[index] as T['Move']
    const move = definition.moves[candidate.type as T['Move']['type']] as unknown as AnyMove<T>
    if (move.validate(seen, candidate, actor) === undefined) return candidate
    pool[index] = pool.at(-1) as T['Move']
    pool.pop()
  }
  return undefined
}

function legalOf<T extends GameTypes>(
  move: AnyMove<T>,
  seen: VisibleState<T>,
  actor: Actor,
): readonly T['Move'][] {
  const { by = ['seat'], candidates } = move
  if (candidates === undefined || !by.includes('seat')) return []
  return candidates(seen, actor.seat).filter(
    (candidate) => move.validate(seen, candidate, actor) === undefined,
  )
}

/** Wanted unless a move says otherwise. */
const MUST = { need: 'required' } as const

/** What is wanted of each seat: the moves that it may make now, as much as each says. */
function pendingIn<T extends GameTypes>(
  moves: readonly (readonly [T['Move']['type'], AnyMove<T>])[],
  state: State<T>,
): Wanted<T>[] {
  const { seats } = state.table
  return moves.flatMap(([type, move]): Wanted<T>[] => {
    const { candidates, pending } = move
    if (candidates === undefined && pending === undefined) return []
    return seats.flatMap(({ holder, player }, seat) => {
      // A seat that waits for its player's return is waited for, too.
      if (!isInGame(state.table, seat)) return []
      const actor = { person: holder ?? player, seat, referee: false, role: null }
      if (candidates !== undefined && legalOf(move, state, actor).length === 0) return []
      const spec = pending === undefined ? MUST : pending(state, seat)
      return spec === undefined ? [] : [wanted<T>(type, seat, spec)]
    })
  })
}

function wanted<T extends GameTypes>(
  action: T['Move']['type'],
  actor: Wanted<T>['actor'],
  { visibleTo, ...spec }: PendingSpec<T>,
): Wanted<T> {
  return { action, actor, seenBy: visibleTo === 'actor' ? 'self' : 'all', ...spec }
}
