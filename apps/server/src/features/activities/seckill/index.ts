export { setUpSeckill } from './seckill-admin.service.ts'
