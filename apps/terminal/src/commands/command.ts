import type { Reply } from '../session/reply.js'
import type { Session } from '../session/session.js'

/** The topics of commands, in the order of `help`. */
export type Group = 'table' | 'match' | 'society'

/** A word that can be typed at the table. */
export interface Command {
  /** How it is written. */
  readonly usage: string
  /** A description of a few words. */
  readonly message: string
  /** The subject of the proof. */
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
