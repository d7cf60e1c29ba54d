export { fictionaryText as text } from '@ackanomic/games/fictionary/text'
