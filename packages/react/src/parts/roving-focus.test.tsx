import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { useRovingFocus } from './roving-focus.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

function Row({ names }: { readonly names: readonly string[] }): ReactNode {
  const { containerProps, itemProps } = useRovingFocus(names.length)
  return (
    <div role="group" aria-label="row" {...containerProps}>
      {names.map((name, i) => (
        <button key={name} type="button" {...itemProps(i)}>
          {name}
        </button>
      ))}
    </div>
  )
}

describe('roving focus', () => {
  test('moves with the arrow keys, and only its place can be reached with the tab key', () => {
    render(<Row names={['a', 'b', 'c']} />)
    act(() => screen.getByText('a').focus())
    fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toBe('b')
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })

  test('moves on when its place is removed', () => {
    const { rerender } = render(<Row names={['a', 'b', 'c']} />)
    act(() => screen.getByText('b').focus())
    rerender(<Row names={['a', 'c']} />)
    expect(document.activeElement?.textContent).toBe('c')
  })

  test('does not return after it has left the group', () => {
    const { rerender } = render(<Row names={['a', 'b', 'c']} />)
    act(() => screen.getByText('b').focus())
    act(() => screen.getByText('b').blur())
    rerender(<Row names={['a', 'c']} />)
    expect(document.activeElement).toBe(document.body)
  })
})
