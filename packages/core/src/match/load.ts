import * as v from 'valibot'
import { readEntry } from '../engine/read-entry.js'
import type { GameRules, SavedPlay } from '../game/game.js'
import {
  createError,
  type ErrorCase,
  type ErrorDefinitions,
  type ErrorIn,
  type GameError,
} from '../game-error.js'
import { equalJson } from '../json.js'
import { parseSave, type SaveErrors, saveErrors } from '../parse-save.js'
import { cloneJson, deepFreeze } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'
import { countSchema, hashSchema, parseUntrusted } from '../untrusted/schemas.js'
import type { Match } from './match-value.js'
import { type ReplayInput, replay } from './replay.js'
import { SAVE_FORMAT } from './save.js'

export interface LoadErrors extends SaveErrors {
  otherGame: { readonly game: string; readonly wanted: string }
  /** The match was played under a newer revision of the game. */
  newerGame: { readonly game: string; readonly revision: number; readonly known: number }
  /** The save's state does not follow from its log, and there is no `trustState`. */
  untrusted: { readonly problem: string }
}

/** Why a match cannot be loaded. */
export type LoadError = ErrorIn<LoadErrors, 'contract/form'>

export const loadErrors: ErrorDefinitions<LoadErrors, 'contract/form'> = {
  ...saveErrors,
  notASave: [
    'contract/form',
    ({ problem }) => `This is not a save of a match. ${sanitizeText(problem)}`,
  ],
  otherGame: [
    'contract/form',
    ({ game, wanted }) => `The save is a match of "${sanitizeText(game)}", not of "${wanted}".`,
  ],
  newerGame: [
    'contract/form',
    ({ game, revision, known }) =>
      `The match was played under revision ${revision} of "${game}". This one knows revisions up to ${known}; use a newer one.`,
  ],
  untrusted: [
    'contract/form',
    ({ problem }) =>
      `${sanitizeText(problem)} Load the whole save. If it comes from a store of your own, load it with "trustState" ("--trust" in the terminal).`,
  ],
  damaged: [
    'contract/form',
    ({ problem }) =>
      `The save is damaged, or was made by another version. ${sanitizeText(problem)} Load an earlier copy.`,
  ],
}

/** A loaded match. */
export interface LoadedMatch<State = unknown, Move = unknown> {
  readonly match: Match<State, Move>
  /**
   * `'migrated'`: converted from an older revision or version. `'trusted'`: a state of the save was
   * taken as it is, and the match cannot be rewound beyond it.
   */
  readonly note: 'migrated' | 'trusted' | null
}

/** Options for loading a save. */
export interface LoadOptions {
  /**
   * Accepts states that do not follow from the log, such as those of `saveSnapshot`. Pass
   * `stateProblem` of `@ackanomic/core/engine`, which checks them like positions but replays
   * nothing. Forged awards and prompt numbers pass, so use it only for saves that nobody else can
   * have changed. Default: none is accepted.
   */
  readonly trustState?: ((game: GameRules, state: unknown) => string | undefined) | undefined
}

const saveSchema = /* @__PURE__ */ v.strictObject({
  id: /* @__PURE__ */ v.string(),
  game: /* @__PURE__ */ v.string(),
  revision: countSchema,
  roster: /* @__PURE__ */ v.unknown(),
  options: /* @__PURE__ */ v.unknown(),
  position: /* @__PURE__ */ v.unknown(),
  chance: /* @__PURE__ */ v.exactOptional(
    /* @__PURE__ */ v.strictObject({
      scheme: /* @__PURE__ */ v.string(),
      committedAt: /* @__PURE__ */ v.number(),
      commitment: hashSchema,
      contributions: /* @__PURE__ */ v.record(
        /* @__PURE__ */ v.string(),
        /* @__PURE__ */ v.string(),
      ),
      secret: /* @__PURE__ */ v.nullable(hashSchema),
    }),
  ),
  declaration: /* @__PURE__ */ v.exactOptional(
    /* @__PURE__ */ v.strictObject({
      salt: /* @__PURE__ */ v.string(),
      keys: /* @__PURE__ */ v.record(
        /* @__PURE__ */ v.string(),
        /* @__PURE__ */ v.array(hashSchema),
      ),
      automated: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
      dictionaries: /* @__PURE__ */ v.record(
        /* @__PURE__ */ v.string(),
        /* @__PURE__ */ v.nullable(hashSchema),
      ),
      imported: /* @__PURE__ */ v.nullable(countSchema),
      masks: /* @__PURE__ */ v.exactOptional(
        /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.string()),
      ),
    }),
  ),
  checkpoint: /* @__PURE__ */ v.nullable(
    /* @__PURE__ */ v.strictObject({
      entries: /* @__PURE__ */ v.pipe(
        countSchema,
        /* @__PURE__ */ v.maxValue(1e12, 'must be a number of entries that a match can have'),
      ),
      state: /* @__PURE__ */ v.unknown(),
    }),
  ),
  log: /* @__PURE__ */ v.array(/* @__PURE__ */ v.unknown()),
  state: /* @__PURE__ */ v.unknown(),
  seal: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.unknown()),
})

/** The part of a save that can be read without the game. */
export interface SaveHeader {
  readonly game: string
  readonly revision: number
}

type Save = v.InferOutput<typeof saveSchema>

/**
 * Reads which game a save belongs to. It refuses with `notJson`, `notASave` or `newerFormat`.
 *
 * @example
 * ```ts
 * import { createMatch, readSaveHeader } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * readSaveHeader(match.save()) // => { ok: true, value: { game: 'pure-skill', revision: 1 } }
 * ```
 */
