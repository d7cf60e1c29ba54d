/** Compares what is stored with what was asked for, and acknowledged where the value is `true`. */
export function compareKept(
  what: string,
  known: ReadonlyMap<string, boolean>,
  stored: readonly string[],
): readonly string[] {
  const all = new Set(stored)
  return [
    ...stored.flatMap((each) => (known.has(each) ? [] : [`nobody asked for the ${what} ${each}`])),
    ...[...known].flatMap(([each, isAcknowledged]) =>
      isAcknowledged && !all.has(each) ? [`the ${what} ${each} is lost`] : [],
    ),
  ]
}
