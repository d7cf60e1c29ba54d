import type { GameError, Result } from '@ackanomic/core'
import { useCallback, useEffect, useState } from 'react'
import { words } from '../languages/language.js'
import { dropSession } from './session.js'

/** How long a page waits before it asks the host again, in milliseconds. */
const PAUSE = 3000

export interface Polled<Value> {
  /** The value; `null` until the host has answered. */
  readonly value: Value | null
  /** The error, as a sentence; empty if there is none. */
  readonly problem: string
  /** The code of what went wrong; empty if nothing did. */
  readonly code: string
  reload(): void
}

/**
 * Asks the host again and again while the page is in sight. `ask` must be memoized, and so must
 * `onUnauthorized`, which is called if the token is no longer valid.
 */
export function usePolled<Value>(
  ask: () => Promise<Result<Value, GameError> | null>,
  onUnauthorized: () => void = dropSession,
): Polled<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` counts `asked` on
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const answer = await ask().catch(() => undefined)
      if (!isWanted) return
      if (answer?.ok === true) setValue(() => answer.value)
      else if (answer?.error.code === 'unauthorized') onUnauthorized()
      setProblem(
        answer === undefined ? words.hostSilent : answer?.ok === false ? answer.error.message : '',
      )
      setCode(answer?.ok === false ? answer.error.code : '')
      timer = setTimeout(next, PAUSE)
    }
    const next = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(next, PAUSE)
      else void look()
    }
    void look()
    document.addEventListener('visibilitychange', next)
    return () => {
      isWanted = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', next)
    }
  }, [ask, asked, onUnauthorized])
  const reload = useCallback(() => setAsked((before) => before + 1), [])
  return { value, problem, code, reload }
}

/** Sends requests to the host, and keeps the error of the last one. */
export interface HostRequest {
  /** The error, as a sentence; empty if there is none. */
  readonly problem: string
  /** The code of what went wrong; empty if nothing did. */
  readonly code: string
  readonly isBusy: boolean
  /** Asks the host for something, and calls back with its answer unless it refuses. */
  run<Value>(asked: Promise<Result<Value, GameError>>, onDone: (value: Value) => void): void
}

/** Asks the host to do something, and keeps what it says against it. */
export function useHostRequest(): HostRequest {
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  return {
    problem,
    code,
    isBusy,
    run(asked, onDone) {
      setBusy(true)
      asked
        .then(
          (answer) => {
            setProblem(answer.ok ? '' : answer.error.message)
            setCode(answer.ok ? '' : answer.error.code)
            if (answer.ok) onDone(answer.value)
          },
          () => setProblem(words.hostSilentOnce),
        )
        .finally(() => setBusy(false))
    },
  }
}
