/** The page of a list to show. */
export interface PageQuery {
  /** The `next` of a page. */
  readonly after?: string | undefined
  /** 1 to 100. Default: 50. */
  readonly limit?: number | undefined
}

/** The page to show of a list of tables or tournaments. */
export interface GamePageQuery extends PageQuery {
  /** Lists those of this game only. */
  readonly game?: string | undefined
}
