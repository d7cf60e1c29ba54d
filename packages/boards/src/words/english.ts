import { acksAndExceptions } from './acks-and-exceptions.js'
import { diplomacy } from './diplomacy.js'
import { doubleCrash } from './double-crash.js'
import { fictionary } from './fictionary.js'
import { ghost } from './ghost.js'
import { limerickContest } from './limerick-contest.js'
import { mediocrity } from './mediocrity.js'
import { pureSkill } from './pure-skill.js'
import { runtimeError } from './runtime-error.js'
import { rustyLantern } from './rusty-lantern.js'
import { singleCaptureGo } from './single-capture-go.js'
import { spades } from './spades.js'
import { trominoGo } from './tromino-go.js'
import { viruses } from './viruses.js'

/** The words of all boards; a catalogue of a game that lacks one does not compile. */
export interface BoardWords {
  readonly acksAndExceptions: typeof acksAndExceptions
  readonly diplomacy: typeof diplomacy
  readonly doubleCrash: typeof doubleCrash
  readonly fictionary: typeof fictionary
  readonly ghost: typeof ghost
  readonly limerickContest: typeof limerickContest
  readonly mediocrity: typeof mediocrity
  readonly pureSkill: typeof pureSkill
  readonly runtimeError: typeof runtimeError
  readonly rustyLantern: typeof rustyLantern
  readonly singleCaptureGo: typeof singleCaptureGo
  readonly spades: typeof spades
  readonly trominoGo: typeof trominoGo
  readonly viruses: typeof viruses
}

/** The words of all boards, in English. */
export const englishBoardWords: BoardWords = {
  acksAndExceptions,
  diplomacy,
  doubleCrash,
  fictionary,
  ghost,
  limerickContest,
  mediocrity,
  pureSkill,
  runtimeError,
  rustyLantern,
  singleCaptureGo,
  spades,
  trominoGo,
  viruses,
}
