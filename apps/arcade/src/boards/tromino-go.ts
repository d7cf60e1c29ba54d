export { TrominoGoBoard as Board } from '@ackanomic/react/tromino-go'
