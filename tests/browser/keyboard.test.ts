import type { Page } from '@playwright/test'
import { stepsOf, tell } from './playing.js'
import { expect, test } from './test.js'

/** The focused element, and its surroundings. */
interface Focused {
  readonly name: string
  /** Whether it is in the board or in the banner above it. */
  readonly isPlay: boolean
  /** Whether it is enabled. */
  readonly isLegal: boolean
  /** Its place among elements that share a tab stop; -1 if it has its own. */
  readonly place: number
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const on = document.activeElement as HTMLElement | null
    return {
      name: on?.getAttribute('aria-label') ?? on?.textContent ?? '',
      isPlay: on?.matches(':is(.ack-board, .ack-banner) button:not(:disabled)') === true,
      isLegal: on?.getAttribute('aria-disabled') !== 'true',
      place: Number(on?.dataset.place ?? -1),
    }
  })
}

/** Presses Tab until an element of the match fits. Returns whether there is one. */
async function tabTo(page: Page, isWanted: (on: Focused) => boolean): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const on = await focused(page)
    if (on.isPlay && isWanted(on)) return true
  }
  return false
}

/**
 * Moves with the arrow keys, row by row in alternating directions, to a legal place: from the first
 * place downwards, and if rows are not aligned, from the last upwards.
 */
async function walkToLegal(page: Page): Promise<boolean> {
  const isThere =
    (await walk(page, 'Home', ['ArrowRight', 'ArrowLeft'], 'ArrowDown')) ||
    (await walk(page, 'End', ['ArrowLeft', 'ArrowRight'], 'ArrowUp'))
  return isThere || (await walk(page, 'Home', ['ArrowDown', 'ArrowUp'], 'ArrowRight'))
}

async function walk(
  page: Page,
  begin: string,
  [first, second]: readonly [string, string],
  next: string,
): Promise<boolean> {
  await page.keyboard.press(begin)
  let way = first
  for (let i = 0; i < 400; i++) {
    const before = await focused(page)
    if (before.isLegal) return true
    await page.keyboard.press(way)
    if ((await focused(page)).place !== before.place) continue
    await page.keyboard.press(next)
    if ((await focused(page)).place === before.place) return false
    way = way === first ? second : first
  }
  return false
}

/** Acts with keys only. Returns whether an action was possible. */
async function act(page: Page): Promise<boolean> {
  const isPlace = ({ place }: Focused): boolean => place >= 0
  if (!(await tabTo(page, (on) => isPlace(on) || on.isLegal))) return false
  if (isPlace(await focused(page)) && !(await walkToLegal(page))) {
    if (!(await tabTo(page, (on) => !isPlace(on) && on.isLegal))) return false
  }
  await page.keyboard.press('Enter')
  // A place in a grid needs a second Enter, which has no effect if the action is already done.
  if ((await focused(page)).place >= 0) await page.keyboard.press('Enter')
  return true
}

/** The games and their most actions: one is played to its end, the other tests a grid. */
const PLAYED = [
  ['pure-skill', 40],
  ['tromino-go', 8],
] as const

for (const [game, actions] of PLAYED) {
  test(`A match of ${game} is played with keys only.`, async ({ page }) => {
    await page.goto(`#/play/${game}?seed=by+keys&pace=0&rollouts=0`)
    const banner = page.locator('.ack-banner')
    await expect(banner).toBeVisible()
    const begun = await stepsOf(page)
    let done = 0
    for (; done < actions; done++) {
      await expect(banner).not.toHaveAttribute('data-state', 'others')
      if ((await banner.getAttribute('data-state')) === 'over') break
      const before = await stepsOf(page)
      expect(await act(page), `whether a key leads on after ${done} actions`).toBe(true)
      await expect
        .poll(
          () => stepsOf(page),
          `the steps after action ${done}, on “${(await focused(page)).name}”`,
        )
        .toBeGreaterThan(before)
    }
    expect(done, 'how many actions were made').toBeGreaterThan(0)
    tell(`${done} actions, ${(await stepsOf(page)) - begun} steps`)
  })
}
