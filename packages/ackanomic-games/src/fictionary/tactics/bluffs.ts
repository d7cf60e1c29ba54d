import { itemAt } from '@ackanomic/core/engine'
import type { PartOfSpeech } from './parts-of-speech.js'

/** Beginnings and endings of definitions; any two for a part of speech make sense together. */
const BLUFFS: Readonly<Record<PartOfSpeech, readonly [readonly string[], readonly string[]]>> =
  /* @__PURE__ */ (() => {
    const listed = (text: string): readonly string[] => text.split('; ')
    return {
      noun: [
        listed(
          'A small hook; A shallow boat; A clay jar; A narrow basket; A short knife; A wooden rake; A leather bag; A blunt needle; A flat stone; A bent pin; A long ladle; A low table; A broad belt',
        ),
        listed(
          'for gathering reeds; for drying herring; used by bookbinders; in which candles are kept; that beekeepers carry; once used for measuring oats; for opening oysters; given to apprentices; hung over a stable door; for taking eggs to market; used in the making of hats; that is blessed in spring; on which bells are mended',
        ),
      ],
      verb: [
        listed(
          'To stir; To fold; To soak; To scrape; To mend; To count; To bury; To polish; To sort; To weigh',
        ),
        listed(
          'without being asked; for the second time; by candlelight; while complaining; in the wrong order; until nobody looks; with the left hand; in order to please a guest; more slowly than is needed; on behalf of a neighbour',
        ),
      ],
      adjective: [
        listed(
          'Resembling; Full of; Covered with; Made of; Lacking; Relating to; Like; Having; Without; Capable of holding',
        ),
        listed(
          'old rope; wet bread; small bells; cold ash; goose feathers; red rust; thin ice; sour milk; loose thread; river mud',
        ),
      ],
      adverb: [
        listed(
          'With the air of; With the haste of; With the caution of; With all the charm of; With the patience of; With the pride of; With the voice of; With the luck of; With the hunger of; With the manners of',
        ),
        listed(
          'a tired horse; a bishop; somebody who has lost a key; an heir; a cat at a closed door; a guest who stays too long; a debtor; a second cousin; an empty house; a new broom',
        ),
      ],
    }
  })()

/** The bluff at a place. Consecutive ones share no words, and a hundred differ. */
export function bluffAt(place: number, part: PartOfSpeech): string {
  const [beginnings, endings] = BLUFFS[part]
  const first = place % beginnings.length
  const second = (Math.floor(place / beginnings.length) + first) % endings.length
  return `${itemAt(beginnings, first)} ${itemAt(endings, second)}.`
}
