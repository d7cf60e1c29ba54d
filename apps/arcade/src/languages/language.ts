import { english as componentEnglish } from '@ackanomic/react'
import { kept } from '../local-saves.js'
import { english } from './english.js'
import { marked } from './marked.js'

/** Whether this browser asks for marked texts, as a test of the catalogues does. */
const isMarked = kept.read('language') === 'marked'

const chosen = <Catalogue>(catalogue: Catalogue): Catalogue =>
  isMarked ? marked(catalogue) : catalogue

/** The words of the Arcade. A translation is chosen here, once for the page. */
export const words: ArcadeWords = chosen(english)

/** The words of the components of `@ackanomic/react`. */
export const componentWords = chosen(componentEnglish)

/** The words of the Arcade; a catalogue that lacks one does not compile. */
export interface ArcadeWords extends Readonly<typeof english> {}
