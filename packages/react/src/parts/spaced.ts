/** The words of an identifier, for people: `show who has bid` for `showWhoHasBid`. */
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z\d])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
}
