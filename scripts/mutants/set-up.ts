import * as fc from 'fast-check'
import { turnOn } from './switch.js'

// One seed for all, and no search for a smaller example: that it fails is enough.
fc.configureGlobal({ seed: 1250, endOnFailure: true })

const fromStart = process.env.MUTANT
if (fromStart !== undefined) turnOn(Number(fromStart))
