import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The date, the last commit of the packages, and the machine of a run. */
function stamp(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', 'packages') !== ''
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const commit = `\`${git('log', '-1', '--format=%h', '--abbrev=8', '--', 'packages')}\`${isChanged ? ' with changes' : ''}`
  const [cpu] = cpus()
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `Measured on ${date} at commit ${commit}: Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, load ${load}.`
}

/** Replaces the block between `<!-- bench: NAME -->` and `<!-- /bench -->` of a page. */
export function writeTable(page: string, name: string, table: string): void {
  const path = `${root}docs/project/${page}`
  const text = readFileSync(path, 'utf8')
  const begin = `<!-- bench: ${name} -->`
  const from = text.indexOf(begin)
  const to = text.indexOf('<!-- /bench -->', from)
  if (from < 0 || to < 0) throw new Error(`docs/project/${page} has no ${begin} … <!-- /bench -->.`)
  const block = `${begin}\n\n${stamp()}\n\n${table.trim()}\n\n`
  writeFileSync(path, `${text.slice(0, from)}${block}${text.slice(to)}`)
}
