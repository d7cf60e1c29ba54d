export { MediocrityBoard as Board } from '@ackanomic/react/mediocrity'

export const players = 5
