import { expect, test } from './test.js'
import { readTree } from './tree.js'

/** A table with a fault of each kind. */
const FAULTY = `<main>
  <h2>Too deep</h2>
  <div class="ack-banner">Your turn</div>
  <button></button>
  <button data-move aria-hidden="true">Hidden</button>
  <button class="ack-legal" role="gridcell" inert>Off</button>
  <div role="grid"><div role="row">
    <button role="gridcell">a1</button><button role="gridcell">a1</button>
  </div></div>
  <span data-letter="Q"></span>
</main>`

const FAULTS = [
  /has no name: a button/u,
  /not in the tree: Hidden/u,
  /not in the tree: Off/u,
  /not in the tree: .*data-letter/u,
  /“Too deep” has the level 2/u,
  /what is wanted is not told/u,
  /a refusal is not told/u,
  /what happens is not told/u,
  /two places: a1/u,
  /0 of 1: button/u,
]

test('The check of the accessibility tree finds a fault of each kind.', async ({ page }) => {
  await page.setContent(FAULTY)
  const found = await readTree(page, [['button', /^Bid/u]])
  for (const fault of FAULTS) expect.soft(found.join('\n')).toMatch(fault)
})
