import { societyWordings } from '@ackanomic/core/spoken'
import { situationOf } from '../session/house.js'
import { enter, refuse } from '../session/reply.js'
import { nowOf } from '../session/session.js'
import type { Command, Commands } from './command.js'

/** What happens in the society around the table, as commands. */
export const societyCommands: Commands = Object.fromEntries(
  Object.entries(societyWordings).map(([word, wording]): [string, Command] => [
    word,
    {
      usage: wording.usage,
      says: wording.says,
      group: 'society',
      byRole: wording.byRole === true,
      run(session, rest, actor) {
        const event = wording.read(rest, actor, situationOf(session).table, session.game.roles)
        if (!event.ok) return refuse(session, event.error)
        return enter(session, { kind: 'membership', at: nowOf(session), event: event.value })
      },
    },
  ]),
)
