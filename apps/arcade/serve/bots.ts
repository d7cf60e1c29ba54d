import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { loadWordList } from '@ackanomic/core/dictionary'
import { catalogue } from '@ackanomic/games'
import { defaultBots, runBotWorker } from '@ackanomic/host/bots'
import { programmingCatalogue } from '@ackanomic/programming-games'

const listed = await loadWordList()
const lexicon = listed.ok ? { words: listed.value.wordsInside('') } : undefined
runBotWorker(mergeCatalogues(catalogue, programmingCatalogue), defaultBots, lexicon)
