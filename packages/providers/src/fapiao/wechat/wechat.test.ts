import { fapiaoDrill } from '../drill.ts'
import { createWechatFapiao } from '../index.ts'

fapiaoDrill({
  name: 'wechat',
  answerFaults: [
    'dropBefore',
    'dropAfter',
    'errorBefore',
    'errorAfter',
    'tooMany',
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
  open: (bench) =>
    createWechatFapiao({
      ...bench.keys.wechat,
      notifyUrl: `${bench.here}/fapiao`,
      clock: bench.clock,
    }),
})
