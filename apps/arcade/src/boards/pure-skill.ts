export { PureSkillBoard as Board } from '@ackanomic/react/pure-skill'
