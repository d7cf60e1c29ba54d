/** Packs every package and checks the tarballs with publint and “are the types wrong?”. */
import { run } from './command.js'
import { pack } from './pack.js'
import { publishable } from './packages.js'
import { sheetsIn } from './styles.js'

/** A style sheet has no types. */
const sheets = publishable.flatMap(({ folder }) =>
  Object.keys(sheetsIn(folder)).map((name) => `./${name}`),
)

const tarballs = await pack()
const lines = tarballs.flatMap((file) => [
  `publint run ${file} --strict`,
  `attw ${file} --profile esm-only --no-emoji --no-color --format ascii --exclude-entrypoints ${sheets.join(' ')}`,
])
let failed = 0
for (const line of lines) {
  const { ok, output } = await run(line)
  if (ok) continue
  failed += 1
  console.log(`${line}\n${output}`)
}
console.log(`${tarballs.length} packages, ${failed} of ${lines.length} checks failed`)
if (failed > 0) process.exitCode = 1
