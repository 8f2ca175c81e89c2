export { lotteryForPoints } from './lottery.repo.ts'
