import type { ConformanceCase } from './conformance.test-support.js'
import { jobCases } from './jobs.test-support.js'
import { matchCases } from './matches.test-support.js'
import { planCases } from './plans.test-support.js'
import { proofCases } from './proof.test-support.js'
import { revisionCases } from './revisions.test-support.js'
import { storeCases } from './storage.test-support.js'

/** The cases that every host must pass, on each of its stores. Each case needs an empty store. */
export const hostConformance: readonly ConformanceCase[] = [
  ...matchCases,
  ...planCases,
  ...proofCases,
  ...storeCases,
  ...jobCases,
  ...revisionCases,
]
