import { payDrill } from '../drill.ts'
import { createWechatPay } from './index.ts'

payDrill({
  provider: 'wxpay',
  tradeTypes: ['H5', 'JSAPI', 'MINI', 'WAP', 'APP', 'MALLAPP'],
  wireCalls: ['create', 'query', 'close', 'refund', 'queryRefund'],
  answerFaults: [
    'dropBefore',
    'dropAfter',
    'errorBefore',
    'errorAfter',
    'tooMany',
    'partialBody',
    'wrongSignature',
    'signTest',
    'wrongSerial',
    'staleTimestamp',
  ],
  noticeFaults: [
    'wrongSignature',
    'signTest',
    'wrongSerial',
    'staleTimestamp',
    'partialBody',
    'wrongMerchant',
  ],
  firstRetry: 15_000,
  lateAfter: 'close',
  open: (bench) =>
    createWechatPay({
      ...bench.keys.wechat,
      notifyUrl: `${bench.here}/pay`,
      refundNotifyUrl: `${bench.here}/refund`,
      clock: bench.clock,
    }),
})
