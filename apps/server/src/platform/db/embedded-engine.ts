import { messages, protocol } from '@electric-sql/pglite'
import pg from 'pg'
import { type Answer, answerOf, type Column, columnsOf, nameOf, readRow } from './answer.ts'
import { isOutdated } from './retry.ts'
import { isScript } from './script.ts'
import { parameterText } from './values.ts'

/** Answers one message of PostgreSQL's protocol; called again only after it has answered. */
export type Exchange = (message: Uint8Array) => Promise<Uint8Array>

const maxPrepared = 1000

/**
 * Speaks PostgreSQL's protocol to PGlite, wherever that runs: named statements, and the same values
 * as from a server.
 */
export function embeddedEngine(
  exchange: Exchange,
): (sql: string, parameters: readonly unknown[]) => Promise<Answer> {
  const prepared = new Map<string, string>()

  async function send(parts: Uint8Array[]): Promise<Answer> {
    return readAnswer(await exchange(Buffer.concat(parts)))
  }

  /** What has to go before a statement's first use. */
  function preparation(sql: string, name: string): Uint8Array[] {
    // Its first use may have failed after it was named: closing what does not exist is no error.
    const parts = [
      protocol.serialize.close({ type: 'S', name }),
      protocol.serialize.parse({ name, text: sql }),
    ]
    if (prepared.size < maxPrepared) return parts
    const [oldest, oldName] = prepared.entries().next().value as [string, string]
    prepared.delete(oldest)
    return [protocol.serialize.close({ type: 'S', name: oldName }), ...parts]
  }

  return async (sql, parameters) => {
    if (isScript(sql)) return send([protocol.serialize.query(sql)])
    const known = prepared.get(sql)
    const statement = known ?? nameOf(sql)
    const parts = [
      ...(known ? [] : preparation(sql, statement)),
      protocol.serialize.bind({
        statement,
        values: parameters.map(parameterText) as (string | null)[],
      }),
      protocol.serialize.describe({ type: 'P' }),
      protocol.serialize.execute({}),
      protocol.serialize.sync(),
    ]
    try {
      const answer = await send(parts)
      if (!known) prepared.set(sql, statement)
      return answer
    } catch (error) {
      if (isOutdated(error)) prepared.clear()
      throw error
    }
  }
}

function readAnswer(bytes: Uint8Array): Answer {
  let columns: readonly Column[] = []
  let rows: Record<string, unknown>[] = []
  let tag = ''
  let failure: messages.DatabaseError | undefined
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof messages.RowDescriptionMessage) {
      rows = []
      columns = columnsOf(message.fields)
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(readRow(columns, message.fields))
    } else if (message instanceof messages.CommandCompleteMessage) {
      tag = message.text
    } else if (message instanceof messages.DatabaseError) {
      failure ??= message
    }
  })
  if (failure) throw asServerError(failure)
  return answerOf(tag, rows)
}

/**
 * The error class that a server's driver throws, so that callers know one kind of database error.
 */
function asServerError(failure: messages.DatabaseError): pg.DatabaseError {
  const error = new pg.DatabaseError(failure.message, failure.length, 'error')
  const { code, detail, hint, constraint, table, column, severity, schema, where, position } =
    failure
  return Object.assign(error, {
    code,
    detail,
    hint,
    constraint,
    table,
    column,
    severity,
    schema,
    where,
    position,
  })
}
