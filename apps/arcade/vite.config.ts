import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import wordList from 'word-list'
import { cache, root } from '../../scripts/packages.js'
import { sheetOf, sheetsIn } from '../../scripts/styles.js'

/** The style sheets of the packages, from their sources. */
function styleSheets(): Plugin {
  const sheets = new Map<string, readonly string[]>(
    ['react', 'boards'].flatMap((name) =>
      Object.entries(sheetsIn(join(root, 'packages', name))).map(
        ([file, sources]) => [`\0@ackanomic/${name}/${file}`, sources] as const,
      ),
    ),
  )
  return {
    name: 'style-sheets',
    enforce: 'pre',
    resolveId: (wanted) => (sheets.has(`\0${wanted}`) ? `\0${wanted}` : undefined),
    load(wanted) {
      const sources = sheets.get(wanted)
      if (sources === undefined) return undefined
      for (const path of sources) this.addWatchFile(path)
      return sheetOf(sources)
    },
  }
}

/** The words of English, compressed: a quarter of their size, whatever a host does. */
function packedWords(): string {
  const packed = join(cache, 'words-of-english.bin')
  mkdirSync(cache, { recursive: true })
  writeFileSync(packed, gzipSync(readFileSync(wordList)))
  return packed
}

/** The service worker: it keeps all files of the page, and answers with them where there is no network. */
function offline(): Plugin {
  const program = fileURLToPath(new URL('offline-worker.js', import.meta.url))
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
        .map(({ parentPath, name }) => `./${relative(dir, join(parentPath, name))}`)
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
      const source = readFileSync(program, 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("'FILES'", JSON.stringify(['./', ...files]))
      writeFileSync(join(dir, 'offline.js'), source)
    },
  }
}

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works in any folder of any static host.
  base: './',
  plugins: [styleSheets(), offline()],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^the-words-of-english/u, replacement: packedWords() }],
  },
  // The worker of bots imports the list of games, style sheets and all.
  worker: { format: 'es', plugins: () => [styleSheets()] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

export default config
