import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
import type { PersonalData } from '#platform/personal-data.ts'

export const personalData: PersonalData = {
  held: [
    {
      table: 'invoice',
      copy: {
        name: 'invoices',
        title: ['发票', 'Invoices'],
        columns: `t.created_at as "appliedAt", t.order_sn as "orderSn", t.type, t.name, t.tax_no as "taxNo",
          t.amount as "amountFen", t.state, t.invoice_no as "invoiceNo", t.email`,
      },
      // Vouchers of the books, kept as the tax law asks; a person's name is on the invoice itself.
      forget: {
        set: `email = '', reg_phone = '', reg_address = '', bank_account = '', bank_name = '',
          name = case when t.type = ${titleType.personal} then '个人' else t.name end`,
      },
    },
    // Anyone who held the link saw what was bought.
    {
      table: 'invoice_token',
      copy: { withheld: 'digests of links to invoices, which are shown' },
      by: 'order',
      forget: 'delete',
    },
    {
      table: 'invoice_mail',
      copy: {
        name: 'invoiceMails',
        title: ['发票邮件', 'Invoices by mail'],
        columns: 't.created_at as "sentAt", t.email, t.state',
      },
      forget: { set: `email = '', fault = ''` },
    },
    {
      table: 'invoice_title',
      copy: {
        name: 'invoiceTitles',
        title: ['发票抬头', 'Invoice titles'],
        columns: 't.used_at as "usedAt", t.type, t.name, t.tax_no as "taxNo", t.email',
      },
      forget: 'delete',
    },
  ],
}
