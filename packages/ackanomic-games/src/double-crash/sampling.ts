import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { VisibleState } from '@ackanomic/core/engine'
import { hasClaimed } from './claims.js'
import { AgreeingWords, contradictionOf, lettersAtRandom, misreportOf } from './deduction.js'
import { exchangeOf, owedBy, repliesOfSeat } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import {
  crashesBetween,
  type DoubleCrashReplyLine,
  linesOf,
  otherThan,
  salvoSizeOf,
} from './words.js'

/** Words of every dictionary, for bots that know none. */
export const COMMON_WORDS: readonly string[] = /* @__PURE__ */ [
  'ABOUT ACORN ALARM ANGLE APPLE ARROW BEACH BERRY BIRCH BLAZE BOARD BRAIN BREAD BRICK BRUSH',
  'CABIN CANDY CHAIR CHALK CHESS CHILD CLOCK CLOUD COAST CORAL CRANE CROWN DAISY DANCE DREAM',
  'DRINK EAGLE EARTH EIGHT ELBOW FENCE FIELD FLAME FLOOR FLUTE FROST FRUIT GHOST GIANT GLASS',
  'GLOVE GRAPE GREEN HABIT HEART HOBBY HONEY HORSE HOTEL HOUSE IVORY JEWEL JUDGE KNIFE LABEL',
  'LEMON LIGHT LUNCH MAGIC MAPLE MARSH MATCH MEDAL METAL MONTH MOUSE MOUTH MUSIC NIGHT NOISE',
  'NURSE OCEAN OLIVE ONION ORBIT PAINT PANEL PAPER PEARL PHONE PIANO PILOT PLANT PLATE POUND',
  'QUEEN QUILT RADIO RAVEN RIVER ROBIN ROUND SALAD SCALE SHEEP SHELL SHIRT SKIRT SLEEP SMOKE',
  'SNAKE SPADE SPOON STAIR STONE STORM SUGAR SWORD TABLE THIEF THORN TIGER TOAST TOOTH TORCH',
  'TOWEL TRAIN TRUCK UNCLE VALUE VIOLA VOICE WAGON WATCH WATER WHALE WHEAT WHEEL WORLD YOUTH',
].flatMap((line) => line.split(' '))

const THROWS = 20

export function sampleDoubleCrashMove(
  { shared, secret, options }: VisibleState<DoubleCrash>,
  seat: SeatNumber,
  pick: RandomInt,
): DoubleCrash['Move'] | undefined {
  const against = otherThan(seat)
  const theirs = shared.targets?.[against]
  if (shared.stage !== 'dictionary') {
    const error =
      theirs === undefined ? contradictionOf(shared, against) : misreportOf(shared, against, theirs)
    if (error !== undefined && !hasClaimed(shared, seat, against, error)) {
      return { type: 'claim', error: { ...error } }
    }
  }
  const target = secret[seat]?.target ?? null
  const owed = owedBy(shared, seat, target)
  if (owed.includes('reply')) {
    const salvo = exchangeOf(shared)?.salvos[against] ?? null
    if (salvo === null || target === null) return undefined
    return { type: 'reply', lines: linesOf(salvo, target) }
  }
  const owesTarget = owed.includes('target')
  const how = !owed.includes('salvo') ? 2 : owesTarget ? pick(3) : 0
  if (how === 2) return owesTarget ? { type: 'target', word: commonWord(pick) } : undefined
  const sample = options.salvoWords === 'any' ? salvoAtRandom : commonSalvo
  const words = sample(repliesOfSeat(shared, against), salvoSizeOf(shared.round), pick)
  return how === 1 ? { type: 'opening', target: commonWord(pick), words } : { type: 'salvo', words }
}

function commonWord(pick: RandomInt): string {
  return COMMON_WORDS[pick(COMMON_WORDS.length)] ?? 'HEART'
}

/** Common words for `salvoWords: 'dictionary'`, if possible ones that agree with the reports. */
function commonSalvo(reports: readonly DoubleCrashReplyLine[], size: number, pick: RandomInt) {
  const agreeing = COMMON_WORDS.filter((word) =>
    reports.every((line) => crashesBetween(line.word, word) === line.crashes),
  )
  const left = agreeing.length === 0 ? COMMON_WORDS : agreeing
  const first = pick(left.length)
  return Array.from({ length: size }, (_, i) => left[(first + i) % left.length] ?? 'HEART')
}

export function salvoAtRandom(
  reports: readonly DoubleCrashReplyLine[],
  size: number,
  pick: RandomInt,
): readonly string[] {
  const agreeing = new AgreeingWords(reports)
  // If no word agrees with all reports, only letters that are said to miss are avoided.
  const unrefuted = (): string | undefined =>
    new AgreeingWords(reports.filter(({ crashes }) => crashes === 0)).draw(pick)
  const words: string[] = []
  for (let tries = 0; words.length < size; tries++) {
    const word = agreeing.draw(pick) ?? unrefuted() ?? lettersAtRandom(pick)
    if (tries >= THROWS || !words.includes(word)) words.push(word)
  }
  return words
}
