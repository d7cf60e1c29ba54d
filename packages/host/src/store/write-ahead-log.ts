import { type FileHandle, open as openFile } from 'node:fs/promises'
import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { messageOf } from './folder.js'

/** The milliseconds that commits are only in the log, so that many share a checkpoint. */
const CHECKPOINT_INTERVAL = 500

/** SQLite's log of a file. Every commit is appended to it. */
export class WriteAheadLog {
  readonly #path: string
  readonly #files = new Map<string, FileHandle>()
  #checkpointed = performance.now()
  #failure: unknown

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Flushes all commits while the process goes on. A failed flush throws, now and later: what is on
   * disk is unknown until the store is opened again.
   */
  flush(): Promise<void> {
    return this.#sync(`${this.#path}-wal`)
  }

  /**
   * Moves flushed commits to the file from time to time. Nobody may write meanwhile: the log begins
   * anew with the next commit, and the file must be on disk by then.
   */
  async checkpoint(writer: DatabaseConnection): Promise<void> {
    if (performance.now() - this.#checkpointed < CHECKPOINT_INTERVAL) return
    try {
      await writer.executeQuery(NO_FLUSH)
      await writer.executeQuery(CHECKPOINT)
    } catch {
      // The commits are safe in the log. The next one tells whether the disk is full.
      return
    } finally {
      await writer.executeQuery(FLUSH)
    }
    try {
      await this.#sync(this.#path)
    } catch (thrown) {
      await this.#repeatCheckpoint()
      throw thrown
    }
    this.#checkpointed = performance.now()
  }

  /**
   * Makes SQLite move and flush all commits again before it removes the log: the log's index has
   * the number of moved commits (https://www.sqlite.org/walformat.html).
   */
  async #repeatCheckpoint(): Promise<void> {
    const index = await openFile(`${this.#path}-shm`, 'r+')
    await index.write(new Uint8Array(4), 0, 4, MOVED_OFFSET)
    await index.close()
  }

  async #sync(path: string): Promise<void> {
    this.check()
    try {
      const file = this.#files.get(path) ?? (await openFile(path, 'r+'))
      this.#files.set(path, file)
      await file.datasync()
    } catch (thrown) {
      this.#failure = thrown
      this.check()
    }
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined
  }

  check(): void {
    if (this.#failure === undefined) return
    const message = `The disk does not accept data: ${messageOf(this.#failure)}. Restart the host.`
    throw new Error(message, { cause: this.#failure })
  }

  async close(): Promise<void> {
    for (const file of this.#files.values()) await file.close()
  }
}

/** The offset of `nBackfill` in the index, in bytes. */
const MOVED_OFFSET = 96

const NO_FLUSH = CompiledQuery.raw('pragma synchronous = off')

const CHECKPOINT = CompiledQuery.raw('pragma wal_checkpoint(passive)')

const FLUSH = CompiledQuery.raw('pragma synchronous = normal')
