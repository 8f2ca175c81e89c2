import { defineTexts } from '#platform/texts.ts'

export const materialTexts = defineTexts(
  {
    title: '推广素材',
    add: '新增素材',
    addTitle: '新增推广素材',
    name: '标题',
    nameEn: '标题（英文）',
    words: '文案',
    wordsEn: '文案（英文）',
    goodsHint: '选填：商品编号或 SKU 编号，推广员可一并分享其图片和链接',
    needed: '请填写',
    saved: '已发布',
    remove: '移除',
    removed: '已移除',
    none: '还没有素材',
  },
  {
    title: 'Material',
    add: 'Add material',
    addTitle: 'Add material for promoters',
    name: 'Title',
    nameEn: 'Title in English',
    words: 'Words',
    wordsEn: 'Words in English',
    goodsHint: 'If any: their number or the code of a SKU, so that picture and link go along',
    needed: 'Please fill this in',
    saved: 'Published',
    remove: 'Remove',
    removed: 'Removed',
    none: 'No material yet',
  },
)
