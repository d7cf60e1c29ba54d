/**
 * The clauses of rule 1250.1 that core keeps in any game: limits, Substitutes, vacations, silent
 * referees, disputes. The society package has their texts.
 */
export const TABLE_CITATIONS = [
  '1250.1/III.c(1)',
  '1250.1/III.c(2)',
  '1250.1/III.c(3)',
  '1250.1/III.c(4)',
  '1250.1/III.c(7)',
  '1250.1/III.e(1)',
  '1250.1/III.e(3)',
  '1250.1/III.f',
  '1250.1/VI.a(2)',
  '1250.1/VI.a(5)',
  '1250.1/VI.a(6)',
  '1250.1/VI.b(1)',
  '1250.1/VI.b(2)',
  '1250.1/VI.c(1)',
  '1250.1/VI.c(2)',
  '1250.1/VI.c(3)',
  '1250.1/VI.c(4)',
  '1250.1/VI.c(6)',
  '1250.1/VI.c(8)',
  '1250.1/VI.d(1)',
  '1250.1/VI.d(2)',
  '1250.1/VI.d(3)',
  '1250.1/VI.d(4)',
  '1250.1/VI.d(5)',
  '1250.1/VII.a(1)',
  '1250.1/VIII.a(1)',
  '1250.1/IX.a(1)',
  '1250.1/IX.a(2)',
  '1250.1/X(1)',
  '1250.1/X(3)',
] as const

export type TableCitation = (typeof TABLE_CITATIONS)[number]
