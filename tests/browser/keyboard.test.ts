import type { Page } from '@playwright/test'
import { stepsOf, tell } from './playing.js'
import { expect, test } from './test.js'

/** The focused element, and its surroundings. */
interface Focused {
  /** Its name. */
  readonly name: string
  /** Whether it is within the board, or what is wanted above it. */
  readonly isPlay: boolean
  /** Whether something can be done there. */
  readonly isLegal: boolean
  /** Its place among others that share a stop of the tab key; -1 where it stands alone. */
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

/** Goes on with the tab key to something of the match that `isWanted`; whether there is any. */
async function tabTo(page: Page, isWanted: (on: Focused) => boolean): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const on = await focused(page)
    if (on.isPlay && isWanted(on)) return true
  }
  return false
}

/**
 * Walks with the arrow keys from place to place, row by row there and back, to one that is legal:
 * from the first place downwards, and where rows don't lie under each other from the last upwards.
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

/** One action by keys alone; whether there was any. */
async function act(page: Page): Promise<boolean> {
  const isPlace = ({ place }: Focused): boolean => place >= 0
  if (!(await tabTo(page, (on) => isPlace(on) || on.isLegal))) return false
  if (isPlace(await focused(page)) && !(await walkToLegal(page))) {
    if (!(await tabTo(page, (on) => !isPlace(on) && on.isLegal))) return false
  }
  await page.keyboard.press('Enter')
  // A place of a grid is confirmed by another Enter; what is over already does not mind.
  if ((await focused(page)).place >= 0) await page.keyboard.press('Enter')
  return true
}

/** The matches played by keys alone: one to its end, the other for its grid's sake. */
const PLAYED = [
  ['pure-skill', 40],
  ['tromino-go', 8],
] as const

for (const [game, actions] of PLAYED) {
  test(`By real presses of keys alone ${game} is played.`, async ({ page }) => {
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
