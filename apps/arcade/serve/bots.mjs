// A thread does not know TypeScript by itself.
import { register } from 'tsx/esm/api'

register()
await import('./bots.js')
