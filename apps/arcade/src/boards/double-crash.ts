export { DoubleCrashBoard as Board } from '@ackanomic/react/double-crash'
