import type { Stage, StepNumber } from './types.js'

const STEPS: Readonly<Record<Exclude<Stage['stage'], 'numbers'>, StepNumber>> = {
  word: 1,
  definitions: 2,
  report: 3,
  list: 3,
  votes: 4,
  scoring: 5,
  adjudication: 5,
}

/** The step that goes on, or `null` before the first round. */
export function stepOf({ stage }: Stage): StepNumber | null {
  return stage === 'numbers' ? null : STEPS[stage]
}
