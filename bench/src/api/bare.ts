import { fastify } from 'fastify'
import pg from 'pg'

/**
 * What any Fastify server on this machine is bound by: one small JSON answer. Run as a process of
 * its own.
 */
const app = fastify()
app.get('/', () => ({ code: 200, data: { itemId: 1, title: 'bare' }, message: 'success' }))
// And one transaction of one small row, through a pool as large as the shop's.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(
  'create table if not exists bare (id bigint generated always as identity primary key, text text not null, at timestamptz not null)',
)
app.get('/insert', async () => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'insert into bare (text, at) values ($1, now()) returning id',
    values: ['bare'],
  })
  return { id: rows[0]?.id }
})
const url = await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log(url)
process.on('SIGTERM', () => process.exit(0))
