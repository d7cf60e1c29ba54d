export declare function canonicalText(value: unknown): string
export declare function contributionsHash(contributions: object): Promise<string>
export declare function matchSecret(of: {
  readonly hostSecret: string
  readonly game: string
  readonly match: string
  readonly committedAt: number
}): Promise<string>
export declare function commitmentOf(secret: string): Promise<string>
export declare function draw(asked: {
  readonly secret: string
  readonly id: number
  readonly question: unknown
  readonly contributions: object
}): Promise<unknown>
export declare function senderOf(entry: unknown): string | null
export declare function startHash(save: unknown): Promise<string>
export declare function chainHead(save: unknown): Promise<string>
export declare function isSignedBy(key: string, signature: string, value: unknown): Promise<boolean>
export declare function isListed(
  keys: readonly {
    readonly key: string
    readonly from: number
    readonly until: number | null
  }[],
  signed: { readonly key: string; readonly at: number },
): boolean
export declare function verifySeal(save: unknown): Promise<string[]>
export declare function verifyReceipt(save: unknown, receipt: unknown): Promise<string[]>
export declare function verifySeatReceipt(save: unknown, receipt: unknown): Promise<string[]>
export declare function verifyActions(save: unknown): Promise<string[]>
export declare function countSigned(save: unknown, person: string): Promise<number>
export declare function knewCommitment(
  save: unknown,
  person: string,
  receipts: readonly unknown[],
): boolean
export declare function verifyTimes(save: unknown): Promise<string[]>
export declare function verifyDraws(
  save: unknown,
  questions: readonly { readonly entry: number; readonly id: number; readonly question: unknown }[],
): Promise<string[]>
