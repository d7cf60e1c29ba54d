export { acksAndExceptionsText as text } from '@ackanomic/programming-games/acks-and-exceptions/text'
