declare module 'openskill' {
  interface Rating {
    readonly mu: number
    readonly sigma: number
  }
  export function rating(): Rating
  export function rate(
    teams: readonly (readonly Rating[])[],
    options: { readonly rank: readonly number[] },
  ): Rating[][]
}
