import { register } from 'tsx/esm/api'

// Node 20 does not hand the loader of a process on to its threads.
register()
await import('./thread.test-support.ts')
