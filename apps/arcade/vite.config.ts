import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import wordList from 'word-list'
import { styles } from '../../scripts/styles.js'

/** The style sheet of the boards, from their sources, as the package ships it. */
function boardStyles(): Plugin {
  const id = '@ackanomic/react/styles.css'
  return {
    name: 'board-styles',
    enforce: 'pre',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? styles() : undefined),
  }
}

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works in any folder of any static host.
  base: './',
  plugins: [boardStyles()],
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^the-words-of-english/u, replacement: wordList }],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})

export default config
