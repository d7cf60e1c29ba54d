export { ghostText as text } from '@ackanomic/games/ghost/text'
