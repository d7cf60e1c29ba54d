export { LimerickContestBoard as Board } from '@ackanomic/react/limerick-contest'
