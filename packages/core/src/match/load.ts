import * as v from 'valibot'
import type { GameTypes, State } from '../engine/bundle.js'
import type { Game, TableSetup } from '../engine/contract.js'
import { readEntry } from '../engine/read-entry.js'
import type { SavedPlay } from '../engine/recipe.js'
import { setupProblem } from '../engine/start.js'
import { equalPlain, jsonProblem, parseText } from '../json.js'
import { copyPlain, freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { shown } from '../shown.js'
import type { Checkpoint, Match } from './match.js'
import { insteadOfSave } from './no-save.js'
import { replay } from './replay.js'
import { SAVE_FORMAT, SAVE_VERSION } from './save.js'
import { believableState } from './state-schema.js'

/** From each code that loading can be refused with to the facts of its sentence. */
export interface LoadFacts {
  /** The text is not JSON. */
  notJson: { readonly problem: string }
  /** It is JSON, but not a save of this library. */
  notASave: { readonly problem: string }
  /** It was written by a newer version of this library. */
  newerFormat: { readonly version: number; readonly known: number }
  /** It is a match of another game. */
  otherGame: { readonly game: string; readonly wanted: string }
  /** It was played under a newer revision of the game. */
  newerGame: { readonly game: string; readonly revision: number; readonly known: number }
  /** It does not hold together. */
  damaged: { readonly problem: string }
}

/** A refusal to load. */
export type LoadRejection = RejectionOf<LoadFacts, 'contract/form'>

const loadRejections: RejectionTable<LoadFacts, 'contract/form'> = {
  notJson: {
    clause: 'contract/form',
    says: ({ problem }) =>
      `The save is not JSON: ${shown(problem)} Give the text that was saved, whole.`,
  },
  notASave: {
    clause: 'contract/form',
    says: ({ problem }) => `This is no save of a match. ${shown(problem)}`,
  },
  newerFormat: {
    clause: 'contract/form',
    says: ({ version, known }) =>
      `The save has format ${version}, and this library knows formats up to ${known}; use a newer one.`,
  },
  otherGame: {
    clause: 'contract/form',
    says: ({ game, wanted }) => `The save is a match of "${shown(game)}", not of "${wanted}".`,
  },
  newerGame: {
    clause: 'contract/form',
    says: ({ game, revision, known }) =>
      `The match was played under revision ${revision} of "${game}", and this one knows up to ${known}; use a newer one.`,
  },
  damaged: {
    clause: 'contract/form',
    says: ({ problem }) => `The save is damaged. ${shown(problem)} Load an earlier copy.`,
  },
}

/** What was loaded. */
export interface Loaded<T extends GameTypes> {
  /** The match. */
  readonly match: Match<T>
  /**
   * What the loading had to do, for the app to tell: `null` when nothing; `'migrated'` from an
   * older revision; `'from checkpoint'` when the old log no longer replays, so that the match goes
   * on from its saved state and cannot be rewound before it.
   */
  readonly note: 'migrated' | 'from checkpoint' | null
}

const count = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number(),
  /* @__PURE__ */ v.integer(),
  /* @__PURE__ */ v.minValue(0),
)

const checkpointSchema = /* @__PURE__ */ v.strictObject({
  entries: count,
  state: /* @__PURE__ */ v.unknown(),
})

const saveSchema = /* @__PURE__ */ v.strictObject({
  format: /* @__PURE__ */ v.literal(SAVE_FORMAT),
  version: /* @__PURE__ */ v.pipe(count, /* @__PURE__ */ v.minValue(1)),
  game: /* @__PURE__ */ v.string(),
  revision: count,
  table: /* @__PURE__ */ v.unknown(),
  options: /* @__PURE__ */ v.unknown(),
  log: /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()),
  base: /* @__PURE__ */ v.nullable(checkpointSchema),
  checkpoint: checkpointSchema,
})

/** A save of any game, as far as it can be read without knowing the game. */
export interface SaveHead {
  /** The id of the game that it is a match of. */
  readonly game: string
  /** The revision of the game that it was played under. */
  readonly revision: number
}

type Save = v.InferOutput<typeof saveSchema>

/**
 * Which game a save is a match of, so that an app can choose whom to load it with. Refuses with
 * `notJson`, `notASave` or `newerFormat`.
 */
export function readSaveHead(save: unknown): Result<SaveHead, LoadRejection> {
  const read = readSave(save)
  return read.ok ? ok({ game: read.value.game, revision: read.value.revision }) : read
}

/**
 * Loads a match from the text of a save, or from its parsed JSON. The log is replayed, and its end
 * compared with the saved checkpoint. Refuses with `notJson`, `notASave`, `newerFormat`,
 * `otherGame`, `newerGame` or `damaged`; there is never half a match.
 */
