import type { TestProject } from 'vitest/node'
import { type PostgresAt, startPostgres } from './postgres.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL that all tests share. */
    readonly postgres: PostgresAt
  }
}

/** Starts the PostgreSQL that all tests share. Returns a function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.at)
  return postgres.stop
}
