import './seckill.tables.ts'

export { setUpSeckill } from './seckill-admin.service.ts'
