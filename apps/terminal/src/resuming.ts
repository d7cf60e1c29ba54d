import { participants } from '@ackanomic/core/commands'
import type { Arguments } from './arguments.js'
import { games } from './games.js'
import type { Session } from './session/session.js'

/**
 * The arguments that go on with a save as it was: an engine that is not listed has to be named
 * again, and your place, who shares the screen and where to save are in no save. The seed lies
 * beside it.
 */
export function resuming(file: string, session: Session, args: Arguments): string {
  const { game, match, you, here } = session
  const engine = games.some(({ id }) => id === game.id) ? [] : [args.game ?? '']
  const people = participants(session.status.table)
  const place = you.name ?? 'nobody'
  // An outsider has no place that could be taken from the command line.
  const isUsual =
    args.watch || place === people[0] || (you.name !== null && !people.includes(you.name))
  const words = [
    ...[...engine, '--load', file],
    ...(match.value.checkpoint === null ? [] : ['--trust']),
    ...(here.length > 1 ? ['--hot-seat', here.join(',')] : isUsual ? [] : ['--seat', place]),
    ...(you.judges ? ['--judge'] : []),
    ...(args.save === file ? ['--save', file] : []),
  ]
  return words.map(quoted).join(' ')
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  if (/["$`\\!]/u.test(word)) return `'${word.replace(/'/gu, "'\\''")}'`
  return /^[\w./:=@%+,~-]+$/u.test(word) ? word : `"${word}"`
}
