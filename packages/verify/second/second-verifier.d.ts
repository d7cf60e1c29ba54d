/** What the second verifier exports; its file has the words. */
export declare function canonicalText(value: unknown): string
export declare function commitmentOf(secret: string): Promise<string>
export declare function chainHead(save: unknown): Promise<string>
export declare function verifySeal(save: unknown): Promise<string[]>
export declare function verifyReceipt(save: unknown, receipt: unknown): Promise<string[]>
export declare function verifyDraws(
  save: unknown,
  questions: readonly { readonly entry: number; readonly id: number; readonly question: unknown }[],
): Promise<string[]>
