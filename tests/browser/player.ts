import type { CDPSession, Page } from '@playwright/test'

/** The result of playing in the page. */
export interface Outcome {
  /** The banner's text at the end. */
  readonly message: string
  /** Whether the match is over. */
  readonly over: boolean
  /** The number of clicks. */
  readonly clicks: number
  /** The pending actions for which a move was taken from the list because the board led nowhere. */
  readonly beside: readonly string[]
  /**
   * The click that needed most processor time until the page was drawn, in milliseconds; 0 unless
   * {@link measure} ran.
   */
  readonly dearest: { readonly cost: number; readonly on: string }
}

/**
 * Lets a page read the processor time that it has used, and delay the answers of bots, which are not
 * part of the click before them.
 */
export async function measure(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    let held: (() => void)[] | null = null
    const listen = Worker.prototype.addEventListener
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      listener: EventListener,
    ): void {
      listen.call(this, type, (event) => {
        if (held === null) listener(event)
        else held.push(() => listener(event))
      })
    }
    const hold = (isHeld: boolean): void => {
      const late = held ?? []
      held = isHeld ? [] : null
      for (const each of late) each()
    }
    Object.assign(globalThis, { hold })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.exposeFunction('processorTime', async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  })
  return session
}

/**
 * Clicks at random on what the board offers until the match is over. If many clicks lead nowhere, it
 * takes a move from the list below. It runs in the page, which it must read thousands of times.
 *
 * @param most - the most clicks
 * @param breath - the time before each click, in milliseconds
 * @param patience - how often in a row it may find nothing to do before it gives up. By default it
 * waits for minutes, which a slow machine may need
 */
export function playOn(
  page: Pick<Page, 'evaluate'>,
  seed: number,
  most: number,
  breath: number = 4,
  patience: number = 30_000,
): Promise<Outcome> {
  return page.evaluate(
    async ({ seed, most, breath, patience }) => {
      let chance = seed
      const random = (): number => {
        chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
        return chance / 4_294_967_296
      }
      const pick = <Of>(from: readonly Of[]): Of | undefined =>
        from[Math.floor(random() * from.length)]
      const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, breath))
      // Waits until the previous click is drawn, which a page in the background may delay.
      const drawn = (): Promise<unknown> =>
        Promise.race([
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
          new Promise((resolve) => setTimeout(resolve, 50)),
        ])
      const { processorTime, hold = () => undefined } = globalThis as {
        readonly processorTime?: () => Promise<number>
        readonly hold?: (isHeld: boolean) => void
      }
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (each) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true',
        )
      const banner = (): HTMLElement | null => document.querySelector('.ack-banner')
      const state = (): string => banner()?.dataset.state ?? ''
      const step = (): string =>
        document.querySelector<HTMLInputElement>('.ack-travel input')?.max ?? ''
      const tab = (label: string): HTMLElement | undefined =>
        all('[role="tab"]').find(({ textContent }) => textContent === label)
      const words = ['crane', 'stormy', 'a line that rhymes', 'plumb', 'quick', 'a thing', 'house']
      const fill = (input: HTMLInputElement | HTMLTextAreaElement): void => {
        const { type, maxLength } = input
        const text =
          type === 'number'
            ? String(pick([0, 1, 2, 3, 5, 8]))
            : (pick(words.filter(({ length }) => maxLength < 0 || length <= maxLength)) ?? '')
        const prototype = Object.getPrototypeOf(input) as object
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const board = ':is(.ack-board, .ack-panel-top)'
      const offered = (): HTMLElement[] => {
        const listed = all(`${board} [data-move]`)
        if (listed.length > 0) return listed
        return all(`${board} :is(button:not(:disabled), [role="button"], [role="gridcell"])`)
      }
      const beside: string[] = []
      let [clicks, idle, dearest] = [0, 0, { cost: 0, on: '' }]
      const press = (target: HTMLElement): void => {
        clicks += 1
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
      const click = async (target: HTMLElement): Promise<void> => {
        if (processorTime === undefined) return press(target)
        hold(true)
        await drawn()
        const before = await processorTime()
        // An update from the host may have removed it.
        if (!target.isConnected) {
          hold(false)
          return
        }
        press(target)
        await new Promise((resolve) => setTimeout(resolve, 0))
        // Reading a size makes the browser lay the page out.
        document.body.getBoundingClientRect()
        const cost = Math.round((await processorTime()) - before)
        hold(false)
        const on = target.getAttribute('aria-label') ?? target.textContent ?? ''
        if (cost > dearest.cost) dearest = { cost, on }
      }
      let known = step()
      for (let waited = 0; clicks < most && waited < patience; ) {
        const now = state()
        if (now === 'over') break
        if (now === 'others' || now === '') {
          // It waits as long as others act.
          waited = step() === known ? waited + 1 : 0
          known = step()
          await pause()
          continue
        }
        // A click may have opened a tab over the table.
        if (document.querySelector(board)?.checkVisibility() === false) {
          tab('Table')?.click()
          await pause()
        }
        const before = step()
        const go = all('.ack-banner button')[0]
        const isIdle = now === 'open' && banner()?.querySelector('.ack-may') === null
        if (isIdle && go === undefined) {
          // At a host, others need time.
          await new Promise((resolve) => setTimeout(resolve, 100))
          waited += 2
          continue
        }
        if (now === 'open' && go !== undefined) await click(go)
        else if (idle < 40 && offered().length > 0) {
          const inputs = all(
            `${board} :is(textarea, input[type="number"], input[type="text"])`,
          ).filter((each) => (each as HTMLInputElement).value === '')
          // People usually fill in a whole form.
          const one = pick(inputs)
          const these = random() < 0.6 ? inputs : one === undefined ? [] : [one]
          for (const input of these) fill(input as HTMLInputElement)
          const sends = all(`${board} [type="submit"]:not(:disabled)`)
          const target = sends.length > 0 && random() < 0.15 ? pick(sends) : pick(offered())
          if (target !== undefined) await click(target)
        } else {
          tab('More')?.click()
          await pause()
          const other = document.querySelector<HTMLDetailsElement>('.arcade-other')
          if (other?.open === false) other.open = true
          await pause()
          const target = pick(all('.arcade-other [data-move]'))
          if (target === undefined) {
            await pause()
            waited += 10
            continue
          }
          beside.push(banner()?.textContent ?? '')
          await click(target)
        }
        await pause()
        idle = step() === before ? idle + 1 : 0
        waited = 0
      }
      const message = banner()?.textContent ?? 'There is no table.'
      return { message, over: state() === 'over', clicks, beside, dearest }
    },
    { seed, most, breath, patience },
  )
}
