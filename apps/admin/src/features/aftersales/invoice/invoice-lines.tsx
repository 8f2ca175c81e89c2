import { rateText } from '@mallard/contract/catalog/tax/tax.codes'
import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { fen, sumOf } from '@mallard/kernel'
import { Panel } from '#platform/parts/panel.tsx'
import { money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'

/** What the invoice says line by line, or would say. */
export function InvoiceLines({ invoice: { lines, stage } }: { invoice: AdminInvoice }) {
  const texts = invoiceTexts.use()
  const locale = useLocale()
  if (lines.length === 0) return null
  const isAhead = stage === 'applied' || stage === 'failed'
  const tax = sumOf(lines, ({ taxAmount }) => fen(taxAmount))
  return (
    <Panel title={texts.lines}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th>{texts.lineName}</th>
            <th className={styles.figure}>{texts.quantity}</th>
            <th className={styles.figure}>{texts.taxRate}</th>
            <th className={styles.figure}>{texts.taxAmount}</th>
            <th className={styles.figure}>{texts.lineAmount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // eslint-disable-next-line react/no-array-index-key -- lines have no other name
            <tr key={place}>
              <td>
                {line.name}
                <div className="soft small mono">{line.tax.code}</div>
              </td>
              <td className={styles.figure}>
                <span className={styles.head}>{texts.quantity} </span>
                {line.quantity}
              </td>
              <td className={styles.figure}>
                <span className={styles.head}>{texts.taxRate} </span>
                {rateText(line.tax.rate, locale)}
              </td>
              <td className={styles.figure}>
                <span className={styles.head}>{texts.taxAmount} </span>
                {money(line.taxAmount)}
              </td>
              <td className={styles.figure}>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.taxSum}>
        {isAhead && <span className="soft">{texts.ahead}</span>}
        <span>{texts.taxIn(money(tax))}</span>
      </p>
    </Panel>
  )
}
