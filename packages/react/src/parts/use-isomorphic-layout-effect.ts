import { useEffect, useLayoutEffect } from 'react'

/**
 * React's `useLayoutEffect`, for components that a server also draws: React 18 warns of effects
 * there, which never run.
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
