import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** Arguments that suit a lambda, or that imitate a graphics card, which takes a whole core. */
const NOT_HERE = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--in-process-gpu',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
]

/** The time that a page has, in milliseconds, so that a busy machine fails no test. */
export const PATIENCE = 300_000

/**
 * The options to launch a headless browser: on Linux the one that comes with the tests, elsewhere
 * an installed Chrome.
 */
export async function launching(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome' }
  const executablePath = await sparticuz.executablePath()
  if (!existsSync(executablePath)) throw new Error(`There is no browser at ${executablePath}.`)
  // The package's own arguments are for a lambda, which has only one page.
  const args = sparticuz.args.filter((arg) => !NOT_HERE.includes(arg))
  return { executablePath, args: [...args, '--disable-gpu'] }
}

/** Launches the browser for a program that is not a test. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launching())
}
