declare module 'boardgame.io/internal' {
  interface State {
    readonly G: { readonly packs: readonly (readonly number[])[] }
    readonly ctx: { readonly gameover?: unknown }
    readonly _stateID: number
  }
  export function CreateGameReducer(of: { game: unknown }): (state: State, action: unknown) => State
  export function InitializeGame(of: { game: unknown; numPlayers: number }): State
}

declare module 'boardgame.io/client' {
  import type { State } from 'boardgame.io/internal'

  interface HeadlessClient {
    readonly moves: { bid(card: number | undefined): void }
    getState(): State
    updatePlayerID(playerID: string): void
  }
  export function Client(of: { game: unknown; numPlayers: number; debug: false }): HeadlessClient
}
