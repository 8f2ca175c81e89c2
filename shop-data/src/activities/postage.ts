import { fen, type Fen } from '@mallard/kernel'
import type { Offered, Text } from '../world.ts'

/** A trial that runs whenever the shop is opened. */
export interface DemoPostage extends Offered {
  /** Its public name: 22 letters and digits. */
  readonly uuid: string
  readonly sku: string
  readonly postageAmount: Fen
  readonly quota: number
  readonly audience: 'all' | 'new'
  readonly rules: Text
}

/** Trials that run at any time. */
export const postages: readonly DemoPostage[] = [
  {
    store: '1-1', uuid: 'FryerPaperTrial0000001', name: { zh: '炸锅纸托试用', en: 'Liners to try' }, sku: 'HL-AC05-KRAFT-16-50',
    postageAmount: fen(600), quota: 200, audience: 'all',
    rules: { zh: '收到后欢迎写下评价，帮助其他朋友选择尺寸', en: 'Tell others how it fits once you have it' },
  },
  {
    store: '2-1', uuid: 'CoffeeBeanTrial0000001', name: { zh: '山脊拼配尝鲜', en: 'A first bag of the ridge' }, sku: 'NR-BN01-PINE-250',
    postageAmount: fen(1200), quota: 60, audience: 'new',
    rules: { zh: '每周二、周五烘焙后寄出', en: 'Roasted and sent on Tuesdays and Fridays' },
  },
]
