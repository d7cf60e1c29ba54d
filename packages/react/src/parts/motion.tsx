import { Component } from 'react'

/** The time that something travels, in milliseconds, and its deceleration. */
const TRAVEL = { duration: 280, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const
/** The delay before something leaves, and its time, in milliseconds. */
const LEAVE = { delay: 700, duration: 420, easing: 'cubic-bezier(.5, 0, .9, .4)' } as const
const DROP = { duration: 280, easing: 'cubic-bezier(.3, 1.4, .5, 1)' } as const

/** The milliseconds between things that start from one place. */
const APART = 35

const running = new Set<Animation>()

/**
 * Runs a Web Animation on an element, unless the system or the page wants no motion; then it
 * returns `null`. A click anywhere at the match ends it.
 *
 * @example
 * ```ts
 * import { animate } from '@ackanomic/react'
 *
 * const shake = (element: Element) =>
 *   animate(element, { translate: ['0', '4px', '0'] }, { duration: 160 })
 * typeof shake // => 'function'
 * ```
 */
export function animate(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation | null {
  return canMove() ? run(element, frames, timing) : null
}

function run(
  element: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate(frames, timing)
  running.add(animation)
  const forget = (): void => void running.delete(animation)
  animation.finished.then(forget, forget)
  return animation
}

export function endMotion(): void {
  for (const animation of running) animation.finish()
}

/** Whether motion is allowed. */
function canMove(): boolean {
  return (
    typeof Element.prototype.animate === 'function' &&
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

interface MotionProps {
  readonly root: HTMLElement | null
  /** A value that changes with every step. */
  readonly view: unknown
  /** The earlier step that is shown, or `null`. */
  readonly at: number | null
  /** The result that is shown on the board. Elements leave after it without a delay. */
  readonly stage?: unknown
}

/**
 * Animates what differs between two views. Each element below the root with a `data-motion`
 * attribute travels from the place where an element with the same value was before, such as a card
 * from the hand to the trick; it turns over if its `data-motion-face` changed. A new one comes from
 * the element whose `data-motion-at` is its `data-motion-from`, such as the badge of a player, or
 * drops in. One that is gone fades if it has `data-motion-fades`. One with `data-motion-leaves`,
 * otherwise hidden, stays for a moment and then goes to the element with that `data-motion-at`,
 * such as the cards of a trick to the player who took it.
 *
 * In a review, `data-moved` marks what a step has changed: elements that moved or are new, and the
 * cells of a grid with other contents than before.
 */
export class Motion extends Component<MotionProps> {
  /** The step of the review that is shown, and the one before. */
  #shown: Shown | null = null
  #before: Shown | null = null

  override componentDidMount(): void {
    this.#mark()
  }

  /** Measures before the page changes, so that neither scrolling nor current motion is lost. */
  override getSnapshotBeforeUpdate(before: MotionProps): Places | null {
    const { root, view, at, stage } = this.props
    const isSame = before.view === view && before.at === at && before.stage === stage
    return root === null || root !== before.root || isSame || !canMove() ? null : placesIn(root)
  }

  override componentDidUpdate(before: MotionProps, _: unknown, places: Places | null): void {
    const { root, view, at } = this.props
    if (before.root !== root || before.view !== view || before.at !== at) this.#mark()
    if (root !== null && places !== null) move(root, places, before.stage == null ? LEAVE.delay : 0)
  }

  override render(): null {
    return null
  }

  #mark(): void {
    const { root, at } = this.props
    if (root === null) return
    for (const marked of root.querySelectorAll('[data-moved]')) marked.removeAttribute('data-moved')
    if (this.#shown?.at !== at) this.#before = this.#shown
    this.#shown = at === null ? null : shownIn(root, at)
    if (this.#shown !== null && this.#before?.at === this.#shown.at - 1)
      markChanges(root, this.#before, this.#shown)
  }
}

/** A movable element, and where it was. */
interface Place {
  readonly element: HTMLElement
  readonly parent: HTMLElement | null
  readonly box: DOMRect
  readonly face: string | undefined
  readonly leaves: string | undefined
}

type Places = ReadonlyMap<string, Place>

function placesIn(root: HTMLElement): Places {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-motion]')].map((element) => [
      element.dataset.motion ?? '',
      {
        element,
        parent: element.parentElement,
        box: element.getBoundingClientRect(),
        face: element.dataset.motionFace,
        leaves: element.dataset.motionLeaves,
      },
    ]),
  )
}

/** Measures all places before the first thing moves, because each motion causes a layout. */
function move(root: HTMLElement, before: Places, delay: number): void {
  const now = placesIn(root)
  const anchors = new Map<string, DOMRect>()
  const waiting = new Map<string, number>()
  const motions: (() => void)[] = []
  for (const [name, place] of now) {
    const was = before.get(name)
    const to = place.element.dataset.motionLeaves
    if (to !== undefined && place.box.width > 0 && was?.leaves !== to) {
      const anchor = anchorIn(root, to, anchors)
      motions.push(() => leave(place, anchor, delay))
    } else if (to !== undefined) continue
    if (place.box.width === 0 || was?.box.width === 0) continue
    if (was !== undefined) {
      const taken = carried(place, before, now)
      motions.push(() => travel(place, was.box, taken))
      if (was.face !== place.face) motions.push(() => turnOver(place.element))
      continue
    }
    const from = place.element.dataset.motionFrom ?? ''
    const anchor = from === '' ? undefined : anchorIn(root, from, anchors)
    const ahead = waiting.get(from) ?? 0
    waiting.set(from, ahead + 1)
    if (anchor === undefined || anchor.width === 0) motions.push(() => drop(place.element))
    else motions.push(() => travel(place, anchor, STILL, APART * ahead))
  }
  const gone = [...before].filter(
    ([name, { element, box }]) =>
      !now.has(name) && 'motionFades' in element.dataset && box.width > 0,
  )
  const pictures = gone.map(([, place]) => pictureOf(root, place))
  for (const { picture, box } of pictures) {
    const { left, top } = picture.getBoundingClientRect()
    motions.push(() => fade(picture, `${box.left - left}px ${box.top - top}px`))
  }
  for (const each of motions) each()
}

function anchorIn(
  root: HTMLElement,
  name: string,
  known: Map<string, DOMRect>,
): DOMRect | undefined {
  const seen = known.get(name)
  if (seen !== undefined) return seen
  const box = root.querySelector(`[data-motion-at="${CSS.escape(name)}"]`)?.getBoundingClientRect()
  if (box !== undefined) known.set(name, box)
  return box
}

/** An offset from the current place, in CSS pixels. */
interface Way {
  readonly x: number
  readonly y: number
}

const STILL: Way = { x: 0, y: 0 }

function wayFrom({ box }: Pick<Place, 'box'>, from: DOMRect): Way {
  return {
    x: from.left + from.width / 2 - box.left - box.width / 2,
    y: from.top + from.height / 2 - box.top - box.height / 2,
  }
}

/** How far something is carried by the elements around it. */
function carried({ element }: Place, before: Places, now: Places): Way {
  const around = element.parentElement?.closest<HTMLElement>('[data-motion]')?.dataset.motion
  if (around === undefined) return STILL
  const [was, is] = [before.get(around), now.get(around)]
  return was?.box.width && is?.box.width ? wayFrom(is, was.box) : STILL
}

function travel({ element, box }: Place, from: DOMRect, taken: Way, delay = 0): void {
  const way = wayFrom({ box }, from)
  const [x, y] = [way.x - taken.x, way.y - taken.y]
  if (Math.abs(x) + Math.abs(y) < 2) return
  const frames = [
    { translate: `${x}px ${y}px`, zIndex: 3 },
    { translate: '0', zIndex: 3 },
  ]
  run(element, frames, { ...TRAVEL, delay, fill: 'backwards' })
}

function leave({ element, box }: Place, to: DOMRect | undefined, delay: number): void {
  const { x, y } = to === undefined ? STILL : wayFrom({ box }, to)
  const { duration } = LEAVE
  run(element, { visibility: ['visible', 'visible'] }, { duration: delay + duration })
  run(element, { translate: ['0', `${x}px ${y}px`], opacity: [1, 0] }, { ...LEAVE, delay })
}

function drop(element: HTMLElement): void {
  run(element, { opacity: [0, 1], scale: [1.15, 1] }, DROP)
}

function turnOver(element: HTMLElement): void {
  run(element, { rotate: ['y 90deg', 'y 0deg'] }, TRAVEL)
}

/** A picture of an element that is gone, in its former size. */
function pictureOf(
  root: HTMLElement,
  { element, parent, box }: Place,
): { readonly picture: HTMLElement; readonly box: DOMRect } {
  const picture = element.cloneNode(true) as HTMLElement
  for (const name of picture.getAttributeNames()) {
    if (name === 'id' || name.startsWith('data-motion')) picture.removeAttribute(name)
  }
  picture.setAttribute('aria-hidden', 'true')
  Object.assign(picture.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
  })
  const home = parent?.isConnected === true ? parent : root
  home.append(picture)
  return { picture, box }
}

function fade(picture: HTMLElement, translate: string): void {
  const animation = run(
    picture,
    [
      { translate, scale: 1, opacity: 1 },
      { translate, scale: 0.6, opacity: 0 },
    ],
    { ...TRAVEL, fill: 'forwards' },
  )
  const remove = (): void => picture.remove()
  animation.finished.then(remove, remove)
}

interface Shown {
  readonly at: number
  readonly cells: readonly (string | null)[]
  readonly places: ReadonlyMap<string, Element | null>
}

const cellsIn = (root: HTMLElement): Element[] => [...root.querySelectorAll('[role="gridcell"]')]

function shownIn(root: HTMLElement, at: number): Shown {
  const moving = [...root.querySelectorAll<HTMLElement>('[data-motion]')]
  return {
    at,
    cells: cellsIn(root).map((cell) => cell.getAttribute('aria-label')),
    places: new Map(moving.map((each) => [each.dataset.motion ?? '', each.closest('section, li')])),
  }
}

/** Marks what differs between a step and the one before it. */
function markChanges(root: HTMLElement, before: Shown, shown: Shown): void {
  if (shown.cells.length === before.cells.length) {
    cellsIn(root).forEach((cell, i) => {
      if (shown.cells[i] !== before.cells[i]) mark(cell)
    })
  }
  for (const each of root.querySelectorAll<HTMLElement>('[data-motion]')) {
    const name = each.dataset.motion ?? ''
    if (before.places.get(name) !== shown.places.get(name)) mark(each)
  }
}

function mark(element: Element): void {
  element.setAttribute('data-moved', '')
}
