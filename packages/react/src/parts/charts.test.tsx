import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart } from './charts.js'

test('a chart rounds points to tenths', () => {
  const lines = [
    { name: 'Ann', values: [0, 220 / 21] },
    { name: 'Bob', values: [0, 1 / 3] },
  ]
  render(<LineChart label="Scores" lines={lines} />)
  expect(screen.getByRole('img', { name: 'Scores: Ann 10.5, Bob 0.3' })).toBeDefined()
  expect(screen.getByText('10.5')).toBeDefined()
})
