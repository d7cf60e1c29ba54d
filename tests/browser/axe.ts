import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(options: object): Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly help: string
      readonly nodes: readonly { readonly html: string }[]
    }[]
  }>
}

/** What axe-core finds wrong with a page as it stands, a line each. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`,
    )
  })
}
