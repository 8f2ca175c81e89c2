import { defineTexts } from '#platform/texts.ts'

export const legalAgreementTexts = defineTexts(
  {
    describe: (title: string) => `${title}全文`,
    version: (version: string, date: string) => `版本 ${version} · ${date}更新`,
  },
  {
    describe: (title) => `${title}, the whole text`,
    version: (version, date) => `Version ${version} · updated ${date}`,
  },
)
