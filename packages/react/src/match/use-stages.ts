import { useEffect, useMemo, useState } from 'react'
import type { BoardMatch } from '../board-match.js'
import {
  type Frames,
  framesOf,
  newestOf,
  nextFrames,
  receive,
  type StageSpeed,
  type Stages,
  stageTimes,
} from './stages.js'

/** Keys that do nothing by themselves, and so end no result. */
const SILENT_KEYS = ['Shift', 'Control', 'Alt', 'Meta']

/**
 * Shows the results of a match one after another. Each is shown for a time, or until a tap or a
 * key, and later states of the match wait behind it. A move of the viewer is sent at once and ends
 * the waiting. What happened before the match was opened is not shown again, and a review shows no
 * results.
 *
 * Give the result to the board and to the layout, which shows the card. In a layout of your own,
 * use `StageCard`.
 *
 * @param match - the match, or `null` while it is loading
 * @param stages - the results of a change of the game. Default: none
 * @param speed - how long each result is shown; see {@link stageTimes}. Default: `'normal'`
 *
 * @example
 * ```tsx
 * import { spades } from '@ackanomic/games/spades'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { SpadesBoard, spadesStages } from '@ackanomic/boards/spades'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(spades), spadesStages)
 *   return <MatchLayout match={match}><SpadesBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function useStages<At extends BoardMatch>(
  match: At,
  stages: Stages<At> | undefined,
  speed?: StageSpeed,
): At
/** Follows a match that may still be loading. */
export function useStages<At extends BoardMatch>(
  match: At | null,
  stages: Stages<At> | undefined,
  speed?: StageSpeed,
): At | null
export function useStages<At extends BoardMatch>(
  match: At | null,
  stages: Stages<At> | undefined,
  speed: StageSpeed = 'normal',
): At | null {
  const time = stageTimes[speed]
  const [kept, setFrames] = useState<Frames<At> | null>(null)
  const frames =
    match === null || kept === null
      ? match && framesOf(match)
      : receive(kept, match, time === 0 ? undefined : stages)
  if (frames !== kept) setFrames(frames)

  const [shown, next] = frames ?? []
  const stage = shown?.stage ?? null
  const isWaiting = next !== undefined
  const current = stage ?? shown?.match.view
  useEffect(() => {
    if (!isWaiting || current === undefined) return
    const go = (): void => setFrames((all) => all && nextFrames(all))
    const timer = setTimeout(go, stage === null ? time / 4 : time)
    const end = (event: Event & { readonly key?: string; readonly repeat?: boolean }): void => {
      if (event.repeat !== true && !SILENT_KEYS.includes(event.key ?? '')) go()
    }
    const inputs = stage === null ? [] : ['pointerdown', 'keydown']
    for (const input of inputs) addEventListener(input, end, true)
    return () => {
      clearTimeout(timer)
      for (const input of inputs) removeEventListener(input, end, true)
    }
  }, [isWaiting, current, stage, time])

  const seen = shown?.match
  return useMemo(() => {
    if (match === null || seen === undefined) return match
    if (seen === match && stage === null) return match
    const catchUp = (): void => setFrames((all) => all && framesOf(newestOf(all)))
    return {
      ...seen,
      stage,
      error: match.error,
      submit: (move) => {
        catchUp()
        return match.submit(move)
      },
      answer: (prompt, answer) => {
        catchUp()
        return match.answer(prompt, answer)
      },
    }
  }, [match, seen, stage])
}
