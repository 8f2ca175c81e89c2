import { payDrill } from '../drill.ts'
import { createUnionpay } from './index.ts'

payDrill({
  provider: 'unionpay',
  tradeTypes: ['APP', 'MALLAPP', 'WAP', 'H5'],
  wireCalls: ['create', 'query', 'refund', 'queryRefund'],
  answerFaults: [
    'dropBefore',
    'dropAfter',
    'errorBefore',
    'errorAfter',
    'tooMany',
    'partialBody',
    'wrongSignature',
    'selfSigned',
    'wrongName',
    'answered03',
    'answered05',
  ],
  noticeFaults: ['wrongSignature', 'partialBody', 'wrongMerchant', 'selfSigned', 'wrongName'],
  firstRetry: 60_000,
  lateAfter: 'query',
  open: (bench) =>
    createUnionpay({
      ...bench.keys.unionpay,
      notifyUrl: `${bench.here}/pay`,
      frontUrl: `${bench.here}/front`,
      clock: bench.clock,
    }),
})
