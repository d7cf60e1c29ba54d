/** What two names share that people would take for the same: case and width do not count, nor how many spaces. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** The same mail address, however it is written. */
export const mailKeyOf = (mail: string): string => mail.normalize('NFKC').toLowerCase()
