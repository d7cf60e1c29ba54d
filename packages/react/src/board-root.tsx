import type { GameError, LegalMoves } from '@ackanomic/core'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { BoardMatch, BoardProps, EventIn, MatchChange } from './board-match.js'
import { SlotsContext } from './parts/slots.js'
import { useIsomorphicLayoutEffect } from './parts/use-isomorphic-layout-effect.js'

const NOTHING: LegalMoves<never> = {
  moves: [],
  complete: true,
  alsoLegal: [],
  sample: () => undefined,
}

const READ_ONLY: GameError = {
  code: 'readOnly',
  clause: 'contract/persons',
  details: {},
  message: 'This board only shows the match.',
}

const HELD_BACK: GameError = {
  code: 'heldBack',
  clause: 'contract/persons',
  details: {},
  message: 'The move was not sent.',
}

/** A match without any actions. */
function readOnlyOf(match: BoardMatch): BoardMatch {
  const { history, log } = match
  const refuse = async (): Promise<GameError> => READ_ONLY
  return {
    ...match,
    pendingActions: [],
    legalMoves: NOTHING,
    submit: refuse,
    answer: refuse,
    skipToDeadline: null,
    playOut: null,
    hint: null,
    whyNot: () => READ_ONLY,
    history:
      history === null
        ? { steps: 1, at: 0, go: () => undefined, log }
        : { ...history, at: history.at ?? history.steps - 1 },
  }
}

/**
 * Returns the match of a board, after its props: `readOnly` disables all actions, `onBeforeMove`
 * and `onMove` get each move, and `onEvent` gets each event. Every board calls it. An app calls it
 * to give the same match to a board and to `MatchLayout`.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { GeneralBoard, MatchLayout, useBoard, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useBoard({ match: useLocalMatch(pureSkill), readOnly: true })
 *   return <MatchLayout match={match}><GeneralBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function useBoard<At extends BoardMatch>(props: BoardProps<At>): At {
  const { match, readOnly = false } = props
  const given = useRef(props)
  useIsomorphicLayoutEffect(() => {
    given.current = props
  })
  const heard = useRef<ReadonlySet<string> | null>(null)
  const { log } = match
  useEffect(() => {
    const before = heard.current
    heard.current = new Set(log.map(({ id }) => id))
    if (before === null) return
    for (const message of log) {
      if (!before.has(message.id)) given.current.onEvent?.(message as EventIn<At>)
    }
  }, [log])
  const isHeard = props.onBeforeMove !== undefined || props.onMove !== undefined
  return useMemo(() => {
    if (readOnly) return readOnlyOf(match) as At
    if (!isHeard) return match
    const submit = async (move: Parameters<At['submit']>[0]): Promise<GameError | null> => {
      if ((await given.current.onBeforeMove?.(move)) === false) return HELD_BACK
      const error = await match.submit(move)
      given.current.onMove?.(move, error)
      return error
    }
    return { ...match, submit }
  }, [match, readOnly, isHeard])
}

/** The props of a board's root. */
export interface BoardRootProps {
  /** The props of the board. */
  readonly of: BoardProps
  /** The board's own class. */
  readonly className: string
  /** The content. */
  readonly children: ReactNode
}

/**
 * The root element of a board, with the app's class, style and slots from the board's props.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { type BoardProps, BoardRoot, useBoard, useLocalMatch } from '@ackanomic/react'
 *
 * const NamesBoard = (props: BoardProps) => {
 *   const { names } = useBoard(props)
 *   return <BoardRoot of={props} className="names">{names.join(', ')}</BoardRoot>
 * }
 * const App = () => <NamesBoard match={useLocalMatch(pureSkill)} className="mine" />
 * ```
 */
export function BoardRoot({
  of: { className, style, slots = NO_SLOTS },
  className: own,
  children,
}: BoardRootProps): ReactNode {
  const styled: { readonly style?: CSSProperties } = style === undefined ? {} : { style }
  return (
    <SlotsContext.Provider value={slots}>
      <div className={className === undefined ? own : `${own} ${className}`} {...styled}>
        {children}
      </div>
    </SlotsContext.Provider>
  )
}

const NO_SLOTS = {}

/**
 * Calls a listener after each change of what the viewer sees, before the browser paints, so that an
 * app can animate it. If an earlier step is shown, the change has no events when it leads back.
 *
 * @example
 * ```tsx
 * import { spades } from '@ackanomic/games/spades'
 * import { GeneralBoard, useLocalMatch, useMatchChange } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useLocalMatch(spades)
 *   useMatchChange(match, ({ before, after }) => {
 *     if (after.shared.rounds.length > before.shared.rounds.length) alert('A round is over.')
 *   })
 *   return <GeneralBoard match={match} />
 * }
 * ```
 */
export function useMatchChange<At extends BoardMatch>(
  match: At,
  listener: (change: MatchChange<At>) => void,
): void {
  const { view, log, names } = match
  const last = useRef({ view, log })
  const heard = useRef(listener)
  useIsomorphicLayoutEffect(() => {
    heard.current = listener
  })
  useIsomorphicLayoutEffect(() => {
    const before = last.current
    last.current = { view, log }
    if (before.view === view) return
    const known = new Set(before.log.map(({ id }) => id))
    const events = log.filter(({ id }) => !known.has(id)) as readonly EventIn<At>[]
    heard.current({ before: before.view, after: view, events, names })
  }, [view, log, names])
}
