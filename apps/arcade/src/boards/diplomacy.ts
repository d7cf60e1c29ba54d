export { DiplomacyBoard as Board } from '@ackanomic/react/diplomacy'
export const players = 7
