/** One meaning of a word, as a {@link DefinitionDictionary} gives it. */
export interface WordDefinition {
  /** The meaning alone, word for word as the dictionary prints it. */
  readonly text: string
  /** A label beside the definition, such as `'noun'`; not part of it. */
  readonly partOfSpeech?: string
}

/** A dictionary that tells what a word means, as rule 1250.3 IV lists them. */
export interface DefinitionDictionary {
  /** All meanings of the word, without regard to case; none when it isn't in the dictionary. */
  readonly define: (word: string) => readonly WordDefinition[]
}
