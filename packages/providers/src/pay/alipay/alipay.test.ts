import { payDrill } from '../drill.ts'
import { createAlipay } from './index.ts'

payDrill({
  provider: 'alipay',
  tradeTypes: ['WAP', 'H5', 'APP', 'MALLAPP'],
  wireCalls: ['query', 'close', 'refund', 'queryRefund'],
  answerFaults: [
    'dropBefore',
    'dropAfter',
    'errorBefore',
    'errorAfter',
    'tooMany',
    'partialBody',
    'wrongSignature',
  ],
  noticeFaults: ['wrongSignature', 'partialBody', 'wrongMerchant'],
  firstRetry: 4 * 60_000,
  lateAfter: 'close',
  open: (bench) =>
    createAlipay({ ...bench.keys.alipay, notifyUrl: `${bench.here}/pay`, clock: bench.clock }),
})
