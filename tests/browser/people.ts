import { type ClubClient, clubClient } from '@ackanomic/club/client'
import { expect, type Page } from '@playwright/test'
import type { Served } from './serve.js'

/** The address of the host behind a page. */
export const hostOf = ({ address }: Pick<Served, 'address'>): string =>
  `${address.replace(/\/$/u, '')}/host`

/** Creates an account at the host without a page. */
export async function createAccount(served: Served, name: string): Promise<ClubClient> {
  const url = hostOf(served)
  const made = await clubClient({ url }).createAccount({ name })
  if (!made.ok) throw new Error(made.error.message)
  return clubClient({ url, token: made.value.token })
}

/** Creates an account in a page. */
export async function enterClub(page: Page, name: string): Promise<void> {
  await page.goto('#/club')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
}

/** Writes a move in the game's notation. */
export async function writeMove(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'More' }).click()
  const line = page.getByRole('textbox', { name: 'Write a move' })
  if (!(await line.isVisible())) await page.getByText('Other ways to move').click()
  await line.fill(text)
  await page.locator('form', { has: line }).getByRole('button', { name: 'Send' }).click()
  await expect(line).toHaveValue('')
}

/** Opens the operator's page. */
export async function openAsOperator(page: Page, served: Served): Promise<void> {
  await page.goto('#/club/operator')
  await page.getByLabel('The operator’s token').fill(served.operatorToken())
  await page.getByRole('button', { name: 'Open' }).click()
}
