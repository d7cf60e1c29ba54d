import type { Listing } from '@ackanomic/core/catalogue'
import { type BoardMatch, MatchLayout, useMatch } from '@ackanomic/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useAttention } from './attention.js'
import { shownOf } from './games.js'
import { words } from './languages/language.js'
import { kept } from './local-saves.js'
import { type OpenTable, openTable } from './open-table.js'
import { RulesBeside } from './rules-sidebar.js'
import {
  exampleOf,
  isAwaited,
  isOfStep,
  isPlayedFor,
  isReady,
  type Tutorial,
  type TutorialStep,
  targetsOf,
} from './tutorials/tutorial.js'

/** How long a learner sees the table before time passes by itself, milliseconds. */
const LOOK = 700

/** How long before the page makes a move for the learner, milliseconds. */
const QUICK = 150

const nameOf = (game: string): string => `tutorial of ${game}`

/** How far somebody got with the tutorial of a game in this browser. */
interface Progress {
  readonly step: number
  readonly save: string
}

function progressOf(game: string): Progress | null {
  try {
    const read = JSON.parse(kept.read(nameOf(game)) ?? 'null') as Partial<Progress> | null
    const { step, save } = read ?? {}
    return typeof step === 'number' && typeof save === 'string' ? { step, save } : null
  } catch {
    return null
  }
}

interface Opened {
  readonly open: OpenTable
  readonly tutorial: Tutorial
  readonly step: number
}

async function opened(listed: Listing, isNew: boolean): Promise<Opened> {
  const tutorial = await shownOf(listed.id).tutorial()
  const fixed = { startedAt: 0, botTimeMs: 0, rollouts: 0, botDelayMs: 500, ...tutorial.options }
  const progress = isNew ? null : progressOf(listed.id)
  if (progress !== null) {
    const back = await openTable(listed, 'learn', { ...fixed, save: progress.save })
    if (back.ok) return { open: back.value, tutorial, step: progress.step }
  }
  const open = await openTable(listed, 'learn', fixed)
  if (!open.ok) throw new Error(open.error.message)
  return { open: open.value, tutorial, step: 0 }
}

/** Why a step does not teach a move that does it, or `null`. */
function errorOf(step: TutorialStep, move: unknown, match: BoardMatch): string | null {
  const says = step.refuses?.(move, match) ?? null
  return says === null ? null : words.tutorialText(says)
}

/** The tutorial of a game: a short match over the real engine, with a coach. */
export function LearnPage({ listed }: { readonly listed: Listing }): ReactNode {
  const [at, setAt] = useState<Opened | null>(null)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isWanted = true
    opened(listed, round > 0).then(
      (come) => isWanted && setAt(come),
      (thrown: unknown) => isWanted && setProblem(words.tutorialFailed(String(thrown))),
    )
    return () => {
      isWanted = false
    }
  }, [listed, round])
  if (problem !== '') return <p role="alert">{problem}</p>
  if (at === null) return <p role="status">{words.settingUp}</p>
  const again = (): void => {
    setAt(null)
    setRound(round + 1)
  }
  return <Learning key={round} opened={at} listed={listed} onAgain={again} />
}

