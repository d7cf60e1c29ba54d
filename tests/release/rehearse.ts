/**
 * Rehearses a release on a temporary registry on loopback: clones the commit, versions, builds and
 * publishes it, lets consumers install and run it, releases a patch, and lets them upgrade.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../../scripts/command.js'
import { manifestIn, publishable, root } from '../../scripts/packages.js'
import { type Consumer, consumers, furnish } from './consumers.js'
import { startRegistry } from './registry.js'

const names = publishable.map(({ name }) => name)
const house = mkdtempSync(join(tmpdir(), 'ackanomic-release-'))
const clone = join(house, 'clone')
const began = performance.now()

function say(text: string): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${seconds.padStart(4)} s  ${text}`)
}

/** Versions, builds and publishes the clone. Returns the version. */
async function release(): Promise<string> {
  await must('npm run version', clone)
  await must('git add --all', clone)
  await must('git -c user.name=ackanomic -c user.email=a@localhost commit -qm release', clone)
  await must('npm run build', clone)
  await must('npx changeset publish', clone)
  const versions = new Set(
    publishable.map(({ folder }) => manifestIn(folder.replace(root, `${clone}/`)).version),
  )
  const [version = ''] = versions
  if (versions.size !== 1) throw new Error(`versions differ: ${[...versions].join(', ')}`)
  for (const name of names) {
    const there = (await must(`npm view ${name} version`)).trim().split('\n').at(-1)
    if (there !== version) throw new Error(`${name} is ${there} at the registry, not ${version}`)
    say(`published ${name} ${version}`)
  }
  return version
}

const folderOf = (name: string): string => join(house, name.replace(/\W+/gu, '-'))

async function tryAll(version: string, install: (consumer: Consumer) => string): Promise<void> {
  for (const consumer of consumers) {
    const folder = folderOf(consumer.name)
    await must(`npm ${install(consumer)} --no-audit --no-fund`, folder)
    for (const name of names) {
      const here = manifestIn(join(folder, 'node_modules', name)).version
      if (here !== version) throw new Error(`${consumer.name}: ${name} is ${here}, not ${version}`)
    }
    const output: string[] = []
    for (const line of consumer.lines) output.push((await must(line, folder)).trim())
    const problem = consumer.problem?.(folder)
    if (problem !== undefined) throw new Error(`${consumer.name}: ${problem}`)
    say(`${consumer.name}: ${version}, ${output.filter((text) => text !== '').at(-1) ?? 'built'}`)
  }
}

const registry = await startRegistry(join(house, 'registry'), names)
try {
  Object.assign(process.env, registry.settings)
  say('a registry is open on loopback')
  await must(`git clone --quiet "${root}" "${clone}"`)
  await must('npm ci', clone)
  const first = await release()
  for (const consumer of consumers) furnish(folderOf(consumer.name), consumer)
  await tryAll(first, ({ others = [] }) => `install ${[...names, ...others].join(' ')}`)
  const patch = names.map((name) => `'${name}': patch\n`).join('')
  writeFileSync(join(clone, '.changeset', 'rehearsed-patch.md'), `---\n${patch}---\n\nA patch.\n`)
  const second = await release()
  await tryAll(second, () => `update ${names.join(' ')}`)
  const log = readFileSync(join(clone, 'packages', 'core', 'CHANGELOG.md'), 'utf8')
  for (const version of [first, second])
    if (!log.includes(`## ${version}`)) throw new Error(`the changelog does not tell of ${version}`)
  say(`${names.length} packages, ${consumers.length} consumers, ${first} and then ${second}`)
} finally {
  await registry.stop()
  rmSync(house, { recursive: true, force: true })
}
