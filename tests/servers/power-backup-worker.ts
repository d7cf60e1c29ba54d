/** Saves one backup after another into a file, and prints the number of each. */
import { saveBackups } from '../../packages/host/src/cli/backup-loop.test-support.js'

const [file = '', first = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
process.send?.('ready')
await saveBackups(file, Number(first), (number) => process.send?.(number))
