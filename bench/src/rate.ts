import { cpuUsage } from 'node:process'

/**
 * How often a piece of work is done in a second of processor time, after a warm-up; the best of
 * five stretches. Processor time, because other programs don't change it.
 */
export function ratePerSecond(work: () => void, seconds = 1): number {
  run(work, seconds / 2)
  let best = 0
  for (let stretch = 0; stretch < 5; stretch++) best = Math.max(best, run(work, seconds / 5))
  return best
}

function run(work: () => void, seconds: number): number {
  const start = cpuUsage()
  const end = seconds * 1e6
  let done = 0
  let spent = 0
  let often = 1
  do {
    for (let i = 0; i < often; i++) work()
    done += often
    const { user, system } = cpuUsage(start)
    spent = user + system
    // Reading the clock takes as long as many fast pieces of work.
    if (spent < end / 10) often *= 2
  } while (spent < end)
  return (done * 1e6) / spent
}
