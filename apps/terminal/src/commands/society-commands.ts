import { enter, refuse } from '../session/reply.js'
import { nowOf } from '../session/session.js'
import type { Command, Commands } from './command.js'
import { wordings } from './society-event.js'

/** What happens in the society around the table, as commands. */
export const societyCommands: Commands = Object.fromEntries(
  Object.entries(wordings).map(([word, wording]): [string, Command] => [
    word,
    {
      usage: wording.usage,
      says: wording.says,
      group: 'society',
      byOffice: wording.byOffice === true,
      run(session, rest, actor) {
        const event = wording.read(rest, actor, session)
        if (!event.ok) return refuse(session, event.error)
        return enter(session, { kind: 'membership', at: nowOf(session), event: event.value })
      },
    },
  ]),
)
