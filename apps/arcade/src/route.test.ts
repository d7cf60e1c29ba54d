import { describe, expect, test } from 'vitest'
import { routeOf } from './route.js'

describe('where one is', () => {
  test.each([
    ['', { page: '', game: '' }],
    ['#/play/ghost', { page: 'play', game: 'ghost' }],
    ['#/play/ghost?players=3', { page: 'play', game: 'ghost' }],
    [
      '#/host/ghost/ghost%20ab/token',
      { page: 'host', game: 'ghost', match: 'ghost ab', invitation: 'token' },
    ],
    ['#/host/ghost/%E0%A4%A', { page: 'host', match: '%E0%A4%A' }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toMatchObject(route)
  })

  test('what is settled in the address', () => {
    expect(routeOf('#/play/ghost?players=3').given.get('players')).toBe('3')
  })
})
