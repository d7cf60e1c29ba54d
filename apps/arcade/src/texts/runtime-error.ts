export { runtimeErrorText as text } from '@ackanomic/programming-games/runtime-error/text'
