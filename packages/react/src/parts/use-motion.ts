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
 * @param root - the element in which things move
 * @param view - something that changes with every step
 */
export function useMotion(root: HTMLElement | null, view: unknown): void {
  const before = useRef<ReadonlyMap<string, DOMRect> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another layout
  useLayoutEffect(() => {
    if (root === null || !canMove()) return
    const now = new Map<string, DOMRect>()
    const known = before.current
    for (const element of root.querySelectorAll<HTMLElement>('[data-motion]')) {
      const name = element.dataset.motion ?? ''
      const place = element.getBoundingClientRect()
      now.set(name, place)
      if (known !== null && place.width > 0) travel(element, known.get(name), place)
    }
    before.current = now
  }, [root, view])
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
