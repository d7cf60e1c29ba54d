import { answerThoughts, type ThoughtPort } from '@ackanomic/react/worker'
import { games } from './games.js'

answerThoughts(globalThis as unknown as ThoughtPort, games)
