import { useEffect, useLayoutEffect } from 'react'

/**
 * React's `useLayoutEffect`, for which React 18 warns at servers, where effects never run.
 *
 * @example
 * ```ts
 * import { useIsomorphicLayoutEffect } from '@ackanomic/react'
 *
 * // In a component: useIsomorphicLayoutEffect(() => measure(element), [element])
 * typeof useIsomorphicLayoutEffect // => 'function'
 * ```
 */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
