/** In place of a match, in what people are told about the society. No match has such a name. */
export const SOCIETY = '/society'
