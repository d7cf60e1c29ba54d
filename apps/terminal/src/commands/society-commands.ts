import { societyCommands as commandSpecs } from '@ackanomic/core/commands'
import { enter, refuse } from '../session/reply.js'
import { nowOf } from '../session/session.js'
import { situationOf } from '../session/table-state.js'
import type { Command, Commands } from './command.js'

/** What happens in the society around the table, as commands. */
export const societyCommands: Commands = Object.fromEntries(
  Object.entries(commandSpecs).map(([word, spec]): [string, Command] => [
    word,
    {
      usage: spec.usage,
      message: spec.description,
      group: 'society',
      byRole: spec.byRole === true,
      run(session, rest, actor) {
        const event = spec.parse(rest, actor, situationOf(session).table, session.game.roles)
        if (!event.ok) return refuse(session, event.error)
        return enter(session, { kind: 'roster', at: nowOf(session), event: event.value })
      },
    },
  ]),
)
