export { SingleCaptureGoBoard as Board } from '@ackanomic/react/single-capture-go'

export const players = 4
