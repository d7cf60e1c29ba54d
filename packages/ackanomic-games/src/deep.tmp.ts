import { randomMatch } from '@ackanomic/core/testing'
function chance(seed: number) { let s = seed >>> 0; return (of: number) => { s = (s + 0x6d2b79f5) >>> 0; let t = Math.imul(s ^ (s >>> 15), s | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * of) } }
for (const [id, g] of [['ghost', 'ghost'], ['limerick-contest', 'limerickContest'], ['fictionary', 'fictionary']] as const) {
  const game = ((await import(`./${id}/game.js`)) as any)[g]
  const laws = Object.values((await import(`./${id}/laws.test-support.js`)) as any).find((x: any) => 'tables' in x) as any
  const bad: any = {}; let n = 0
  for (let run = 0; run < 60; run++) {
    const pick = chance(run * 7919 + 5)
    const m = randomMatch(game, laws.tables[pick(laws.tables.length)], pick, laws)
    for (const t of m.trials as any[]) { if (!t.result.ok || pick(4)) continue; const st = t.result.value.state
      for (const v of [0, 1, 'referee', 'public', { person: 'Zoe' }] as any) { n++; const r = game.resample(game.view(st, v), pick, st.clock.now); const p = game.stateProblem(r); if (p !== undefined) { const k = `${JSON.stringify(v)} ${p}`; bad[k] = (bad[k] ?? 0) + 1; if (bad[k] === 1 && process.env.V) console.log(id, JSON.stringify({ o: r.own, s: r.secret, h: r.hidden, out: r.outcome, halts: r.table.halts, seats: r.table.seats.map((x: any) => x.presence) }).slice(0, 1500)) } } }
  }
  console.log(id, n, bad)
}
