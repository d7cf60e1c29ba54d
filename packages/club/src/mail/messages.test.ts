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
])('the mail %j sends the message %j', (text, message) => {
  expect(parseMessage(text)).toEqual(message)
})

const people = ['Eve', 'Eve: hi', 'Ann: A', '"Bob"', 'Li：Wei']

test.each([
  ['/tell Eve: hello: you', { to: 'Eve', text: 'hello: you' }],
  ['/tell Eve: hi: attack', { names: ['Eve', 'Eve: hi'] }],
  ['/tell "Eve: hi": attack', { to: 'Eve: hi', text: 'attack' }],
  ['/tell "Eve": hi: attack', { to: 'Eve', text: 'hi: attack' }],
  ['/tell Ann: A: attack', { to: 'Ann: A', text: 'attack' }],
  ['/tell Ann: B: attack', { to: 'Ann', text: 'B: attack' }],
  ['/tell "Bob": hi', { to: '"Bob"', text: 'hi' }],
  ['/tell Eve：hi', { to: 'Eve', text: 'hi' }],
  ['/tell Li：Wei: hi', { to: 'Li：Wei', text: 'hi' }],
  ['/Tell Eve:\nhi: all', { to: 'Eve', text: 'hi: all' }],
])('among names with colons and quotes, the mail %j sends the message %j', (text, message) => {
  expect(parseMessage(text, people)).toEqual(message)
})
