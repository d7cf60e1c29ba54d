import type { Page } from '@playwright/test'

/** The measurements of a shown table. */
export interface Measured {
  /** The share of the window that the board and everything on it take, from 0 to 1. */
  readonly share: number
  /** The targets that are too small to tap: cards below 32 CSS pixels, others below 24. */
  readonly smallTargets: readonly string[]
  /** The height of all bars and of the banner, CSS pixels. */
  readonly bars: number
}

/** Measures the table that is shown. */
export function measureTable(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const board = document.querySelector('.ack-board')
    const box = board?.getBoundingClientRect() ?? new DOMRect()
    const seen = (each: Element): DOMRect => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)]
      const [width, height] = [Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y]
      return new DOMRect(x, y, Math.max(0, width), Math.max(0, height))
    }
    const parts = [...(board?.querySelectorAll(':scope > * > *') ?? [])]
      .flatMap((each) =>
        getComputedStyle(each).display === 'contents' ? [...each.children] : [each],
      )
      .map(seen)
      .filter(({ width, height }) => width * height > 0)
    const width =
      Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left))
    const height =
      Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top))
    const targets = [
      ...document.querySelectorAll<HTMLElement>('.ack-board :is(button, select, summary)'),
      ...document.querySelectorAll<HTMLElement>(':is(.ack-actions, .ack-tabs) button'),
    ].filter((each) => each.checkVisibility() && each.closest('.ack-hidden, .ack-clause') === null)
    const smallTargets = targets.flatMap((each) => {
      const at = each.getBoundingClientRect()
      const next = each.nextElementSibling?.getBoundingClientRect()
      const isCard = each.matches('.ack-hand-card')
      // The next card of a hand covers a part of this one.
      const free = isCard && next?.bottom === at.bottom ? next.left - at.left : at.width
      const size = Math.min(free, at.height)
      return size < (isCard ? 32 : 24) - 0.5
        ? [`${each.getAttribute('aria-label') ?? each.textContent}: ${Math.round(size)} px`]
        : []
    })
    const bars = ['.arcade-head', '.ack-tabs', '.ack-actions'].map(
      (name) => document.querySelector(name)?.getBoundingClientRect().height ?? 0,
    )
    return {
      share: (width * height) / (innerWidth * innerHeight),
      smallTargets,
      bars: Math.round(bars.reduce((sum, each) => sum + each, 0)),
    }
  })
}

/** A result that was shown on the board. Times are in milliseconds since the page began. */
interface Shown {
  readonly title: string
  readonly from: number
  to?: number
  /** Whether a click ended it. */
  isCut?: boolean
}

/** The measurements since the page began. */
interface Watched {
  /** The sum of the layout shifts without an input. */
  shift: number
  readonly results: Shown[]
  /** The longest time from an input until its answer was drawn, in milliseconds. */
  slowest: number
}

/**
 * Records layout shifts, how long results are shown, and how long inputs wait for their answer. It
 * runs in the page before everything else.
 */
export function watchTable(): void {
  const watched: Watched = { shift: 0, results: [], slowest: 0 }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        readonly hadRecentInput: boolean
        readonly value: number
      }
      // The ending may shift the layout once.
      const isOver = document.querySelector('.ack-banner[data-state="over"]') !== null
      if (!hadRecentInput && !isOver) watched.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const events = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.slowest = Math.max(watched.slowest, duration)
  }).observe(events)
  addEventListener(
    'pointerdown',
    () => {
      const last = watched.results.at(-1)
      if (last !== undefined && last.to === undefined) last.isCut = true
    },
    true,
  )
  new MutationObserver(() => {
    const title = document.querySelector('.ack-stage strong')?.textContent ?? null
    const last = watched.results.at(-1)
    if (last !== undefined && last.to === undefined && last.title !== title)
      last.to = performance.now()
    if (title !== null && (last === undefined || last.to !== undefined))
      watched.results.push({ title, from: performance.now() })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** The measurements so far. */
export function watchedAt(page: Page): Promise<Watched> {
  return page.evaluate(() => (globalThis as typeof globalThis & { watched: Watched }).watched)
}

/** The words for text boxes; five letters fit everywhere. */
const WORDS = ['CRANE', 'HOUSE', 'STORM', 'PLUMB']

/**
 * Fills the text boxes of a board, and plays with real clicks. It waits for results to end by
 * themselves.
 */
export async function clickOn(page: Page, clicks: number, seed: number): Promise<void> {
  const enabled = ':not(:disabled, [aria-disabled="true"])'
  const listed = page.locator(
    `.ack-board :is([data-move], .ack-hand-card, .ack-legal, [type="submit"])${enabled}`,
  )
  const buttons = page.locator(`.ack-board button${enabled}`)
  const empty = page.locator('.ack-board :is(input[type="text"], textarea)')
  let [made, chance] = [0, seed]
  while (made < clicks && (await page.locator('.ack-banner[data-state="over"]').count()) === 0) {
    await page.waitForTimeout(100)
    if ((await page.locator('.ack-stage').count()) > 0) continue
    const isMine = (await page.locator('.ack-banner[data-state="yours"]').count()) > 0
    const offered = (await listed.count()) > 0 ? listed : buttons
    const from = isMine ? offered : page.locator('.ack-banner button')
    const count = await from.count()
    if (count === 0) continue
    // Any element may be removed in the meantime.
    const patience = { timeout: 2000 }
    for (const box of await empty.all()) {
      const isEmpty = (await box.inputValue(patience).catch(() => 'gone')) === ''
      chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
      if (isEmpty)
        await box.fill(WORDS[chance % WORDS.length] ?? '', patience).catch(() => undefined)
    }
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
    const click = from.nth(chance % count).click(patience)
    if (await click.then(() => true).catch(() => false)) made += 1
  }
}
