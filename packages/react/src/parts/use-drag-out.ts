import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'

/** The distance that starts a drag, in CSS pixels; a trembling finger still clicks. */
const SLACK = 8

export interface DragProps {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
  onClickCapture(event: MouseEvent<HTMLElement>): void
}

/** A drag in progress. */
interface Drag {
  readonly x: number
  readonly y: number
  isFar: boolean
}

/**
 * Lets elements be dragged out of a box, by mouse, pen or finger. Dropped above or below the box,
 * an element is played; elsewhere it returns to its place.
 */
export function useDragOut<Item>(
  box: RefObject<HTMLElement | null>,
  onOut: (item: Item) => void,
): (item: Item) => DragProps {
  const drag = useRef<Drag | null>(null)
  // The click that ends a drag must not select the element.
  const hasDragged = useRef(false)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>): boolean => {
    const wasFar = drag.current?.isFar === true
    drag.current = null
    currentTarget.style.translate = ''
    delete currentTarget.dataset.drags
    return wasFar
  }
  return (item) => ({
    onPointerDown: ({ button, clientX, clientY }) => {
      hasDragged.current = false
      if (button === 0) drag.current = { x: clientX, y: clientY, isFar: false }
    },
    onPointerMove: ({ currentTarget, clientX, clientY, pointerId, buttons }) => {
      const { current } = drag
      if (current === null || buttons === 0) return
      const [x, y] = [clientX - current.x, clientY - current.y]
      if (!current.isFar && Math.hypot(x, y) < SLACK) return
      if (!current.isFar) currentTarget.setPointerCapture(pointerId)
      current.isFar = true
      currentTarget.dataset.drags = ''
      currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp: (event) => {
      if (!end(event)) return
      hasDragged.current = true
      const place = box.current?.getBoundingClientRect()
      if (place === undefined) return
      if (event.clientY < place.top || event.clientY > place.bottom) onOut(item)
    },
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
}
