/** Mutants that change nothing that anybody can see, by their keys, each with the reason why. */
export const EQUIVALENTS: Readonly<Record<string, string>> = {}
