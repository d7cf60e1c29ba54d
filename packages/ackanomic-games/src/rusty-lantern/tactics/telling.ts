import type { RandomInt } from '@ackanomic/core'
import { itemAt, shuffled } from '@ackanomic/core/engine'
import type { RustyLanternShared } from '../state.js'
import { MIN_LINES } from '../tale.js'

const MAX_LOOSE_ENDS = 8

const BEGINNINGS = [
  'The lantern had burned low before anybody spoke.',
  'It was raining on the roof of the tavern, and nobody meant to go home.',
  '“Fill it up again,” said the oldest of them, “and I will tell you how it began.”',
]

const LINKS: readonly ((card: string) => string)[] = [
  (card) => `They were still talking of ${card} when the rain stopped.`,
  (card) => `Nobody had forgotten ${card}, and nobody wished to be reminded.`,
  (card) => `After ${card}, things could not go on as they had.`,
]

const STARTS = [
  'The rain stopped, and they looked at each other.',
  'Well, they went on; what else could they do?',
]

const SCENES: readonly ((card: string) => readonly string[])[] = [
  (card) => [
    `That was the moment when there came into it all ${card}.`,
    `Yes: ${card}, and nothing less, in the middle of the road.`,
    'Some cried out, and some only stared.',
    '“I have waited for this all my life,” whispered the youngest of them.',
  ],
  (card) => [
    `What changed everything was ${card}.`,
    `They all saw it with their own eyes: ${card}.`,
    'The innkeeper sat down on the stairs and would not get up.',
    'From that hour on they spoke of little else.',
  ],
  (card) => [
    `And what should they come upon, at the turn of the path, but ${card}!`,
    `None of them had bargained for ${card}, least of all the baker.`,
    'He took off his hat, and put it on again.',
    'Then they did what anybody would have done.',
  ],
]

const ASIDES: readonly ((element: string) => string)[] = [
  (element) => `“And next you will tell us of ${element},” said the baker.`,
  (element) => `It put the innkeeper in mind of ${element}, but that was another tale.`,
  (element) => `In those days everybody expected ${element}, and few were ready for it.`,
  (element) => `Somebody murmured that it had all begun with ${element}.`,
]

const TIES: readonly ((card: string) => string)[] = [
  (card) => `As for ${card}: that was settled before the fire went out.`,
  (card) => `And ${card}, which had troubled them so long, troubled them no more.`,
  (card) => `So ${card} came to its end at last, and they drank to it.`,
]

/** Fillers, unlikely to be on a card. */
const MEANWHILE = [
  'The road went uphill for a mile, and so did the price of bread.',
  'Somebody laughed; it was not the baker.',
  'The wind had turned, and smelled of the sea.',
  'They counted their coins, and then each other.',
  'Nobody asked what it would cost; that would come later.',
  'An old woman at the window shook her head.',
  'They walked on until their boots were wet through.',
  '“It is always like this,” said the baker, “on a Thursday.”',
  'The youngest had begun to hum, and was told to stop.',
  'Three times they set out, and three times they came back for the cheese.',
  'The innkeeper wiped the same glass for the fourth time.',
  'All of it is true, except the parts that are not.',
]

const ENDS = ['And that is all there is to tell.', 'Now you know, and may go home.']

const RESTS = [
  'But the lantern was still burning, and the tale was not done.',
  'There it rested, though not for long.',
]

export const SUBJECT = 'The Lantern tale goes on'

export const EPILOGUE =
  'They lived as best they could, and told it often, until somebody put out the lantern.'

/** The text of a play, of twelve lines or more. `isLast` is for the last card of the hand. */
export function textOf(
  { plays, looseEnds }: Pick<RustyLanternShared, 'plays' | 'looseEnds'>,
  card: string | null,
  asides: readonly string[],
  isLast: boolean,
  choose: RandomInt,
): string {
  const oneOf = <Item>(items: readonly Item[]): Item => itemAt(items, choose(items.length))
  const told = plays.filter(({ answered }) => answered?.is === 'verified')
  const latest = told.at(-1)?.card ?? null
  const start =
    told.length === 0 ? oneOf(BEGINNINGS) : latest === null ? oneOf(STARTS) : oneOf(LINKS)(latest)
  const scene = card === null ? [] : oneOf(SCENES)(card)
  const from = choose(ASIDES.length)
  const wandering = asides.map((each, i) => itemAt(ASIDES, (from + i) % ASIDES.length)(each))
  const ties = looseEnds.slice(0, MAX_LOOSE_ENDS).map((end) => oneOf(TIES)(end))
  const end = isLast ? oneOf(ENDS) : oneOf(RESTS)
  const missing = Math.max(2, MIN_LINES - scene.length - wandering.length - ties.length - 2)
  const more = shuffled(MEANWHILE.length, choose)
    .slice(0, missing)
    .map((at) => itemAt(MEANWHILE, at))
  const half = missing >> 1
  const [before, after] = [more.slice(0, half), more.slice(half)]
  return [
    start,
    ...before,
    ...scene,
    ...after.slice(0, 1),
    ...wandering,
    ...after.slice(1),
    ...ties,
    end,
  ].join('\n')
}
