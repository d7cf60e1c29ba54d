import type { Need } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import type { Addressee } from '../prompt.js'

/** A call of the context that a move of the toy game makes. */
export type Errand =
  | { readonly call: 'log'; readonly text: string }
  | { readonly call: 'forbidden' }
  | {
      readonly call: 'start'
      readonly deadline: Deadline
      readonly length: number
      readonly seat?: number
      readonly through?: readonly string[]
      readonly next?: readonly Errand[]
    }
  | { readonly call: 'stop'; readonly deadline: Deadline; readonly seat?: number }
  | {
      readonly call: 'ask'
      readonly name: Name
      readonly to?: Addressee
      readonly next?: readonly Errand[]
    }
  | { readonly call: 'withdraw'; readonly name?: Name }
  | { readonly call: 'halt'; readonly reason: string }
  | { readonly call: 'resume'; readonly reason: string }
  | { readonly call: 'tell'; readonly to: Viewer; readonly text: string }
  | { readonly call: 'tell log'; readonly to: Viewer }
  | { readonly call: 'remove'; readonly seat: number }
  | { readonly call: 'hold'; readonly seat: number; readonly person: string | null }
  | { readonly call: 'appoint'; readonly referees: readonly string[] }
  | { readonly call: 'owe'; readonly times: number }
  | { readonly call: 'end'; readonly winners: readonly number[] }
  | { readonly call: 'want'; readonly want: Want }

export interface Want {
  readonly action: 'run' | 'cheer'
  readonly actor: number | 'referee' | 'anyone'
  readonly need: Need
  readonly visibleTo?: 'all' | 'actor'
  readonly deadline?: Deadline
}

export type Deadline = 'turn' | 'own' | 'vigil'
export type Name = keyof Errands['Prompts']

interface Plan {
  readonly on: string
  readonly errands: string
}

export interface Errands {
  readonly Shared: {
    readonly log: readonly string[]
    readonly plans: readonly Plan[]
    readonly wants: readonly string[]
    readonly owed: number
    readonly gifts: readonly { readonly of: readonly number[] }[]
    readonly pins: readonly { readonly type: 'pin'; readonly times: number }[]
  }
  readonly Secret: { readonly note: string | null; readonly kept: readonly number[] }
  readonly Hidden: { readonly truth: string | null }
  readonly Options: { readonly motto: string; readonly colours: readonly string[] }
  readonly GivenOptions: Partial<{ readonly motto: string; readonly colours: readonly string[] }>
  readonly Move:
    | { readonly type: 'run'; readonly errands: readonly Errand[] }
    | { readonly type: 'order'; readonly errands: readonly Errand[] }
    | { readonly type: 'edict'; readonly errands: readonly Errand[] }
    | { readonly type: 'cheer' }
    | { readonly type: 'hide'; readonly note: string }
    | { readonly type: 'give'; readonly gift: { readonly of: readonly number[] } }
    | { readonly type: 'keep' }
    | { readonly type: 'pin'; readonly times: number }
  readonly Event:
    | { readonly type: 'said'; readonly text: string }
    | { readonly type: 'log'; readonly log: readonly string[] }
  readonly Prompts: {
    readonly coin: { readonly kind: 'pick'; readonly details: null }
    readonly order: { readonly kind: 'shuffle'; readonly details: null }
    readonly dice: { readonly kind: 'roll'; readonly details: null }
    readonly word: { readonly kind: 'word'; readonly details: null }
    readonly inside: { readonly kind: 'inside'; readonly details: null }
    readonly verdict: { readonly kind: 'judge'; readonly details: { readonly of: string } }
    readonly essay: {
      readonly kind: 'judge'
      readonly details: null
      readonly answer: { readonly text: string; readonly marks: number }
    }
    readonly alarm: { readonly kind: 'pick'; readonly details: null }
  }
  readonly Deadline: Deadline
  readonly Errors: {
    readonly forbidden: { readonly person: string }
    readonly badMotto: { readonly motto: string }
    readonly emptyEssay: { readonly marks: number }
    readonly notInvited: { readonly person: string }
    readonly refereeBarred: { readonly person: string }
  }
  readonly Clause: 'errands/1' | 'errands/2'
  readonly Join: { readonly word: string }
}
