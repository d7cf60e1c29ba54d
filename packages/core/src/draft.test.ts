import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOf, isDraft, undrafted } from './draft.js'
import { copyPlain, freezePlain, type Writable } from './plain.js'

interface Board {
  readonly rows: readonly (readonly number[])[]
  readonly best: { readonly by: string; readonly marks: readonly { readonly mark: number }[] }
  readonly note: unknown
}

const board: Board = freezePlain({
  rows: [[1, 2], [3], []],
  best: { by: 'Ann', marks: [{ mark: 1 }, { mark: 2 }] },
  note: null,
})

function edited(edit: (draft: Writable<Board>) => void): Board {
  const draft = draftOf(board)
  edit(draft as Writable<Board>)
  return undrafted(draft, true) as Board
}

type Edit = (draft: Writable<Board>) => void

/** Edits of lists and records, of what is there and of what is new, by numbers that choose. */
const edits: readonly ((a: number, b: number) => Edit)[] = [
  (a, b) => (draft) => draft.rows[a % draft.rows.length]?.push(b),
  (a) => (draft) => draft.rows[a % draft.rows.length]?.pop(),
  (a, b) => (draft) => draft.rows.splice(a % 3, b % 2, [a, b]),
  () => (draft) => draft.rows.reverse(),
  (a) => (draft) => {
    draft.rows = draft.rows.filter((row) => row.length !== a % 3)
  },
  () => (draft) => {
    const [first] = draft.best.marks.splice(0, 1)
    if (first !== undefined) draft.best.marks.push(first)
  },
  (a) => (draft) => {
    for (const one of draft.best.marks) one.mark += a
  },
  (a) => (draft) => {
    draft.best = { by: String(a), marks: [...draft.best.marks, { mark: a }] }
  },
  () => (draft) => {
    draft.note = { rows: draft.rows, of: [draft.best.marks[0] ?? null] }
  },
  () => (draft) => {
    Reflect.deleteProperty(draft, 'note')
  },
  () => (draft) => draft.rows.sort((one, other) => one.length - other.length),
]

const anyEdits = fc.array(
  fc
    .tuple(fc.nat(edits.length - 1), fc.nat(9), fc.nat(9))
    .map(([which, a, b]) => edits[which]!(a, b)),
  { maxLength: 12 },
)

describe('a draft', () => {
  test('becomes what the same edits make of a copy, and leaves what it was made of', () => {
    const before = JSON.stringify(board)
    fc.assert(
      fc.property(anyEdits, (some) => {
        const copy = copyPlain(board)
        for (const edit of some) edit(copy)
        const draft = draftOf(board) as Writable<Board>
        for (const edit of some) edit(draft)
        expect(undrafted(draft, false)).toEqual(copy)
        expect(undrafted(draft, true)).toEqual(copy)
        expect(JSON.stringify(board)).toBe(before)
      }),
      { seed: 1250, numRuns: 300 },
    )
  })

  test('shares what has not changed, where it was looked at too', () => {
    const after = edited((draft) => {
      draft.best.marks[1]!.mark = 2
      draft.rows[0]!.push(draft.rows[1]!.length)
    })
    expect(after).not.toBe(board)
    expect(after.best).toBe(board.best)
    expect(after.rows[1]).toBe(board.rows[1])
    expect(edited((draft) => draft.rows.map(([first]) => first))).toBe(board)
  })

  test('becomes frozen through and through, with what was put into it', () => {
    const { best, note, rows } = edited((draft) => {
      draft.note = { by: [draft.best] }
      draft.best.marks[0]!.mark = 9
    })
    const parts = [best, best.marks, best.marks[0], note, (note as { by: unknown }).by, rows]
    expect(parts.every(Object.isFrozen)).toBe(true)
  })

  test('holds no draft any more', () => {
    const { best, note } = edited((draft) => {
      draft.note = [draft.best, { again: draft.best.marks }]
    })
    expect(note).toEqual([best, { again: best.marks }])
    expect([best, note, (note as unknown[])[0]].some(isDraft)).toBe(false)
    expect(isDraft(draftOf(board).best)).toBe(true)
  })

  test('has parts that tell at both speeds which of them are the same', () => {
    const after = edited((draft) => {
      const [first] = draft.rows
      draft.note = first
      first?.push(9)
    })
    expect(after.note).toEqual(after.rows[0])
  })
})
