import { settings } from '@clack/prompts'
import { expect, test } from 'vitest'
import { menuAsker } from './ask.js'

test('Ctrl-D leaves a menu, as Ctrl-C does', async () => {
  await menuAsker()
  expect([settings.aliases.get('\u0004'), settings.aliases.get('\u0003')]).toEqual([
    'cancel',
    'cancel',
  ])
})
