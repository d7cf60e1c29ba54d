import { useState } from 'react'
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js'

/** The least width for a panel beside the board, in CSS pixels. */
const NARROW = 1000

/** Whether an element is too narrow for a panel beside the board; a server draws it wide. */
export function useIsNarrow(element: HTMLElement | null): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useIsomorphicLayoutEffect(() => {
    if (element === null || typeof ResizeObserver === 'undefined') return
    const look = (): void => {
      const { clientWidth } = element
      setNarrow(clientWidth > 0 && clientWidth <= NARROW)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isNarrow
}
