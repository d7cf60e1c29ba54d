import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** The props that {@link useRovingFocus} returns, for the container and for each item in it. */
export interface RovingFocus {
  /** The props of the container. */
  readonly containerProps: {
    /** Moves the focus between the items. */
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    /** Remembers which item has the focus. */
    onFocus(event: FocusEvent<HTMLElement>): void
    /** Forgets the item when the focus leaves the container. */
    onBlur(): void
  }
  /** Returns the props of the item at an index. Only one item can be reached with the Tab key. */
  itemProps(index: number): { readonly tabIndex: 0 | -1; readonly 'data-place': number }
}

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Makes many items a single Tab stop. The arrow keys, Home and End move between the items.
 *
 * @param count - the number of items
 * @param columns - the number of items in a row. In a single row, up and down move as left and
 * right do
 *
 * @example
 * ```tsx
 * import { useRovingFocus } from '@ackanomic/react'
 *
 * const App = () => {
 *   const { containerProps, itemProps } = useRovingFocus(3)
 *   const stones = [0, 1, 2].map((i) => <button key={i} {...itemProps(i)}>{`Stone ${i + 1}`}</button>)
 *   return <div role="toolbar" {...containerProps}>{stones}</div>
 * }
 * ```
 */
export function useRovingFocus(count: number, columns: number = count): RovingFocus {
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, count - 1))
  const inside = useRef<HTMLElement | null>(null)
  // An item that is gone, such as a played card, takes the focus with it.
  useEffect(() => {
    if (inside.current === null || document.activeElement !== document.body) return
    inside.current.querySelector<HTMLElement>(`[data-place="${current}"]`)?.focus()
  })
  const target = (key: string): number | undefined => {
    if (key === 'Home') return current - (current % columns)
    if (key === 'End') return Math.min(count, current - (current % columns) + columns) - 1
    const step = STEPS[key]
    if (step === undefined) return undefined
    const isRow = columns >= count
    const [across, down] = step
    if (isRow) return current + across + down
    const column = (current % columns) + across
    return column < 0 || column >= columns ? undefined : current + across + down * columns
  }
  return {
    containerProps: {
      onKeyDown: (event) => {
        const to = target(event.key)
        if (to === undefined || to < 0 || to >= count) return
        event.preventDefault()
        setAt(to)
        event.currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus()
      },
      onBlur: () => {
        inside.current = null
      },
      onFocus: ({ target, currentTarget }) => {
        inside.current = currentTarget
        const place = (target as HTMLElement).dataset.place
        if (place !== undefined) setAt(Number(place))
      },
    },
    itemProps: (index) => ({ tabIndex: index === current ? 0 : -1, 'data-place': index }),
  }
}
