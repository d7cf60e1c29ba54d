export { RustyLanternBoard as Board } from '@ackanomic/react/rusty-lantern'
export const players = 4
