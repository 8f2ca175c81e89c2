import { taxOf, type Issued } from './books.ts'

const utf16 = (text: string) =>
  [...Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()].join('')
const yuan = (amount: number) => (amount / 100).toFixed(2)

/**
 * An invoice one can open: one page of text, in a font that every reader of Chinese PDFs brings
 * along.
 */
export function pdfOf({ application, invoiceNo, issuedAt, redNo }: Issued): Buffer {
  const lines = [
    redNo ? '电子发票（红字，沙箱样张）' : '电子发票（沙箱样张，不具税务效力）',
    `发票号码：${redNo ?? invoiceNo}`,
    ...(redNo ? [`对应蓝字发票号码：${invoiceNo}`] : []),
    `开票时间：${new Date(issuedAt + 28_800_000).toISOString().slice(0, 16).replace('T', ' ')}`,
    `购买方：${application.name}${application.taxNo ? `　${application.taxNo}` : ''}`,
    ...application.items
      .slice(0, 30)
      .map(
        (item) =>
          `${item.name}　${redNo ? '-' : ''}¥${yuan(item.amount)}　${item.taxCode}　${item.isExempt ? '免税' : `税率${item.taxRate / 100}%`}　税额${redNo ? '-' : ''}¥${yuan(taxOf(item))}`,
      ),
    `价税合计：${redNo ? '-' : ''}¥${yuan(application.total)}`,
  ]
  const drawn = lines
    .map(
      (line, index) =>
        `BT /F1 ${index === 0 ? 16 : 11} Tf 50 ${780 - index * 24} Td <${utf16(line)}> Tj ET`,
    )
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
