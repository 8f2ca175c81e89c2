import { defineTexts } from '#platform/texts.ts'

export const legalAgreementTexts = defineTexts(
  {
    describe: (title: string) => `${title}全文`,
    version: (version: string, date: string) => `版本 ${version} · ${date}更新`,
    drawn: '按当前设置列出',
  },
  {
    describe: (title) => `${title}, the whole text`,
    version: (version, date) => `Version ${version} · updated ${date}`,
    drawn: 'As it is set up now',
  },
)
