export { singleCaptureGoText as text } from '@ackanomic/games/single-capture-go/text'
