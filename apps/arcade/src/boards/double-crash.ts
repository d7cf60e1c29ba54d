export { GeneralBoard as Board } from '@ackanomic/react'
