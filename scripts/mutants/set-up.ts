import * as fc from 'fast-check'
import { turnOn } from './switch.js'

// One seed for all, and no search for a smaller example where nobody looks at it: that it fails is enough.
fc.configureGlobal({ seed: 1250, endOnFailure: process.env.MUTANT_SHRINKS === undefined })

const fromStart = process.env.MUTANT
if (fromStart !== undefined) turnOn(Number(fromStart))
