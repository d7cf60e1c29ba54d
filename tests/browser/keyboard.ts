import type { Browser, Page } from 'playwright-core'
import { openPage } from './playing.js'

/** What has the focus, and what it is in. */
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

const state = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.ack-banner')?.dataset.state ?? '')

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

/** One act by keys alone; whether there was any. */
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

/** Plays a match by real presses of keys alone, as far as `acts` go; what is wrong, a line each. */
export async function playByKeys(
  browser: Browser,
  address: string,
  game: string,
  acts: number,
): Promise<string[]> {
  const { page, problems } = await openPage(browser, 1280)
  try {
    await page.goto(`${address}#/play/${game}?seed=by+keys&pace=0&playouts=0`)
    await page.locator('.ack-banner').waitFor()
    const stepNow = (): Promise<number> =>
      page.evaluate(() =>
        Number(document.querySelector<HTMLInputElement>('.ack-travel input')?.max ?? 0),
      )
    const begun = await stepNow()
    let done = 0
    for (; done < acts && (await state(page)) !== 'over'; done++) {
      await page.waitForFunction(
        () => document.querySelector<HTMLElement>('.ack-banner')?.dataset.state !== 'others',
      )
      if ((await state(page)) === 'over') break
      const before = await stepNow()
      if (!(await act(page))) {
        problems.push(`after ${done} acts no key leads on`)
        break
      }
      await page
        .waitForFunction(
          (step) =>
            Number(document.querySelector<HTMLInputElement>('.ack-travel input')?.max) > step,
          before,
          { timeout: 5000 },
        )
        .catch(async () => {
          problems.push(`act ${done} changed nothing, on “${(await focused(page)).name}”`)
        })
      if (problems.length > 0) break
    }
    const steps = (await stepNow()) - begun
    console.log(`${game} by keys alone: ${done} acts, ${steps} steps, ${await state(page)}`)
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  return problems.map((each) => `${game} by keys alone: ${each}`)
}
