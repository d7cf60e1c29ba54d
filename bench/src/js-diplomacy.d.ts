declare module 'js-diplomacy' {
  interface Place {
    readonly province: object
  }
  interface PeerUnit {
    readonly location: Place
  }
  interface PeerOrder {
    readonly unit: PeerUnit
  }
  interface Written {
    hold(): PeerOrder
    move(to: Place): PeerOrder
    moveViaConvoy(to: Place): PeerOrder
    support(target: PeerOrder): PeerOrder
    convoy(target: PeerOrder): PeerOrder
  }
  interface PeerBoard {
    readonly state: object
    readonly provinceStatuses: Map<object, object>
  }
  export const standard: {
    readonly variant: {
      readonly rule: {
        resolve(
          board: PeerBoard,
          orders: readonly PeerOrder[],
        ): { readonly result?: { readonly results: ReadonlySet<object> } }
      }
      readonly initialBoard: PeerBoard
    }
  }
  export const standardMap: {
    readonly map: object
    readonly locations: Readonly<Record<string, Place>>
    readonly Power: Readonly<Record<string, number>>
  }
  export const standardRule: {
    readonly MilitaryBranch: { readonly Army: number; readonly Fleet: number }
    readonly Unit: new (branch: number, at: Place, power: number) => PeerUnit
    readonly Board: new (
      map: object,
      state: object,
      units: readonly PeerUnit[],
      dislodged: readonly [],
      provinces: Map<object, object>,
    ) => PeerBoard
    readonly Helper: new (
      board: PeerBoard,
    ) => { A(at: Place): Written; F(at: Place): Written; U(at: Place): Written }
  }
}
