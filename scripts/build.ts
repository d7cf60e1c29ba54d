/** Builds every package that has an entry point, those first on which others stand. */
import { must } from './command.js'
import { publishable } from './packages.js'

for (const { name, folder } of publishable) {
  await must('tsup', folder)
  console.log(`built ${name}`)
}
