import type { Locale } from '@mallard/kernel'
import type { FileRules, Rejection } from './files.ts'

const size = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
const kinds = (types: readonly string[]) =>
  types.map((type) => type.replace(/^.*\//, '').replace('jpeg', 'jpg').toUpperCase()).join(' / ')

export const uploadWords = {
  zh: {
    add: '添加图片',
    rejected: {
      tooMany: ({ count }: FileRules) => `最多上传 ${count} 张图片`,
      tooLarge: ({ maxSize }: FileRules) => `单张图片不能超过 ${size(maxSize)}`,
      wrongType: ({ types }: FileRules) => `只支持 ${kinds(types)} 格式的图片`,
      empty: () => '图片内容为空，请重新选择',
    },
    item: (index: number, count: number) => `图片 ${index}，共 ${count} 张`,
    sending: (percent: number) => `上传中 ${percent}%`,
    waiting: '等待上传',
    failed: '上传失败',
    retry: '重试',
    remove: (index: number) => `删除图片 ${index}`,
    earlier: (index: number) => `前移图片 ${index}`,
    later: (index: number) => `后移图片 ${index}`,
    movedTo: (index: number) => `已移到第 ${index} 张`,
  },
  en: {
    add: 'Add pictures',
    rejected: {
      tooMany: ({ count }: FileRules) => `At most ${count} pictures`,
      tooLarge: ({ maxSize }: FileRules) => `A picture may have ${size(maxSize)} at most`,
      wrongType: ({ types }: FileRules) => `Only ${kinds(types)} pictures`,
      empty: () => 'This picture is empty, choose another one',
    },
    item: (index: number, count: number) => `Picture ${index} of ${count}`,
    sending: (percent: number) => `Sending, ${percent}%`,
    waiting: 'Waiting',
    failed: 'Not sent',
    retry: 'Try again',
    remove: (index: number) => `Remove picture ${index}`,
    earlier: (index: number) => `Move picture ${index} forward`,
    later: (index: number) => `Move picture ${index} back`,
    movedTo: (index: number) => `Now number ${index}`,
  },
} as const satisfies Record<
  Locale,
  { rejected: Record<Rejection, (rules: FileRules) => string> } & Record<string, unknown>
>
