import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { entryPoints } from './entry-points.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const LIBRARIES = ['immer', 'valibot', 'pure-rand', 'pure-rand/*']

/** Bytes of a browser bundle of one entry point, minified and gzipped. */
export async function bundleSize(
  path: string,
  names: string,
  external: readonly string[],
): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from '${path}'\nconsole.log(${names})`,
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    tsconfig: '../tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
  })
  const [file] = outputFiles
  return file === undefined ? 0 : gzipSync(file.contents, { level: 9 }).length
}

/** The sizes of all engines' bundles as a table. */
export async function bundleTable(): Promise<string> {
  const rows: string[] = []
  for (const { path, game } of await entryPoints()) {
    const alone = await bundleSize(path, game, LIBRARIES)
    const whole = await bundleSize(path, game, [])
    rows.push(`| \`${path}\` | ${kilobytes(alone)} | ${kilobytes(whole)} |`)
  }
  return [
    '| entry point, with core | without immer and valibot | whole |',
    '|---|---:|---:|',
    ...rows,
  ].join('\n')
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
