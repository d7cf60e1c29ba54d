export { VirusesBoard as Board } from '@ackanomic/react/viruses'

export const players = 3
