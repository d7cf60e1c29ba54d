import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endMotion, Motion } from './motion.js'

/** The animated elements, and their first frames. */
let moved: { readonly name: string; readonly frames: unknown; readonly delay: number }[] = []
let isStill = false
const finish = vi.fn()

beforeEach(() => {
  moved = []
  isStill = false
  finish.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  Object.assign(Element.prototype, {
    animate(this: HTMLElement, frames: unknown, { delay = 0 }: { readonly delay?: number }) {
      moved.push({ name: this.textContent ?? '', frames, delay })
      return { finished: new Promise(() => undefined), finish }
    },
  })
  // The position of an element is its `data-x`.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(Number(this.dataset.x ?? 0), 0, this.dataset.x === undefined ? 0 : 10, 10)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const root = document.createElement('div')
document.body.append(root)

/** Shows one state after another. */
function show(...states: readonly ReactNode[]): void {
  const [first, ...others] = states.map((state, view) => (
    <>
      <Motion root={root} view={view} at={null} />
      {state}
    </>
  ))
  const { rerender } = render(first, { container: root })
  for (const other of others) rerender(other)
}

const card = (name: string, x: number, more: Readonly<Record<string, string>> = {}): ReactNode => (
  <b key={`${name} ${x}`} data-motion={name} data-x={x} {...more}>
    {name}
  </b>
)

describe('motion between two views', () => {
  test('moves an element from its old place', () => {
    show(card('KH', 100), card('KH', 300))
    expect(moved).toHaveLength(1)
    expect(moved[0]?.frames).toMatchObject([{ translate: '-200px 0px' }, { translate: '0' }])
  })

  test('brings new elements from their player one after another, or drops them in', () => {
    const badge = (
      <i data-motion-at="seat 2" data-x={50}>
        Bob
      </i>
    )
    const from = { 'data-motion-from': 'seat 2' }
    show(badge, [badge, card('KH', 100, from), card('QH', 120, from), card('9S', 0)])
    expect(moved.map(({ name, delay }) => [name, delay])).toEqual([
      ['KH', 0],
      ['QH', 35],
      ['9S', 0],
    ])
    expect(moved[0]?.frames).toMatchObject([{ translate: '-50px 0px' }, {}])
    expect(moved[2]?.frames).toMatchObject({ opacity: [0, 1] })
  })

  test('fades a removed element in its place, hidden from screen readers', () => {
    show(card('stone', 100, { 'data-motion-fades': '' }), null)
    expect(moved.map(({ name }) => name)).toEqual(['stone'])
    const picture = root.querySelector('[aria-hidden="true"]')
    expect(picture?.textContent).toBe('stone')
    expect(picture?.hasAttribute('data-motion')).toBe(false)
  })

  test('turns a card over if its face changes', () => {
    const face = (text: string): ReactNode => (
      <b data-motion="bid" data-x={10} data-motion-face={text}>
        {text}
      </b>
    )
    show(face(''), face('KH'))
    expect(moved[0]?.frames).toEqual({ rotate: ['y 90deg', 'y 0deg'] })
  })

  test('keeps a leaving element for a moment and then moves it to its player', () => {
    const badge = (
      <i key="badge" data-motion-at="seat 2" data-x={50}>
        Bob
      </i>
    )
    const swept = card('KH', 100, { 'data-motion-leaves': 'seat 2' })
    show([badge, card('KH', 100)], [badge, swept], [badge, swept])
    expect(moved).toMatchObject([
      { name: 'KH', frames: { visibility: ['visible', 'visible'] } },
      { name: 'KH', frames: { translate: ['0', '-50px 0px'], opacity: [1, 0] }, delay: 700 },
    ])
  })

  test('does not move elements that were hidden or stay in place', () => {
    show(card('KH', 100), card('KH', 100))
    show(<b data-motion="QH">QH</b>, card('QH', 100))
    expect(moved).toEqual([])
  })

  test('is off for a person who prefers reduced motion', () => {
    isStill = true
    show(card('KH', 100), [card('KH', 300), card('QH', 1)])
    expect(moved).toEqual([])
  })

  test('ends on a click', () => {
    show(card('KH', 100), card('KH', 300))
    root.addEventListener('pointerdown', endMotion, { once: true })
    fireEvent.pointerDown(root)
    expect(finish).toHaveBeenCalled()
  })
})

describe('a review', () => {
  const step = (at: number, view: number, x: number): ReactNode => (
    <>
      <Motion root={root} view={view} at={at} />
      <section key={x}>{card('KH', 0)}</section>
    </>
  )

  test('marks the changes of its step while the step is shown', () => {
    const marked = (): number => root.querySelectorAll('[data-moved]').length
    const { rerender } = render(step(3, 1, 1), { container: root })
    expect(marked()).toBe(0)
    rerender(step(4, 2, 2))
    expect(marked()).toBe(1)
    rerender(step(4, 3, 2))
    expect(marked(), 'after somebody has moved meanwhile').toBe(1)
    rerender(step(9, 4, 3))
    expect(marked(), 'after a jump, which has no step before it').toBe(0)
  })
})
