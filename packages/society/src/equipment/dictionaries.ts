/** One meaning of a word, as a {@link DefinitionDictionary} gives it. */
export interface WordDefinition {
  /** The meaning alone, word for word as in the dictionary. */
  readonly text: string
  /** A label beside the definition, such as `'noun'`, which is not part of it. */
  readonly partOfSpeech?: string
}

/** A dictionary that explains what words mean (1250.3 IV). */
export interface DefinitionDictionary {
  /**
   * Returns all meanings of a word, regardless of case, or an empty list if the word is not in the
   * dictionary.
   */
  readonly define: (word: string) => readonly WordDefinition[]
}
