import { hostCases, type Lab } from '@ackanomic/host/testing'

/** How many held, and how many did not. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** What is there to be tried, and how it is left. */
export interface Trial extends Lab {
  close(): Promise<void>
}

/** Tries all that every host must do, each on an empty store; tells of what does not hold. */
export async function tryCases(where: string, begin: () => Promise<Trial>): Promise<Counts> {
  const start = performance.now()
  let [passed, failed] = [0, 0]
  for (const { name, run } of hostCases) {
    const lab = await begin()
    try {
      await run(lab)
      passed += 1
    } catch (thrown) {
      failed += 1
      console.log(`${where}: ${name}\n${thrown instanceof Error ? thrown.stack : thrown}`)
    }
    await lab.close()
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${where}: ${passed} cases hold, ${failed} do not; ${seconds} s`)
  return { passed, failed }
}
