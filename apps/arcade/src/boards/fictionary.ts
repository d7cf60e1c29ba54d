export { FictionaryBoard as Board } from '@ackanomic/react/fictionary'
