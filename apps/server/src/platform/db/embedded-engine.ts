import { createHash } from 'node:crypto'
import { messages, protocol, type PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { parameterText, parserOf } from './values.ts'
import { isScript } from './script.ts'

export interface Answer {
  readonly command: string
  readonly rowCount: number
  readonly rows: Record<string, unknown>[]
}

/** Speaks PostgreSQL's protocol to PGlite in this thread: named statements, and the same values as from a server. */
export function embeddedEngine(pglite: PGlite): (sql: string, parameters: readonly unknown[]) => Answer {
  const prepared = new Map<string, string>()

  function nameOf(sql: string): string {
    const known = prepared.get(sql)
    if (known) return known
    const name = `m${createHash('sha1').update(sql).digest('base64url').slice(0, 16)}`
    send([protocol.serialize.parse({ name, text: sql }), protocol.serialize.sync()])
    prepared.set(sql, name)
    if (prepared.size > 1000) forgetOldest()
    return name
  }

  function forgetOldest(): void {
    const [sql, name] = prepared.entries().next().value as [string, string]
    prepared.delete(sql)
    send([protocol.serialize.close({ type: 'S', name }), protocol.serialize.sync()])
  }

  function send(parts: Uint8Array[]): Answer {
    return readAnswer(pglite.execProtocolRawSync(Buffer.concat(parts)))
  }

  return (sql, parameters) => {
    if (isScript(sql)) return send([protocol.serialize.query(sql)])
    const statement = nameOf(sql)
    const values = parameters.map(parameterText) as (string | null)[]
    return send([
      protocol.serialize.bind({ statement, values }),
      protocol.serialize.describe({ type: 'P' }),
      protocol.serialize.execute({}),
      protocol.serialize.sync(),
    ])
  }
}

function readAnswer(bytes: Uint8Array): Answer {
  let columns: { name: string; parse: (text: string) => unknown }[] = []
  let rows: Record<string, unknown>[] = []
  let tag = ''
  let failure: messages.DatabaseError | undefined
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof messages.RowDescriptionMessage) {
      rows = []
      columns = message.fields.map((field) => ({ name: field.name, parse: parserOf(field.dataTypeID) }))
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(readRow(columns, message.fields))
    } else if (message instanceof messages.CommandCompleteMessage) {
      tag = message.text
    } else if (message instanceof messages.DatabaseError) {
      failure ??= message
    }
  })
  if (failure) throw asServerError(failure)
  const count = /(\d+)$/.exec(tag)?.[1]
  return { command: tag.split(' ')[0] ?? '', rowCount: Number(count ?? 0), rows }
}

function readRow(columns: readonly { name: string; parse: (text: string) => unknown }[], fields: readonly (string | null)[]) {
  const row: Record<string, unknown> = {}
  columns.forEach((column, index) => {
    const text = fields[index] ?? null
    row[column.name] = text === null ? null : column.parse(text)
  })
  return row
}

/** The error class that a server's driver throws, so that callers know one kind of database error. */
function asServerError(failure: messages.DatabaseError): pg.DatabaseError {
  const error = new pg.DatabaseError(failure.message, failure.length, 'error')
  const { code, detail, hint, constraint, table, column, severity, schema, where, position } = failure
  return Object.assign(error, { code, detail, hint, constraint, table, column, severity, schema, where, position })
}
