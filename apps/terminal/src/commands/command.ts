import type { Reply } from '../session/reply.js'
import type { Session } from '../session/session.js'

/** The topics of commands, in the order of `help`. */
export type Group = 'table' | 'match' | 'society'

export interface Command {
  /** The command as it is typed, with its arguments. */
  readonly usage: string
  readonly message: string
  readonly group: Group
  /** Whether a role may give it, whose name is then the default argument. */
  readonly byRole?: boolean
  /**
   * @param session - the session before
   * @param rest - the text after the command, trimmed
   * @param actor - the name of the person who acts; `null` for nobody
   */
  run(session: Session, rest: string, actor: string | null): Reply
}

export type Commands = Readonly<Record<string, Command>>