export function readSaveHeader(save: unknown): Result<SaveHeader, LoadError> {
  const read = readSave(save)
  return read.ok ? ok({ game: read.value.game, revision: read.value.revision }) : read
}

/**
 * Loads a match from the text of a save, or from its parsed JSON, by replaying its log. It refuses
 * with `notJson`, `notASave`, `newerFormat`, `otherGame`, `newerGame`, `untrusted` or `damaged`.
 * Loading takes as long as playing, so limit the length of saves from others.
 *
 * @example
 * ```ts
 * import { loadMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const loaded = loadMatch(pureSkill, '{"format": "something else"}')
 * loaded.ok ? '' : loaded.error.message // => 'This is not a save of a match. Its "format" is not "ackanomic match".'
 * ```
 */
export function loadMatch<State, Move>(
  game: GameRules<State, Move>,
  save: unknown,
  { trustState }: LoadOptions = {},
): Result<LoadedMatch<State, Move>, LoadError> {
  const read = readSave(save)
  if (!read.ok) return read
  const saved = read.value
  if (saved.game !== game.id) return refuse('otherGame', { game: saved.game, wanted: game.id })
  if (saved.revision > game.revision) {
    const facts = { game: game.id, revision: saved.revision, known: game.revision }
    return refuse('newerGame', facts)
  }
  const { checkpoint } = saved
  if (checkpoint !== null) {
    if (trustState === undefined) {
      const problem = `The save begins in the middle of the match, after ${checkpoint.entries} entries.`
      return refuse('untrusted', { problem })
    }
    const problem = trustState(game, checkpoint.state)
    if (problem !== undefined) return refuse('damaged', { problem })
  }
  const older = saved.revision < game.revision
  const play = older ? migrated(game, saved) : saved
  const made = (part: Partial<Match>, note: LoadedMatch['note']) => {
    const { id, roster, options, position, chance, declaration, log } = saved
    const head = { id, game: game.id, revision: game.revision, roster, options, position }
    const proof = {
      ...(chance === undefined ? {} : { chance }),
      ...(declaration === undefined ? {} : { declaration }),
    }
    const match = { ...head, ...proof, checkpoint, log, ...part } as unknown as Match<State, Move>
    return ok(deepFreeze({ match, note }))
  }
  const trusted = () => {
    const entries = (checkpoint?.entries ?? 0) + saved.log.length
    const { state } = saved
    return made({ checkpoint: { entries, state }, log: [], state }, 'trusted')
  }
  const replayed = play === undefined ? err(NOT_MIGRATED) : replayOf(game, saved, play)
  if (replayed.ok && play !== undefined) {
    const state = replayed.value
    const differs = saved.state !== null && !older && !equalJson(saved.state, state)
    if (differs && trustState === undefined)
      return refuse('damaged', { problem: `Its log does not lead to its state. ${WAY_OUT}` })
    if (differs && trustState?.(game, saved.state) === undefined) return trusted()
    const { options, log } = play as Pick<Match, 'options' | 'log'>
    return made(
      { options, log, state },
      older || differs ? 'migrated' : checkpoint === null ? null : 'trusted',
    )
  }
  const problem = replayed.ok ? NOT_MIGRATED : replayed.error
  if (saved.state === null) return refuse('damaged', { problem })
  if (trustState === undefined) {
    return older
      ? refuse('untrusted', { problem: `The log no longer replays. ${problem}` })
      : refuse('damaged', { problem: `${problem} ${WAY_OUT}` })
  }
  const wrong = trustState(game, saved.state)
  return wrong === undefined ? trusted() : refuse('damaged', { problem: wrong })
}

function refuse<Code extends keyof LoadErrors>(code: Code, details: LoadErrors[Code]) {
  return err(createError(loadErrors, { code, details } as ErrorCase<LoadErrors>))
}

function readSave(save: unknown): Result<Save, LoadError> {
  const opened = parseSave(SAVE_FORMAT, save)
  if (!opened.ok) return err(createError(loadErrors, opened.error))
  const found = parseUntrusted(saveSchema, opened.value)
  return found.ok ? found : refuse('notASave', { problem: found.error })
}

const NOT_MIGRATED = 'Its log cannot be migrated.'

const WAY_OUT = 'If it is your own, you can load it with "trustState" ("--trust" in the terminal).'

/** Migrates the play to the present revision; `undefined` if a migration fails. */
function migrated(game: GameRules, saved: Save): SavedPlay | undefined {
  // The log may have another number of entries once it is migrated.
  if (saved.checkpoint !== null) return undefined
  let play: SavedPlay = cloneJson({ options: saved.options, log: saved.log })
  try {
    for (let revision = saved.revision; revision < game.revision; revision++) {
      play = game.migrations?.[revision]?.(play) ?? play
    }
  } catch {
    return undefined
  }
  return Array.isArray(play.log) ? play : undefined
}

function replayOf<State, Move>(
  game: GameRules<State, Move, GameError>,
  { roster, position, checkpoint }: Save,
  { options, log }: SavedPlay,
): Result<State, string> {
  const foreign = log.findIndex((entry) => !readEntry(entry).ok)
  if (foreign >= 0) return err(`Entry ${foreign} of its log is not a valid entry.`)
  const play = { roster, options, position, log, checkpoint } as ReplayInput<State, Move>
  const state = replay(game, play)
  if (state.ok) return state
  const { index, error } = state.error
  return err(
    index < 0
      ? `Its start is refused: ${error.message}`
      : `Entry ${index + (checkpoint?.entries ?? 0)} of its log is refused: ${error.message}`,
  )
}
