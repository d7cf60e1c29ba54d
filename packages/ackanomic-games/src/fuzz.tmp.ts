import { mutated, randomEntry, randomMatch } from '@ackanomic/core/testing'
const [, , id = 'ghost', runs = '300', seed0 = '1'] = process.argv
const names: Record<string, [string, string]> = { ghost: ['ghost', 'ghostLaws'], 'limerick-contest': ['limerickContest', 'limerickContestLaws'], fictionary: ['fictionary', 'fictionaryLaws'] }
const [g] = names[id] as [string, string]
const game = ((await import(`./${id}/game.js`)) as any)[g]
const sup = (await import(`./${id}/laws.test-support.js`)) as any
const laws = Object.values(sup).find((x: any) => x && typeof x === 'object' && 'tables' in x) as any
function chance(seed: number) { let s = seed >>> 0; return (of: number) => { s = (s + 0x6d2b79f5) >>> 0; let t = Math.imul(s ^ (s >>> 15), s | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * of) } }
const bad: Record<string, number> = {}
let states = 0, forged = 0, passed = 0, same = 0
const why: Record<string, number> = {}
// collect paths
function paths(v: any, at: (string|number)[] = [], out: (string|number)[][] = []) { if (typeof v === 'object' && v !== null) { for (const k of Object.keys(v)) { out.push([...at, k]); paths(v[k], [...at, k], out) } } return out }
const pool: any[] = [null, 0, 1, 2, -1, 3, 5, 1e9, 1.5, 'x', '', true, false, [], {}, 'Ann', 'Rex', 'XYZ']
function mutate(state: any, pick: (n: number) => number) {
  const copy = structuredClone(state)
  const parts = ['own', 'own', 'own', 'secret', 'hidden', 'table', 'clock', 'asked', 'options', 'outcome']
  const ps = paths(copy).filter((p) => p[0] === parts[pick(parts.length)] || pick(5) === 0)
  if (ps.length === 0) return copy
  const p = ps[pick(ps.length)] as any[]
  let o = copy; for (const k of p.slice(0, -1)) o = o[k]
  const k = p.at(-1)
  const all = paths(copy)
  switch (pick(6)) {
    case 0: if (Array.isArray(o)) o.splice(Number(k), 1); else delete o[k]; break
    case 1: if (Array.isArray(o)) o.push(structuredClone(o[k])); else if (typeof o[k] === 'number') o[k] += pick(2) ? 1 : -1; break
    case 2: if (typeof o[k] === 'number') { o[k] += pick(2) ? 1 : -1; break }
    case 3: { const q = all[pick(all.length)] as any[]; let w = copy; for (const kk of q) w = w?.[kk]; o[k] = structuredClone(w); break }
    case 4: o[k] = pool[pick(pool.length)]; break
    default: { const q = all.filter((a) => a.at(-1) === k); const r = q[pick(q.length)] as any[]; let w = copy; for (const kk of r) w = w?.[kk]; o[k] = structuredClone(w) }
  }
  return copy
}
for (let run = 0; run < Number(runs); run++) {
  const pick = chance(run * 7919 + Number(seed0))
  const opening = laws.tables[pick(laws.tables.length)]
  const m = randomMatch(game, opening, pick, laws)
  const all = [m.start.state, ...m.trials.flatMap((t: any) => (t.result.ok ? [t.result.value.state] : []))]
  for (const s of all) { states++; const p = game.stateProblem(s); if (p !== undefined) { bad[p] = (bad[p] ?? 0) + 1; if (bad[p] === 1) console.log('REACHED', p, JSON.stringify({ own: s.own, secret: s.secret, hidden: s.hidden, timers: s.clock.timers, asked: s.asked, out: s.outcome, halts: s.table.halts, seats: s.table.seats.map((x:any)=>x.presence+x.holder), opt: s.options }).slice(0, 3000)) } }
  for (let f = 0; f < 12; f++) {
    const s = all[pick(all.length)]; let x = mutate(s, pick); if (pick(3) === 0) x = mutate(x, pick)
    forged++
    let p: string | undefined
    try { p = game.stateProblem(x) } catch (e: any) { console.log('THROW in stateProblem', e.stack.slice(0, 600)); continue }
    if (p !== undefined) { why[p.slice(0, 60)] = (why[p.slice(0, 60)] ?? 0) + 1; continue }
    passed++
    if (JSON.stringify(x) === JSON.stringify(s)) { same++; continue }
    let st = x
    const t0 = Date.now()
    try {
      for (let i = 0; i < 200 && st.outcome === null; i++) {
        const e = randomEntry(game, st, pick, laws); const r = (game as any).apply(st, e)
        for (const v of ['public', 'referee', 0] as const) game.render(game.view(st, v))
        if (r.ok) { st = r.value.state; const q = game.stateProblem(st); if (q !== undefined) { console.log('LATER', q, process.env.V ? JSON.stringify([st.clock, st.table.halts, st.table.silence, e]) : '', JSON.stringify(diff(s, x)).slice(0, 500)); break } }
        if (Date.now() - t0 > 5000) { console.log('SLOW', JSON.stringify(diff(s, x)).slice(0, 500)); break }
      }
    } catch (e: any) { console.log('THROWS', e.stack.slice(0, 700), JSON.stringify(diff(s, x)).slice(0, 800)) }
  }
}
function diff(a: any, b: any, at = ''): any[] { if (JSON.stringify(a) === JSON.stringify(b)) return []; if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [[at, a, b]]; return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => diff(a[k], b[k], at + '/' + k)) }
console.log({ states, forged, passed, same }, bad)
if (process.env.WHY) console.log(why)
