export { limerickContestText as text } from '@ackanomic/games/limerick-contest/text'