function Learning({
  opened: { open, tutorial, step: first },
  listed: { id, title },
  onAgain,
}: {
  readonly opened: Opened
  readonly listed: Listing
  readonly onAgain: () => void
}): ReactNode {
  const match = useMatch(open.match)
  // The learner plays to the end.
  const taught = useMemo(() => ({ ...match, playOut: null }), [match])
  useAttention(match, words.learnGame(title))
  const [at, setAt] = useState(first)
  const [hint, setHint] = useState('')
  const [tab, setTab] = useState('table')
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const step = tutorial.steps[at]
  const isDone = step === undefined
  const ready = isDone || isReady(step, match)
  const isActing = ready && step?.moves !== undefined
  const { busy, skipToDeadline } = match
  const isPlayed = step !== undefined && isPlayedFor(step, match)
  const next = (): void => {
    setHint('')
    setAt(at + 1)
  }
  useEffect(() => {
    kept.write(nameOf(id), isDone ? 'done' : JSON.stringify({ step: at, save: open.match.save() }))
  }, [id, at, isDone, open])
  // Time passes by itself until the step can begin, and the page plays where the step says so.
  useEffect(() => {
    if (ready || busy) return
    const goOn = (): void => {
      if (isPlayed && isAwaited(match)) void match.submit(exampleOf(step, match))
      else skipToDeadline?.()
    }
    const timer = setTimeout(goOn, isPlayed ? QUICK : LOOK)
    return () => clearTimeout(timer)
  }, [ready, busy, isPlayed, skipToDeadline, match, step])
  useHighlight(root, ready ? step : undefined, setTab)
  const check = (move: unknown): boolean => {
    const why = !isActing
      ? words.readFirst
      : isOfStep(step, move)
        ? errorOf(step, move, match)
        : words.notTaught
    setHint(why ?? '')
    return why === null
  }
  const show = (): void => {
    if (isActing) void match.submit(exampleOf(step, match)).then((error) => error ?? next())
  }
  return (
    <div className="arcade-learn" ref={setRoot}>
      <section className="arcade-coach" aria-label={words.tutorial}>
        <div role="status">
          {isDone ? (
            <p>{words.thatIsAll}</p>
          ) : (
            <p>{ready || isPlayed ? words.tutorialText(step.says) : words.othersAct}</p>
          )}
        </div>
        <p role="alert" className="arcade-coach-hint">
          {hint}
        </p>
        <div className="arcade-row">
          {isDone ? (
            <>
              <a className="ack-button ack-button-act" href={`#/play/${id}`}>
                {words.playMatch}
              </a>
              <button type="button" className="ack-button" onClick={onAgain}>
                {words.learnAgain}
              </button>
            </>
          ) : (
            <>
              {step.moves === undefined ? (
                <button
                  type="button"
                  className="ack-button ack-button-act"
                  disabled={!ready}
                  onClick={next}
                >
                  {words.next}
                </button>
              ) : (
                <button type="button" className="ack-button" disabled={!ready} onClick={show}>
                  {words.doItForMe}
                </button>
              )}
              <span className="ack-note">{words.partOf(at + 1, tutorial.steps.length)}</span>
              {at > 0 && (
                <button type="button" className="ack-button" onClick={onAgain}>
                  {words.beginAgain}
                </button>
              )}
            </>
          )}
        </div>
      </section>
      {isDone && (
        <RulesBeside description={open.game.description} clauses={open.clauses} at={null} />
      )}
      <MatchLayout match={match} tab={tab} onTab={setTab}>
        <open.drawn.Board
          match={taught}
          onBeforeMove={check}
          onMove={(move, error) => {
            if (error === null && step !== undefined && isOfStep(step, move)) next()
          }}
        />
      </MatchLayout>
    </div>
  )
}

/** Highlights what a step is about, also after the board has drawn itself anew. */
function useHighlight(
  root: HTMLElement | null,
  step: Tutorial['steps'][number] | undefined,
  onTab: (tab: string) => void,
): void {
  useEffect(() => {
    if (root === null || step === undefined) return
    const places = [...root.querySelectorAll<HTMLElement>('.ack-board, .ack-panel-top')]
    let marked: readonly HTMLElement[] = []
    const mark = (): void => {
      const targets = places.flatMap((place) => targetsOf(step, place))
      for (const each of marked) if (!targets.includes(each)) delete each.dataset.tutorial
      for (const each of targets) each.dataset.tutorial = ''
      marked = targets
    }
    mark()
    const isBeside =
      marked.length > 0 && marked.every((each) => each.closest('.ack-panel') !== null)
    onTab(isBeside && root.querySelector('.ack-match-narrow') !== null ? 'log' : 'table')
    const observer = new MutationObserver(mark)
    for (const place of places) {
      observer.observe(place, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-label', 'aria-disabled'],
      })
    }
    return () => {
      observer.disconnect()
      for (const each of marked) delete each.dataset.tutorial
    }
  }, [root, step, onTab])
}
