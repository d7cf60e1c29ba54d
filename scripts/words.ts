/** Refuses former names, and pronouns and sentences that readers stumble over. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.js'
import { pageAt } from './pages.js'
import { refusedWords } from './word-check.js'

/** Generated files, files by others, and those that show refused words. */
const LEFT_OUT = /(?:^|\/)(?:api\.md|CHANGELOG\.md)$|\.d\.ts$|^scripts\/word-check(?:\.test)?\.ts$/u

const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.ts', '*.tsx']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !LEFT_OUT.test(file) && existsSync(join(root, file)))
let refused = 0
for (const file of files) {
  for (const { line, text, instead } of refusedWords(file, pageAt(join(root, file)).text)) {
    refused += 1
    console.log(`${file}:${line}: "${text}" is not written here; write ${instead}`)
  }
}
console.log(`${files.length} files read, ${refused} words refused`)
if (refused > 0) process.exitCode = 1
