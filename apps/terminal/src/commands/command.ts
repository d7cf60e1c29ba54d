import type { Reply } from '../session/reply.js'
import type { Session } from '../session/session.js'

/** What a command is about; `help` lists them so. */
export type Group = 'table' | 'match' | 'society'

/** A word that can be typed at the table. */
export interface Command {
  /** How it is written. */
  readonly usage: string
  /** What it does, in a few words. */
  readonly message: string
  /** What it is about. */
  readonly group: Group
  /** Whether a role does it, and may be named after it; not, when left out. */
  readonly byRole?: boolean
  /**
   * Does it.
   *
   * @param session - as it stands
   * @param rest - what follows the command, without blanks at either end
   * @param actor - in whose name; `null` for nobody
   */
  run(session: Session, rest: string, actor: string | null): Reply
}

/** Commands by the word that calls them. */
export type Commands = Readonly<Record<string, Command>>
