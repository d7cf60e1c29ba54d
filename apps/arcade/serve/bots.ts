import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { serveBots, someBots } from '@ackanomic/host/bots'
import { programmingCatalogue } from '@ackanomic/programming-games'

serveBots(mergeCatalogues(catalogue, programmingCatalogue), someBots)
