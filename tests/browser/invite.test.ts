import { writeMove } from './people.js'
import { look } from './playing.js'
import { expect, test } from './test.js'

/**
 * The first action that a browser signs is sent twice, because the first answer tells it the number to
 * sign. A friend's page may ask for the match before they have a seat.
 */
test.use({ club: 'invite', tolerated: [[/status of 40[49] /u], { scope: 'test' }] })

test('A person invites a friend, who sits down with one button and asks for a rematch.', async ({
  browser,
  page: ann,
  watch,
  baseURL,
}) => {
  const phones = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
  })
  watch(phones)
  const bob = await phones.newPage()
  await ann.goto('')
  await ann.getByRole('link', { name: 'Invite a friend' }).click()
  await look(ann, 'where she invites')
  await ann.getByLabel('Game').selectOption('tromino-go')
  await ann.getByLabel('Your name').fill('Ann Invites')
  await ann.getByRole('button', { name: 'Make the link' }).click()
  const link = await ann.getByLabel('The link').inputValue()
  await look(ann, 'her table with the link')

  await bob.goto(link)
  await expect(bob.getByText('Ann Invites invites you to Tromino Go')).toBeVisible()
  await expect(bob.getByRole('region', { name: 'How to play Tromino Go' })).toBeVisible()
  await look(bob, 'the invitation')
  await bob.getByLabel('Your name').fill('Bob Comes')
  await bob.getByRole('button', { name: 'Play with Ann Invites' }).click()
  for (const page of [ann, bob]) await expect(page.locator('.ack-banner')).toBeVisible()

  await ann.goto('')
  const going = ann.getByRole('region', { name: 'Continue' })
  await going.getByRole('link', { name: 'Tromino Go' }).click()
  await writeMove(bob, 'concede 7')
  await writeMove(ann, 'accept')
  await expect(ann.getByRole('heading', { name: /^You won/u })).toBeVisible()
  await expect(bob.getByRole('heading', { name: /^You lost/u })).toBeVisible()
  await bob.getByRole('tab', { name: 'Table' }).click()
  await look(bob, 'the end')

  // The other page announces the rematch in its title.
  await bob.getByRole('button', { name: 'Rematch' }).click()
  await expect(ann).toHaveTitle(/^● Bob Comes wants a rematch/u)
  await look(ann, 'the end, with a rematch')
  await ann.getByRole('button', { name: 'Play again with Bob Comes' }).click()
  for (const page of [ann, bob])
    await expect(page.locator('.ack-banner')).not.toHaveAttribute('data-state', 'over')
  await phones.close()
})
