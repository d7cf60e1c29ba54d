export { GhostBoard as Board } from '@ackanomic/react/ghost'
export const players = 4
