declare module 'edmonds-blossom-fixed' {
  /** A matching of greatest weight: each vertex's partner, or -1. */
  export default function blossom(
    edges: [one: number, other: number, weight: number][],
    maxCardinality?: boolean,
  ): number[]
}

declare module 'roundrobin' {
  /** All rounds in which everybody meets everybody once, as pairs. */
  export default function roundRobin<Player>(count: number, players: Player[]): Player[][][]
}
