import type { Page } from 'playwright-core'

/** How a match through the page came out. */
export interface Outcome {
  /** What the banner says at the end. */
  readonly says: string
  /** Whether the match is over. */
  readonly over: boolean
  /** How many times something was clicked. */
  readonly clicks: number
  /** How many of these were on the list of moves beneath the board, because the board led nowhere. */
  readonly beside: number
  /** The longest time from a click until the page could answer, milliseconds. */
  readonly slowest: number
}

/**
 * Plays on by clicking at random what the board offers, until the match is over. Where many clicks
 * on the board lead nowhere, it takes a move of the list beneath. Runs in the page, since a whole
 * match takes thousands of looks at it.
 */
export function playOn(page: Pick<Page, 'evaluate'>, seed: number, most: number): Promise<Outcome> {
  return page.evaluate(
    async ({ seed, most }) => {
      let chance = seed
      const pick = <Of>(from: readonly Of[]): Of | undefined => {
        chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0
        return from[Math.floor((chance / 4_294_967_296) * from.length)]
      }
      const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4))
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (each) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true',
        )
      const banner = (): HTMLElement | null => document.querySelector('.ack-banner')
      const state = (): string => banner()?.dataset.state ?? ''
      const step = (): string =>
        document.querySelector<HTMLInputElement>('.ack-travel input')?.max ?? ''
      const words = ['crane', 'stormy', 'a line that rhymes', 'plumb', 'quick', 'a thing', 'house']
      const fill = (input: HTMLInputElement | HTMLTextAreaElement): void => {
        const text =
          input.type === 'number' ? String(pick([0, 1, 2, 3, 5, 8])) : (pick(words) ?? '')
        const prototype = Object.getPrototypeOf(input) as object
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const offered = (): HTMLElement[] => {
        const board = '.ack-board'
        const listed = all(`${board} [data-move]`)
        if (listed.length > 0) return listed
        return all(`${board} :is(button:not(:disabled), [role="button"], [role="gridcell"])`)
      }
      let [clicks, beside, idle, slowest] = [0, 0, 0, 0]
      const click = async (target: HTMLElement): Promise<void> => {
        clicks += 1
        const before = performance.now()
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        await new Promise((resolve) => setTimeout(resolve, 0))
        slowest = Math.max(slowest, performance.now() - before)
      }
      for (let waited = 0; clicks < most && waited < 2000; ) {
        const now = state()
        if (now === 'over') break
        if (now === 'others' || now === '') {
          waited += 1
          await pause()
          continue
        }
        const before = step()
        const on = all('.ack-banner button')[0]
        if (now === 'open' && on !== undefined) await click(on)
        else if (idle < 40 && offered().length > 0) {
          const input = pick(
            all('.ack-board :is(textarea, input[type="number"], input[type="text"])').filter(
              (each) => (each as HTMLInputElement).value === '',
            ),
          )
          if (input !== undefined) fill(input as HTMLInputElement)
          const target = pick(offered())
          if (target !== undefined) await click(target)
        } else {
          const other = document.querySelector<HTMLDetailsElement>('.arcade-other')
          if (other?.open === false) other.open = true
          await pause()
          const target = pick(all('.arcade-other [data-move]'))
          if (target === undefined) {
            await pause()
            waited += 100
            continue
          }
          beside += 1
          await click(target)
        }
        await pause()
        idle = step() === before ? idle + 1 : 0
        waited = 0
      }
      const says = banner()?.textContent ?? 'There is no table.'
      return { says, over: state() === 'over', clicks, beside, slowest: Math.round(slowest) }
    },
    { seed, most },
  )
}
