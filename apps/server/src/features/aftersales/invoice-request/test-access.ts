import type { AccessOf } from '#app/testing/test-access.ts'
import { askingOf, pdf, waitingRequest } from './test-requests.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  const own = async () => ({ id: await waitingRequest(db, owner.scope) })
  const other = { id: await waitingRequest(db, theirs.owner.scope) }
  const missing = { id: 999_999 }
  const asking = askingOf('13711112222')
  return {
    open: {
      'invoiceRequest.list': { phone: asking.phone },
      'invoiceRequest.ask': { ...asking },
      'invoiceRequest.withdraw': missing,
      'invoiceRequest.picturePolicy': { phone: asking.phone },
      'invoiceRequest.pictureDone': { key: '0'.repeat(26) },
    },
    refusals: {
      'invoiceRequest.list': 'thirdAccessOver',
      'invoiceRequest.ask': 'thirdAccessOver',
      'invoiceRequest.withdraw': 'notFound',
      'invoiceRequest.picturePolicy': 'thirdAccessOver',
      'invoiceRequest.pictureDone': 'notFound',
    },
    admin: {
      'invoiceRequestAdmin.list': { own: async () => ({}), plain: ['q'] },
      'invoiceRequestAdmin.detail': { own, theirs: other, missing },
      'invoiceRequestAdmin.issue': {
        own: async () => ({ ...(await own()), invoiceNo: '26117000000000000001', ...pdf }),
        theirs: other,
        missing,
        plain: ['invoiceNo', 'name', 'base64'],
      },
      'invoiceRequestAdmin.refuse': {
        own: async () => ({ ...(await own()), reason: '由平台开具' }),
        theirs: other,
        missing,
        plain: ['reason'],
      },
    },
  }
}
