import { shippingAdminCalls } from '@mallard/contract/trade/shipping/shipping-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { staffMember, visitor } from './attackers.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of a kilobyte whose only cell is the last one of Excel's grid. */
function bomb(): string {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  ).toString('base64')
}

it('wants to stop the shop with a workbook of a kilobyte: each is refused in words, and shoppers are answered in the meantime', async () => {
  const clerk = await staffMember('owner')
  const base64 = bomb()
  const attack = Promise.all(
    Array.from({ length: 10 }, () =>
      clerk.call(shippingAdminCalls.check, { name: 'a.xlsx', base64 }),
    ),
  )
  expect((await visitor().call(identityCalls.ssoInit, { partnerId: 1, storeId: 1 })).code).toBe(200)
  for (const { code, reason, message } of await attack) {
    expect([code, ['badInput', 'busy'].includes(reason ?? '')]).toEqual([500, true])
    expect(message).not.toBe('')
  }
})
