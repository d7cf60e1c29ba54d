import { execFileSync } from 'node:child_process'
import { argv, execPath, env as here, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleTable } from './bundles.js'
import { type Candidate, candidates } from './candidates.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const measure = `${folder}.cache/measure.mjs`
await build({
  absWorkingDir: folder,
  entryPoints: ['src/measure.ts'],
  outfile: measure,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  tsconfig: '../tsconfig.json',
  // CommonJS peers ask for modules by `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
/** All run as a server runs them. */
const env = { ...here, NODE_ENV: 'production' }
const names = Object.keys(candidates) as Candidate[]
const only = argv[2]
const rates = names
  .filter((name) => only === undefined || name.includes(only))
  .map((name) => {
    const rate = Number(execFileSync(execPath, [measure, name], { encoding: 'utf8', env }))
    return { name, rate }
  })
const limit = rates.find(({ name }) => name.startsWith('by hand'))?.rate
const peer = rates.find(({ name }) => name.startsWith('boardgame.io'))?.rate

stdout.write('Game of Pure Skill, random playouts a second\n\n')
stdout.write('| | playouts/s | × by hand | × boardgame.io |\n|---|---:|---:|---:|\n')
for (const { name, rate } of rates) {
  const hand = limit === undefined ? '' : (rate / limit).toFixed(3)
  const times = peer === undefined ? '' : (rate / peer).toFixed(1)
  stdout.write(`| ${name} | ${Math.round(rate).toLocaleString('en')} | ${hand} | ${times} |\n`)
}

stdout.write(`\nBrowser bundles, minified and gzipped\n\n${await bundleTable()}\n`)
