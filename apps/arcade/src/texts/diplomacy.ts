export { diplomacyText as text } from '@ackanomic/games/diplomacy/text'
