import { pureSkill } from '@ackanomic/games/pure-skill'
import { generator } from '../generator.js'

const NAMES = ['Ann', 'Bob', 'Cyd']
const started = pureSkill.setup({ players: NAMES, referees: ['Dee'], startedAt: 0 })
if (!started.ok) throw new Error(started.error.message)
const start = started.value.state

export function simulation(): () => void {
  const pick = generator(7)
  const simulation = pureSkill.simulate(start)
  return () => {
    simulation.reset(start)
    while (!simulation.isOver) {
      const asked = simulation.openPrompts[0]
      if (asked !== undefined) simulation.answerAtRandom(asked, pick)
      for (let seat = 0; seat < 3 && !simulation.isOver; seat++) {
        const move = simulation.sample(seat, pick)
        if (move !== undefined) simulation.play(seat, move)
      }
    }
  }
}

/** A random rollout through `apply`, which keeps every state frozen. */
export function apply(): () => void {
  const pick = generator(7)
  return () => {
    rollout(pick)
  }
}

/** A recorded random rollout, replayed by `applyAll`. */
export function applyAll(): () => void {
  const logs = Array.from({ length: 50 }, (_, seed) => rollout(generator(seed + 1)))
  let next = 0
  return () => {
    const replayed = pureSkill.applyAll(start, logs[next++ % logs.length] as unknown[])
    if (!replayed.ok) throw new Error(replayed.error.error.message)
  }
}

function rollout(pick: (of: number) => number): unknown[] {
  const log: unknown[] = []
  let state = start
  const take = (entry: unknown): void => {
    const step = pureSkill.apply(state, entry)
    if (!step.ok) throw new Error(step.error.message)
    state = step.value.state
    log.push(step.value.entry)
  }
  while (state.outcome === null) {
    for (const { id, question } of state.openPrompts) {
      if (question.kind !== 'pick') continue
      take({ kind: 'answer', at: 0, by: 'Dee', prompt: id, answer: pick(question.of) })
    }
    for (let seat = 0; seat < 3 && state.outcome === null; seat++) {
      // Straight from the state, as the peers do it.
      const cards = state.shared.packs[seat] ?? []
      const move = { type: 'bid', card: cards[pick(cards.length)] }
      take({ kind: 'move', at: 0, by: NAMES[seat], move })
    }
  }
  return log
}
