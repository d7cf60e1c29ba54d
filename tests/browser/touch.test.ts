import type { Locator, Page } from '@playwright/test'
import { checkLayout } from './layout.js'
import { matches } from './matches.js'
import { expect, test } from './test.js'

/** The games that need no keyboard and have short matches. */
const BY_TOUCH = ['pure-skill', 'single-capture-go', 'mediocrity', 'acks-and-exceptions']

/** The most taps that a match may need. */
const MAX_TAPS = 150

/** The place of a tap, which is a corner because that part of a card is always visible. */
const CORNER = { x: 10, y: 10 }

const OFFERED =
  ':is(.ack-board, .ack-panel-top) :is([data-move], button:not(:disabled), [role="gridcell"]):not([aria-disabled="true"])'

/** The next target of a tap: the button that lets time pass, or one that the board offers. */
async function nextTarget(page: Page, random: () => number): Promise<Locator> {
  const goOn = page.locator('.ack-banner[data-state="open"] button')
  if (await goOn.isVisible()) return goOn
  const offered = page.locator(OFFERED).filter({ visible: true })
  return offered.nth(Math.floor(random() * (await offered.count())))
}

for (const { game, given = {} } of matches.filter((each) => BY_TOUCH.includes(each.game))) {
  test(`A match of ${game} is played to its end by touch on a phone.`, async ({ page }) => {
    let seed = game.length
    const random = (): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 4_294_967_296
    }
    const settled = new URLSearchParams({ seed: game, pace: '0', rollouts: '0', ...given })
    await page.goto(`#/play/${game}?${settled}`)
    const banner = page.locator('.ack-banner')
    const isMine = page.locator('.ack-banner:not([data-state="others"])')
    for (let taps = 0; taps < MAX_TAPS; taps++) {
      await isMine.waitFor({ state: 'attached' })
      if ((await banner.getAttribute('data-state')) === 'over') break
      const target = await (await nextTarget(page, random)).elementHandle()
      if (target === null) continue
      // The actions of others may remove the target, and a covered element is never tapped.
      const isGone = page.waitForFunction(
        (each) => !each.checkVisibility() || each.matches(':disabled, [aria-disabled="true"]'),
        target,
      )
      const tapped = target.tap({ position: CORNER }).catch((thrown: unknown) => {
        if (!/not attached/u.test(String(thrown))) throw thrown
      })
      await Promise.race([tapped, isGone])
      isGone.catch(() => undefined)
    }
    await expect(banner).toHaveAttribute('data-state', 'over')
    await expect(page.getByRole('region', { name: 'How it ended' })).toBeVisible()
    await checkLayout(page, 'at the end')
  })
}
