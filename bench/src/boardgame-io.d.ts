declare module 'boardgame.io/internal' {
  interface State {
    readonly G: { readonly packs: readonly (readonly number[])[] }
    readonly ctx: { readonly gameover?: unknown }
  }
  export function CreateGameReducer(of: { game: unknown }): (state: State, action: unknown) => State
  export function InitializeGame(of: { game: unknown; numPlayers: number }): State
}
