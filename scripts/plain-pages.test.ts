import { expect, test } from 'vitest'
import { listOf } from '../site/plain.js'

test('llms.txt lists the guides by their titles, and no page of the API', () => {
  const text = listOf([
    { path: 'how-to/write-a-bot.md', text: '# Write a bot\n\nText.' },
    { path: 'api/index.md', text: '# API' },
  ])
  expect(text).toContain(
    '## How-to guides\n\n- [Write a bot](https://ackanomic.github.io/ackanomic/how-to/write-a-bot.md)\n',
  )
  expect(text).not.toContain('API')
})
