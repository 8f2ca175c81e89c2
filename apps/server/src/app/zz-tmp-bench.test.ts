import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { it } from 'vitest'
import { Session } from 'node:inspector/promises'
import { buyer, expectBooksToAgree, setStock } from '#app/test-buyer.ts'
import { testShop } from '#app/test-shop.ts'
it('bench', async () => {
  const shop = await testShop()
  const { rows } = await sql<{ sn: string; id: number }>`select k.product_sn as sn, k.id from store_sku s join sku k on k.id=s.sku_id join goods g on g.id=k.goods_id join store_goods sg on sg.goods_id=g.id and sg.store_id=1 and sg.partner_id=1 where s.partner_id=1 and s.store_id=1 and sg.on_sale and g.max_per_user=0`.execute(shop.services.db)
  for (const { id } of rows) await setStock(shop, id, 1_000_000)
  const n = Number(process.env.BUYERS ?? 16)
  const buyers = []
  for (let i = 0; i < n; i++) { const b = await buyer(shop); buyers.push({ authorization: b.cookies.get('Authorization') }) }
  const pay = shop.services.pay
  const wxPay = { ...pay.wxPay, create: async (a: any) => ({ kind: 'ok', data: { form: 'app', params: { appid: 'a', partnerid: 'p', prepayid: 'x', package: 'Sign=WXPay', noncestr: 'n', timestamp: '1', sign: 's' } } }),
    parseNotify: async (raw: Buffer) => { const b = JSON.parse(raw.toString()); return { kind: 'ok', data: { about: 'payment', notifyId: b.payNo, trade: { payNo: b.payNo, transactionId: 't' + b.payNo, amount: b.amount, currency: 'CNY', paidAt: shop.clock.now(), merchantId: 'm', appId: 'a' } } } } }
  Object.defineProperty(shop.services, 'pay', { value: { ...pay, wxPay } })
  await sql`vacuum analyze`.execute(shop.services.db)
  writeFileSync('/tmp/mallard/tradebench/in.json', JSON.stringify({ url: shop.url, buyers, skus: rows.map((r) => r.sn), seconds: Number(process.env.SECONDS ?? 30) }))
  const pgCpu = async () => { const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(shop.services.db); let t = 0; for (const { pid } of rows) { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); t += Number(f[11]) + Number(f[12]) } return t / 100 }
  const paid = async () => (await sql<{ n: number }>`select count(*)::int n from orders where pay_status=1`.execute(shop.services.db)).rows[0]!.n
  let mid: any
  const prof = new Session(); prof.connect()
  setTimeout(async () => { if (process.env.PROF) { await prof.post('Profiler.enable'); await prof.post('Profiler.start') }; mid = { n: await paid(), pg: await pgCpu(), cpu: process.cpuUsage() } }, Number(process.env.SECONDS ?? 30) * 500)
  const cpu = process.cpuUsage()
  await new Promise<void>((res) => { const c = spawn('node', ['/tmp/mallard/tradebench/client.mjs', '/tmp/mallard/tradebench/in.json'], { stdio: ['ignore', 'pipe', 'inherit'] }); c.stdout.on('data', (d) => process.stdout.write(String(d))); c.on('close', () => res()) })
  if (process.env.PROF) { const { profile } = await prof.post('Profiler.stop'); writeFileSync('/tmp/mallard/tradebench/p.json', JSON.stringify(profile)) }
  const u = process.cpuUsage(cpu); const v = process.cpuUsage(mid.cpu); const k = (await paid()) - mid.n; console.log('second half:', k, 'checkouts; node ms/checkout', ((v.user + v.system) / 1e3 / k).toFixed(2), 'pg ms/checkout', (((await pgCpu()) - mid.pg) * 1000 / k).toFixed(2))
  await expectBooksToAgree(shop)
}, 120000)
