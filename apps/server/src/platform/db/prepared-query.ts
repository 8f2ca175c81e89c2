import pg, { type Connection } from 'pg'
import { serialize } from 'pg-protocol'
import { type Answer, answerOf, type Column, columnsOf, readRow } from './answer.ts'
import { isOutdated } from './retry.ts'
import { parameterText } from './values.ts'

/**
 * Result columns of the prepared statements of one connection, by statement name; only of those that
 * have run there.
 */
export type KnownStatements = Map<string, readonly Column[]>

const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()])

/**
 * One run of a named statement, for `client.query`. pg's own asks the server with each run which
 * columns will come, and writes each of its messages by itself; here the columns are asked for once
 * on each connection, and everything goes in one write (docs/decisions/0033). The messages:
 * https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY A `Query`, because
 * pg lets nothing else go behind a statement that still runs: another could ask for its rows in
 * portions. This one never does, and is over with its own *Sync*.
 */
export class PreparedQuery extends pg.Query {
  readonly answer: Promise<Answer>
  readonly #name: string
  readonly #text: string
  readonly #values: readonly unknown[]
  readonly #known: KnownStatements
  #columns: readonly Column[]
  readonly #rows: Record<string, unknown>[] = []
  #tag = ''
  /**
   * Error of a value that could not be parsed; reported after the server's last message, so that the
   * connection stays in sync.
   */
  #unreadable: unknown
  #resolve!: (answer: Answer) => void
  #reject!: (error: unknown) => void

  constructor(name: string, text: string, values: readonly unknown[], known: KnownStatements) {
    super(text)
    this.#name = name
    this.#text = text
    this.#values = values
    this.#known = known
    this.#columns = known.get(name) ?? []
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  /**
   * pg rejects the query with an error that is returned; one that is thrown would leave the
   * connection waiting for ever.
   */
  override readonly submit = (connection: Connection): Error | null => {
    try {
      connection.stream.write(this.#messages())
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  #messages(): Buffer {
    const statement = this.#name
    const bind = serialize.bind({
      statement,
      values: [...this.#values],
      valueMapper: parameterText,
    })
    if (this.#known.has(statement)) return Buffer.concat([bind, executeAndSync])
    // Its first use may have failed after it was named: closing what does not exist is no error.
    const preparation = [
      serialize.close({ type: 'S', name: statement }),
      serialize.parse({ name: statement, text: this.#text }),
    ]
    return Buffer.concat([...preparation, bind, serialize.describe({ type: 'P' }), executeAndSync])
  }

  handleRowDescription({ fields }: { readonly fields: Parameters<typeof columnsOf>[0] }): void {
    this.#columns = columnsOf(fields)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#unreadable) return
    try {
      this.#rows.push(readRow(this.#columns, fields))
    } catch (error) {
      this.#unreadable = error
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#tag = text
    this.#known.set(this.#name, this.#columns)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.#reject(this.#unreadable)
    else this.#resolve(answerOf(this.#tag, this.#rows))
  }

  /** Of the server, or of a connection that broke. */
  handleError(error: unknown): void {
    // What one change outdated, others may be as well: each is prepared anew.
    if (isOutdated(error)) this.#known.clear()
    this.#reject(error)
  }

  /**
   * An empty statement, and rows in portions, which nothing here asks for: pg calls them on every
   * query.
   */
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
