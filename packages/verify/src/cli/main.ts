#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readHostKeys } from '../host-keys.js'
import { parseOnce } from '../parse-once.js'
import { formatReport, jsonOf } from '../report.js'
import { verifyMatch } from '../verify-match.js'

const HELP = `Checks a match: npx @ackanomic/verify FILE [RECEIPT…] [--keys FILE] [--json]

  FILE         the save of a match
  RECEIPT      receipts of players, for seats and for actions: a file each, or files with lists
  --keys FILE  the keys that the host publishes at /.well-known/ackanomic-keys.json
  --json       the report as JSON

Ends with 0 if nothing contradicts the file, with 1 if something does, and with 2 if it cannot be run
like this.`

class UsageError extends Error {}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  const [file, ...receiptFiles] = positionals
  if (file === undefined) throw new UsageError('Name the file of a match.')
  const receipts = (await Promise.all(receiptFiles.map(readText))).flatMap(receiptsIn)
  const keys = values.keys === undefined ? undefined : readHostKeys(await readText(values.keys))
  if (values.keys !== undefined && keys === undefined) {
    throw new UsageError(`${values.keys} does not hold the keys of a host.`)
  }
  const options = keys === undefined ? { receipts } : { receipts, keys }
  const report = await verifyMatch(await readText(file), options)
  console.log(values.json === true ? jsonOf(report) : formatReport(report).join('\n'))
  return report.verdict === 'contradicted' ? 1 : 0
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        keys: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (thrown) {
    throw new UsageError(thrown instanceof Error ? thrown.message : '')
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`)
  }
}

/** Reads one receipt, or a list of them; the report tells about unreadable ones. */
function receiptsIn(text: string): readonly unknown[] {
  const parsed = parseOnce(text)
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value : [text]
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown
  console.error(`${thrown.message}\n\n${HELP}`)
  process.exitCode = 2
}
