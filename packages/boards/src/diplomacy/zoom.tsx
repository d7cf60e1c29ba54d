import type { DiplomacyDrawing } from '@ackanomic/games/diplomacy/pictures'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'

/** The most that a map is enlarged, where 1 shows all of it. */
const MAX_ZOOM = 5
/** How much a button or a key enlarges. */
const STEP = 1.4
/** How much a key enlarges; with 0 all of the map is shown. */
const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, 0: 0 }
/** In a frame that is no wider than this the map is enlarged until it can be read, CSS pixels. */
const PHONE = 600
/** How much a map that is wider than a phone is enlarged at most to fill its height. */
const FILL = 1.7
/** A mouse that moved this far has drawn the map, and clicks nothing, CSS pixels. */
const DRAWN = 5

/** How large a map is shown in its frame, and what changes it. */
export interface Zoom {
  /** How many times larger than the whole map in the frame. */
  readonly of: number
  readonly frame: Frame
}

/** How large a map is shown, as long as the board is there. */
export function useZoom(): Zoom {
  const [of, set] = useState(1)
  const [frame] = useState(() => new Frame(set))
  return { of, frame }
}

/** The frame in which a map lies, as fingers, wheel and mouse move it. */
export class Frame {
  readonly #set: (zoom: number) => void
  #zoom = 1
  #element: HTMLElement | null = null
  #isTouched = false

  constructor(set: (zoom: number) => void) {
    this.#set = set
  }

  /** Listens to fingers, wheel and mouse, in a frame with a map of a size. */
  attach(
    element: HTMLElement,
    { width, height }: Pick<DiplomacyDrawing, 'width' | 'height'>,
  ): () => void {
    this.#element = element
    const listening = new AbortController()
    const { signal } = listening
    this.#listenToFingers(element, signal)
    this.#listenToMouse(element, signal)
    const fitMap = (): void => {
      const full = (element.clientHeight * width) / height
      const whole = Math.min(element.clientWidth, full)
      if (this.#isTouched || whole <= 0) return
      // At half its size the names on the map have 12 pixels.
      const readable = Math.max(width / 2 / whole, Math.min(FILL, full / whole))
      this.#show(element.clientWidth > PHONE ? 1 : readable)
    }
    // Before what the map is about is brought into view.
    fitMap()
    if (typeof ResizeObserver === 'undefined') return () => listening.abort()
    const observer = new ResizeObserver(fitMap)
    observer.observe(element)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }

  /** Enlarges the map by a factor, around the middle; with 0 it shows all of it. */
  by(factor: number): void {
    this.to(factor === 0 ? 1 : this.#zoom * factor)
  }

  /** Listens to the keys plus, minus and 0. */
  readonly press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    const factor = FACTORS[key]
    if (factor !== undefined && !ctrlKey && !metaKey && !altKey) this.by(factor)
  }

  /** Shows the map so many times larger; what lies at a point of the window stays there. */
  to(zoom: number, at?: readonly [x: number, y: number]): void {
    this.#isTouched = true
    this.#show(zoom, at)
  }

  #show(zoom: number, at?: readonly [x: number, y: number]): void {
    const element = this.#element
    const sheet = element?.firstElementChild
    const to = Math.min(MAX_ZOOM, Math.max(1, zoom))
    if (element === null || !(sheet instanceof HTMLElement) || to === this.#zoom) return
    const frame = element.getBoundingClientRect()
    const [x, y] = at ?? [frame.left + frame.width / 2, frame.top + frame.height / 2]
    const before = sheet.getBoundingClientRect()
    this.#zoom = to
    // The sheet is as large at once, so that the point can be brought back.
    element.parentElement?.style.setProperty('--diplomacy-zoom', String(to))
    const after = sheet.getBoundingClientRect()
    element.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x
    element.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y
    this.#set(to)
  }

  #listenToFingers(element: HTMLElement, signal: AbortSignal): void {
    let pinch: { readonly apart: number; readonly zoom: number } | null = null
    const span = ({ touches: [one, other] }: TouchEvent) =>
      one === undefined || other === undefined
        ? null
        : {
            apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
            at: [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] as const,
          }
    const begin = (event: TouchEvent): void => {
      const now = span(event)
      pinch = now === null ? null : { apart: now.apart, zoom: this.#zoom }
    }
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(name, begin, { signal, passive: true })
    element.addEventListener(
      'touchmove',
      (event) => {
        const now = span(event)
        if (now === null || pinch === null) return
        if (event.cancelable) event.preventDefault()
        this.to((pinch.zoom * now.apart) / pinch.apart, now.at)
      },
      { signal, passive: false },
    )
    // A trackpad tells a pinch as a wheel with the control key.
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        this.to(this.#zoom * 1.01 ** -event.deltaY, [event.clientX, event.clientY])
      },
      { signal, passive: false },
    )
  }

  #listenToMouse(element: HTMLElement, signal: AbortSignal): void {
    let from: { readonly x: number; readonly y: number } | null = null
    let isDrawn = false
    element.addEventListener(
      'pointerdown',
      ({ pointerType, button, clientX, clientY }) => {
        isDrawn = false
        if (pointerType === 'mouse' && button === 0)
          from = { x: clientX + element.scrollLeft, y: clientY + element.scrollTop }
      },
      { signal },
    )
    addEventListener(
      'pointermove',
      ({ clientX, clientY, buttons }) => {
        if (buttons === 0) from = null
        if (from === null) return
        const [left, top] = [from.x - clientX, from.y - clientY]
        const far = Math.hypot(left - element.scrollLeft, top - element.scrollTop)
        if (!isDrawn && far < DRAWN) return
        isDrawn = true
        element.scrollTo(left, top)
      },
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        if (isDrawn) event.stopPropagation()
        isDrawn = false
      },
      { signal, capture: true },
    )
  }
}

/** Buttons that enlarge and shrink a map, and show all of it. */
export function ZoomButtons({ zoom }: { readonly zoom: Zoom }): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const button = (sign: string, label: string, factor: number, isEnd: boolean): ReactNode => (
    <button
      type="button"
      className="ack-button"
      aria-label={label}
      title={label}
      disabled={isEnd}
      onClick={() => zoom.frame.by(factor)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <div className="ack-diplomacy-zoom" role="group" aria-label={words.size}>
      {button('+', words.larger, STEP, zoom.of >= MAX_ZOOM)}
      {button('−', words.smaller, 1 / STEP, zoom.of <= 1)}
      {button('⤢', words.whole, 0, zoom.of <= 1)}
    </div>
  )
}
