import { describe, expect, test } from 'vitest'
import { routeOf } from './route.js'

describe('an address', () => {
  test.each([
    ['', { page: '', path: [] }],
    ['#/play/ghost', { page: 'play', path: ['ghost'] }],
    ['#/play/ghost?players=3', { page: 'play', path: ['ghost'] }],
    ['#/host/ghost/ghost%20ab', { page: 'host', path: ['ghost', 'ghost ab'] }],
    ['#/club', { page: 'club', path: [] }],
    ['#/club/table/ab?link=x', { page: 'club', path: ['table', 'ab'] }],
    ['#/host/ghost/%E0%A4%A', { page: 'host', path: ['ghost', '%E0%A4%A'] }],
  ])('leads with the hash "%s" to its page', (hash, route) => {
    expect(routeOf(hash)).toMatchObject(route)
  })

  test('can contain settings', () => {
    expect(routeOf('#/play/ghost?players=3').given.get('players')).toBe('3')
  })
})