export function loadMatch<T extends GameTypes>(
  game: Game<T>,
  save: unknown,
): Result<Loaded<T>, LoadRejection> {
  const read = readSave(save)
  if (!read.ok) return read
  const saved = read.value
  if (saved.game !== game.id) return refuse('otherGame', { game: saved.game, wanted: game.id })
  if (saved.revision > game.revision) {
    const facts = { game: game.id, revision: saved.revision, known: game.revision }
    return refuse('newerGame', facts)
  }
  const older = saved.revision < game.revision
  const base = saved.base as Checkpoint<T> | null
  if (base !== null && !isBelievable(game, saved, base)) {
    return refuse('damaged', { problem: 'The state that its replay begins with cannot be read.' })
  }
  const play = older ? migrate(game, saved) : saved
  const whole = saved.checkpoint.entries === saved.log.length
  const replayed = play === undefined ? err(NOT_MIGRATED) : replayOf(game, saved, play)
  if (replayed.ok) {
    const state = replayed.value
    if (!whole || (!older && !equalPlain(saved.checkpoint.state, state))) {
      return refuse('damaged', { problem: 'Its log does not lead to its checkpoint.' })
    }
    // Options that a replay does not begin with are kept as they were saved, for later migrations.
    const options = base === null ? state.options : (play?.options as T['Options'])
    const log = play?.log as Match<T>['log']
    const match = { ...headOf(game, saved), options, log, base, state }
    return ok(freezePlain({ match, note: older ? 'migrated' : null }))
  }
  const checkpoint = saved.checkpoint as Checkpoint<T>
  if (older && whole && isBelievable(game, saved, checkpoint)) {
    const { options, log } = (
      play !== undefined && areEntries(play.log) ? play : saved
    ) as SavedPlay & Pick<Match<T>, 'options' | 'log'>
    const { state } = checkpoint
    const match = {
      ...headOf(game, saved),
      options,
      log,
      base: { entries: log.length, state },
      state,
    }
    return ok(freezePlain({ match, note: 'from checkpoint' }))
  }
  return refuse('damaged', { problem: replayed.error })
}

function refuse<Code extends keyof LoadFacts>(code: Code, facts: LoadFacts[Code]) {
  return err(
    reject(loadRejections, { code, facts } as Parameters<
      typeof reject<LoadFacts, 'contract/form'>
    >[1]),
  )
}

function readSave(save: unknown): Result<Save, LoadRejection> {
  let json = save
  if (typeof save === 'string') {
    try {
      json = parseText(save)
    } catch (thrown) {
      return refuse('notJson', { problem: `${thrown instanceof Error ? thrown.message : ''}.` })
    }
  }
  const instead = insteadOfSave(save, json)
  if (instead !== undefined) return refuse('notASave', { problem: instead })
  const hostile = jsonProblem(json)
  if (hostile !== undefined) return refuse('notASave', { problem: hostile })
  // What came in parsed stays its owner's, to change and to keep.
  if (typeof save !== 'string') {
    try {
      json = copyPlain(json)
    } catch {
      return refuse('notASave', { problem: 'Something in it cannot be read.' })
    }
  }
  const head = Object(json) as { readonly format?: unknown; readonly version?: unknown }
  if (head.format !== SAVE_FORMAT) {
    return refuse('notASave', { problem: `Its "format" is not "${SAVE_FORMAT}".` })
  }
  if (typeof head.version === 'number' && head.version > SAVE_VERSION) {
    return refuse('newerFormat', { version: head.version, known: SAVE_VERSION })
  }
  const read = v.safeParse(saveSchema, json)
  if (read.success) return ok(read.output)
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  return refuse('notASave', { problem: `${path === null ? '' : `${path}: `}${issue.message}.` })
}

const NOT_MIGRATED = 'Its log cannot be brought up to date.'

/** The play under the present revision; `undefined` where a migration cannot make anything of it. */
function migrate<T extends GameTypes>(game: Game<T>, saved: Save): SavedPlay | undefined {
  let play: SavedPlay = copyPlain({ options: saved.options, log: saved.log })
  try {
    for (let revision = saved.revision; revision < game.revision; revision++) {
      play = game.migrations[revision]?.(play) ?? play
    }
  } catch {
    return undefined
  }
  return Array.isArray(play.log) ? play : undefined
}

function headOf<T extends GameTypes>(
  { id, revision }: Game<T>,
  { table }: Save,
): Pick<Match<T>, 'game' | 'revision' | 'table'> {
  return { game: id, revision, table: table as TableSetup }
}

/** The state at the end of the log; the error is a sentence. */
function replayOf<T extends GameTypes>(
  game: Game<T>,
  saved: Save,
  { options, log }: SavedPlay,
): Result<State<T>, string> {
  const base = saved.base as Checkpoint<T> | null
  // Nobody can tell how many of a migrated log's entries the older state has in it.
  if (base !== null && log.length !== saved.log.length) return err(NOT_MIGRATED)
  const play = { table: saved.table, options, log, base } as Pick<
    Match<T>,
    'table' | 'options' | 'log' | 'base'
  >
  try {
    const state = replay(game, play)
    if (state.ok) return state
    const { index, rejection } = state.error
    return err(
      index < 0
        ? `Its start is refused: ${rejection.says}`
        : `Entry ${index + (base?.entries ?? 0)} of its log is refused: ${rejection.says}`,
    )
  } catch (thrown) {
    // A state that was believed may still not hold together; from its start a match never throws.
    if (base === null) throw thrown
    return err('The state that its replay begins with cannot be gone on from.')
  }
}

const areEntries = (log: readonly unknown[]): boolean => log.every((entry) => readEntry(entry).ok)

/** Whether a state that cannot be worked out from a log can at least be shown and gone on from. */
function isBelievable<T extends GameTypes>(
  game: Game<T>,
  { table, log }: Save,
  { entries, state }: Checkpoint<T>,
): boolean {
  if (entries > log.length || !believableState(state)) return false
  if (setupProblem(table) !== undefined || !areEntries(log.slice(0, entries))) return false
  try {
    const seats = (state as State<T>).table.seats.map((_, seat) => seat)
    for (const viewer of ['public' as const, 'referee' as const, ...seats]) {
      game.render(game.view(state, viewer))
      game.expects(state, viewer)
    }
    for (const seat of seats) game.legalMoves(state, seat)
    return true
  } catch {
    return false
  }
}
