export { virusesText as text } from '@ackanomic/games/viruses/text'
