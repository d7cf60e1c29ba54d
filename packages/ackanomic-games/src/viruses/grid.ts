import { itemAt } from '@ackanomic/core/engine'
import { CLEAN } from './cells.js'
import type { Virus, VirusesArea, VirusesShared } from './state.js'

export function virusNumber<Any extends Virus>(viruses: readonly Any[], virus: number): Any {
  return itemAt(viruses, virus - 1)
}

export function characterOf(viruses: readonly Virus[], virus: number): string {
  return virus === CLEAN ? '@' : virusNumber(viruses, virus).character
}

/**
 * Returns the active area row by row from the top: `.` is empty, `@` is a clean cell, and an
 * infected one has the character of its virus.
 *
 * @example
 * ```ts
 * import { virusesGridRows } from '@ackanomic/games/viruses'
 *
 * const viruses = [{ character: 'A', owner: 0, abandoned: null }]
 * const area = { left: 0, top: 0, right: 5, bottom: 4 }
 * const rows = virusesGridRows({ area, cells: [2, 2, 0, 3, 2, 1], viruses })
 * rows // => ['......', '......', '..@A..', '......', '......']
 * ```
 */
export function virusesGridRows({
  area,
  cells,
  viruses,
}: Pick<VirusesShared, 'area' | 'cells' | 'viruses'>): readonly string[] {
  const { left, top, right, bottom } = area
  const rows: string[] = []
  let at = 0
  for (let row = top; row <= bottom; row++) {
    let line = ''
    while (at < cells.length && cells[at + 1] === row) {
      line = line.padEnd((cells[at] as number) - left, '.')
      line += characterOf(viruses, cells[at + 2] as number)
      at += 3
    }
    rows.push(line.padEnd(right - left + 1, '.'))
  }
  return rows
}

/**
 * Adds the numbers of columns above and of rows on the left to the rows of a grid (1).
 *
 * @example
 * ```ts
 * import { numberedVirusesGrid } from '@ackanomic/games/viruses'
 *
 * numberedVirusesGrid(['.@A', '...'], { left: 9, top: 4, right: 11, bottom: 5 }) // => [
 * //   '   11',
 * //   '  901',
 * //   '4 .@A',
 * //   '5 ...',
 * //  ]
 * ```
 */
export function numberedVirusesGrid(
  rows: readonly string[],
  { left, top, right, bottom }: VirusesArea,
): readonly string[] {
  const width = Math.max(String(top).length, String(bottom).length)
  const columns = Array.from({ length: right - left + 1 }, (_, i) => String(left + i))
  const height = Math.max(...columns.map((column) => column.length))
  const heads = Array.from({ length: height }, (_, line) =>
    columns.map((column) => column.padStart(height).charAt(line)).join(''),
  )
  return [
    ...heads.map((head) => `${' '.repeat(width + 1)}${head}`.trimEnd()),
    ...rows.map((line, i) => `${String(top + i).padStart(width)} ${line}`),
  ]
}

export const USUAL_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text lists characters that may mark viruses, each once. */
export function areCharacters(text: string): boolean {
  return /^[!-~]*$/.test(text) && !/[.@]/.test(text) && new Set(text).size === text.length
}
