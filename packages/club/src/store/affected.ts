/**
 * The results, in order, that depend on a change for people: they concern one of them, or somebody
 * whom such an earlier result concerns.
 */
export function affectedBy<Result>(
  people: readonly string[],
  results: readonly Result[],
  peopleIn: (result: Result) => readonly string[],
): readonly Result[] {
  const affected = new Set(people)
  return results.filter((result) => {
    const own = peopleIn(result)
    if (!own.some((person) => affected.has(person))) return false
    for (const person of own) affected.add(person)
    return true
  })
}
