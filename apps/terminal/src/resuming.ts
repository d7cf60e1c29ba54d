import { participants } from '@ackanomic/core/commands'
import type { Arguments } from './arguments.js'
import { games } from './games.js'
import type { Session } from './session/session.js'

/**
 * The arguments that resume a save: an outside engine has to be named again, and a save has neither
 * your place, the people at the screen, nor the file. The seed is beside it.
 */
export function resuming(file: string, session: Session, args: Arguments): string {
  const { game, match, you, here } = session
  const engine = games.some(({ id }) => id === game.id) ? [] : [args.game ?? '']
  const people = participants(session.status.roster)
  const place = you.name ?? 'nobody'
  // An outsider has no place that the command line could name.
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

/** A word, quoted for a shell. */
function quoted(word: string): string {
  if (/["$`\\!]/u.test(word)) return `'${word.replace(/'/gu, "'\\''")}'`
  return /^[\w./:=@%+,~-]+$/u.test(word) ? word : `"${word}"`
}
