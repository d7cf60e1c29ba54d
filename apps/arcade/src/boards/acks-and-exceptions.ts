export { AcksAndExceptionsBoard as Board } from '@ackanomic/react/acks-and-exceptions'
