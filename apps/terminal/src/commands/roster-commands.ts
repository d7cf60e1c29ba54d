import { rosterCommands as commandSpecs } from '@ackanomic/core/commands'
import { entered, refuse } from '../session/reply.js'
import type { Command, Commands } from './command.js'

export const rosterCommands: Commands = Object.fromEntries(
  Object.entries(commandSpecs).map(([word, spec]): [string, Command] => [
    word,
    {
      usage: spec.usage,
      message: spec.description,
      group: 'society',
      byRole: spec.byRole === true,
      run(session, rest, actor) {
        const event = spec.parse(rest, actor, session.status.roster, session.game.roles)
        return event.ok
          ? entered(session, session.match.changeRoster(event.value))
          : refuse(event.error)
      },
    },
  ]),
)
