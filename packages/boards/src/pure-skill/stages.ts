import type { PureSkill } from '@ackanomic/games/pure-skill'
import { type BoardMatchOf, cardName, type MatchChange, type Stage } from '@ackanomic/react'

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
export function pureSkillStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<PureSkill>>): readonly Stage[] {
  return events.flatMap(({ event }) => {
    if (event.type !== 'result') return []
    const { prize, bids, taker } = event
    if (taker === null)
      return {
        kind: 'round',
        title: `Nobody takes the ${cardName(prize)}`,
        text: 'Equal bids cancel out.',
      }
    const title = `The ${cardName(prize)} goes to ${taker === after.seat ? 'you' : names[taker]}`
    const focus = `seat ${taker}`
    return {
      kind: 'round',
      title,
      text: `${bids[taker]} is the highest bid that stands alone.`,
      focus,
    }
  })
}
