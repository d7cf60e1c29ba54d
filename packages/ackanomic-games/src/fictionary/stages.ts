export const STAGES = {
  numbers: { step: null, move: undefined },
  word: { step: 1, move: 'word' },
  definitions: { step: 2, move: 'define' },
  report: { step: 3, move: 'report' },
  list: { step: 3, move: undefined },
  votes: { step: 4, move: 'vote' },
  scoring: { step: 5, move: 'score' },
  adjudication: { step: 5, move: undefined },
} as const

export type Stage = keyof typeof STAGES

export function doing(stage: Stage, brainiac = 'the Brainiac', word = 'the Ing Word'): string {
  const phases: Readonly<Record<Stage, string>> = {
    numbers: 'the players are being numbered',
    word: `${brainiac} chooses the Ing Word`,
    definitions: `the Bluffers define ${word}`,
    report: `${brainiac} compares the definitions of ${word}`,
    list: `${brainiac} puts the definitions of ${word} in order`,
    votes: `the Bluffers vote on ${word}`,
    scoring: `${brainiac} scores the votes on ${word}`,
    adjudication: `the Scorekeeper scores the votes on ${word}`,
  }
  return phases[stage]
}
