export { pureSkillText as text } from '@ackanomic/games/pure-skill/text'
