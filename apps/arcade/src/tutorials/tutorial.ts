import type { BoardMatch, LocalOptions, MoveIn } from '@ackanomic/react'

export interface TutorialStep<At extends BoardMatch = BoardMatch> {
  /** The text for the learner: one or two sentences. */
  readonly says: string
  /** The names of what is highlighted, as a screen reader says them. */
  readonly shows?: RegExp
  /** The types of the moves that do the step, or any move. Without them, there is only to read. */
  readonly moves?: readonly string[] | 'any'
  /**
   * Until when the match is played for the learner, each move an `example`. Then there is only to
   * read.
   */
  until?(match: At): boolean
  /** When the step begins. Default: as soon as one of its moves can be made. */
  begins?(match: At): boolean
  /** A move that does the step. Default: the first one in the list of legal moves. */
  example?(match: At): MoveIn<At>
  /** Why a move that the rules allow is not what this step teaches, or `null`. */
  refuses?(move: MoveIn<At>, match: At): string | null
}

/** A short match over the real engine, with something to read and to do at each step. */
export interface Tutorial<At extends BoardMatch = BoardMatch> {
  /** How the match starts. The learner has the seat of `Guest`. */
  readonly options: LocalOptions & { readonly seed: string }
  /** The steps. */
  readonly steps: readonly TutorialStep<At>[]
}

function typeOf(move: unknown): string {
  return String((move as { readonly type?: unknown } | null)?.type)
}

/** Whether a move does a step. */
export function isOfStep({ moves }: TutorialStep, move: unknown): boolean {
  return moves === 'any' || (moves?.includes(typeOf(move)) ?? false)
}

/** Whether a step can begin. */
export function isReady(step: TutorialStep, match: BoardMatch): boolean {
  const { moves } = step
  if (step.begins?.(match) === false || isPlayedFor(step, match)) return false
  if (moves === undefined || match.view.outcome !== null) return true
  return (
    match.legalMoves.moves.some((move) => isOfStep(step, move)) ||
    match.pendingActions.some(({ action }) => moves === 'any' || moves.includes(action))
  )
}

/** Whether the match is played for the learner now. */
export function isPlayedFor(step: TutorialStep, match: BoardMatch): boolean {
  return match.view.outcome === null && step.until?.(match) === false
}

/** A move that does a step, or that is made for the learner. */
export function exampleOf(step: TutorialStep, match: BoardMatch): unknown {
  const { moves } = match.legalMoves
  const isFit = (move: unknown): boolean => step.until !== undefined || isOfStep(step, move)
  return step.example?.(match) ?? moves.find(isFit)
}

/** Whether the match waits for the learner. */
export function isAwaited({ pendingActions }: BoardMatch): boolean {
  return pendingActions.some(({ need }) => need !== 'optional')
}

/** An element with a name of its own for a screen reader. */
const NAMED =
  'button, input, textarea, select, summary, h2, h3, [role="gridcell"], [role="img"], [aria-label]'

/** The elements that a step highlights. */
export function targetsOf({ shows }: TutorialStep, root: ParentNode): readonly HTMLElement[] {
  if (shows === undefined) return []
  return [...root.querySelectorAll<HTMLElement>(NAMED)].filter(
    (each) => each.getAttribute('aria-disabled') !== 'true' && shows.test(nameOf(each)),
  )
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labels = (element as HTMLInputElement).labels ?? []
  return (labels.length > 0 ? [...labels] : [element])
    .map(({ textContent }) => textContent ?? '')
    .join(' ')
    .trim()
}
