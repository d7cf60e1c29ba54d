/** `counted(2, 'cell')` is `'2 cells'`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
