import { partners } from '../partners.ts'
import { stores } from '../stores.ts'
import type { AgreementCode, LegalAgreement, Partner, Text } from '../world.ts'
import { cancelNotice } from './cancel.ts'
import { distributionAgreement } from './distribution.ts'
import { pointsRules } from './points.ts'
import { privacyPolicy } from './privacy.ts'
import { userAgreement } from './user.ts'

interface Wording {
  readonly code: AgreementCode
  readonly title: Text
  readonly html: Text
}

const wordings: readonly Wording[] = [
  { code: 'user', title: { zh: '用户协议', en: 'User agreement' }, html: userAgreement },
  { code: 'privacy', title: { zh: '隐私政策', en: 'Privacy policy' }, html: privacyPolicy },
  { code: 'distribution', title: { zh: '推广合作协议', en: 'Promoter agreement' }, html: distributionAgreement },
  { code: 'cancel', title: { zh: '账户注销须知', en: 'Closing your account' }, html: cancelNotice },
  { code: 'points', title: { zh: '积分与成长值规则', en: 'Points and growth rules' }, html: pointsRules },
]

/** Fills the partner's name and contacts (those of its first store) into a wording. */
function filled(html: Text, partner: Partner): Text {
  const store = stores.find((candidate) => candidate.partnerId === partner.id)
  const inLanguage = (language: keyof Text) => {
    const values: Record<string, string> = {
      brand: partner.name[language],
      company: partner.company[language],
      phone: store?.phone ?? '',
      address: store?.address[language] ?? '',
      hours: store?.hours[language] ?? '',
    }
    return html[language].trim().replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  }
  return { zh: inLanguage('zh'), en: inLanguage('en') }
}

export const agreements: readonly LegalAgreement[] = partners.flatMap((partner) =>
  wordings.map(({ code, title, html }): LegalAgreement => ({ partnerId: partner.id, code, title, version: '2026-01', html: filled(html, partner) })),
)
