import {
  type Game,
  isFor,
  type Legal,
  type Match,
  namesOf,
  replay,
  type Viewer,
  viewerOf,
} from '@ackanomic/core'
import type { Table, Told } from '../table.js'
import { entriesOf, type Heard } from './history.js'
import type { LocalControls, LocalExtras, LocalState, LocalTable } from './local.js'

const NOTHING: Legal = { moves: [], complete: true, alsoLegal: [], sample: () => undefined }

/** The state that is shown. */
function stateShown(game: Game, { match, at }: LocalState): unknown {
  if (at === null) return match.state
  const back = replay(game, match, at - (match.base?.entries ?? 0))
  return back.ok ? back.value : match.state
}

/** Who of those at the screen is wanted: whoever looks, else the first of whom something is. */
function nextHere(game: Game, { match, here, eyes }: LocalState): string | null {
  const { table, outcome } = game.situation(match.state)
  if (outcome !== null) return null
  const wanted = [...here].filter((name) =>
    game.expects(match.state, viewerOf({ table }, name)).some(({ need }) => need !== 'may'),
  )
  return wanted.find((name) => name === eyes) ?? wanted[0] ?? null
}

/**
 * What somebody was told, as sentences. Each is made once: a match tells a page thousands, and all
 * of them are shown again after each move.
 */
export class Ear {
  #of = ''
  #heard: readonly Heard[] = []
  #told: readonly (Told & Pick<Heard, 'entries'>)[] = []
  #shown: readonly Told[] = []
  #at: number | null = null

  told(
    game: Game,
    { heard, at }: Pick<LocalState, 'heard' | 'at'>,
    viewer: Viewer,
    names: readonly string[],
  ): readonly Told[] {
    const of = JSON.stringify([viewer, names])
    const isMore = of === this.#of && this.#heard.every((each, i) => each === heard[i])
    if (isMore && heard.length === this.#heard.length && at === this.#at) return this.#shown
    const fresh = heard
      .slice(isMore ? this.#heard.length : 0)
      .filter(({ post }) => isFor(post, viewer))
      .map(({ entries, post: { at, clause, post } }, i) => ({
        ...{ id: `${entries}.${heard.length}.${i}`, entries, at, clause, post },
        says: game.say(post, names),
      }))
    this.#told = isMore ? [...this.#told, ...fresh] : fresh
    ;[this.#of, this.#heard, this.#at] = [of, heard, at]
    this.#shown = this.#told.filter(({ entries }) => at === null || entries <= at)
    return this.#shown
  }
}

/** What somebody is shown of a step, besides what e was told. */
interface Seen
  extends Pick<Table, 'view' | 'names' | 'expects' | 'awaited' | 'legal' | 'now'>,
    Pick<LocalExtras, 'next'> {
  readonly viewer: Viewer
}

/**
 * What somebody sees. It is worked out once for each step: a table changes without it too, as when
 * others begin to act, or something is refused.
 */
export class Eye {
  #of: readonly unknown[] = []
  #seen: Seen | null = null

  see(game: Game, inside: LocalState): Seen {
    const { match, at, eyes, here } = inside
    const of = [match.state, at, eyes, here]
    if (this.#seen === null || of.some((each, i) => each !== this.#of[i])) {
      this.#seen = seenBy(game, inside)
      this.#of = of
    }
    return this.#seen
  }
}

function seenBy(game: Game, inside: LocalState): Seen {
  const { at, eyes, here } = inside
  const state = stateShown(game, inside)
  const situation = game.situation(state)
  const viewer: Viewer = eyes === null ? 'public' : viewerOf(situation, eyes)
  const view = game.view(state, viewer)
  const isLive = at === null && eyes !== null && here.has(eyes)
  const all = at === null ? game.expects(state, viewer, 'all') : []
  const expects = isLive ? game.expects(state, viewer) : []
  const keys = new Set(expects.map((each) => JSON.stringify(each)))
  return {
    viewer,
    view,
    names: namesOf(situation),
    expects,
    awaited: all.filter((each) => !keys.has(JSON.stringify(each))),
    legal: isLive ? game.legalMoves(view) : NOTHING,
    now: situation.clock.now,
    next: nextHere(game, inside),
  }
}

/** The steps that can be shown: one for each length of the log. */
function stepsOf(match: Match): number {
  return entriesOf(match) + 1
}

/** What whoever looks is shown. */
export function localTable<At extends Table>(
  local: LocalControls,
  inside: LocalState,
  eye: Eye,
  ear: Ear,
): LocalTable<At> {
  const { game } = local
  const { at, eyes, here } = inside
  const { viewer, ...seen } = eye.see(game, inside)
  const isOver = seen.view.outcome !== null
  const isLive = at === null && eyes !== null && here.has(eyes)
  const table: Table & LocalExtras = {
    ...seen,
    text: game,
    told: ear.told(game, inside, viewer, seen.names),
    busy: inside.busy,
    refusal: inside.refusal,
    submit: (move) => local.play(move),
    answer: (inquiry, answer) => local.answer(inquiry, answer),
    wait: isLive && local.canWait && !isOver ? () => local.wait() : null,
    time: { steps: stepsOf(inside.match), at, go: (to) => local.show(to) },
    moves: game.schemas.move,
    local,
    inside,
  }
  return table as LocalTable<At>
}
