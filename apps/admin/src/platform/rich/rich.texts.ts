import { defineTexts } from '#platform/texts.ts'

export const richTexts = defineTexts(
  {
    write: '编辑',
    preview: '预览',
    hint: '支持标题、段落、列表、表格、图片与 https 链接；脚本和样式会被去掉。',
    nothing: '还没有内容',
  },
  {
    write: 'Write',
    preview: 'Preview',
    hint: 'Headings, paragraphs, lists, tables, pictures and https links; scripts and styles are taken out.',
    nothing: 'Nothing written yet',
  },
)
