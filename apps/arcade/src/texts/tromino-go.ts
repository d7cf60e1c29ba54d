export { trominoGoText as text } from '@ackanomic/games/tromino-go/text'
