import { englishWords } from '@ackanomic/verify'
import { inChosenLanguage } from './language.js'

export const verifyWords = inChosenLanguage(englishWords)
