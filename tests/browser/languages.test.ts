import { catalogue } from '@ackanomic/games'
import { DIPLOMACY_STANDARD } from '@ackanomic/games/diplomacy'
import { programmingCatalogue } from '@ackanomic/programming-games'
import type { Page } from '@playwright/test'
import { matches } from './matches.js'
import { createAccount } from './people.js'
import { fileOf, finishedMatch } from './proofs.js'
import { clickOn } from './tables.js'
import { expect, test } from './test.js'

/** The elements with an engine's own texts: its rules, events, options and moves. */
const ENGINE = [
  ...['.ten-lines li', '.ack-rules', '.ack-clause', '.ack-log-text', '[role="log"]', '.ack-form'],
  ...['.ack-moves', '.ack-written .ack-note', '.ack-card', '.ack-card-small', '.ending-words'],
  ...['.ending-moment', '.ack-tromino-go-key', 'section[aria-label="Cyd"] li'],
  ...['.arcade-ending li', '.ack-diplomacy-powers', '.ack-runtime-error-function'],
  ...['.ack-diplomacy-results', '.ack-limerick-contest-text', '.ack-limerick-contest-head p'],
  ...['.ack-ghost-sample', '.ack-ghost-says', '.ack-tiles', '.ack-fictionary-large'],
  ...['.ack-note-text', '.ack-rusty-lantern-card', '.ack-rusty-lantern-cards'],
  ...['#ack-fictionary-last ~ p strong', '.ack-diplomacy-phases', '.ack-diplomacy-list'],
]

const { powers, provinces } = DIPLOMACY_STANDARD

/** Names of people, titles of games, and names on the map of Diplomacy. */
const NAMES = [
  ...['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Guest'],
  ...Object.values({ ...catalogue, ...programmingCatalogue }).map(({ title }) => title),
  ...Object.values({ ...powers, ...provinces }).map(({ name }) => name),
  ...Object.keys(provinces).map((id) => id.toUpperCase()),
  ...['nc', 'ec', 'sc', 'Spring 1901, moves', 'Autumn 1901, moves'],
]

/** The texts of a page that are not from a catalogue, and so not marked by the test's language. */
async function unmarkedTexts(page: Page): Promise<string[]> {
  await expect(page.getByText(/⟦(?:A moment|Asking the host|Setting up the table)/u)).toHaveCount(0)
  const given = { apart: ENGINE.join(), names: NAMES }
  return page.evaluate(({ apart, names }) => {
    for (const each of document.querySelectorAll('details')) each.open = true
    const found = new Set<string>()
    const check = (text: string, at: Element, kind: string): void => {
      if (!/\p{L}{2}/u.test(text) || text.includes('⟦') || at.closest(apart) !== null) return
      // Time zones and ids of tables are the same in all languages.
      const isName =
        names.includes(text.trim()) || /^(?:UTC|\w+\/\S+|ghost \w{12,18}|\w+ ✓)$/u.test(text.trim())
      if (!isName) found.add(`${kind} in “${at.closest('[class]')?.className}”: ${text.trim()}`)
    }
    // A text may be split between elements, such as one with cards in it.
    const open = new Map<Element, number>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ''
      const at = walker.currentNode.parentElement
      if (at === null || !(at.checkVisibility() || at.matches('option'))) continue
      const block = at.closest('p, li, button, td, th, h2, h3, label, summary, div') ?? at
      const marks = open.get(block) ?? 0
      open.set(block, marks + text.split('⟦').length - text.split('⟧').length)
      if (marks === 0) check(text, at, 'text')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const each of document.querySelectorAll(`[${name}]`))
        check(each.getAttribute(name) ?? '', each, name)
    return [...found]
  }, given)
}

test.use({ club: 'languages' })

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'marked')))

test('Every text of a page comes from a catalogue.', async ({ page }) => {
  for (const place of ['', 'books', 'verify', 'invite/ghost', 'learn/ghost', 'nowhere']) {
    await page.goto(`#/${place}`)
    await page.locator('main > *').first().waitFor()
    expect.soft(await unmarkedTexts(page), place).toEqual([])
  }
})

test('Every text of the club comes from a catalogue.', async ({ page, served }) => {
  const client = await createAccount(served, 'Bob')
  await createAccount(served, 'Ann')
  const cup = { format: 'swiss', options: {}, maxPlayers: 4, seats: 2 } as const
  const [tournament, table] = await Promise.all([
    client.createTournament({ game: 'ghost', ...cup }),
    client.createTable({ game: 'ghost', seats: 3, admits: 'link', bots: ['easy'] }),
  ])
  if (!tournament.ok || !table.ok) throw new Error('The host refuses the table.')
  await client.inviteToTable({ table: table.value.table, person: 'Ann' })
  const places = [
    ...['', '/account', '/notices', '/ratings', '/tournaments', '/society', '/operator'],
    `/table/${table.value.table}?link=${table.value.link}`,
    `/tournament/${tournament.value.tournament}`,
  ]
  const walk = async (who: string): Promise<void> => {
    for (const place of places) {
      await page.goto(`#/club${place}`)
      await page.locator('main > *').first().waitFor()
      expect.soft(await unmarkedTexts(page), `${place} for ${who}`).toEqual([])
    }
  }
  await walk('a guest')
  await page.goto('#/club/operator')
  await page.locator('main input').fill(served.operatorToken())
  await page.locator('main form button').click()
  await page.goto('#/club')
  await page.locator('main input').first().fill('Cyd')
  await page.locator('main form button').first().click()
  await page.locator('.club-who').waitFor()
  await walk('a person')
})

test('Every text of the report on a match comes from a catalogue.', async ({ page }) => {
  const { save, receipt, seat, keys } = await finishedMatch()
  await page.goto('#/verify')
  const files = page.locator('main input[type="file"]')
  const evidence = [receipt, seat, keys].map((value, i) => fileOf(`${i}.json`, value))
  const saves = { trusted: save, contradicted: save.replaceAll('Cyd', 'Dee') }
  for (const [verdict, text] of Object.entries(saves)) {
    await files.setInputFiles([fileOf('match.json', text), ...evidence])
    await page.locator(`.arcade-report .arcade-${verdict}`).first().waitFor()
    expect.soft(await unmarkedTexts(page), verdict).toEqual([])
  }
})

for (const { game, given = {} } of matches) {
  test(`Every text on and beside the board of ${game} comes from a catalogue.`, async ({
    page,
  }) => {
    const settled = new URLSearchParams({ seed: game, pace: '0', rollouts: '0', ...given })
    await page.goto(`#/play/${game}?${settled}`)
    await page.locator('.ack-banner[data-state="yours"]').waitFor()
    const found = new Set(await unmarkedTexts(page))
    const look = async (): Promise<void> => {
      for (const each of await unmarkedTexts(page)) found.add(each)
    }
    for (let round = 1; round <= 3; round++) {
      await clickOn(page, 2, round)
      await look()
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await look()
    }
    expect([...found]).toEqual([])
  })
}
