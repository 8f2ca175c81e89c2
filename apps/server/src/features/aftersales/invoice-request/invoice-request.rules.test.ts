import { describe, expect, it } from 'vitest'
import type { RequestRow } from './invoice-request.repo.ts'
import { answerMail, isPdf, isSame, plainAsked } from './invoice-request.rules.ts'

const row: RequestRow = {
  id: 7,
  partnerId: 1,
  storeId: 1,
  phone: '13711110000',
  channel: 'store',
  orderSn: 'POS-1',
  amount: 12_800,
  knownAmount: null,
  type: 1,
  name: '林<小>满',
  taxNo: '',
  email: 'xiaoman@mail.example',
  pics: [],
  state: 'issued',
  reason: '',
  invoiceNo: '26117000000000000001',
  hasFile: true,
  mailState: 'waiting',
  mailFault: '',
  createdAt: new Date(0),
  endedAt: new Date(0),
}
const shop = { brand: '禾光', mark: 'https://shop.example/mark.png', shop: '禾光官方商城' }

describe('a request for an invoice', () => {
  it('is the same with the same words alone', () => {
    expect(isSame(row, row)).toBe(true)
    const others: Partial<RequestRow>[] = [
      { channel: 'jd' },
      { amount: 12_801 },
      { type: 2 },
      { name: '别人' },
      { taxNo: '91350100M000100Y43' },
      { email: 'other@mail.example' },
    ]
    for (const other of others) expect(isSame(row, { ...row, ...other })).toBe(false)
  })

  it('has a tax number of a company alone', () => {
    const taxNo = '91350100M000100Y43'
    expect([plainAsked({ type: 1, taxNo }).taxNo, plainAsked({ type: 2, taxNo }).taxNo]).toEqual([
      '',
      taxNo,
    ])
  })

  it('is answered with what begins as a PDF, whatever its name is', () => {
    expect(['%PDF-1.4', ' %PDF-1.4', '<html>', ''].map((text) => isPdf(Buffer.from(text)))).toEqual(
      [true, false, false, false],
    )
  })

  it('is answered by mail: with the file where it was issued, with the reason where it was not', () => {
    const pdf = Buffer.from('%PDF-')
    const issued = answerMail({ request: row, ...shop, pdf })
    expect(issued).toMatchObject({
      id: 'invoice-request-7',
      to: row.email,
      subject: '禾光：订单 POS-1 的电子发票 ¥128.00',
      attachments: [{ name: '电子发票-26117000000000000001.pdf', content: pdf }],
    })
    expect(issued.html).toContain('林&lt;小&gt;满')
    expect(issued.html).toContain('<img src="https://shop.example/mark.png"')
    const refused = answerMail({
      request: { ...row, state: 'refused', reason: '由平台开具', invoiceNo: '' },
      ...shop,
      pdf: undefined,
    })
    expect(refused.attachments).toEqual([])
    expect(refused.text).toContain('由平台开具')
    expect(refused.text).not.toContain('发票号码')
  })
})
