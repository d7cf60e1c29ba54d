import { fork } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '@ackanomic/core/bots'
import { numberOfBackup } from '../../packages/host/src/cli/backup-loop.test-support.js'
import { bundled } from './faults/crew.js'
import { createDisk } from './power/disk.js'

/**
 * Saves one backup after another into a file while the power fails a number of times. Returns the
 * problems: a file that is incomplete, or older than the last backup that was reported as complete.
 */
export async function tryBackups(count: number, seed: string): Promise<readonly string[]> {
  const disk = createDisk()
  const file = join(disk.folder, 'all.jsonl')
  const worker = await bundled(fileURLToPath(new URL('power-backup-worker.ts', import.meta.url)))
  const pick = seededRandom(seed)
  const problems: string[] = []
  let acknowledged = 0
  disk.settle()
  for (let i = 0; i < count; i++) {
    const child = fork(worker, [file, String(acknowledged + 1)], {
      execArgv: [],
      env: { ...process.env, ...disk.environment },
    })
    await new Promise<void>((done) => {
      child.on('message', (message) => {
        if (message === 'ready') setTimeout(done, pick(400))
        else acknowledged = Number(message)
      })
      child.on('exit', (code) => {
        if (code !== null) problems.push(`the worker ended with ${code}`)
        done()
      })
    })
    const gone = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await gone
    disk.failPower()
    if (acknowledged > 0 && !existsSync(file)) problems.push(`backup ${acknowledged} is gone`)
    if (!existsSync(file)) continue
    try {
      const number = await numberOfBackup(file)
      if (number < acknowledged)
        problems.push(`backup ${acknowledged} was saved, and ${number} is there`)
    } catch (thrown) {
      problems.push(String(thrown))
    }
  }
  console.log(`${count} failures of power, seed ${seed}: ${acknowledged} backups saved`)
  rmSync(worker)
  disk.remove()
  return problems
}
