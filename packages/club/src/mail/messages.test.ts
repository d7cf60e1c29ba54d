import { expect, test } from 'vitest'
import { parseMessage } from './messages.js'

test.each([
  ['/say Hello, all!', { text: 'Hello, all!' }],
  ['/say\nHello,\nall!', { text: 'Hello,\nall!' }],
  ['/tell Eve: meet me: now', { to: 'Eve', text: 'meet me: now' }],
  ['/tell Old Eve :hi', { to: 'Old Eve', text: 'hi' }],
  ['/announce Hello, world!', { text: 'Hello, world!', public: true }],
  ['/announce', undefined],
  ['/say', undefined],
  ['/tell Eve', undefined],
  ['/tell Eve:', undefined],
  ['/saying so', undefined],
  ['//say so', undefined],
  ['A Par-Bur', undefined],
])('the mail %j sends %j', (text, message) => {
  expect(parseMessage(text)).toEqual(message)
})
