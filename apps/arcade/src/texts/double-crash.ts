export { doubleCrashText as text } from '@ackanomic/games/double-crash/text'
