import { type Refusal, toast } from '../../refusal.ts'

/** What imports of goods refuse. */
export const goodsImportErrors = {
  mappingNameTaken: toast(
    '已有同名的对应关系，请换一个名称',
    'Another mapping is called so: choose another name',
  ),
  mappingsFull: toast(
    '最多保存 {most} 个对应关系，请先删掉不用的',
    '{most} mappings are kept at most: delete those that nobody uses',
  ),
  backTooLate: toast(
    '导入已超过 7 天，或没有可撤回的内容',
    'The import is older than 7 days, or there is nothing to take back',
  ),
  selectionChanged: toast(
    '符合条件的商品已变为 {count} 件，请重新确认',
    '{count} goods fit by now: please look again',
  ),
} as const satisfies Record<string, Refusal>
