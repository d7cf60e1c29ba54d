export { spadesText as text } from '@ackanomic/games/spades/text'
