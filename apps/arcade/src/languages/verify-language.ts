import { englishWords } from '@ackanomic/verify'
import { inChosenLanguage } from './language.js'

/** The words of a report on a match. */
export const verifyWords = inChosenLanguage(englishWords)
