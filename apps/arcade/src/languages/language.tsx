import { english as englishParts, german as germanParts, WordsContext } from '@ackanomic/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { kept } from '../local-saves.js'
import { type ArcadeWords, english } from './english.js'
import { german } from './german.js'

/** The languages, each with its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

/** A language that the Arcade speaks. */
export type Language = keyof typeof LANGUAGES

const CATALOGUES = {
  en: { arcade: english, parts: englishParts },
  de: { arcade: german, parts: germanParts },
} as const

interface Spoken {
  readonly language: Language
  readonly words: ArcadeWords
  readonly speak: (language: Language) => void
}

const SpokenContext = createContext<Spoken>({
  language: 'en',
  words: english,
  speak: () => undefined,
})

function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(LANGUAGES, text)
}

/** Gives the words of the chosen language to all within. */
export function Speaking({ children }: { readonly children: ReactNode }): ReactNode {
  const [language, setLanguage] = useState<Language>(() => {
    const chosen = kept.read('language')
    return isLanguage(chosen) ? chosen : 'en'
  })
  useEffect(() => {
    document.documentElement.lang = language
    kept.write('language', language)
  }, [language])
  const { arcade: words, parts } = CATALOGUES[language]
  const spoken = useMemo(() => ({ language, words, speak: setLanguage }), [language, words])
  return (
    <SpokenContext.Provider value={spoken}>
      <WordsContext.Provider value={parts}>{children}</WordsContext.Provider>
    </SpokenContext.Provider>
  )
}

/** The words of the Arcade in the chosen language. */
export function useArcadeWords(): ArcadeWords {
  return useContext(SpokenContext).words
}

/** The chosen language, and how to choose another. */
export function useLanguage(): Pick<Spoken, 'language' | 'speak'> {
  return useContext(SpokenContext)
}
