import { defineTexts } from '#platform/texts.ts'

export const watchTexts = defineTexts(
  {
    title: '商品提醒',
    stock: '到货提醒',
    stockNote: '有货时告诉我',
    price: '降价提醒',
    priceNote: '比现在便宜时告诉我',
    now: (amount: string) => `现价 ¥${amount}`,
    note: '在“消息”里提醒一次，180 天内有效。',
    noted: '已订阅，到时在消息里提醒您',
    dropped: '已取消提醒',
    isOut: '暂时无货',
  },
  {
    title: 'Alerts for this item',
    stock: 'Back in stock',
    stockNote: 'Tell me when it is there again',
    price: 'Price drop',
    priceNote: 'Tell me when it costs less than now',
    now: (amount) => `¥${amount} now`,
    note: 'One message, under Messages; for 180 days.',
    noted: 'Noted. You will find a message when it happens',
    dropped: 'Alert removed',
    isOut: 'Out of stock',
  },
)
