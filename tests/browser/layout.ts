import { expect, type Page } from '@playwright/test'

/** The sizes at which the hand and the main action must be visible. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/**
 * Ends all motion of a page, and keeps it still during a measurement, which then does not depend on
 * the speed of the machine.
 */
export async function whileStill<Of>(page: Page, measure: () => Promise<Of>): Promise<Of> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    await page.evaluate(async () => {
      // Motion begins in the next frames, which a page in the background may delay.
      for (let frames = 0; frames < 2; frames++) {
        await Promise.race([
          new Promise((resolve) => requestAnimationFrame(resolve)),
          new Promise((resolve) => setTimeout(resolve, 100)),
        ])
      }
      for (const each of document.getAnimations()) {
        if (Number.isFinite(Number(each.effect?.getComputedTiming().endTime))) each.finish()
      }
    })
    return await measure()
  } finally {
    await page.emulateMedia({ reducedMotion: null })
  }
}

/** Checks the layout of a table at both sizes: overlaps, overflow, the fold, identifiers. */
export async function checkLayout(page: Page, where: string): Promise<void> {
  const own = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const table = page.getByRole('tab', { name: 'Table' })
    if (size.width < 760) await table.click()
    const found = await whileStill(page, () => page.evaluate(layoutFaults))
    expect.soft(found, `${where}, ${size.width} px: the layout`).toEqual([])
  }
  if (own !== null) await page.setViewportSize(own)
}

/** Finds faults in the layout of the page. It runs in the page, so it must be self-contained. */
function layoutFaults(): readonly string[] {
  const faults: string[] = []
  const name = (of: Element): string => {
    const text = of.getAttribute('aria-label') ?? of.textContent ?? ''
    return `${of.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`
  }
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** The part of an element that its scrolling ancestors and the window show. */
  const seen = (of: Element): Box => {
    const { left, top, right, bottom } = of.getBoundingClientRect()
    let box = { left, top, right, bottom }
    const cut = (by: Box): void => {
      box = {
        left: Math.max(box.left, by.left),
        top: Math.max(box.top, by.top),
        right: Math.min(box.right, by.right),
        bottom: Math.min(box.bottom, by.bottom),
      }
    }
    for (let each = of.parentElement; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).overflow !== 'visible') cut(each.getBoundingClientRect())
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return box
  }
  const area = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top)
  const root = document.querySelector('.ack-match')
  if (root === null) return ['there is no table']
  const visible = [...root.querySelectorAll<HTMLElement>('button, a, input, select, textarea')]
    .filter((each) => each.checkVisibility() && each.closest('svg, .ack-hidden') === null)
    .map((element) => ({ element, box: seen(element) }))
    .filter(({ box }) => area(box) > 16)

  // Only the cards of a hand may overlap.
  const handOf = (element: Element): Element | null =>
    element.matches('.ack-hand-card') ? element.closest('.ack-hand') : null
  visible.forEach(({ element, box }, i) => {
    for (const other of visible.slice(i + 1)) {
      if (handOf(element) !== null && handOf(element) === handOf(other.element)) continue
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (width < 4 || height < 4) continue
      if (element.contains(other.element) || other.element.contains(element)) continue
      faults.push(`${name(element)} lies over ${name(other.element)}`)
    }
  })

  const places = root.querySelectorAll('.ack-board, .ack-panel-top, .ack-actions, .ack-tab-content')
  for (const place of places) {
    if (!place.checkVisibility() || place.scrollWidth <= place.clientWidth + 1) continue
    const { right } = place.getBoundingClientRect()
    const wide = [...place.querySelectorAll('*')].find(
      (each) => each.checkVisibility() && each.getBoundingClientRect().right > right + 1,
    )
    faults.push(`${place.className}: ${wide === undefined ? 'something' : name(wide)} is too wide`)
  }

  const board = root.querySelector('.ack-board')
  const actions = root.querySelector('.ack-actions')
  if (board?.checkVisibility() === true && actions?.checkVisibility() === true) {
    const { bottom } = board.getBoundingClientRect()
    if (bottom > actions.getBoundingClientRect().top + 1)
      faults.push('the board lies under what is wanted')
  }

  const banner = root.querySelector<HTMLElement>('.ack-banner')
  if (banner?.dataset.state === 'yours') {
    const acts = visible.filter(
      ({ element }) =>
        element.closest('.ack-board, .ack-panel-top') !== null &&
        element.getAttribute('aria-disabled') !== 'true' &&
        !(element as HTMLButtonElement).disabled,
    )
    const isWhole = ({ element, box }: (typeof acts)[number]): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return area(box) > 0.6 * width * Math.min(height, innerHeight / 3)
    }
    if (!acts.some(isWhole)) faults.push('nothing that can be done is in sight')
    const { bottom } = banner.getBoundingClientRect()
    if (bottom > innerHeight) faults.push('what is wanted is below the fold')
    const cards = [...root.querySelectorAll('.ack-hand-card')].filter(
      (card) => card.getAttribute('aria-disabled') !== 'true',
    )
    const hidden = cards.filter((card) => {
      const { height } = card.getBoundingClientRect()
      const { top, bottom: end } = seen(card)
      return end - top < 0.5 * height
    })
    if (hidden.length > 0) faults.push(`the hand is below the fold: ${name(hidden[0] as Element)}`)
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const identifier = /\b[a-z]+[a-z\d]*[A-Z]\w*\b|\bundefined\b|\[object |\bNaN\b|\b[a-z]+_[a-z]+\b/u
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement === null || !parentElement.checkVisibility()) continue
    if (
      parentElement.closest('pre, code, textarea, option, .ack-hidden, .ack-clause, .ack-rules') !==
      null
    )
      continue
    const [found] = identifier.exec(node.textContent ?? '') ?? []
    if (found !== undefined)
      faults.push(`“${found}” is shown in “${node.textContent?.slice(0, 60)}”`)
  }
  return [...new Set(faults)].slice(0, 12)
}
