/** The syllables of a word by its letters: each group of vowels, except a silent `e`. */
export function syllablesOf(name: string): number {
  const letters = plain(name)
  const spoken = letters.replace(/(?<=[aeiouy].*(?:[^aeiouyl]|[aeiouylr]l))es?$/u, '')
  const apart = spoken.replace(/(?<![aeiouq])i(?=[ao])|(?<=[^q]u|ou)(?=i)/gu, '$&-')
  const groups = apart.match(/[aeiouy]+/gu)
  return Math.max(1, groups?.length ?? 1)
}

export function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
