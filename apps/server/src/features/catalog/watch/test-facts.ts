import { watchKinds } from '@mallard/contract/catalog/watch/watch.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[watchKinds, 'goods_watch.kind']],
}
