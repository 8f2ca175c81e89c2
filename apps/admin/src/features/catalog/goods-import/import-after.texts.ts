import { defineTexts } from '#platform/texts.ts'

export const importAfterTexts = defineTexts(
  {
    zip: '上传图片压缩包',
    zipHint:
      '表格里写的文件名先从压缩包取，再从素材库找；只取表格里写到的。.zip 最多 200 MB、5000 个文件，每张 10 MB 以内。',
    zipReading: '正在读取压缩包',
    zipHad: (had: number, failed: number) =>
      failed > 0
        ? `压缩包：取到 ${had} 张，${failed} 张不能用，原因见各行。`
        : `压缩包：取到 ${had} 张。`,
    zipPassed: (count: number) => `另有 ${count} 个文件没有读：文件名不安全、加密、嵌套或太大。`,
    zipMissing: '压缩包没有传到，请重新上传',
    zipTooLarge: '压缩包不能超过 200 MB',
    zipTooMany: '压缩包里最多 5000 个文件',
    zipUnreadable: '压缩包无法读取，请重新打包为 .zip',
    fetched: (done: number, all: number) => `${done} / ${all} 张`,
    had: (had: number, failed: number) =>
      failed > 0
        ? `按地址下载了 ${had} 张，${failed} 张没有取到，原因见各行`
        : `按地址的 ${had} 张都已下载到素材库`,
    willFetch: (count: number) => `${count} 张图片将在导入时下载到素材库`,
    again: (failed: number) => `重新下载 ${failed} 张`,
    back: '撤回',
    backUntil: (time: string) =>
      `${time} 前可以撤回：新商品没人买过、没改过的会删除，改动和库存退回导入前。`,
    take: '撤回这次导入',
    takeAsk: '撤回这次导入？',
    takeHint:
      '没有被购买或改过的新商品会删除，并从所有门店下架；改过的商品退回导入前的内容、价格和库存差额。不能撤回的会逐个列出。撤回后不能恢复，可以重新导入同一份表格。',
    ok: '撤回',
    taking: '撤回中',
    taken: (who: string, time: string) => `${who} 已于 ${time} 撤回`,
    restored: (count: number) => `已撤回 ${count} 个`,
    partly: (count: number) => `部分撤回 ${count} 个`,
    kept: (count: number) => `未撤回 ${count} 个`,
    keptTitle: '没有完全撤回的商品',
    outcomePartly: '部分撤回',
    outcomeKept: '未撤回',
    outcomeRestored: '已撤回',
    gone: '已删除的商品',
  },
  {
    zip: 'Upload a zip of pictures',
    zipHint:
      'Names of files in the table are taken from the zip first, then from the library; nothing else of the zip is. A .zip of 200 MB, 5,000 files of 10 MB each at most.',
    zipReading: 'The zip is being read',
    zipHad: (had, failed) =>
      failed > 0
        ? `Zip: ${had} pictures; ${failed} cannot be used, their rows say why. `
        : `Zip: ${had} pictures. `,
    zipPassed: (count) =>
      `${count} more files were not read: unsafe names, encrypted, nested or too large.`,
    zipMissing: 'The zip did not arrive: send it again',
    zipTooLarge: 'A zip may have 200 MB at most',
    zipTooMany: 'A zip may have 5,000 files at most',
    zipUnreadable: 'The zip cannot be read: pack it again as .zip',
    fetched: (done, all) => `${done} / ${all}`,
    had: (had, failed) =>
      failed > 0
        ? `By address: ${had} fetched, ${failed} could not be had; their rows say why`
        : `By address: all ${had} are in the library`,
    willFetch: (count) => `${count} pictures will be fetched into the library by the import`,
    again: (failed) => `Fetch ${failed} again`,
    back: 'Take back',
    backUntil: (time) =>
      `Until ${time} it can be taken back: new goods that nobody bought or changed are deleted, changes and stock go back.`,
    take: 'Take this import back',
    takeAsk: 'Take this import back?',
    takeHint:
      'New goods that nobody bought or changed are deleted, in all stores; changed goods get their words, prices and stock back. What cannot be taken back is listed. This cannot be undone, but the same table can be imported again.',
    ok: 'Take back',
    taking: 'Being taken back',
    taken: (who, time) => `Taken back by ${who}, ${time}`,
    restored: (count) => `${count} taken back`,
    partly: (count) => `${count} in part`,
    kept: (count) => `${count} stay`,
    keptTitle: 'Goods that were not wholly taken back',
    outcomePartly: 'In part',
    outcomeKept: 'Stays',
    outcomeRestored: 'Taken back',
    gone: 'Goods that are gone',
  },
)
