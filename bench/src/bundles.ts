import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { entryPoints } from './entry-points.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const LIBRARIES = ['valibot', '@noble/hashes/*', 'pure-rand', 'pure-rand/*', 'fast-check']

const settings = {
  absWorkingDir: folder,
  bundle: true,
  minify: true,
  write: false,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const

/** The bytes of an entry point's browser bundle, minified and gzipped. */
async function bundleSize(
  path: string,
  names: string,
  external: readonly string[],
): Promise<number> {
  const imported = names.startsWith('*') ? names : `{ ${names} }`
  const { outputFiles } = await build({
    stdin: {
      contents: `import ${imported} from '${path}'\nconsole.log(${names.replace('* as ', '')})`,
      resolveDir: folder,
    },
    ...settings,
    external: [...external],
  })
  const [file] = outputFiles
  return file === undefined ? 0 : gzipSync(file.contents, { level: 9 }).length
}

/** The size of a list of all games: the catalogue, with each engine in a file of its own. */
async function catalogueSize(path: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `import * as all from '${path}'\nconsole.log(all)`, resolveDir: folder },
    ...settings,
    outdir: '.cache/catalogue',
    splitting: true,
  })
  // The entry and its static imports; lazy ones don't count.
  const files = new Map(outputFiles.map((file) => [basename(file.path), file]))
  const wanted = ['stdin.js']
  for (const name of wanted) {
    const text = files.get(name)?.text ?? ''
    for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      if (!wanted.includes(other)) wanted.push(other)
    }
  }
  return wanted.reduce((sum, name) => {
    const file = files.get(name)
    return sum + (file === undefined ? 0 : gzipSync(file.contents, { level: 9 }).length)
  }, 0)
}

/** Entry points without a game. */
const TOOLS = [
  '@ackanomic/core',
  '@ackanomic/core/bots',
  '@ackanomic/core/engine',
  '@ackanomic/core/testing',
  '@ackanomic/core/dictionary',
  '@ackanomic/decks',
  '@ackanomic/society',
  '@ackanomic/society/equipment',
]

export async function bundleTable(): Promise<string> {
  const rows: string[] = []
  const add = async (path: string, names: string): Promise<void> => {
    const alone = await bundleSize(path, names, LIBRARIES)
    const whole = await bundleSize(path, names, [])
    rows.push(`| \`${path}\` | ${kilobytes(alone)} | ${kilobytes(whole)} |`)
  }
  for (const { path, game } of await entryPoints()) {
    await add(`${path}/text`, `${game}Text`)
    await add(`${path}/rules`, `${game}Rules`)
    await add(path, game)
  }
  for (const path of TOOLS) await add(path, '* as all')
  for (const path of ['@ackanomic/games', '@ackanomic/programming-games']) {
    rows.push(`| \`${path}\`, the catalogue | | ${kilobytes(await catalogueSize(path))} |`)
  }
  return [
    '| entry point, with all it needs of core | without valibot | whole |',
    '|---|---:|---:|',
    ...rows,
  ].join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
