import type { PureSkill } from '@ackanomic/games/pure-skill'
import { type BoardMatchOf, cardName, type MatchChange, type Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { pureSkill } from '../words/pure-skill.js'

/**
 * Returns the results of a change of Pure Skill, for `useStages`: the bids of a round, revealed.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { PureSkillBoard, pureSkillStages } from '@ackanomic/boards/pure-skill'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(pureSkill), pureSkillStages)
 *   return <MatchLayout match={match}><PureSkillBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function pureSkillStages(
  { after, events, names }: MatchChange<BoardMatchOf<PureSkill>>,
  { pureSkill: words = pureSkill }: Partial<BoardWords> = {},
): readonly Stage[] {
  return events.flatMap(({ event }) => {
    if (event.type !== 'result') return []
    const { prize, bids, taker } = event
    if (taker === null)
      return {
        kind: 'round',
        title: words.nobodyTakes(cardName(prize)),
        text: words.cancelled,
      }
    const title = words.takes(cardName(prize), taker === after.seat ? null : (names[taker] ?? ''))
    const focus = `seat ${taker}`
    return {
      kind: 'round',
      title,
      text: words.highest(bids[taker] ?? ''),
      focus,
    }
  })
}
