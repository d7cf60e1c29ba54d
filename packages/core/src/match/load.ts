import * as v from 'valibot'
import type { GameTypes, State } from '../game/bundle.js'
import type { EntryOf, Game, RejectionFor } from '../game/contract.js'
import type { SavedPlay } from '../game/recipe.js'
import { freezePlain } from '../plain.js'
import { type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { err, ok, type Result } from '../result.js'
import { equalPlain, jsonProblem } from './json.js'
import type { Checkpoint, Match } from './match.js'
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
    says: ({ problem }) => `The save is not JSON: ${problem} Give the text that was saved, whole.`,
  },
  notASave: {
    clause: 'contract/form',
    says: ({ problem }) => `This is no save of a match. ${problem}`,
  },
  newerFormat: {
    clause: 'contract/form',
    says: ({ version, known }) =>
      `The save has format ${version}, and this library knows formats up to ${known}; use a newer one.`,
  },
  otherGame: {
    clause: 'contract/form',
    says: ({ game, wanted }) => `The save is a match of "${game}", not of "${wanted}".`,
  },
  newerGame: {
    clause: 'contract/form',
    says: ({ game, revision, known }) =>
      `The match was played under revision ${revision} of "${game}", and this one knows up to ${known}; use a newer one.`,
  },
  damaged: {
    clause: 'contract/form',
    says: ({ problem }) => `The save is damaged. ${problem} Load an earlier copy.`,
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
  version: count,
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
  const migrated = migrate(game, saved)
  const table = saved.table as Match<T>['table']
  const options = migrated.options as T['Options']
  const log = migrated.log as readonly EntryOf<T>[]
  const older = saved.revision < game.revision
  const base = saved.base as Checkpoint<T> | null
  if (base !== null && !isBelievable(game, base, log.length)) {
    return refuse('damaged', { problem: 'The state that its replay begins with cannot be read.' })
  }
  const started = game.setup(table, options)
  const state = replay(game, { table, options, log, base })
  const record = { game: game.id, revision: game.revision, table, log, base }
  if (state.ok && started.ok) {
    if (!older && !isCheckpoint(saved.checkpoint, log.length, state.value)) {
      return refuse('damaged', { problem: 'Its log does not lead to its checkpoint.' })
    }
    const match = { ...record, options: state.value.options, state: state.value }
    return ok(freezePlain({ match, note: older ? 'migrated' : null }))
  }
  const checkpoint = saved.checkpoint as Checkpoint<T>
  if (older && isBelievable(game, checkpoint, log.length)) {
    const match = { ...record, options, base: checkpoint, state: checkpoint.state }
    return ok(freezePlain({ match, note: 'from checkpoint' }))
  }
  return refuse('damaged', { problem: problemOf(started, state) })
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
      json = JSON.parse(save)
    } catch (thrown) {
      return refuse('notJson', { problem: `${thrown instanceof Error ? thrown.message : ''}.` })
    }
  }
  const hostile = jsonProblem(json)
  if (hostile !== undefined) return refuse('notASave', { problem: hostile })
  const version = (json as { readonly version?: unknown } | null)?.version
  if (
    typeof version === 'number' &&
    version > SAVE_VERSION &&
    (json as Save).format === SAVE_FORMAT
  ) {
    return refuse('newerFormat', { version, known: SAVE_VERSION })
  }
  const read = v.safeParse(saveSchema, json)
  if (read.success) return ok(read.output)
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  return refuse('notASave', { problem: `${path === null ? '' : `${path}: `}${issue.message}.` })
}

function migrate<T extends GameTypes>(game: Game<T>, saved: Save): SavedPlay {
  let play: SavedPlay = { options: saved.options, log: saved.log }
  for (let revision = saved.revision; revision < game.revision; revision++) {
    play = game.migrations[revision]?.(play) ?? play
  }
  return play
}

function isCheckpoint(
  checkpoint: { readonly entries: number; readonly state: unknown },
  entries: number,
  state: unknown,
): boolean {
  return checkpoint.entries === entries && equalPlain(checkpoint.state, state)
}

/** Whether a state that cannot be worked out from a log can at least be shown and gone on from. */
function isBelievable<T extends GameTypes>(
  game: Game<T>,
  { entries, state }: Checkpoint<T>,
  length: number,
): boolean {
  if (entries > length || !believableState(state)) return false
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

function problemOf<T extends GameTypes>(
  started: Result<unknown, RejectionFor<T>>,
  replayed: Result<unknown, { readonly index: number; readonly rejection: RejectionFor<T> }>,
): string {
  if (!started.ok) return `Its start is refused: ${started.error.says}`
  if (replayed.ok) return ''
  const { index, rejection } = replayed.error
  return `Entry ${index} of its log is refused: ${rejection.says}`
}
