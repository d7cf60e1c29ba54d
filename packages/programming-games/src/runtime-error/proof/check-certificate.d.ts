/** Why a certificate that came out of a file is refused; `undefined` where it is accepted. */
export declare function refusalOf(file: unknown): string | undefined
