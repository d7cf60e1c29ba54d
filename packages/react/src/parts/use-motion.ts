import { useLayoutEffect, useRef } from 'react'

/** How long something travels, milliseconds, and how it slows down. */
const TRAVEL = { duration: 280, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const
const DROP = { duration: 280, easing: 'cubic-bezier(.3, 1.4, .5, 1)' } as const

/**
 * Moves what has changed its place between two views. Each element below `root` with a
 * `data-motion` attribute travels from the place where an element with the same value stood before,
 * such as a card from the hand to the trick. What is new drops in. Nothing moves where the system or
 * the page asks for stillness.
 *
 * In a review, what a step has changed is marked with `data-moved`: what moved or is new, and the
 * cells of a grid that hold something else than before.
 *
 * @param root - the element in which things move
 * @param view - something that changes with every step
 * @param at - the earlier step that is shown, or `null`
 */
export function useMotion(root: HTMLElement | null, view: unknown, at: number | null): void {
  const before = useRef<ReadonlyMap<string, DOMRect> | null>(null)
  const reviewed = useRef<Reviewed | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another layout
  useLayoutEffect(() => {
    if (root === null) return
    reviewed.current = markChanges(root, at, reviewed.current)
    if (!canMove()) return
    const now = new Map<string, DOMRect>()
    const known = before.current
    for (const element of root.querySelectorAll<HTMLElement>('[data-motion]')) {
      const name = element.dataset.motion ?? ''
      const place = element.getBoundingClientRect()
      now.set(name, place)
      if (known !== null && place.width > 0) travel(element, known.get(name), place)
    }
    before.current = now
  }, [root, view, at])
}

/** What stood where at an earlier step. */
interface Reviewed {
  readonly at: number
  readonly cells: readonly (string | null)[]
  readonly places: ReadonlyMap<string, Element | null>
}

/** Marks what has changed since the step before, if that one was shown last. */
function markChanges(root: HTMLElement, at: number | null, last: Reviewed | null): Reviewed | null {
  for (const marked of root.querySelectorAll('[data-moved]')) marked.removeAttribute('data-moved')
  if (at === null) return null
  const cells = [...root.querySelectorAll('[role="gridcell"]')]
  const moving = [...root.querySelectorAll<HTMLElement>('[data-motion]')]
  const places = new Map(
    moving.map((each) => [each.dataset.motion ?? '', each.closest('section, li')]),
  )
  if (last !== null && last.at === at - 1) {
    const isGrid = cells.length === last.cells.length
    cells.forEach((cell, i) => {
      if (isGrid && cell.getAttribute('aria-label') !== last.cells[i]) mark(cell)
    })
    for (const each of moving) {
      const place = places.get(each.dataset.motion ?? '')
      if (last.places.get(each.dataset.motion ?? '') !== place) mark(each)
    }
  }
  return { at, cells: cells.map((cell) => cell.getAttribute('aria-label')), places }
}

function mark(element: Element): void {
  element.setAttribute('data-moved', '')
}

/** Whether anything may move. */
function canMove(): boolean {
  return (
    typeof Element.prototype.animate === 'function' &&
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

function travel(element: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  if (from === undefined || from.width === 0) {
    element.animate(
      [
        { opacity: 0, scale: 1.15 },
        { opacity: 1, scale: 1 },
      ],
      DROP,
    )
    return
  }
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) + Math.abs(y) < 2) return
  element.animate(
    [
      { translate: `${x}px ${y}px`, zIndex: 3 },
      { translate: '0', zIndex: 3 },
    ],
    TRAVEL,
  )
}
