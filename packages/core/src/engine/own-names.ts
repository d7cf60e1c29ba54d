import type { TablePost } from '../game/post.js'
import type { GameTypes } from './bundle.js'
import type { CommonFacts } from './rejections.js'

/** Refuses a bundle that names a rejection or an announcement as core names one of its own. */
export type OwnNames<T extends GameTypes> = [
  (keyof T['Rejections'] & keyof CommonFacts) | (T['Post']['type'] & TablePost['type']),
] extends [never]
  ? unknown
  : {
      /** The names that are core's; call yours otherwise. */
      readonly namesAreCores: {
        Rejections: keyof T['Rejections'] & keyof CommonFacts
        Posts: T['Post']['type'] & TablePost['type']
      }
    }
