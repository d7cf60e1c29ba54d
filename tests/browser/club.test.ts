import type { Page } from '@playwright/test'
import { enterClub, writeMove } from './people.js'
import { look } from './playing.js'
import { expect, test } from './test.js'

/** The console's messages about refused actions and ended sessions. */
test.use({ tolerated: [[/status of (?:401|404|409|422) /u], { scope: 'test' }] })

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })

const written = (page: Page) => page.getByRole('list', { name: 'What was written' })

test('Two people meet at a table, talk, play Diplomacy’s Duel to its end, have a rematch and see their ratings.', async ({
  browser,
  page: ann,
  watch,
  baseURL,
}) => {
  // A phone and a desk.
  await ann.setViewportSize({ width: 360, height: 800 })
  const bobs = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  })
  watch(bobs)
  const bob = await bobs.newPage()
  await ann.goto('#/club')
  await look(ann, 'before she has entered')
  await enterClub(ann, 'Ann')
  await enterClub(bob, 'Bob')
  await look(ann, 'the empty club')

  const club = ann.getByRole('region', { name: 'Open a table' })
  await club.getByLabel('Game').selectOption('diplomacy')
  await club.getByLabel(/^Players/u).fill('2')
  await club.getByText('Options of the game').click()
  await look(ann, 'the options of Diplomacy')
  await club.getByLabel('Map').selectOption('Duel')
  await club.getByLabel('Draws').selectOption('A draw, all win')
  await club.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann.getByText('1 of 2 seats is free')).toBeVisible()
  await look(ann, 'her table')

  await expect(bob.getByText('Ann opened it.')).toBeVisible()
  await look(bob, 'the club with a table')
  await bob.getByRole('button', { name: /^Sit down/u }).click()
  // The match starts, and both pages open it.
  for (const page of [ann, bob]) await expect(page.locator('.ack-banner')).toBeVisible()

  await tab(ann, 'Talk').click()
  await ann.getByLabel('To', { exact: true }).selectOption('Bob')
  await ann.getByRole('textbox', { name: 'Message' }).fill('Shall we draw?')
  await ann.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(written(ann).getByText('Shall we draw?')).toBeVisible()
  await tab(bob, 'Talk (1)').click()
  await expect(written(bob).getByText('Shall we draw?')).toBeVisible()
  await expect(written(bob).getByText('to you, in private')).toBeVisible()
  await bob.getByLabel('To', { exact: true }).selectOption('Public')
  await bob.getByRole('textbox', { name: 'Message' }).fill('Yes, after this turn.')
  await bob.getByRole('button', { name: 'Send', exact: true }).click()
  await look(bob, 'the messages')
  await expect(written(ann).getByText('Yes, after this turn.')).toBeVisible()
  await look(ann, 'the messages on a phone')
  const guests = await browser.newContext({ baseURL: baseURL ?? '' })
  watch(guests)
  const guest = await guests.newPage()
  await guest.goto(bob.url())
  await tab(guest, 'Talk').click()
  await expect(written(guest).getByText('Yes, after this turn.')).toBeVisible()
  await expect(guest.getByText('Shall we draw?')).toHaveCount(0)
  await look(guest, 'what a spectator reads')
  await guests.close()
  await expect(tab(bob, /^Talk$/u)).toBeVisible()

  await bob.getByText('Report message').click()
  await bob.getByLabel('What is wrong with it?').fill('Only to try it')
  await bob.getByRole('button', { name: 'Report it' }).click()
  await expect(bob.getByText('Reported to the operator.')).toBeVisible()
  await bob.getByRole('button', { name: 'Mute Ann' }).click()
  await bob.getByRole('button', { name: 'Unmute Ann' }).click()
  await expect(bob.getByRole('button', { name: 'Mute Ann' })).toBeVisible()

  await ann.goto('#/club')
  await expect(ann.getByRole('link', { name: /Diplomacy/u }).first()).toBeVisible()
  await look(ann, 'her matches')
  await ann.goBack()

  await writeMove(ann, 'draw yes')
  await writeMove(bob, 'draw yes')
  for (const page of [ann, bob]) {
    await tab(page, page === ann ? 'Table' : 'Log').click()
    await expect(
      page.getByRole('heading', { name: /^You and \w+ won|^\w+ and you won/iu }),
    ).toBeVisible()
  }
  await look(ann, 'the end')

  await ann.getByRole('button', { name: 'Rematch' }).click()
  await expect(ann.getByRole('button', { name: 'Leave my seat' })).toBeVisible()
  await bob.getByRole('button', { name: 'Play again with Ann' }).click()
  for (const page of [ann, bob]) await expect(page.locator('.ack-banner')).toBeVisible()

  await bob.goto('#/club/ratings/diplomacy')
  await expect(bob.getByRole('row', { name: /Bob \(you\)/u })).toBeVisible()
  await expect(bob.getByRole('row', { name: /Ann/u })).toBeVisible()
  await look(bob, 'the ratings')
  await bobs.close()
})
