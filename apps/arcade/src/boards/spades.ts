export { SpadesBoard as Board } from '@ackanomic/react/spades'
