export { rustyLanternText as text } from '@ackanomic/games/rusty-lantern/text'
