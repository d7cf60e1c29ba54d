import { type Line, line } from '../session/line.js'
import type { Session } from '../session/session.js'
import type { Commands, Group } from './command.js'

/** The help: the notation of moves, and the commands, or those of the society. */
export function helpLines({ game }: Session, commands: Commands, topic: string): Line[] {
  if (topic.toLowerCase() === 'society') {
    return [
      line('heading', 'Joining, leaving and other roster events:'),
      listed(commands, ['society']),
      line(
        'note',
        'Without NAME a command is about you; "as NAME" before it sends it for somebody else.',
      ),
    ]
  }
  const society = Object.keys(commands).filter((word) => commands[word]?.group === 'society')
  return [
    line('heading', `Moves: ${game.notation.help}`),
    listed(
      commands,
      ['table', 'match'],
      [`help society\t${society.slice(0, 5).join(', ')} and ${society.length - 5} more`],
    ),
    line('note', 'Text after "/" is always a command, and text after ">" is always a move.'),
  ]
}

function listed(commands: Commands, groups: readonly Group[], more: readonly string[] = []): Line {
  const rows = Object.values(commands)
    .filter(({ group }) => groups.includes(group))
    .map(({ usage, message }) => `${usage}\t${message}`)
  return { kind: 'note', layout: 'pairs', text: [...rows, ...more].join('\n') }
}
