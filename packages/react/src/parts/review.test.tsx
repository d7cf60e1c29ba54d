import { pureSkill } from '@ackanomic/games/pure-skill'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BoardMatch, BoardProps, EventIn, LogMessage, MatchChange } from '../board-match.js'
import { BoardRoot, useBoard, useMatchChange } from '../board-root.js'
import type { LocalBoardMatch } from '../match/local.js'
import { createLocalMatch, type LocalMatch } from '../match/local-match.js'
import { useMatch } from '../match/use-local-match.js'
import { PlayingCard } from './card.js'
import { GeneralBoard } from './general-board.js'
import { Grid } from './grid.js'
import { Hand } from './hand.js'
import { MatchLayout } from './match-layout.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

/** Waits until no bot of a match has anything to do. */
const settle = async (match: () => { readonly busy: boolean }): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet = match().busy ? 0 : quiet + 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
  }
}

/** Shows a match, and plays two rounds. Returns a getter of its snapshot. */
async function played(
  Shown: (props: { readonly match: LocalBoardMatch }) => ReactNode,
): Promise<() => LocalBoardMatch> {
  const opened = createLocalMatch<BoardMatch>(pureSkill, {
    seed: 'a seed for the reviews',
    startedAt: 0,
    botTimeMs: 0,
    botDelayMs: 0,
    rollouts: 0,
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const match = opened.value as LocalMatch
  const Page = (): ReactNode => <Shown match={useMatch(match)} />
  await act(async () => void render(<Page />))
  await settle(() => match.getSnapshot())
  for (let round = 0; round < 2; round++) {
    await act(async () => screen.getAllByRole('button', { name: /^Bid/u })[0]?.click())
    await settle(() => match.getSnapshot())
  }
  return () => match.getSnapshot()
}

const Layout = ({ match }: { readonly match: LocalBoardMatch }): ReactNode => (
  <MatchLayout match={match}>
    <GeneralBoard match={match} />
  </MatchLayout>
)

describe('a review', () => {
  test('opens at the step of a line in the log, which keeps its later lines', async () => {
    const match = await played(Layout)
    const lines = screen.getByRole('list', { name: 'What happened' })
    const count = lines.querySelectorAll('li').length
    const { log } = match()
    const chosen = log[Math.floor(log.length / 2)] as LogMessage
    const links = screen.getAllByRole('button', { name: `Show step ${chosen.step}` })
    await act(async () => links[0]?.click())
    await settle(match)
    expect(match().history?.at).toBe(chosen.step)
    expect(screen.getByRole('status').textContent).toContain(`Step ${chosen.step} of`)
    expect(lines.querySelectorAll('li')).toHaveLength(count)
    expect(lines.querySelector('[aria-current="step"]')).not.toBeNull()
    expect(match().log.every(({ step }) => step <= chosen.step)).toBe(true)
  })

  test('shows the previous step first after a jump, however late it arrives', async () => {
    const shown: (number | null)[] = []
    let asked: NodeJS.Timeout | undefined
    const match = await played(({ match: now }) => {
      const { history } = now
      const go = (to: number | null): void => {
        clearTimeout(asked)
        asked = setTimeout(() => history?.go(to), 50)
      }
      const late = history === null ? null : { ...history, go }
      if (shown.at(-1) !== late?.at) shown.push(late?.at ?? null)
      return <Layout match={{ ...now, history: late }} />
    })
    const { step } = match().log.at(-1) as LogMessage
    await act(async () => screen.getAllByRole('button', { name: `Show step ${step}` })[0]?.click())
    await act(() => vi.waitFor(() => expect(match().history?.at).toBe(step)))
    expect(shown).toEqual([null, step - 1, step])
  })

  test('moves on arrow keys and ends on Escape', async () => {
    const match = await played(Layout)
    const last = (match().history?.steps ?? 0) - 1
    await act(async () => match().history?.go(2))
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    await settle(match)
    expect(match().history?.at).toBe(3)
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    await settle(match)
    expect(match().history?.at).toBe(2)
    fireEvent.keyDown(document.body, { key: 'Home' })
    expect(match().history?.at).toBe(0)
    fireEvent.keyDown(document.body, { key: 'End' })
    expect(match().history?.at).toBeNull()
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(match().history?.at, 'the keys do nothing on a player’s turn').toBeNull()
    await act(async () => match().history?.go(last - 1))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(match().history?.at).toBeNull()
  })

  test('writes cards in words in its news', async () => {
    await played(Layout)
    const news = screen.getByRole('log', { name: 'News' }).textContent
    expect(news).toMatch(/ of hearts/u)
    expect(news).not.toMatch(/\b(?:10|[2-9AKQJ])H\b/u)
  })
})

describe('the props of a board', () => {
  test('pass a class, a style and slots to the root and the cards', async () => {
    const card = (face: string | null): ReactNode => <b>{face}!</b>
    const of = { className: 'mine', style: { color: 'red' }, slots: { card } }
    render(
      <BoardRoot of={of as unknown as BoardProps} className="own">
        <PlayingCard card="KH" />
      </BoardRoot>,
    )
    const root = document.querySelector<HTMLElement>('.own.mine')
    expect(root?.style.color).toBe('red')
    expect(screen.getByRole('img', { name: 'King of hearts' }).textContent).toBe('KH!')
  })

  test('can hold a move back and report moves and events', async () => {
    const before = vi.fn(() => true as unknown)
    const moved = vi.fn()
    const heard: EventIn<LocalBoardMatch>[] = []
    const changes: MatchChange[] = []
    const match = await played(({ match: shown }) => {
      useMatchChange(shown, (change) => changes.push(change))
      return (
        <GeneralBoard
          match={shown}
          onBeforeMove={before}
          onMove={moved}
          onEvent={(message) => heard.push(message)}
        />
      )
    })
    expect(before).toHaveBeenCalledTimes(2)
    expect(moved).toHaveBeenCalledTimes(2)
    expect(moved.mock.calls[0]?.[1]).toBeNull()
    expect(heard.length).toBeGreaterThan(2)
    expect(changes.flatMap(({ events }) => events)).toEqual(heard)
    expect(changes.at(-1)?.after).toBe(match().view)
    before.mockResolvedValue(false)
    const { steps } = match().history ?? { steps: 0 }
    await act(async () => screen.getAllByRole('button', { name: /^Bid/u })[0]?.click())
    await settle(match)
    expect(match().history?.steps).toBe(steps)
    expect(moved).toHaveBeenCalledTimes(2)
  })

  test('can make the board read-only', async () => {
    const match = await played(Layout)
    cleanup()
    const Shown = (): ReactNode => {
      const shown = useBoard({ match: match(), readOnly: true })
      expect(shown.legalMoves.moves).toEqual([])
      void shown.submit(match().legalMoves.moves[0]).then((error) => {
        expect(error?.code).toBe('readOnly')
      })
      return <GeneralBoard match={shown} />
    }
    render(<Shown />)
    expect(screen.queryByRole('button', { name: /^Bid/u })).toBeNull()
  })
})

describe('grids and hands', () => {
  test('say why a cell cannot be chosen', () => {
    const pick = vi.fn()
    const rows = [[{ label: 'a1', legal: true }, { label: 'a2, taken' }]]
    render(<Grid label="A grid" rows={rows} onSelect={pick} whyNot={() => 'It is taken.'} />)
    fireEvent.click(screen.getByRole('gridcell', { name: 'a2, taken' }))
    expect(screen.getByRole('alert').textContent).toBe('It is taken.')
    fireEvent.click(screen.getByRole('gridcell', { name: 'a1' }))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(pick).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('play a card once when it is dragged out of the hand', () => {
    const play = vi.fn()
    const hand = { label: 'Hand', verb: 'Play the', isLegal: () => true, onPlay: play }
    render(<Hand {...hand} cards={['KH', 'AS']} />)
    const card = screen.getByRole('button', { name: 'Play the King of hearts' })
    Object.assign(card, { setPointerCapture: () => undefined })
    const drag = (y: number): void => {
      fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
      fireEvent.pointerMove(card, { buttons: 1, clientX: 0, clientY: y, pointerId: 1 })
      fireEvent.pointerUp(card, { clientX: 0, clientY: y, pointerId: 1 })
      fireEvent.click(card)
    }
    drag(-120)
    expect(play).toHaveBeenCalledExactlyOnceWith('KH')
    fireEvent.click(card)
    expect(play).toHaveBeenCalledTimes(2)
  })
})
