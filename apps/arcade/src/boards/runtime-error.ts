export { RuntimeErrorBoard as Board } from '@ackanomic/react/runtime-error'
