import { register } from 'tsx/esm/api'

// For the sources alone: Node 20 does not hand the loader of a process on to its threads.
register()
await import('./thread.js')
