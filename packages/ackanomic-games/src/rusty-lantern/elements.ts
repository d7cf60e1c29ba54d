import { MAX_CARDS } from './tale.js'

/**
 * Sixty story elements, enough for a tale of six Bards.
 *
 * @example
 * ```ts
 * import { rustyLanternElements } from '@ackanomic/games/rusty-lantern'
 *
 * rustyLanternElements.length // => 60
 * rustyLanternElements.slice(0, 3) // => ['a disguise', 'a shipwreck', 'a one-eyed cat']
 * ```
 */
export const rustyLanternElements: readonly string[] = /* @__PURE__ */ [
  'a disguise; a shipwreck; a one-eyed cat; a treasure map; a broken promise',
  'the tax collector; an unexpected guest; a locked door; a long-lost twin; a wager',
  'the full moon; a stolen horse; a talking raven; a wedding; a poisoned cup; an old song',
  'a secret passage; a prophecy; a duel at dawn; a kindly ghost; the plague; a forged letter',
  'a sleeping dragon; a miller’s daughter; a cursed ring; a narrow bridge; a night in prison',
  'a faithful dog; a snowstorm; a pirate captain; a cook with a grudge; a well with no bottom',
  'a case of mistaken identity; a hermit; a barrel of herring; a royal decree',
  'a lie that comes true; a travelling circus; a missing heir; a bell at midnight; a riddle',
  'a rebellion; a magic mirror; a crooked judge; a narrow escape; a wooden leg; a feast',
  'a burning mill; a child’s toy; a monk who drinks; a wolf at the door; an old flame',
  'a debt repaid; a foreign language; a betrayal; a hidden talent; a buried chest',
  'a change of heart; a fall from a great height; a lamp that will not go out',
].flatMap((line) => line.split('; '))

const FOR_EACH = 10

/** Enough story elements: the sixty, and pairs of them if more are needed. */
export function elementsFor(bards: readonly unknown[]): readonly string[] {
  const { length } = rustyLanternElements
  const wanted = Math.min(FOR_EACH * bards.length, MAX_CARDS)
  const pairs = Array.from({ length: Math.max(0, wanted - length) }, (_, index) => {
    const one = rustyLanternElements[index % length]
    const other = rustyLanternElements[(index + 1 + Math.floor(index / length)) % length]
    return `${one} and ${other}`
  })
  return [...rustyLanternElements, ...pairs]
}
