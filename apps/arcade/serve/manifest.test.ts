// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

const fileAt = (path: string): Buffer => readFileSync(new URL(`../public/${path}`, import.meta.url))

test('the manifest lists PNG icons, which have the sizes that it states', () => {
  const { icons } = JSON.parse(`${fileAt('manifest.webmanifest')}`) as { readonly icons: Icon[] }
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of drawn) {
    const file = fileAt(src)
    expect(file.toString('latin1', 1, 4)).toBe('PNG')
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
})
