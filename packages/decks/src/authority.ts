import { isNamed } from './named.js'

/**
 * The kind of document that makes a deck, and the source of its authority (1250.4/6):
 *
 * - `rule`: a rule of Ackanomic.
 * - `game rule`: the rules of an accepted Game or Contest.
 * - `document`: any other document, which has authority only if a rule gives it.
 * - `submission`: a Submission that is not accepted yet. It has no authority.
 */
export type Authority =
  | {
      /** A rule of Ackanomic. */
      readonly kind: 'rule'
      /** Its number or title, as in `'1250.7'`. */
      readonly name: string
    }
  | {
      /** The rules of an accepted Game or Contest. */
      readonly kind: 'game rule'
      /** Its title. */
      readonly name: string
    }
  | {
      /** A document of another kind. */
      readonly kind: 'document'
      /** Its title. */
      readonly name: string
      /** The rule that gives it the authority to make decks, or `null` if none does. */
      readonly authorisedBy: string | null
    }
  | {
      /** A Submission that is not accepted. */
      readonly kind: 'submission'
      /** Its title. */
      readonly name: string
    }

/** Whether a document may make decks. A value that is not a document may not. */
export function hasAuthority(authority: Authority): boolean {
  switch (authority?.kind) {
    case 'rule':
    case 'game rule':
      return isNamed(authority.name)
    case 'document':
      return isNamed(authority.name) && isNamed(authority.authorisedBy)
    default:
      return false
  }
}
