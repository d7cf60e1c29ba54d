import { englishWords } from '@ackanomic/react'
import { kept } from '../local-saves.js'
import { english } from './english.js'

/** Whether this browser asks for marked texts, as a test of the catalogues does. */
export const isMarked = kept.read('language') === 'marked'

/** A catalogue in the language that this browser asks for. */
export const inChosenLanguage = <Catalogue>(catalogue: Catalogue): Catalogue =>
  isMarked ? marked(catalogue) : catalogue

/** The words of the Arcade. A translation is chosen once for a page. */
export const words: ArcadeWords = inChosenLanguage(english)

/** The words of the components of `@ackanomic/react`. */
export const componentWords = inChosenLanguage(englishWords)

/** The words of the Arcade; a catalogue that lacks one does not compile. */
export interface ArcadeWords extends Readonly<typeof english> {}

/** A copy of a catalogue that marks all its texts, so that a test finds texts that are not in it. */
function marked<Catalogue>(catalogue: Catalogue): Catalogue {
  return markedValue(catalogue) as Catalogue
}

function markedValue(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : `⟦${value}⟧`
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => markedValue(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(markedValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, markedValue(each)]))
}
