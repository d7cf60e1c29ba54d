#!/usr/bin/env node
import { runCommand } from './run-command.js'
import { readSettings } from './settings.js'

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env)
  if (!('exitCode' in settings)) return runCommand(settings)
  console[settings.exitCode === 0 ? 'log' : 'error'](settings.text)
  return settings.exitCode
}

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exit(1)
  },
)
