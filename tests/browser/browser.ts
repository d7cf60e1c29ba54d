import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/** Draws by software without its imitation of a graphics card, which takes a core. */
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

/** So long a page is waited for, milliseconds: what else the machine does is no fault of its. */
export const PATIENCE = 300_000

/**
 * A headless browser: on Linux the one that comes with the tests, elsewhere an installed Chrome.
 */
export async function launching(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome' }
  const executablePath = await sparticuz.executablePath()
  if (!existsSync(executablePath)) throw new Error(`There is no browser at ${executablePath}.`)
  // Its own settings are for a lambda, where one page is all there ever is.
  const args = sparticuz.args.filter((arg) => !NOT_HERE.includes(arg))
  return { executablePath, args: [...args, '--disable-gpu'] }
}

/** Opens it for a program that is no test. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launching())
}
