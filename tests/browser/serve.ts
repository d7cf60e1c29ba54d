import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin, preview } from 'vite'
import { openHosting } from '../../apps/arcade/serve/hosting.js'
import { hostBehind } from '../../apps/arcade/serve/plugin.js'
import config from '../../apps/arcade/vite.config.js'

/** The Arcade, built and served. */
export interface Served {
  /** Where it is. */
  readonly address: string
  /** All that the host behind it has answered, by the bearer token of who asked. */
  readonly answered: ReadonlyMap<string, string>
  /** What was broken at the host. */
  readonly faults: readonly string[]
  /** Closes it. */
  close(): Promise<void>
}

/** How long a bot at the host thinks about a move, milliseconds: how well it plays is tried elsewhere. */
const THINKING = 40

/** Writes down what the host sends to whom. */
function listener(answered: Map<string, string>): Plugin {
  return {
    name: 'listener',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/host', (request, response, next) => {
        const who = request.headers.authorization ?? ''
        const hear = (chunk: unknown): void => {
          if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
          answered.set(who, (answered.get(who) ?? '') + Buffer.from(chunk as string).toString())
        }
        const [write, end] = [response.write, response.end]
        response.write = ((...sent: Parameters<typeof write>) => {
          hear(sent[0])
          return write.apply(response, sent)
        }) as typeof write
        response.end = ((...sent: Parameters<typeof end>) => {
          hear(sent[0])
          return end.apply(response, sent)
        }) as typeof end
        next()
      })
    },
  }
}

const quiet = { ...config, configFile: false as const, logLevel: 'error' as const }

/** Builds the Arcade as a static host has it. */
export async function buildArcade(): Promise<void> {
  await build(quiet)
}

/** Serves the Arcade, once it is built, at a free port, with a host or without. */
export async function serve({ hosts = false }: { hosts?: boolean } = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-'))
  const answered = new Map<string, string>()
  const faults: string[] = []
  const hosting = hosts
    ? openHosting(
        folder,
        ({ match, during, problem }) => faults.push(`at the host: ${match}, ${during}: ${problem}`),
        THINKING,
      )
    : undefined
  const behind = hosting === undefined ? [] : [listener(answered), hostBehind(hosting)]
  const plugins = [...(config.plugins ?? []), ...behind]
  const server = await preview({ ...quiet, plugins, preview: { port: 4700, host: '127.0.0.1' } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The Arcade is served nowhere.')
  return {
    address,
    answered,
    faults,
    async close() {
      await server.close()
      await (await hosting)?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
