export { mediocrityText as text } from '@ackanomic/games/mediocrity/text'
