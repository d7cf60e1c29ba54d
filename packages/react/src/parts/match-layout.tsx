import {
  type DOMAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { BoardMatch, TimeTravel } from '../board-match.js'
import { useWords } from '../words/words-context.js'
import { ErrorBanner } from './error-banner.js'
import { HistoryControls } from './history-controls.js'
import { Log, NewsReader } from './log.js'
import { endMotion, Motion } from './motion.js'
import { PanelPlace } from './panel.js'
import { PendingActions } from './pending-actions.js'
import { Prompts } from './prompts.js'
import { useRovingFocus } from './roving-focus.js'
import { StageCard } from './stage-card.js'
import { useIsNarrow } from './use-is-narrow.js'
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.js'

/** A tab of the panel beside the board. */
export interface MatchTab {
  /** Its id among all tabs. */
  readonly id: string
  /** The label. */
  readonly label: string
  /** The content, drawn while the tab is open. */
  readonly content: ReactNode
}

/** The props of a match layout. */
export interface MatchLayoutProps {
  /** The match. */
  readonly match: BoardMatch
  /** The board. */
  readonly children: ReactNode
  /** Continues play from an earlier step. Leave it out if that is impossible. */
  readonly onPlayFromHere?: () => void
  /** Tabs of the app's own, after the log. */
  readonly tabs?: readonly MatchTab[]
  /** The id of the open tab, for apps that open one themselves. */
  readonly tab?: string
  /** Called when a tab was chosen. */
  readonly onTab?: (tab: string) => void
  /** The app's parts beside the pending actions, such as `MoveHelp`. */
  readonly help?: ReactNode
  /** The app's part below the board once the match is over. */
  readonly ending?: ReactNode
}

/** The tab of the board, if there is no room for both. */
const TABLE = 'table'
const LOG = 'log'

/**
 * Shows everything around a board: pending actions, prompts and the last error below it; scores,
 * the log and earlier steps in a panel beside it. On a narrow page, the panel becomes tabs.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { PureSkillBoard } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return <MatchLayout match={match}><PureSkillBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function MatchLayout({
  match,
  children,
  onPlayFromHere,
  tabs = [],
  tab,
  onTab,
  help,
  ending,
}: MatchLayoutProps): ReactNode {
  const words = useWords()
  const history = useReview(match)
  const isEnded = ending !== undefined && ending !== null && ending !== false
  const isPast = history !== null && history.at !== null
  const back = onPlayFromHere === undefined ? {} : { onPlayFromHere }
  const [own, setOwn] = useState(TABLE)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(root)
  const focusBack = useFocusBack(root)
  const panel = useMemo(() => ({ place, isNarrow }), [place, isNarrow])
  const reviewed = useMemo(() => ({ ...match, history }), [match, history])
  const choose = useCallback(
    (id: string) => {
      setOwn(id)
      onTab?.(id)
    },
    [onTab],
  )
  const asked = tab ?? own
  // The board shows the step that a line of the log leads to.
  const at = history?.at ?? null
  const shown = useRef(at)
  useEffect(() => {
    if (at !== null && shown.current !== at && isNarrow) choose(TABLE)
    shown.current = at
  }, [at, isNarrow, choose])
  const controls = history !== null && <HistoryControls history={history} {...back} />
  const open = asked === TABLE && !isNarrow ? LOG : asked
  return (
    <PanelPlace.Provider value={panel}>
      <div
        className={`ack-match${isNarrow ? ' ack-match-narrow' : ''}`}
        data-shows={isNarrow && open !== TABLE ? 'panel' : 'table'}
        ref={setRoot}
        onPointerDownCapture={endMotion}
        {...focusBack}
      >
        <Motion root={root} view={match.view} at={match.history?.at ?? null} stage={match.stage} />
        <div className="ack-main">
          <div className="ack-board" role="region" aria-label={words.board} tabIndex={0}>
            {children}
          </div>
          <StageCard match={match} />
          <div className="ack-actions">
            <Prompts match={match} />
            <ErrorBanner error={match.error} />
            <div className={isEnded ? 'ack-hidden' : 'ack-next'}>
              <PendingActions match={match} />
              {help}
            </div>
            {isNarrow && isPast && controls}
            {ending}
          </div>
        </div>
        <Panel
          tabs={[
            ...(isNarrow ? [{ id: TABLE, label: words.table, content: null }] : []),
            { id: LOG, label: words.log, content: <Log match={reviewed} /> },
            ...tabs,
          ]}
          open={open}
          onTab={choose}
          onPlace={setPlace}
        >
          {!(isNarrow && isPast) && controls}
        </Panel>
        <NewsReader messages={match.log} cards={match.text.cards} />
      </div>
    </PanelPlace.Provider>
  )
}

/** Returns the focus to the board once its element is gone, such as the button of a bid. */
function useFocusBack(
  root: HTMLElement | null,
): Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur'> {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const { current } = focused
    if (current === null || current.isConnected || document.activeElement !== document.body) return
    focused.current = null
    const board = root?.querySelector<HTMLElement>('.ack-board')
    const place = board?.querySelector<HTMLElement>('[data-place][tabindex="0"]')
    ;(place ?? board)?.focus()
  })
  return {
    onFocus: ({ target }) => {
      focused.current = target.matches('.ack-board :focus-visible') ? target : null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}

/** The keys that move through a review. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The history of a match for a review. It shows the step before the chosen one first, so that the
 * change is seen. Arrow keys move through the review; Escape returns to the present.
 */
function useReview({ history, view }: BoardMatch): TimeTravel | null {
  const now = useRef(history)
  const target = useRef<number | null>(null)
  useIsomorphicLayoutEffect(() => {
    now.current = history
  })
  useEffect(() => {
    const { current } = target
    if (current === null || history?.at !== current - 1) return
    target.current = null
    history.go(current)
  }, [history])
  const go = useCallback((to: number | null) => {
    const { current } = now
    if (current === null) return
    const { steps, at } = current
    const last = steps - 1
    target.current = null
    if (to === null || to > last) return current.go(null)
    if (to > 0 && to - 1 !== at) {
      target.current = to
      current.go(to - 1)
    } else current.go(Math.max(0, to))
  }, [])
  const isReview =
    history !== null && (history.at !== null || view.outcome !== null || view.role === 'public')
  useEffect(() => {
    if (!isReview) return
    const press = (event: KeyboardEvent): void => {
      const { current } = now
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event
      if (current === null || defaultPrevented || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest('input, textarea, select') !== null) return
      const last = current.steps - 1
      const at = current.at ?? last
      if (key === 'Escape' && current.at !== null) go(null)
      const step = KEYS[key]?.(at, last)
      if (step === undefined) return
      event.preventDefault()
      go(step >= last ? null : Math.max(0, step))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isReview, go])
  return useMemo(() => (history === null ? null : { ...history, go }), [history, go])
}

/** The panel: the board's contents, the tabs, and the footer. */
function Panel({
  tabs,
  open,
  onTab,
  onPlace,
  children,
}: {
  readonly tabs: readonly MatchTab[]
  readonly open: string
  readonly onTab: (id: string) => void
  readonly onPlace: (place: HTMLElement | null) => void
  readonly children: ReactNode
}): ReactNode {
  const id = useId()
  const words = useWords()
  const { containerProps, itemProps } = useRovingFocus(tabs.length)
  const shown = tabs.find((each) => each.id === open)
  return (
    <div className="ack-panel">
      <div
        className="ack-panel-top"
        role="region"
        aria-label={words.stateOfPlay}
        tabIndex={0}
        ref={onPlace}
      />
      <div className="ack-tabs" role="tablist" aria-label={words.besideTable} {...containerProps}>
        {tabs.map((each, i) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${id}-${each.id}`}
            aria-selected={each.id === open}
            aria-controls={each.id === open ? `${id}-panel` : undefined}
            onClick={() => onTab(each.id)}
            {...itemProps(i)}
          >
            {each.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          className="ack-tab-content"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open}`}
          tabIndex={0}
        >
          {shown.content}
        </div>
      )}
      {children}
    </div>
  )
}
