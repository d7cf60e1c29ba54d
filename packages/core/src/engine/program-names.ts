/** The names of referees that are programs. */
export function programNames(wanted: number, players: readonly string[]): readonly string[] {
  const names: string[] = []
  for (let n = 1; names.length < wanted; n++) {
    const name = n === 1 ? 'Referee' : `Referee ${n}`
    if (!players.includes(name)) names.push(name)
  }
  return names
}
