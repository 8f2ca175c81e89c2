export { fakeClock, type FakeClock } from '@mallard/kernel'
