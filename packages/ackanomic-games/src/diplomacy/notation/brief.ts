/**
 * What somebody has written, short enough to be repeated; whole letters only.
 *
 * @param most - as many letters are kept
 */
export function brief(text: string, most = 60): string {
  const letters = [...text.slice(0, 2 * most + 1)]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('')
}
