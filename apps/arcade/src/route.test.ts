import { describe, expect, test } from 'vitest'
import { routeOf } from './route.js'

describe('where one is', () => {
  test.each([
    ['', { page: '', path: [] }],
    ['#/play/ghost', { page: 'play', path: ['ghost'] }],
    ['#/play/ghost?players=3', { page: 'play', path: ['ghost'] }],
    ['#/host/ghost/ghost%20ab', { page: 'host', path: ['ghost', 'ghost ab'] }],
    ['#/club', { page: 'club', path: [] }],
    ['#/club/table/ab?link=x', { page: 'club', path: ['table', 'ab'] }],
    ['#/host/ghost/%E0%A4%A', { page: 'host', path: ['ghost', '%E0%A4%A'] }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toMatchObject(route)
  })

  test('what is settled in the address', () => {
    expect(routeOf('#/play/ghost?players=3').given.get('players')).toBe('3')
  })
})
